/** The law that the rules answer whatever is said: a sentence about an absent seat, or with one word wrong, throws nothing. */
import { oneOf, type Rng, roll } from '../src/engine/chance.ts';
import { check, legal } from '../src/engine/kernel.ts';
import { SEATS } from '../src/engine/seats.ts';
import type { Moment, Why } from './laws.ts';
import { filled } from './random-play.ts';

const TRIED = 8;

/** `legal` and `check` answer for all seats, including absent ones. */
export const neverThrows = (moment: Moment): Why => {
  const { game, s, rng } = moment;
  learn(moment);
  const known = [...moment.vocabulary];
  for (let i = 0; i < TRIED; i++) {
    const move = altered(rng, oneOf(rng, known), known);
    for (const seat of SEATS)
      try {
        legal(game, s, seat);
        check(game, s, seat, move);
      } catch (error) {
        return `"${seat} ${move}" throws ${error instanceof Error ? error.stack : String(error)}`;
      }
  }
  return undefined;
};

export const learn = ({
  game,
  s,
  rng,
  facts,
  vocabulary,
}: Pick<Moment, 'game' | 's' | 'rng' | 'facts' | 'vocabulary'>): void => {
  const learnt = (sentence: string): void => {
    for (const word of [sentence, ...sentence.split(' ')]) vocabulary.add(word);
  };
  for (const { pattern } of game.patterns ?? []) learnt(pattern);
  for (const seat of s.seats)
    for (const listed of legal(game, s, seat)) {
      learnt(listed);
      learnt(filled(game, s, seat, listed, rng));
    }
  for (const { said } of facts) for (const word of said) vocabulary.add(String(word));
};

const isSeat = (word: string): boolean => SEATS.some((seat) => seat === word);

/** A sentence with other seats, and perhaps one error. */
export const altered = (rng: Rng, sentence: string, known: readonly string[]): string => {
  const words = sentence.split(' ').map((word) => (isSeat(word) ? oneOf(rng, SEATS) : word));
  const at = roll(rng, words.length);
  const other = oneOf(rng, known);
  return oneOf(rng, [
    words,
    words,
    words.toSpliced(at, 1),
    words.toSpliced(at, 0, other),
    words.with(at, other),
    words.with(-1, other),
    [...words, other],
    words.map((word) => word.toUpperCase()),
    words.with(at, (words[at] ?? '').toLowerCase()),
    words.toReversed(),
  ]).join(' ');
};
