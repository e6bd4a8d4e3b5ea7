/** Encodes base Complots duels for a net of their own: a sight as bytes, and each move's index. */

import { add, type Duelist, type Field, layout, seatNumber } from '../../../bots/net/coder.ts';
import type { Said } from '../../../engine/facts.ts';
import type { View } from '../../../engine/game.ts';
import { remembering, viewOf } from '../../../engine/reading.ts';
import { cardsOf, parse } from '../rules/moves.ts';
import { BASE } from '../rules/options.ts';
import { type ComplotsView, isComplots } from '../rules/typed-view.ts';
import { addFact, blank, clanOf, type DuelMemory, KINDS, NONE, TURNS, type Turn } from './duel-memory.ts';

/** Coins from 0 to 12 and more. */
export const PURSE = 13;
const TURN = 27;
const PERSON: readonly Field[] = [
  ['claims', KINDS, 2],
  ['ever', KINDS, 4],
  ['let', KINDS, 4],
  ['counts', 5, 2],
  ['spare', 1],
];
const personal = layout(PERSON).scale;
const S = layout([
  ['phase', 7],
  ['first', 1],
  ['turn', 1],
  ['late', 1, 16],
  ['purse', PURSE],
  ['otherPurse', PURSE],
  ['coins', 2, 10],
  ['lives', 4],
  ['hand', KINDS],
  ['pair', KINDS],
  ['drawn', KINDS],
  ['lost', KINDS],
  ['otherLost', KINDS],
  ['dealt', KINDS],
  ['picked', KINDS],
  ['claim', KINDS],
  ['holdClaimed', 1],
  ['returned', KINDS],
  ['stirred', 1, 4],
  ['known', KINDS, 2],
] as const);
const SCALE = [...S.scale, ...personal, ...personal, ...Array.from({ length: TURN * (TURNS + 1) }, () => 1)];

const PHASES = ['draft', 'turn', 'doubt', 'counter', 'doubt counter', 'lose', 'keep'];
const PAIRS = BASE.flatMap((one, i) => BASE.slice(i).map((other) => `keep ${[one, other].sort().join(' ')}`));
const WORDS = [
  ...['pass', 'doubt', 'income', 'aid', 'coup', 'duchess', 'assassin', 'captain', 'ambassador'],
  ...['duchess', 'countess', 'captain', 'ambassador'].map((card) => `counter ${card}`),
  ...['lose', 'choose', 'keep'].flatMap((verb) => BASE.map((card) => `${verb} ${card}`)),
  ...PAIRS,
];
const PLACE = new Map(WORDS.map((word, i) => [word, i]));

/** A move without its target, of which a duel has one; kept cards in a fixed order. */
const place = (move: string): number => {
  const words = parse(move);
  const [verb] = words;
  const cards = cardsOf(words);
  const at = PLACE.get([verb, ...(verb === 'keep' ? cards.toSorted() : cards)].join(' '));
  if (at === undefined) throw new Error(`no duel knows "${move}"`);
  return at;
};

const remembered = remembering(blank, addFact);

const encode = (seen: View, heard: readonly Said[], out: Uint8Array): void => {
  const view = viewOf(isComplots, seen);
  const me = seatNumber(view.me);
  const memory = remembered(heard, me);
  const phase = PHASES.indexOf(view.phase === 'doubt' && view.claim?.for === 'counter' ? 'doubt counter' : view.phase);
  out[S.at.phase + phase] = 1;
  table(S.at, view, me, memory, out);
  cards(S.at, view, me, memory, out);
  history(memory, phase > 1, out, { from: S.width, person: personal.length, turn: TURN, write: turn });
};

/** The layout of past turns: offset, sizes, and how a turn is written. */
type Written = {
  readonly from: number;
  readonly person: number;
  readonly turn: number;
  write(one: Turn | undefined, me: number, out: Uint8Array, at: number): void;
};

export const history = (
  { me, people: both, past }: DuelMemory,
  underWay: boolean,
  out: Uint8Array,
  { from, person, turn: width, write }: Written,
): void => {
  for (const [i, one] of both.entries()) people(one, out, from + (i === me ? 0 : person));
  const turns = from + 2 * person;
  const before = underWay ? 1 : 0;
  if (underWay) write(past[0], me, out, turns);
  for (let i = 0; i < TURNS; i++) write(past[before + i], me, out, turns + (i + 1) * width);
};

/** The layout that all duels share. */
type Places = typeof S.at;

export const table = (
  at: Places,
  view: ComplotsView,
  me: number,
  { first, turns }: DuelMemory,
  out: Uint8Array,
): void => {
  const acts = seatNumber(view.turn);
  if ((first === NONE ? acts : first) === me) out[at.first] = 1;
  if (acts === me) out[at.turn] = 1;
  out[at.late] = Math.min(64, turns);
  for (const [i, seat] of view.seats.entries()) {
    const { coins, hidden } = view.players[seat];
    const other = i === me ? 0 : 1;
    out[(other ? at.otherPurse : at.purse) + Math.min(PURSE - 1, coins)] = 1;
    out[at.coins + other] = coins;
    if (hidden === 1 || hidden === 2) out[at.lives + 2 * other + 2 - hidden] = 1;
  }
};

export const cards = (at: Places, view: ComplotsView, me: number, memory: DuelMemory, out: Uint8Array): void => {
  for (const card of view.hand ?? []) {
    const c = clanOf(card);
    if (out[at.hand + c] === 1) out[at.pair + c] = 1;
    out[at.hand + c] = 1;
  }
  for (const card of view.drawn ?? []) add(out, at.drawn + clanOf(card));
  for (const [i, { lost }] of memory.people.entries())
    for (const c of lost) add(out, (i === me ? at.lost : at.otherLost) + c);
  if (memory.dealt !== NONE) out[at.dealt + memory.dealt] = 1;
  if (memory.pick !== NONE) out[at.picked + memory.pick] = 1;
  const claim = view.claim?.character ?? undefined;
  if (claim !== undefined) {
    out[at.claim + clanOf(claim)] = 1;
    if (view.hand?.includes(claim)) out[at.holdClaimed] = 1;
  }
  out.set(memory.returned, at.returned);
  out[at.stirred] = memory.stirred;
  out.set(memory.known, at.known);
};

const people = (one: DuelMemory['people'][0], out: Uint8Array, at: number): void =>
  out.set(
    [...[...one.claims, ...one.ever, ...one.let], ...[one.doubts, one.right, one.exchanges, one.caught, one.proved]],
    at,
  );

const turn = (one: Turn | undefined, me: number, out: Uint8Array, at: number): void => {
  if (one === undefined) return;
  out[at] = 1;
  out[at + 1] = one.by === me ? 1 : 0;
  out[at + 2 + one.deed] = 1;
  out[at + 9] = one.doubted;
  out[at + 10] = one.proved;
  if (one.counter !== NONE) out[at + 11 + Math.max(0, one.counter - 1)] = 1;
  out[at + 15] = one.counterDoubted;
  out[at + 16] = one.counterProved;
  for (const [i, card] of one.lost.entries()) if (card !== NONE) out[at + (i === me ? 17 : 22) + card] = 1;
};

const knows = (view: View): boolean => {
  const { lineup, seats, almshouse } = viewOf(isComplots, view);
  return seats.length === 2 && almshouse === undefined && lineup.every((card, i) => card === BASE[i]);
};

export const complotsDuelist: Duelist = {
  game: 'complots',
  version: 1,
  net: new URL('../../../../nets/complots-duel.bin', import.meta.url),
  words: WORDS,
  scale: SCALE,
  knows,
  encode,
  place,
};
