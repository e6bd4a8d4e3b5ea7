/**
 * The moments of a finished game for its film: its boldest lie, its longest-lived one, the challenge that decided it.
 */
import type { Fact } from '../../../engine/facts.ts';
import type { Played } from '../../../engine/game.ts';
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import type { Character } from './characters.ts';
import { addFact, type Bared, blank, uncovered } from './memory.ts';
import { type Verdict, verdictOf, type Word } from './verdict.ts';

/** A claim as it was made, and its outcome. */
export type Shot = {
  readonly kind: 'boldest' | 'decisive' | 'longest';
  readonly fact: number;
  readonly word: Word;
  /** Everybody's cards; empty for those who are out. */
  readonly hands: Each<readonly Character[]>;
  readonly loser: Seat | undefined;
};

export type Filmed = Verdict & { readonly film: readonly Shot[] };

type Picked = Omit<Shot, 'hands'>;

const picked = ({ words, boldest, decisive, longest }: Verdict): Picked[] => {
  const lie = (kind: Shot['kind'], fact: number | undefined): Picked[] =>
    words.flatMap((word) => (word.fact === fact ? [{ kind, fact: word.fact, word, loser: undefined }] : []));
  const doubted = words.findLast(({ fact, by }) => decisive?.at === by && fact < decisive.fact);
  const doubt: Picked[] =
    decisive === undefined || doubted === undefined
      ? []
      : [{ kind: 'decisive', fact: decisive.fact, word: doubted, loser: decisive.loser }];
  return [...lie('boldest', boldest?.fact), ...doubt, ...lie('longest', longest?.fact)];
};

const shotsOf = (verdict: Verdict, told: readonly Bared[], seats: readonly Seat[]): Shot[] => {
  const shots = picked(verdict);
  const own = shots.filter(({ word }, i) => shots.findIndex((one) => one.word === word) === i);
  const memory = blank(seats, 'all');
  const hands = new Map<number, Shot['hands']>();
  for (const [fact, { said, buried }] of told.entries()) {
    if (own.some((shot) => shot.fact === fact))
      hands.set(
        fact,
        each(seats, (seat) => [...memory.of[seat].held]),
      );
    addFact(memory, said, buried);
  }
  return own
    .flatMap((shot) => {
      const held = hands.get(shot.fact);
      return held === undefined ? [] : [{ ...shot, hands: held }];
    })
    .sort((one, other) => one.fact - other.fact);
};

export const filmed = (facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]): Filmed => {
  const verdict = verdictOf(facts, moves, seats);
  return { ...verdict, film: shotsOf(verdict, uncovered(facts, moves), seats) };
};
