import type { Box } from '../../../words/box.ts';
import { shelf } from './shelf.ts';

export const boxes: readonly Box[] = [
  {
    id: 'tribunal',
    title: (lang) => shelf.in(lang).boxes.tribunal.title,
    about: (lang) => shelf.in(lang).boxes.tribunal.about,
    colour: '#1f3560',
    players: [3, 8],
    usual: 6,
    minutes: 15,
    lesson: 6,
    options: { mafiosi: 'gentle', lives: '1', record: 'full' },
    book: {},
  },
];
