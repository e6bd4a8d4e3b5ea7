import type { Box } from '../../../words/box.ts';
import { shelf } from './shelf.ts';

export const boxes: readonly Box[] = [
  {
    id: 'assassin-x',
    title: (lang) => shelf.in(lang).boxes['assassin-x'].title,
    about: (lang) => shelf.in(lang).boxes['assassin-x'].about,
    colour: '#2a1116',
    players: [2, 5],
    minutes: 30,
    lesson: 5,
    options: { truce: 'round' },
    book: {},
  },
];
