export const en = 'It’s your turn';
