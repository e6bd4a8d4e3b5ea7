import type { Shelf } from '../../words/shelf.ts';

export const fr: Shelf = {
  title: 'Tribunal',
  boxes: {
    tribunal: { title: 'Tribunal', about: 'Des juges, des mafieux, un greffier qui ment peut-être.' },
  },
};
