import { choice, knownOptions, type OptionSpec, type RawOptions, wholeNumber } from '../../../engine/options.ts';

/** As a table has agreed: the state holds them whole, and the docket shows them to everybody. */
export type Options = {
  /** T2 how many mafiosi: as the book says, one fewer where there are many, or a number of the host's own. */
  readonly mafiosi: 'book' | 'gentle' | number;
  /** T1 lives each; by the book: by the number of players. */
  readonly lives: 'book' | number;
  /** T70 a word out of turn is an infraction, or is refused. */
  readonly speech: 'court' | 'strict';
  /** T79 more is on record; left out where it is not. */
  readonly record?: 'full';
  /** T80 claims and plans are made; left out where they are not. */
  readonly claims?: 'on';
};

const MOST_MAFIOSI = 7;
export const MOST_LIVES = 3;

export const SPECS: readonly OptionSpec[] = [
  { name: 'mafiosi', of: ['book', 'gentle', '1', '2', '3'], default: 'book' },
  { name: 'lives', of: ['book', '1', '2', '3'], default: 'book' },
  { name: 'speech', of: ['court', 'strict'], default: 'court' },
  { name: 'record', of: ['plain', 'full'], default: 'plain' },
  { name: 'claims', of: ['off', 'on'], default: 'off' },
];

export const readOptions = (raw: RawOptions): Options => {
  knownOptions(raw, SPECS);
  const record = choice(raw, 'record', ['plain', 'full']);
  const claims = choice(raw, 'claims', ['off', 'on']);
  return {
    mafiosi: wholeNumber(raw, 'mafiosi', 1, MOST_MAFIOSI, ['book', 'gentle']) ?? 'book',
    lives: wholeNumber(raw, 'lives', 1, MOST_LIVES, ['book']) ?? 'book',
    speech: choice(raw, 'speech', ['court', 'strict']),
    ...(record === 'full' ? { record } : {}),
    ...(claims === 'on' ? { claims } : {}),
  };
};

/** T1 */
export const livesFor = ({ lives }: Options, players: number): number =>
  lives !== 'book' ? lives : players <= 5 ? MOST_LIVES : 2;

/** T2 how many of so many players are mafiosi. */
const MIXES = {
  book: [0, 0, 0, 1, 1, 2, 2, 3, 3],
  gentle: [0, 0, 0, 1, 1, 1, 2, 2, 2],
} as const;

/** T2 the host's own number is lowered to what leaves at least one judge. */
export const mafiosiFor = ({ mafiosi }: Options, players: number): number =>
  typeof mafiosi === 'number' ? Math.min(mafiosi, players - 1) : (MIXES[mafiosi][players] ?? 1);
