import type { Shelf } from '../../words/shelf.ts';

export const en: Shelf = {
  title: 'Complots',
  boxes: {
    complots: { title: 'Complots', about: 'Lie about your two cards, guess those of the others.' },
    'complots-2': { title: 'Complots 2', about: 'Fifteen characters, and two religions if you like: the court grows.' },
  },
};
