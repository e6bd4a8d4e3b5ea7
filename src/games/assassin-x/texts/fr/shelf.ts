import { french } from '../../../../words/french.ts';
import type { Shelf } from '../../words/shelf.ts';

export const fr: Shelf = {
  title: 'Assassin X',
  boxes: {
    'assassin-x': { title: 'Assassin X', about: french('Une arme passe de main en main : qui est l’assassin ?') },
  },
};
