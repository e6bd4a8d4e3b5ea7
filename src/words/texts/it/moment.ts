export const it = 'Il momento del giorno è qui';
