/** The public path of hidden cards in this round: who took them from whom. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Card, isArm } from './cards.ts';
import { begunAt, says } from './facts.ts';

/** X10 X42 A hidden card from hand to hand. */
export type Passage = { readonly from: Seat; readonly to: Seat };

const passageIn = (said: Said): Passage[] => {
  if (says(said, 'took') && said[3] === undefined) return [{ from: said[2], to: said[0] }];
  if (says(said, 'stole')) return [{ from: said[2], to: said[0] }];
  return says(said, 'gave') && said[3] === undefined ? [{ from: said[0], to: said[2] }] : [];
};

const inRound = (heard: readonly Said[]): readonly Said[] => heard.slice(Math.max(0, begunAt(heard)));

export const passages = (heard: readonly Said[]): readonly Passage[] => inRound(heard).flatMap(passageIn);

/** What everybody saw a player do this round. */
type Watched = {
  /** Givers of hidden cards, in order. */
  readonly hidden: readonly Seat[];
  readonly shown: readonly Card[];
  readonly discarded: number;
};

export const watched = (heard: readonly Said[], seat: Seat): Watched => {
  const round = inRound(heard);
  return {
    hidden: passages(round).flatMap(({ from, to }) => (to === seat ? [from] : [])),
    shown: round.flatMap((said) => (says(said, 'took') && said[0] === seat && said[3] !== undefined ? [said[3]] : [])),
    discarded: round.filter((said) => says(said, 'discarded') && said[0] === seat).length,
  };
};

/** Reasons for the police: checkable, or a feeling. */
export type Reason =
  | { readonly kind: 'hidden' | 'arms'; readonly cards: number }
  | { readonly kind: 'assassin' | 'feeling' };

/** Fewer cards are no reason. */
const MANY = 2;

export const reasonAgainst = (heard: readonly Said[], seat: Seat): Reason => {
  const { hidden, shown } = watched(heard, seat);
  const arms = shown.filter(isArm).length;
  if (shown.includes('assassin')) return { kind: 'assassin' };
  if (hidden.length >= MANY && hidden.length >= arms) return { kind: 'hidden', cards: hidden.length };
  return arms >= MANY ? { kind: 'arms', cards: arms } : { kind: 'feeling' };
};
