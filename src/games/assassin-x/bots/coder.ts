/** Encodes Assassin X for a net: the memory of hidden cards, and habits at the exchange. */

import { add, type Coder, count, layout, seatNumber } from '../../../bots/net/coder.ts';
import type { Said } from '../../../engine/facts.ts';
import type { View } from '../../../engine/game.ts';
import { remembering, viewOf } from '../../../engine/reading.ts';
import { type Card, isArm, MASTERIES, PAIRS, TABLE } from '../rules/cards.ts';
import { read } from '../rules/facts.ts';
import { isJoker, JOKERS } from '../rules/jokers.ts';
import { type Memory, remember } from '../rules/memory.ts';
import { type AssassinXView, isAssassinX } from '../rules/typed-view.ts';
import { never, second } from './second.ts';
import { traitsOf } from './traits.ts';
import { better } from './victims.ts';
import { AIMED, PLAIN_CARDS, readMove, WORDS } from './vocabulary.ts';

const SEATS = 5;
const POINTS = 5;
const PLACE = new Map<unknown, number>(PLAIN_CARDS.map((card, i) => [card, i]));
const JOKER = new Map<unknown, number>(JOKERS.map((card, i) => [card, i]));
const MASTERY = new Map<unknown, number>(MASTERIES.map((card, i) => [card, i]));
const place = (card: Card): number => PLACE.get(card) ?? 0;
const jokerPlace = (card: unknown): number => JOKER.get(card) ?? 0;
const KINDS = ['weapon', 'approach', 'reflex', 'clue', 'mastery', 'assassin', 'intervention'];
const kindOf = (card: Card): number => KINDS.indexOf(TABLE[card].kind);
const PHASES = ['joker', 'offer', 'take', 'discard', 'action', 'defend', 'alibi', 'give', 'swap'];
/** A card of the offer: face down, kind, points. */
const LAID = KINDS.length + 2;

const T = layout([
  ['phase', PHASES.length],
  ['players', 4],
  ['fair', 1],
  ['pile', 1, 8],
  ['discard', 1, 8],
  ['round', 1, 8],
  ['barren', 1, 2],
  ['hand', PLAIN_CARDS.length],
  ['kinds', KINDS.length],
  ['best', 4, 6],
  ['pairs', 2, 5],
  ['worth', 2, 12],
  ['joker', JOKERS.length],
  ['looking', JOKERS.length],
  ['laid', 3 * LAID],
  ['laidPair', 3],
  ['discards', PLAIN_CARDS.length],
  ['crime', 1, 10],
  ['margin', 2, 8],
  ['masteries', MASTERIES.length],
  ['jammed', 1],
  ['left', PLAIN_CARDS.length, 2],
  ['unseenAssassins', 1],
  ['lead', 1, 3],
]);

const S = layout([
  ['here', 1],
  ['in', 1],
  ['points', POINTS + 1],
  ['cards', 1, 5],
  ['joker', 1],
  ['acts', 1],
  ['next', 1],
  ['attacker', 1],
  ['victim', 1],
  ['sure', 1],
  ['unsure', 1],
  ['clean', 1],
  ['excused', 1],
  ['passedToMe', 1],
  ['passedByMe', 1],
  ['known', KINDS.length],
  ['knownArms', 1, 6],
  ['tookArm', 1, 2],
  ['tookGuard', 1, 2],
  ['tookHidden', 1, 3],
  ['offeredArm', 1, 2],
  ['offeredGuard', 1, 2],
  ['exchanges', 1, 4],
  ['away', 1, 2],
  ['starter', 1],
  ['knownJoker', JOKERS.length],
]);

const HABITS = 6;
const MOST = 20;
/** What each player took and offered this round, in the order of the features. */
const habitsOf = remembering(
  () => new Uint8Array(SEATS * HABITS),
  (row, heard) => {
    const said = read(heard);
    if (said[1] === 'began') row.fill(0);
    if (said[1] !== 'took' && said[1] !== 'offered') return;
    const [who, verb, , ...cards] = said;
    const at = seatNumber(who) * HABITS;
    for (const card of cards)
      if (card !== '?') count(row, at + (verb === 'took' ? 0 : 3) + (isArm(card) ? 0 : 1), MOST);
    if (verb === 'took' && cards.length === 0) count(row, at + 2, MOST);
    count(row, at + 5, MOST);
  },
);

/** The strongest lay of a hand: one of each of two kinds that may belong together, masteries, the joker's points. */
const strength = (hand: readonly Card[], first: number, second: number): { bonus: number; worth: number } => {
  let [one, other, bonus, pair] = [0, 0, 0, 0];
  for (const card of hand) {
    const { points } = TABLE[card];
    if (kindOf(card) === first) one = Math.max(one, points);
    if (kindOf(card) === second) other = Math.max(other, points);
  }
  for (const { cards, bonus: more } of PAIRS)
    if (kindOf(cards[0]) === first && hand.includes(cards[0]) && hand.includes(cards[1])) {
      bonus = Math.max(bonus, more);
      pair = Math.max(pair, 7 + more);
    }
  const masteries = MASTERIES.filter((card) => hand.includes(card));
  const all = masteries.length === MASTERIES.length ? 3 : 0;
  return { bonus, worth: Math.max(one + other, pair) + masteries.reduce((sum, card) => sum + TABLE[card].points, all) };
};

const encode = (seen: View, heard: readonly Said[], out: Uint8Array): void => {
  const view = viewOf(isAssassinX, seen);
  const me = seatNumber(view.me);
  const memory = remember(heard, view.me, view.seats);
  const left = PLAIN_CARDS.map((card) => TABLE[card].copies);
  const gone = (card: Card): void => {
    const at = PLACE.get(card);
    if (at !== undefined) left[at] = (left[at] ?? 0) - 1;
  };
  table(view, gone, out);
  for (const { card, sure } of memory.discards) if (sure) gone(card);
  for (const card of memory.away) gone(card);
  const habits = habitsOf(heard);
  everybody(view, me, memory, habits, gone, out);
  for (const [i, n] of left.entries()) out[T.at.left + i] = Math.max(0, n);
  out[T.at.unseenAssassins] = Math.max(0, left[place('assassin')] ?? 0);
};

const table = (view: AssassinXView, gone: (card: Card) => void, out: Uint8Array): void => {
  const { hand = [], attack, offer = [] } = view;
  const phase = PHASES.indexOf(view.phase);
  if (phase >= 0) out[T.at.phase + phase] = 1;
  out[T.at.players + view.seats.length - 2] = 1;
  if (view.actions === 'fair') out[T.at.fair] = 1;
  out[T.at.pile] = view.pile;
  out[T.at.discard] = view.discard;
  out[T.at.round] = Math.min(40, view.round);
  out[T.at.barren] = view.barren;
  for (const card of hand) {
    add(out, T.at.hand + place(card));
    const kind = kindOf(card);
    add(out, T.at.kinds + kind);
    if (kind < 4) out[T.at.best + kind] = Math.max(out[T.at.best + kind] ?? 0, TABLE[card].points);
    gone(card);
  }
  const [strike, guard] = [strength(hand, 0, 1), strength(hand, 2, 3)];
  out[T.at.pairs] = strike.bonus;
  out[T.at.pairs + 1] = guard.bonus;
  out[T.at.worth] = strike.worth;
  out[T.at.worth + 1] = guard.worth;
  if (view.joker !== undefined) out[T.at.joker + jokerPlace(view.joker)] = 1;
  for (const card of view.looking ?? []) if (card !== '?') add(out, T.at.looking + jokerPlace(card));
  for (const [i, card] of offer.entries()) {
    const at = T.at.laid + i * LAID;
    if (card === '?') out[at] = 1;
    else {
      out[at + 1 + kindOf(card)] = 1;
      out[at + LAID - 1] = TABLE[card].points;
      const pairs = PAIRS.some(
        ({ cards: [a, b] }) => (a === card && hand.includes(b)) || (b === card && hand.includes(a)),
      );
      if (pairs) out[T.at.laidPair + i] = 1;
    }
  }
  for (const card of view.discards ?? []) if (PLACE.has(card)) add(out, T.at.discards + place(card));
  if (attack !== undefined) {
    out[T.at.crime] = attack.crime;
    out[T.at.margin] = Math.max(0, guard.worth - attack.crime);
    out[T.at.margin + 1] = Math.max(0, attack.crime - guard.worth);
    for (const card of attack.cards) {
      const mastery = MASTERY.get(card);
      if (mastery !== undefined) out[T.at.masteries + mastery] = 1;
      if (card === 'jammer') out[T.at.jammed] = 1;
    }
  }
};

const everybody = (
  view: AssassinXView,
  me: number,
  memory: Memory,
  habits: Uint8Array,
  gone: (card: Card) => void,
  out: Uint8Array,
): void => {
  const { seats, players, attack } = view;
  const n = seats.length;
  const taker = nextIn(view);
  let most = 0;
  for (const [i, seat] of seats.entries()) {
    const rel = (i - me + n) % n;
    const o = T.width + rel * S.width;
    const player = players[seat];
    most = Math.max(most, player.points);
    out[o + S.at.here] = 1;
    if (player.in) out[o + S.at.in] = 1;
    out[o + S.at.points + Math.min(POINTS, player.points)] = 1;
    out[o + S.at.cards] = player.cards;
    if (player.joker) out[o + S.at.joker] = 1;
    if (seat === view.turn) out[o + S.at.acts] = 1;
    if (i === taker) out[o + S.at.next] = 1;
    if (attack?.by === seat) out[o + S.at.attacker] = 1;
    if (attack?.target === seat) out[o + S.at.victim] = 1;
    out[o + S.at.away] = view.direction === 1 ? rel : (n - rel) % n;
    if (seat === view.starter) out[o + S.at.starter] = 1;
    for (const { card, sure } of memory.held[seat]) {
      if (card === 'assassin') add(out, o + (sure ? S.at.sure : S.at.unsure));
      if (!sure || isJoker(card)) continue;
      add(out, o + S.at.known + kindOf(card));
      if (isArm(card)) add(out, o + S.at.knownArms, TABLE[card].points);
      if (i !== me) gone(card);
    }
    if (memory.clean[seat]) out[o + S.at.clean] = 1;
    if (memory.excused[seat]) out[o + S.at.excused] = 1;
    for (const [from, to] of memory.passed) {
      if (from === seat && to === view.me) out[o + S.at.passedToMe] = 1;
      if (from === view.me && to === seat) out[o + S.at.passedByMe] = 1;
    }
    for (let k = 0; k < HABITS; k++) out[o + S.at.tookArm + k] = habits[i * HABITS + k] ?? 0;
    const joker = memory.jokers[seat];
    if (joker !== undefined) out[o + S.at.knownJoker + jokerPlace(joker)] = 1;
  }
  out[T.at.lead] = most;
};

const nextIn = ({ seats, players, turn, direction }: AssassinXView): number => {
  const n = seats.length;
  let i = seats.indexOf(turn);
  for (let k = 0; k < n; k++) {
    i = (i + direction + n) % n;
    const seat = seats[i];
    if (seat !== undefined && players[seat].in) return i;
  }
  return i;
};

export const assassinXCoder: Coder = {
  game: 'assassin-x',
  version: 2,
  seats: SEATS,
  table: T.scale,
  seat: S.scale,
  words: WORDS,
  aimed: AIMED,
  most: { moves: 136, words: 8 },
  heat: { novice: 5.4, regular: 3.6, strong: 2, expert: 0.6 },
  duelists: [],
  encode,
  read: readMove,
  traitsOf,
  second,
  better,
  never,
};
