import type { Shelf } from '../../words/shelf.ts';

export const en: Shelf = {
  title: 'Tribunal',
  boxes: {
    tribunal: { title: 'Tribunal', about: 'Judges, mafiosi, a clerk who may be lying.' },
  },
};
