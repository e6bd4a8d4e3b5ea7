/** Encodes Complots duels of any line-up for a net of their own: the base encoding, and additions. */

import { type Duelist, type Field, layout, seatNumber } from '../../../bots/net/coder.ts';
import type { Said } from '../../../engine/facts.ts';
import type { View } from '../../../engine/game.ts';
import { remembering, viewOf } from '../../../engine/reading.ts';
import type { Seat } from '../../../engine/seats.ts';
import { CHARACTERS, type Character, CLANS, clanOf as nameOf } from '../rules/characters.ts';
import { cardsOf, parse, targetOf } from '../rules/moves.ts';
import { BASE } from '../rules/options.ts';
import { type ComplotsView, isComplots } from '../rules/typed-view.ts';
import { addFact, blank, clanOf, type DuelMemory, KINDS, NONE, TURNS, type Turn } from './duel-memory.ts';
import { cards, history, PURSE, table } from './duelist.ts';
import { LEARNT } from './vocabulary.ts';

const THREE = 3;
const PHASES = [
  ...['draft', 'turn', 'doubt', 'counter', 'doubt counter', 'lose', 'keep', 'join', 'doubt join', 'doubt witch'],
  ...['again', 'show', 'verdict', 'settle', 'give'],
];
const TURN = 34;
const PERSON: readonly Field[] = [
  ['claims', KINDS, 2],
  ['ever', KINDS, 4],
  ['let', KINDS, 4],
  ['counts', 5, 2],
];
const personal = layout(PERSON).scale;
const S = layout([
  ['phase', PHASES.length],
  ['lineup', THREE * KINDS],
  ['first', 1],
  ['turn', 1],
  ['late', 1, 16],
  ['purse', PURSE],
  ['otherPurse', PURSE],
  ['coins', 2, 10],
  ['pledged', 1, 3],
  ['lives', 4],
  ['hand', KINDS],
  ['pair', KINDS],
  ['drawn', KINDS],
  ['lost', KINDS],
  ['otherLost', KINDS],
  ['buried', KINDS],
  ['otherBuried', 1],
  ['dealt', KINDS],
  ['picked', KINDS],
  ['claim', KINDS],
  ['holdClaimed', 1],
  ['examined', KINDS],
  ['seen', KINDS],
  ['otherSeen', KINDS],
  ['returned', KINDS],
  ['stirred', 1, 4],
  ['known', KINDS, 2],
] as const);
const SCALE = [...S.scale, ...personal, ...personal, ...Array.from({ length: TURN * (TURNS + 1) }, () => 1)];

const PAIRS = CLANS.flatMap((one, i) => CLANS.slice(i).map((other) => `keep ${one} ${other}`));
const each = (verb: string): string[] => CLANS.map((clan) => `${verb} ${clan}`);
const WORDS = [
  ...['pass', 'doubt', 'income', 'aid', 'coup', 'collector', 'assassin', 'thief', 'negotiator', 'examine'],
  ...['collector', 'untouchable', 'thief', 'negotiator'].map((clan) => `counter ${clan}`),
  ...[...each('lose'), ...each('choose'), ...each('keep'), ...PAIRS, ...each('bury')],
  ...['join collector', 'again', 'stop', ...each('show')],
  ...['return', 'replace', 'pay', 'refuse', 'give', 'retain'],
];
const PLACE = new Map(WORDS.map((word, i) => [word, i]));
const isOf = new Map<string, Character>(CHARACTERS.map((character) => [character, character]));

const wordsOf = (move: string, me: Seat | undefined): string => {
  const words = parse(move);
  const [verb] = words;
  const at = targetOf(words);
  const character = isOf.get(verb);
  if (character !== undefined)
    return nameOf(character) === 'negotiator' && at !== undefined ? 'examine' : nameOf(character);
  if (verb === 'give') return at === me ? 'retain' : 'give';
  const named = cardsOf(words)
    .map(clanOf)
    .sort((one, other) => one - other)
    .map((clan) => CLANS[clan]);
  return [verb === 'lose' && words.length > 2 ? 'bury' : verb, ...named].join(' ');
};
const place = (move: string, me: Seat | undefined): number => {
  const at = PLACE.get(wordsOf(move, me));
  if (at === undefined) throw new Error(`no duel knows "${move}"`);
  return at;
};

const remembered = remembering(blank, addFact);

const phaseOf = ({ phase, claim }: ComplotsView): number => {
  const backs = claim?.for;
  return PHASES.indexOf(backs === 'counter' || backs === 'join' || backs === 'witch' ? `${phase} ${backs}` : phase);
};

const encode = (seen: View, heard: readonly Said[], out: Uint8Array): void => {
  const view = viewOf(isComplots, seen);
  const me = seatNumber(view.me);
  const memory = remembered(heard, me);
  const phase = phaseOf(view);
  out[S.at.phase + phase] = 1;
  for (const card of view.lineup) out[S.at.lineup + LEARNT.indexOf(card)] = 1;
  table(S.at, view, me, memory, out);
  cards(S.at, view, me, memory, out);
  more(view, me, memory, out);
  history(memory, phase > 1, out, { from: S.width, person: personal.length, turn: TURN, write: turn });
};

/** Public additions: dead face-down cards, and examined cards. */
const more = (view: ComplotsView, me: number, { people: both }: DuelMemory, out: Uint8Array): void => {
  out[S.at.pledged] = view.pledged;
  for (const card of view.buried ?? []) out[S.at.buried + clanOf(card)] = 1;
  for (const [i, seat] of view.seats.entries()) if (i !== me && view.players[seat].dead > 0) out[S.at.otherBuried] = 1;
  if (view.seen !== undefined) out[S.at.examined + clanOf(view.seen.card)] = 1;
  for (const [i, { seen }] of both.entries()) out.set(seen, i === me ? S.at.seen : S.at.otherSeen);
};

const turn = (one: Turn | undefined, me: number, out: Uint8Array, at: number): void => {
  if (one === undefined) return;
  const deed = at + 2;
  const counter = deed + 8;
  out[at] = 1;
  out[at + 1] = one.by === me ? 1 : 0;
  out[deed + one.deed] = 1;
  out.set([one.doubted, one.proved], counter);
  if (one.counter !== NONE) out[counter + 2 + Math.max(0, one.counter - 1)] = 1;
  out.set([one.counterDoubted, one.counterProved], counter + 7);
  const losses = counter + 9;
  for (const [i, card] of one.lost.entries()) if (card !== NONE) out[losses + (i === me ? 0 : KINDS) + card] = 1;
  const rest = losses + 2 * KINDS;
  out.set([one.buried[me] ?? 0, one.buried[1 - me] ?? 0, one.paid, one.replaced, one.again], rest);
};

const knows = (view: View): boolean => {
  const { lineup, seats, almshouse } = viewOf(isComplots, view);
  const learnt = lineup.every((card) => LEARNT.includes(card));
  return learnt && seats.length === 2 && almshouse === undefined && lineup.some((card, i) => card !== BASE[i]);
};

export const lineupDuelist: Duelist = {
  game: 'complots',
  version: 3,
  net: new URL('../../../../nets/complots-lineups.bin', import.meta.url),
  words: WORDS,
  scale: SCALE,
  knows,
  encode,
  place,
};
