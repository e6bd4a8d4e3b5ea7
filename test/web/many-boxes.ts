/** The sample game in many boxes, without covers, for a full shelf. Pages say how many in their storage. */
import nuts from '../../examples/nuts/index.ts';
import type { Manifest } from '../../src/games/manifest.ts';

const NAMES = [
  'Contrebande',
  'Le bal',
  'Dés menteurs',
  'La taupe',
  'Les trois rois',
  'Testament',
  'Le complice',
  'Duel',
];
const COLOURS = ['#4a2c6d', '#7a4b12', '#24613a', '#4a4620', '#8e1b2b', '#2b2f52', '#0e5a5e', '#5a3a22'];
const count = Number(globalThis.localStorage?.getItem('boxes') ?? 16);

const boxes = Array.from({ length: count }, (_, i) => ({
  id: `nuts-${i}`,
  title: () => NAMES[i % NAMES.length] ?? '',
  about: () => `Somebody knows ${i} nuts. Who only pretends?`,
  colour: COLOURS[i % COLOURS.length] ?? '',
  players: [2, 6] as const,
  minutes: 20,
  options: {},
  book: {},
}));

export default { ...nuts, words: { ...nuts.words, boxes } } satisfies Manifest;
