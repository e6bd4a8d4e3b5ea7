import type { Box } from '../box.ts';
import { title } from './title.ts';

export const boxes: readonly Box[] = [
  {
    id: 'tribunal',
    title,
    about: {
      fr: 'Des juges, des mafieux, un greffier qui ment peut-être.',
      it: 'Giudici, mafiosi, un cancelliere che forse mente.',
      en: 'Judges, mafiosi, a clerk who may be lying.',
    },
    colour: '#1f3560',
    players: [3, 8],
    usual: 6,
    minutes: 15,
    lesson: 6,
    options: { mafiosi: 'gentle', lives: '1' },
  },
];
