import type { CommonHand, CommonTable, ViewOf } from '../../../engine/game.ts';
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import type { Side } from './box.ts';
import type { Character } from './characters.ts';
import { type Complots, type Player, setAside } from './state.ts';
import type { Backs, Claimed, TurnMove } from './steps.ts';

export type PublicPlayer = {
  readonly coins: number;
  readonly alive: boolean;
  /** Living face-down cards. */
  readonly hidden: number;
  /** Dead face-down cards. */
  readonly dead: number;
  readonly revealed: readonly Character[];
  readonly side?: Side;
};

type Sharing = {
  readonly pot: number;
  readonly estates: readonly Seat[];
  readonly standing: readonly (readonly Seat[])[];
};

/** `for`: what it backs, in words; the action announced as it was said. */
export type ClaimView = {
  readonly by: Seat;
  readonly character: Character | null;
  readonly for: TurnMove | Claimed | Exclude<Backs, 'action'>;
};

export type ComplotsTable = {
  readonly turn: Seat;
  readonly lineup: readonly Character[];
  readonly court: number;
  readonly treasury: number;
  readonly almshouse?: number;
  readonly action: { readonly by: Seat; readonly move: TurnMove } | null;
  readonly claim: ClaimView | null;
  readonly pledged: number;
  readonly doubts: 'first' | 'fair';
  /** C52 C69 C70 what is being shared, the dead whose coins are next, and whose claims stood; absent otherwise. */
  readonly sharing?: Sharing;
  readonly players: Each<PublicPlayer>;
};

type ComplotsHand = {
  readonly hand: readonly Character[];
  readonly buried: readonly Character[];
  readonly drawn?: readonly Character[];
  readonly seen?: { readonly seat: Seat; readonly card: Character };
};

export type ComplotsFields = ViewOf<ComplotsTable, ComplotsHand>;

/** Many are made: optional fields extend a new object, and a leading spread is fast. */
export const table = (s: Complots, common: CommonTable): CommonTable & ComplotsTable => {
  const { turn, lineup, treasury, almshouse } = s;
  const court = s.court.length;
  const piles =
    almshouse === undefined
      ? { ...common, turn, lineup, court, treasury }
      : { ...common, turn, lineup, court, treasury, almshouse };
  const action = s.action ?? null;
  const claim = claimOf(s);
  const pledged = setAside(s);
  const doubts = s.fair ? 'fair' : 'first';
  const sharing = sharingOf(s);
  const players = each(s.seats, (seat) => publicPlayer(s.players[seat]));
  return sharing === undefined
    ? { ...piles, action, claim, pledged, doubts, players }
    : { ...piles, action, claim, pledged, doubts, sharing, players };
};

const sharingOf = ({ pot, estates, standing }: Complots): Sharing | undefined =>
  pot === 0 && estates.length === 0 && standing.length === 0
    ? undefined
    : { pot, estates: estates.slice(), standing: standing.map((seats) => seats.slice()) };

const publicPlayer = ({ coins, hand, buried, revealed, side }: Player): PublicPlayer => {
  const hidden = hand.length;
  const shown = { coins, alive: hidden > 0, hidden, dead: buried.length, revealed: revealed.slice() };
  return side === undefined ? shown : { ...shown, side };
};

export const hand = (s: Complots, seat: Seat, common: CommonHand): CommonHand & ComplotsHand => {
  const { hand: living, buried, drawn } = s.players[seat];
  const mine = { ...common, hand: living.slice(), buried: buried.slice() };
  const held = drawn.length === 0 ? mine : { ...mine, drawn: drawn.slice() };
  return s.seen === undefined || s.turn !== seat ? held : { ...held, seen: s.seen };
};

const claimOf = (s: Complots): ComplotsTable['claim'] => {
  const step = s.agenda[s.agenda.length - 1]?.steps[0];
  if (step === undefined || step[0] !== 'doubt') return null;
  const [, by, claimed, backs] = step;
  return {
    by,
    character: claimed === 'embezzle' ? null : claimed,
    for: backs === 'action' ? (s.action?.move ?? claimed) : backs,
  };
};
