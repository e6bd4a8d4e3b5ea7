import type { Shelf } from '../../words/shelf.ts';

export const it: Shelf = {
  title: 'Tribunale',
  boxes: {
    tribunal: { title: 'Tribunale', about: 'Giudici, mafiosi, un cancelliere che forse mente.' },
  },
};
