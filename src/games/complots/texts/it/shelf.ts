import type { Shelf } from '../../words/shelf.ts';

export const it: Shelf = {
  title: 'Complots',
  boxes: {
    complots: { title: 'Complots', about: 'Menti sulle tue due carte, indovina quelle degli altri.' },
    'complots-2': { title: 'Complots 2', about: 'Quindici personaggi e, se vuoi, due religioni: la corte si allarga.' },
  },
};
