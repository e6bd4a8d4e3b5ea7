import { choice, knownOptions, type OptionSpec, type RawOptions, wholeNumber } from '../../engine/options.ts';

/** T2 how many mafiosi: as the book says, one fewer where there are many, or a number of the host's own. */
export type Mix = 'book' | 'gentle' | number;

export type Options = {
  readonly mafiosi: Mix;
  /** T1 lives each; `undefined`: by the number of players. */
  readonly lives: number | undefined;
  /** T70 a word out of turn is an infraction, or is refused. */
  readonly speech: 'court' | 'strict';
};

const MOST_MAFIOSI = 7;
export const MOST_LIVES = 3;

export const SPECS: readonly OptionSpec[] = [
  { name: 'mafiosi', of: ['book', 'gentle', '1', '2', '3'], default: 'book' },
  { name: 'lives', of: ['book', '1', '2', '3'], default: 'book' },
  { name: 'speech', of: ['court', 'strict'], default: 'court' },
];

export const readOptions = (raw: RawOptions): Options => {
  knownOptions(raw, SPECS);
  const lives = wholeNumber(raw, 'lives', 1, MOST_LIVES, ['book']);
  return {
    mafiosi: wholeNumber(raw, 'mafiosi', 1, MOST_MAFIOSI, ['book', 'gentle']) ?? 'book',
    lives: lives === 'book' ? undefined : lives,
    speech: choice(raw, 'speech', ['court', 'strict']),
  };
};
