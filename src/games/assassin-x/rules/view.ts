import type { CommonHand, CommonTable, StepOf, ViewOf } from '../../../engine/game.ts';
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import type { Card } from './cards.ts';
import type { Direction } from './facts.ts';
import type { Joker } from './jokers.ts';
import type { AssassinX, Attack, Defence, Offer, Player, Shown } from './state.ts';
import type { Steps } from './steps.ts';

type PublicPlayer = {
  readonly points: number;
  readonly cards: number;
  readonly joker: boolean;
  readonly in: boolean;
};

type AssassinXTable = {
  readonly round: number;
  readonly direction: Direction;
  readonly turn: Seat;
  /** X3 who began the round, and its first direction. */
  readonly starter: Seat;
  readonly opened: Direction;
  /** X6 rounds running that have scored nobody. */
  readonly barren: number;
  readonly actions: 'first' | 'fair';
  /** X23 who has not laid out cards yet this round; absent without the option. */
  readonly truce?: readonly Seat[];
  readonly pile: number;
  readonly discard: number;
  readonly players: Each<PublicPlayer>;
  /** X40 jokers being looked at by the one who is asked which they keep, and cards offered. */
  readonly looking?: readonly (Joker | '?')[];
  readonly offer?: readonly (Card | '?')[];
  readonly attack?: Readonly<Attack>;
  readonly defence?: Defence;
};

/** The jokers they look at and the cards they offer their owner sees face up. */
type AssassinXHand = Pick<AssassinXTable, 'looking' | 'offer'> & {
  readonly hand: readonly Card[];
  readonly joker?: Joker;
  readonly discards?: readonly Card[];
  readonly shown?: { readonly seat: Seat; readonly hand: readonly Card[]; readonly joker?: Joker | null };
};

export type AssassinXFields = ViewOf<AssassinXTable, AssassinXHand>;

type Growing<T> = { -readonly [K in keyof T]: T[K] };

/** Built in one literal, which is faster than adding fields: many are made. */
export const table = (s: AssassinX, common: CommonTable): CommonTable & AssassinXTable => {
  const { game, version, seats, phase, toAct, question, over, answered } = common;
  const { round, direction, turn, starter, opened, barren, attack, defence } = s;
  const players = each(seats, (seat) => publicPlayer(s.players[seat]));
  const seen: Growing<CommonTable & AssassinXTable> = {
    game,
    version,
    seats,
    phase,
    toAct,
    question,
    over,
    round,
    direction,
    turn,
    starter,
    opened,
    barren,
    actions: s.fair ? 'fair' : 'first',
    pile: s.pile.length,
    discard: s.discard.length,
    players,
  };
  const step = openStep(s);
  if (s.truce !== undefined) seen.truce = s.truce.slice();
  if (answered !== undefined) seen.answered = answered;
  if (step?.[0] === 'joker') seen.looking = s.players[step[1]].looking.map(() => '?');
  // X10 face-down cards are private
  if (s.offer !== undefined) seen.offer = faceUp(s.offer);
  if (attack !== undefined) seen.attack = { ...attack };
  if (defence !== undefined) seen.defence = { ...defence };
  return seen;
};

const publicPlayer = ({ points, hand: cards, joker, in: isIn }: Player): PublicPlayer => ({
  points,
  cards: cards.length,
  joker: joker !== undefined,
  in: isIn,
});

const faceUp = ({ cards, up }: Offer): (Card | '?')[] => cards.map((card, i) => (i < up ? card : '?'));

const openStep = ({ agenda }: AssassinX): StepOf<Steps> | undefined => agenda[agenda.length - 1]?.steps[0];

export const hand = (s: AssassinX, seat: Seat, common: CommonHand): CommonHand & AssassinXHand => {
  const { hand: cards, joker, looking } = s.players[seat];
  const { me, legal, answer } = common;
  const mine: Growing<CommonHand & AssassinXHand> =
    answer === undefined ? { me, legal, hand: cards.slice() } : { me, legal, answer, hand: cards.slice() };
  if (joker !== undefined) mine.joker = joker;
  const step = openStep(s);
  if (step?.[0] === 'swap' && step[1] === seat) mine.discards = s.discard.slice();
  if (s.shown?.to === seat) mine.shown = shown(s.shown);
  if (step?.[0] === 'joker' && step[1] === seat) mine.looking = looking.slice();
  if (s.offer?.by === seat) mine.offer = s.offer.cards.slice();
  return mine;
};

// X42 an informer sees no joker
const shown = ({ seat, hand: cards, joker }: Shown): NonNullable<AssassinXHand['shown']> => ({
  seat,
  hand: cards.slice(),
  ...(joker === 'unseen' ? {} : { joker: joker === 'none' ? null : joker }),
});
