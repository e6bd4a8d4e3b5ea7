/**
 * Where both assassin cards are, by everything one seat has heard this round: each is followed from the pile through
 * hands. Likelihoods of actions were measured in games of experts.
 */
import type { Said } from '../../../engine/facts.ts';
import { remembering } from '../../../engine/reading.ts';
import type { Each, Seat } from '../../../engine/seats.ts';
import { type Card, DECK, type Kind, TABLE } from '../rules/cards.ts';
import { type FactOf, read } from '../rules/facts.ts';
import { isJoker, type Joker } from '../rules/jokers.ts';

const HAND = 5;

/** How often holders of an assassin card do something, and others. */
type Habit = readonly [holder: number, other: number];

const unless = ([holder, other]: Habit): Habit => [1 - holder, 1 - other];
/** X10 Showing the police in an offer, or not. */
const POLICE: Habit = [0.055, 0.41];
/** X11 Taking this face-up card. */
const TAKES: Readonly<Partial<Record<Kind, Habit>>> = {
  weapon: [0.43, 0.63],
  approach: [0.43, 0.63],
  reflex: [0.08, 0.1],
  clue: [0.08, 0.1],
  mastery: [0.256, 0.143],
  intervention: [0.024, 0.053],
};
/** X42 Playing this joker. */
const PLAYS: Readonly<Partial<Record<Joker, Habit>>> = {
  diversion: [0.1, 0.7],
  informer: [0.8, 2.1],
  tail: [0.2, 0.9],
  pickpocket: [1.2, 1.6],
};
/** X20 How often a holder attacks before the next offer. */
const STRIKES = 0.14;
/** X10 How often an assassin card is among those offered face down; X42 or given by a pickpocket. */
const [HIDES, GIVES] = [0.035, 0.24];

type Where = {
  readonly seats: readonly Seat[];
  /** Joint odds of both cards' places: rows for the first; seats in order, the pile, out of play. */
  odds: Float64Array;
  /** Non-jokers in the pile. */
  plain: number;
  hidden: number;
  up: readonly Card[];
  began: boolean;
};

const PLAIN = DECK.filter((card) => !isJoker(card)).length;

const nothing = (_: Seat | undefined, seats: readonly Seat[]): Where => {
  const places = seats.length + 2;
  const odds = new Float64Array(places * places);
  odds[seats.length * places + seats.length] = 1;
  return { seats, odds, plain: PLAIN, hidden: 0, up: [], began: false };
};

const placesIn = ({ seats }: Where): number => seats.length + 2;

/** Multiplies the odds by a likelihood that depends on how many are in a place. */
const weigh = (where: Where, place: number, by: (held: number) => number): void => {
  const places = placesIn(where);
  let all = 0;
  const { odds } = where;
  for (let i = 0; i < places; i++)
    for (let j = 0; j < places; j++) {
      const at = i * places + j;
      odds[at] = (odds[at] ?? 0) * by(Number(i === place) + Number(j === place));
      all += odds[at];
    }
  // impossible evidence is ignored
  if (all > 0) for (let at = 0; at < odds.length; at++) odds[at] = (odds[at] ?? 0) / all;
};

/** A card moves, and each assassin card there is it with this chance. `was`: whether it is known to be one. */
const pass = (where: Where, from: number, to: number, chance: number, was?: boolean): void => {
  const places = placesIn(where);
  const { odds } = where;
  const next = new Float64Array(odds.length);
  const add = (i: number, j: number, share: number): void => {
    next[i * places + j] = (next[i * places + j] ?? 0) + share;
  };
  for (let i = 0; i < places; i++)
    for (let j = 0; j < places; j++) {
      const here = odds[i * places + j] ?? 0;
      if (here === 0) continue;
      const moved = [i === from ? chance : 0, j === from ? chance : 0] as const;
      if (was !== false && from !== to) {
        add(to, j, here * moved[0]);
        add(i, to, here * moved[1]);
      }
      if (was !== true) add(i, j, here * Math.max(0, 1 - moved[0] - moved[1]));
    }
  const all = next.reduce((sum, one) => sum + one, 0);
  if (all > 0) where.odds = next.map((one) => one / all);
};

const draw = (where: Where, seat: Seat, card?: Card): void => {
  pass(where, where.seats.length, where.seats.indexOf(seat), 1 / Math.max(1, where.plain), card && card === 'assassin');
  where.plain -= 1;
};

const habit = (where: Where, seat: Seat, [holder, other]: Habit): void =>
  weigh(where, where.seats.indexOf(seat), (held) => (held > 0 ? holder : other));

const note = (where: Where, said: FactOf, me: Seat | undefined): void => {
  const { seats } = where;
  const at = (seat: Seat): number => seats.indexOf(seat);
  switch (said[1]) {
    case 'found': {
      const [who, , jokers] = said;
      if (who !== me) for (let i = jokers; i < HAND; i++) draw(where, who);
      break;
    }
    case 'drew':
      if (said[0] !== me && said[2] === 'card') draw(where, said[0]);
      break;
    case 'got': {
      const [who, , ...cards] = said;
      for (const card of cards) if (!isJoker(card)) draw(where, who, card);
      break;
    }
    case 'uncovered':
      if (said[2] === 'transfer') habit(where, said[0], [0.5, 1]);
      break;
    case 'offered': {
      const [who, , , ...laid] = said;
      if (where.began) for (const seat of seats) if (seat !== me) habit(where, seat, [1 - STRIKES, 1]);
      where.began = true;
      where.up = laid.filter((card) => card !== '?');
      where.hidden = laid.length - where.up.length;
      if (where.up.includes('assassin')) weigh(where, at(who), (held) => Math.min(1, held));
      if (who !== me) habit(where, who, where.up.includes('intervention') ? POLICE : unless(POLICE));
      break;
    }
    case 'took':
      took(where, said, me);
      break;
    case 'received':
    case 'lifted': {
      const [who, verb, from, card] = said;
      const chance = from === me ? 1 : verb === 'lifted' ? 1 / HAND : HIDES / Math.max(1, where.hidden);
      if (from !== me || card === 'assassin') pass(where, at(from), at(who), chance, card === 'assassin');
      break;
    }
    case 'attacked':
      weigh(where, at(said[0]), (held) => Math.min(1, held));
      break;
    case 'cleared':
      weigh(where, at(said[0]), (held) => Number(held === 0));
      break;
    case 'saw': {
      const [, , whose, ...cards] = said;
      const count = cards.filter((card) => card === 'assassin').length;
      weigh(where, at(whose), (held) => Number(held === count));
      break;
    }
    case 'left':
      for (let i = 0; i < 2; i++) leave(where, at(said[0]));
      break;
    case 'played': {
      const [who, , joker] = said;
      if (joker === 'transfer') weigh(where, at(who), (held) => Math.min(1, held));
      else if (who !== me) habit(where, who, PLAYS[joker] ?? [1, 1]);
      break;
    }
    case 'stole':
      if (said[0] !== me && said[2] !== me) pass(where, at(said[2]), at(said[0]), 1 / HAND);
      break;
    case 'gave': {
      const [who, , to, card] = said;
      if (card !== undefined) pass(where, at(who), at(to), 1, true);
      else if (who !== me && to !== me) pass(where, at(who), at(to), GIVES);
      break;
    }
    case 'handed': {
      const [who, , to, card] = said;
      if (who !== me) pass(where, at(who), at(to), GIVES, card === 'assassin');
      else if (card === 'assassin') pass(where, at(who), at(to), 1, true);
      break;
    }
  }
};

const took = (where: Where, [who, , from, card]: FactOf<'took'>, me: Seat | undefined): void => {
  const at = (seat: Seat): number => where.seats.indexOf(seat);
  if (who !== me) {
    const shown = where.up.map((one) => TAKES[TABLE[one].kind] ?? [0.1, 0.1]);
    const left = (of: 0 | 1): number => Math.max(0.05, 1 - shown.reduce((sum, one) => sum + one[of], 0));
    habit(where, who, card === undefined ? [left(0), left(1)] : (TAKES[TABLE[card].kind] ?? [1, 1]));
  }
  if (card === 'assassin') pass(where, at(from), at(who), 1, true);
  else if (card === undefined && who !== me && from !== me)
    pass(where, at(from), at(who), HIDES / Math.max(1, where.hidden));
};

/** X30 with all their cards. */
const leave = (where: Where, from: number): void => {
  const places = placesIn(where);
  const away = places - 1;
  const next = new Float64Array(where.odds.length);
  for (let i = 0; i < places; i++)
    for (let j = 0; j < places; j++) {
      const to = (i === from ? away : i) * places + (j === from ? away : j);
      next[to] = (next[to] ?? 0) + (where.odds[i * places + j] ?? 0);
    }
  where.odds = next;
};

const remember = remembering(nothing, (where, heard, me, seats) => {
  const said = read(heard);
  if (said[1] === 'began') return nothing(me, seats);
  note(where, said, me);
});

export const holders = (
  heard: readonly Said[],
  me: Seat | undefined,
  seats: readonly Seat[],
): Partial<Each<number>> => {
  const where = remember(heard, me, seats);
  const places = placesIn(where);
  return Object.fromEntries(
    seats.map((seat, place) => {
      let sum = 0;
      for (let i = 0; i < places; i++)
        for (let j = 0; j < places; j++) if (i === place || j === place) sum += where.odds[i * places + j] ?? 0;
      return [seat, sum];
    }),
  );
};
