export const fr = 'C’est à toi de jouer';
