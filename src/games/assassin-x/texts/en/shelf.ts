import type { Shelf } from '../../words/shelf.ts';

export const en: Shelf = {
  title: 'Assassin X',
  boxes: {
    'assassin-x': { title: 'Assassin X', about: 'A weapon goes from hand to hand: who is the assassin?' },
  },
};
