import type { StateOf } from '../../../engine/game.ts';
import { removeAt } from '../../../engine/piles.ts';
import type { Each, Seat } from '../../../engine/seats.ts';
import type { Card } from './cards.ts';
import type { Direction } from './facts.ts';
import type { Joker } from './jokers.ts';
import type { Steps } from './steps.ts';

export const HAND = 5; // X3
export const OFFERED = 3; // X10

export type Player = {
  points: number;
  hand: Card[];
  joker: Joker | undefined;
  /** X40 jokers they are looking at, neither kept nor discarded yet. */
  looking: Joker[];
  /** X30 in the round. */
  in: boolean;
};

/** X10 three cards laid out, the first of them face up. */
export type Offer = { readonly by: Seat; readonly cards: readonly Card[]; readonly up: number };
export type Attack = { readonly by: Seat; readonly target: Seat; readonly cards: readonly Card[]; crime: number };
export type Defence = { readonly cards: readonly Card[]; readonly survival: number };
/** X30 X42 a hand that one player has seen; an informer does not see the joker. */
export type Shown = {
  readonly to: Seat;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly joker: Joker | 'none' | 'unseen';
};

export type AssassinX = StateOf<Steps> & {
  readonly fair: boolean;
  readonly players: Each<Player>;
  round: number;
  /** X3 who began the round, and in which direction. */
  starter: Seat;
  opened: Direction;
  direction: Direction;
  turn: Seat;
  /** The top first. */
  pile: Card[];
  discard: Card[];
  /** X30 out of play. */
  away: Card[];
  offer: Offer | undefined;
  /** An attack and its answer lie on the table until the next exchange; the cards stay their owners'. */
  attack: Attack | undefined;
  defence: Defence | undefined;
  shown: Shown | undefined;
  /** X31 who has passed an assassin card to whom, this turn. */
  passed: (readonly [from: Seat, to: Seat])[];
  /** X6 rounds running that have scored nobody. */
  barren: number;
  /** X23 who has not laid out cards yet this round; undefined without the option. */
  truce: Seat[] | undefined;
};

export const isAssassin = (player: Player): boolean => player.hand.includes('assassin');

const after = ({ seats, direction }: AssassinX, seat: Seat): Seat =>
  seats[(seats.indexOf(seat) + direction + seats.length) % seats.length] ?? seat;

export const around = (s: AssassinX, from: Seat): Seat[] => {
  const list = [from];
  for (let seat = after(s, from); seat !== from; seat = after(s, seat)) list.push(seat);
  return list;
};

/** X12 those in the round, from the active player on in the direction of play. */
export const inOrder = (s: AssassinX): Seat[] => around(s, s.turn).filter((seat) => s.players[seat].in);

/** X11 the neighbour in the direction of play; players out of the round are skipped. */
export const neighbour = (s: AssassinX, seat: Seat): Seat => {
  let next = after(s, seat);
  while (!s.players[next].in) next = after(s, next);
  return next;
};

/** X14 another player in the round. */
export const rivals = (s: AssassinX, seat: Seat): Seat[] =>
  s.seats.filter((other) => other !== seat && s.players[other].in);

/** A card goes from one hand to the end of another. X31 an assassin card is remembered. */
export const pass = (s: AssassinX, from: Seat, to: Seat, card: Card): void => {
  const { hand } = s.players[from];
  const at = hand.indexOf(card);
  s.players[to].hand.push(hand[at] ?? card); // the hand's own string: one sliced out of a sentence is slower to look up
  removeAt(hand, at);
  if (card === 'assassin') s.passed.push([from, to]);
};

/** X23 nobody attacks while somebody in the round has not laid out cards. */
export const isTruce = ({ truce }: AssassinX): boolean => truce !== undefined && truce.length > 0;

/** X41 a joker that was played goes to the discards, face up. */
export const spendJoker = (s: AssassinX, seat: Seat): Joker => {
  const player = s.players[seat];
  const { joker } = player;
  if (joker === undefined) throw new Error(`${seat} has no joker to discard`);
  s.discard.push(joker);
  player.joker = undefined;
  return joker;
};
