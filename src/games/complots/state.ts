import { draw } from '../../engine/chance.ts';
import { type Fact, tell, whisper } from '../../engine/facts.ts';
import type { StateOf } from '../../engine/game.ts';
import { finish } from '../../engine/kernel.ts';
import { type Each, others, type Seat } from '../../engine/seats.ts';
import type { Character } from './characters.ts';
import type { Steps } from './steps.ts';

export const COINS = 54; // C3

export const SIDES = ['catholic', 'protestant'] as const;
export type Side = (typeof SIDES)[number];

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
  /** Those with a living face-down card, in order of play. */
  living: Seat[];
  /** A bag: cards are drawn from it at random, so it needs no shuffling. */
  court: Character[];
  /** C4 out of the game. */
  discarded: Character[];
  treasury: number;
  /** C82; absent without religions. */
  almshouse: number | undefined;
  /** C15 coins set aside, in nobody's purse. */
  pledged: number;
  turn: Seat;
  /** What the active player announced, until it is settled. */
  action: { readonly by: Seat; readonly move: string } | undefined;
  /** C64 the card the inquisitor is looking at. */
  seen: { readonly seat: Seat; readonly card: Character } | undefined;
  /** C52 what the illusionist took, while it is being shared. */
  pot: number;
  /** C69 the dead whose coins are still to be shared, the one being settled first. */
  estates: Seat[];
  /** C70 those whose claim stood, for each round of claims under way, the latest last. */
  standing: Seat[][];
};

export const alive = (s: Complots, seat: Seat): boolean => {
  for (const one of s.living) if (one === seat) return true;
  return false;
};

/** The other living players, clockwise. */
export const rivals = (s: Complots, seat: Seat): Seat[] => {
  const after: Seat[] = [];
  for (const other of s.living) if (other > seat) after.push(other);
  for (const other of s.living) if (other < seat) after.push(other);
  return after;
};

/** The next living player clockwise. */
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
export const hand = (s: Complots, from: Seat, to: Seat, coins: number): number => {
  const moved = Math.min(coins, s.players[from].coins);
  s.players[from].coins -= moved;
  s.players[to].coins += moved;
  return moved;
};

/** C15 the coins set aside go where they are due: to a player, or else to the treasury. */
export const spend = (s: Complots, out: Fact[], to?: Seat): void => {
  const coins = s.pledged;
  s.pledged = 0;
  if (coins === 0) return;
  if (to === undefined) {
    s.treasury += coins;
    tell(out, s.turn, 'spent', coins);
  } else {
    s.players[to].coins += coins;
    tell(out, s.turn, 'spent', coins, to);
  }
};

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
  const { hand: cards } = s.players[seat];
  const at = cards.indexOf(card);
  s.court.push(card);
  const [fresh] = drawCards(s, out, seat, 1);
  if (fresh !== undefined) cards[at] = fresh;
};

/** C41 C44 No face-down card left: out, all cards up; the last one left wins at once. */
export const eliminate = (s: Complots, out: Fact[], seat: Seat): void => {
  const player = s.players[seat];
  for (const card of player.buried) {
    player.revealed.push(card);
    tell(out, seat, 'uncovered', card);
  }
  player.buried = [];
  tell(out, seat, 'out');
  if (seat === s.turn) {
    // C43 what he took to share stays on the table for those whose join stands
    player.coins -= s.pot;
    s.pledged += s.pot;
  }
  s.living = s.living.filter((other) => other !== seat);
  const [winner] = s.living;
  if (s.living.length === 1 && winner !== undefined) {
    for (const dead of s.seats) if (dead !== winner) returnCoins(s, dead);
    s.treasury += s.pledged;
    s.pledged = 0;
    s.action = undefined;
    tell(out, winner, 'won');
    finish(s, [winner]);
  } else if (player.coins > 0 && s.lineup.includes('undertaker')) s.estates.push(seat);
  else returnCoins(s, seat);
};

export const returnCoins = (s: Complots, seat: Seat): void => {
  s.treasury += s.players[seat].coins;
  s.players[seat].coins = 0;
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
