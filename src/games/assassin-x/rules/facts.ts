import { type Said, type SaidOf, telling, type VerbOf } from '../../../engine/facts.ts';
import { reading } from '../../../engine/reading.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Card } from './cards.ts';
import type { Joker } from './jokers.ts';

/** X4 X5 what a round may end with. */
export const CAUSES = ['assassination', 'survived', 'arrest', 'pile', 'alone'] as const;
export type Cause = (typeof CAUSES)[number];

export type Direction = 1 | -1;

/** `by`: a seat does it, `A took B time`; `of`: the table itself speaks, `round turned -1`. */
export type Facts = {
  by: {
    /** Jokers among the dealt cards; cards dealt or drawn. */
    found: [jokers: number];
    got: Card[];
    drew: ['card' | 'joker'];
    /** X40 a joker face down, which one to its owner, and one that is discarded face up. */
    laid: [];
    kept: [Joker];
    uncovered: [Joker];
    /** X10 X11 the exchange; which card was taken face down is told to both, what was discarded to the one who did. */
    offered: [to: Seat, ...cards: (Card | '?')[]];
    took: [from: Seat] | [from: Seat, Card];
    received: [from: Seat, Card];
    discarded: [];
    dropped: [Card];
    attacked: [Seat, ...lay: Card[]];
    defended: Card[];
    killed: [Seat, crime: number, survival: number];
    survived: [by: Seat, crime: number, survival: number];
    /** X30 the police, and what becomes of the accused and the accuser. */
    intervened: [Seat];
    arrested: [by: Seat];
    cleared: [by: Seat];
    left: [jokers: number];
    /** X42 */
    played: [Joker] | [Joker, at: Seat];
    stole: [from: Seat];
    lifted: [from: Seat, Card];
    gave: [to: Seat] | [to: Seat, 'assassin'];
    handed: [to: Seat, Card];
    saw: [Seat, ...cards: Card[]];
    searched: Card[];
    swapped: [];
    exchanged: [mine: Card, theirs: Card];
    scored: [points: number];
    won: [];
  };
  of: {
    round:
      | ['began', number: number, starter: Seat, Direction]
      | ['turned', Direction]
      | ['armed']
      | ['ended', Cause, ...scorers: Seat[]];
  };
};

export type FactOf<V extends VerbOf<Facts> = VerbOf<Facts>> = SaidOf<Facts, V>;
export const { tell, whisper } = telling<Facts>();
export const { read, says, run, fold, scan } = reading<Facts>();

/** X3 The index of the fact that began the last round; −1: none. */
export const begunAt = (heard: readonly Said[]): number => heard.findLastIndex((said) => read(said)[1] === 'began');

/** Facts that reveal something hidden. */
export const RELEASES = [
  'got',
  'found',
  'drew',
  'laid',
  'uncovered',
  'received',
  'lifted',
  'saw',
  'searched',
  'arrested',
  'cleared',
  'ended',
] as const satisfies readonly (VerbOf<Facts> | Facts['of']['round'][0])[];
