import type { Shelf } from '../../words/shelf.ts';

export const it: Shelf = {
  title: 'Assassin X',
  boxes: {
    'assassin-x': { title: 'Assassin X', about: 'Un’arma passa di mano in mano: chi è l’assassino?' },
  },
};
