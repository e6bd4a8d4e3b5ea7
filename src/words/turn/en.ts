export const en = 'It is your turn';
