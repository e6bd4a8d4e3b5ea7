import { draw } from '../../../engine/chance.ts';
import type { Fact } from '../../../engine/facts.ts';
import type { StateOf } from '../../../engine/game.ts';
import { type Each, others, type Seat } from '../../../engine/seats.ts';
import type { Side } from './box.ts';
import { type Character, TABLE } from './characters.ts';
import { tell, whisper } from './facts.ts';
import type { Steps, TurnMove } from './steps.ts';

export type Player = {
  coins: number;
  /** Living, face down. */
  hand: Character[];
  /** Drawn, and not yet chosen from. */
  drawn: Character[];
  /** Dead, face down (C68). */
  buried: Character[];
  /** Dead, face up, in order of turning up. */
  revealed: Character[];
  side: Side | undefined;
};

export type Complots = StateOf<Steps> & {
  readonly lineup: readonly Character[];
  readonly fair: boolean;
  readonly players: Each<Player>;
  /** Seats with a living face-down card, in order of play. */
  living: Seat[];
  /** A bag: cards are drawn from it at random, so it needs no shuffling. */
  court: Character[];
  /** C4 out of the game. */
  discarded: Character[];
  treasury: number;
  /** C82; absent without religions. */
  almshouse: number | undefined;
  /** C15 the cost of the power announced, in nobody's purse until it is due. */
  cost: number;
  /** C61 what the justiciar is about to give, in nobody's purse either. */
  gift: number;
  /** C52 what the illusionist took, while it is being shared: in their purse, or on the table once they are out (C43). */
  pot: number;
  turn: Seat;
  /** What the active player announced, until it is settled. */
  action: { readonly by: Seat; readonly move: TurnMove } | undefined;
  /** C64 the card the inquisitor is looking at. */
  seen: { readonly seat: Seat; readonly card: Character } | undefined;
  /** C69 the dead whose coins are still to be shared, the one being settled first. */
  estates: Seat[];
  /** C70 those whose claim stood, for each round of claims under way, the latest last. */
  standing: Seat[][];
};

/** C41 */
export const alive = (s: Complots, seat: Seat): boolean => s.players[seat].hand.length > 0;

export const rivals = (s: Complots, seat: Seat): Seat[] => {
  const after: Seat[] = [];
  for (const other of s.living) if (other > seat) after.push(other);
  for (const other of s.living) if (other < seat) after.push(other);
  return after;
};

export const following = (s: Complots, seat: Seat): Seat => {
  for (const other of s.living) if (other > seat) return other;
  return s.living[0] ?? seat;
};

/** C3 taking from a short treasury takes what is left. */
export const take = (s: Complots, out: Fact[], seat: Seat, coins: number): number => {
  const taken = Math.min(coins, s.treasury);
  s.treasury -= taken;
  s.players[seat].coins += taken;
  tell(out, seat, 'took', taken);
  return taken;
};

export const pay = (s: Complots, out: Fact[], seat: Seat, coins: number): void => {
  s.players[seat].coins -= coins;
  s.treasury += coins;
  tell(out, seat, 'paid', coins);
};

/** From one purse to another, as far as it goes. */
export const transfer = (s: Complots, from: Seat, to: Seat, coins: number): number => {
  const moved = Math.min(coins, s.players[from].coins);
  s.players[from].coins -= moved;
  s.players[to].coins += moved;
  return moved;
};

/** The active player's coins that lay on the table go to a player, or else to the treasury. */
export const spend = (s: Complots, out: Fact[], coins: number, to?: Seat): void => {
  if (coins === 0) return;
  if (to === undefined) {
    s.treasury += coins;
    tell(out, s.turn, 'spent', coins);
  } else {
    s.players[to].coins += coins;
    tell(out, s.turn, 'spent', coins, to);
  }
};

/** C15 C32 C43 a cost goes where it is due: to a target who lives, or to the treasury. */
export const spendCost = (s: Complots, out: Fact[], character: Character, at: Seat | undefined): void => {
  const { cost } = s;
  s.cost = 0;
  const paid = TABLE[character].payee === 'target' && at !== undefined && alive(s, at);
  spend(s, out, cost, paid ? at : undefined);
};

/** C15 it comes back to one who is caught, or whose victim pays. */
export const refund = (s: Complots, seat: Seat): void => {
  s.players[seat].coins += s.cost;
  s.cost = 0;
};

/** C43 what an illusionist who is out has left on the table. */
export const left = (s: Complots): number => (s.over === undefined && s.pot > 0 && !alive(s, s.turn) ? s.pot : 0);

/** All the active player's coins that lie on the table, in nobody's purse. */
export const setAside = (s: Complots): number => s.cost + s.gift + left(s);

/** Draws from the court; the drawer alone learns what. */
export const drawCards = (s: Complots, out: Fact[], seat: Seat, count: number): Character[] => {
  const cards: Character[] = [];
  for (let i = 0; i < count; i++) cards.push(draw(s.chance, s.court));
  tell(out, seat, 'drew', cards.length);
  whisper(out, [seat], seat, 'got', ...cards);
  return cards;
};

/** A card of the hand goes into the court, and a new one takes its place. */
export const replaceCard = (s: Complots, out: Fact[], seat: Seat, card: Character): void => {
  const { hand } = s.players[seat];
  const at = hand.indexOf(card);
  s.court.push(card);
  const [fresh] = drawCards(s, out, seat, 1);
  if (fresh !== undefined) hand[at] = fresh;
};

export const otherSide = (side: Side | undefined): Side => (side === 'catholic' ? 'protestant' : 'catholic');

/** C80 sides alternate clockwise, beginning after `from`; one that is set already stays. */
export const alternate = ({ seats, players }: Pick<Complots, 'seats' | 'players'>, from: Seat): void => {
  let { side } = players[from];
  for (const seat of others(seats, from)) {
    players[seat].side ??= otherSide(side);
    side = players[seat].side;
  }
};

/** C81 those whom hostile deeds may be aimed at: while both sides are alive, not co-religionists. */
export const hostileTargets = (s: Complots, seat: Seat): Seat[] => {
  const opponents = rivals(s, seat);
  if (s.almshouse === undefined) return opponents;
  const { side } = s.players[seat];
  const heretics = opponents.filter((other) => s.players[other].side !== side);
  return heretics.length > 0 ? heretics : opponents;
};

/** C61 among equals the active player chooses. */
export const richest = (s: Complots, among: readonly Seat[]): Seat[] => {
  let most = 0;
  for (const seat of among) most = Math.max(most, s.players[seat].coins);
  return among.filter((seat) => s.players[seat].coins === most);
};
