import { french } from '../../../../words/french.ts';
import type { Shelf } from '../../words/shelf.ts';

export const fr: Shelf = {
  title: 'Complots',
  boxes: {
    complots: { title: 'Complots', about: 'Mens sur tes deux cartes, devine celles des autres.' },
    'complots-2': {
      title: 'Complots 2',
      about: french('Quinze personnages, et deux religions si tu veux : la cour s’agrandit.'),
    },
  },
};
