import { flag, type RawOptions, wordList } from '../../../engine/options.ts';
import type { Box } from '../../../words/box.ts';
import type { Character } from '../rules/characters.ts';
import { shelf } from './shelf.ts';

/** First-box characters, duplicated so that home need not load the rules' table; and named line-ups. */
export const OLD = [
  'duchess',
  'assassin',
  'countess',
  'captain',
  'ambassador',
  'inquisitor',
] as const satisfies Character[];
const FIRST: readonly string[] = ['base', 'base-inquisitor', 'random-1', ...OLD];

const isSecond = (options: RawOptions): boolean => {
  const lineup = wordList(options, 'lineup') ?? ['base'];
  return flag(options, 'religions') || lineup.some((word) => !FIRST.includes(word));
};

export const boxes: readonly Box[] = [
  {
    id: 'complots',
    title: (lang) => shelf.in(lang).boxes.complots.title,
    about: (lang) => shelf.in(lang).boxes.complots.about,
    colour: '#5c1426',
    players: [2, 8],
    minutes: 15,
    lesson: 4,
    options: {},
    book: {},
    holds: (options) => !isSecond(options),
  },
  {
    id: 'complots-2',
    title: (lang) => shelf.in(lang).boxes['complots-2'].title,
    about: (lang) => shelf.in(lang).boxes['complots-2'].about,
    colour: '#1c2c54',
    players: [2, 8],
    minutes: 20,
    options: { lineup: 'novice-2' },
    book: { lineup: 'random-2' },
    holds: isSecond,
  },
];
