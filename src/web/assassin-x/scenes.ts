/** What was said in the alley, as scenes: these facts, in this order. Drawn by stage.tsx. */
import type { Said } from '../../engine/facts.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import type { Card } from '../../games/assassin-x/cards.ts';
import { type Cause, type Direction, type Told, told } from '../../games/assassin-x/facts.ts';
import { JOKER, type Joker } from '../../games/assassin-x/jokers.ts';
import type { Scene as Any } from '../stage/queue.ts';

export type Scored = { readonly seat: Seat; readonly points: number };

type What =
  | { readonly name: 'deal'; readonly round: number; readonly starter: Seat; readonly direction: Direction }
  | { readonly name: 'offer'; readonly by: Seat; readonly to: Seat; readonly cards: readonly (Card | '?')[] }
  /** `card`: where I may know it. `drew`: who draws after it. */
  | { readonly name: 'take'; readonly by: Seat; readonly from: Seat; readonly card?: Card; readonly drew: boolean }
  | { readonly name: 'discard'; readonly seat: Seat; readonly card?: Card }
  | { readonly name: 'attack'; readonly by: Seat; readonly at: Seat; readonly lay: readonly Card[] }
  | {
      readonly name: 'duel';
      readonly by: Seat;
      readonly at: Seat;
      readonly lay: readonly Card[];
      readonly answer: readonly Card[];
      readonly killed: boolean;
      readonly crime: number;
      readonly survival: number;
    }
  | { readonly name: 'siren'; readonly by: Seat; readonly at: Seat }
  | { readonly name: 'arrested'; readonly seat: Seat; readonly by: Seat }
  /** `saw`: his cards, where it is I who may see them. */
  | { readonly name: 'cleared'; readonly seat: Seat; readonly by: Seat; readonly saw: readonly Card[] }
  | { readonly name: 'alibi'; readonly seat: Seat; readonly by: Seat }
  /** `shown`: a joker turned up by it, or cards that I alone see. */
  | {
      readonly name: 'joker';
      readonly by: Seat;
      readonly joker: Joker;
      readonly at?: Seat;
      readonly shown: readonly Card[];
      /** Which way round it goes from now on. */
      readonly turned?: Direction;
    }
  | { readonly name: 'uncovered'; readonly seat: Seat; readonly joker: Joker }
  | { readonly name: 'give'; readonly by: Seat; readonly to: Seat; readonly card?: Card }
  | { readonly name: 'swap'; readonly seat: Seat }
  | { readonly name: 'drawn'; readonly seat: Seat }
  | { readonly name: 'ended'; readonly cause: Cause; readonly scored: readonly Scored[] }
  | { readonly name: 'won'; readonly seat: Seat };

export type Scene = Any & What;

/** How long a card takes to be slammed down. */
export const SLAM = 300;

/** Milliseconds at the normal pace, and which of them stand alone. */
const TIMES: Readonly<Record<What['name'], readonly [ms: number, heavy: boolean]>> = {
  deal: [1300, false],
  offer: [1150, false],
  take: [950, false],
  discard: [450, false],
  attack: [1100, false],
  duel: [1900, true],
  siren: [1200, false],
  arrested: [1600, true],
  cleared: [1500, true],
  alibi: [1500, true],
  joker: [1500, false],
  uncovered: [800, false],
  give: [700, false],
  swap: [600, false],
  drawn: [400, false],
  ended: [2600, true],
  won: [1600, false],
};

/** Each card that is slammed down, and each further thing that a joker does, takes its own time. */
const longer = (what: What): number => {
  if (what.name === 'attack') return what.lay.length * SLAM;
  if (what.name === 'duel') return what.answer.length * SLAM;
  return what.name === 'joker' && JOKER[what.joker].does.includes('slip') ? SLIP : 0;
};

/** X42 how long it takes to slip somebody a card. */
export const SLIP = 700;

const scene = (what: What, said: readonly Said[]): Scene => {
  const [ms, heavy] = TIMES[what.name];
  return { ...what, ms: ms + longer(what), heavy, said };
};

/** The scenes of what was heard from a place on; what went before says with what was attacked. */
export const scenesOf = (heard: readonly Said[], from: number): Scene[] => {
  const scenes: Scene[] = [];
  for (let i = from; i < heard.length; ) {
    const read = readAt(heard, i);
    if (read?.what !== undefined) scenes.push(scene(read.what, heard.slice(i, i + read.length)));
    i += read?.length ?? 1;
  }
  return scenes;
};

/** How many facts go together, and their scene; some are only told. */
type Read = { readonly what?: What; readonly length: number };

const verbAt = (heard: readonly Said[], i: number): unknown => heard[i]?.[1];

/** How many facts from here on have one of these verbs. */
const run = (heard: readonly Said[], i: number, verbs: readonly unknown[]): number => {
  let length = 0;
  while (i + length < heard.length && verbs.includes(verbAt(heard, i + length))) length += 1;
  return length;
};

/** Cards come to a hand, unless a joker is seen by all. */
const DRAWING = ['found', 'got', 'drew', 'laid', 'kept'];
/** At the beginning of a round a joker that cannot be kept is no more than that. */
const DEALING = [...DRAWING, 'uncovered'];

const lastAttack = (
  heard: readonly Said[],
  before: number,
): Extract<Told, readonly [Seat, 'attacked', ...unknown[]]> | undefined => {
  for (let i = before - 1; i >= 0; i--) {
    const said = told(heard[i] ?? []);
    if (said[1] === 'attacked') return said;
  }
  return undefined;
};

/** The fact after this one, where it has this verb. */
const follows = <V extends Told[1]>(
  heard: readonly Said[],
  i: number,
  verb: V,
): Extract<Told, readonly [unknown, V, ...unknown[]]> | undefined => {
  const said = told(heard[i] ?? []);
  return said[1] === verb ? (said as Extract<Told, readonly [unknown, V, ...unknown[]]>) : undefined;
};

const readAt = (heard: readonly Said[], i: number): Read | undefined => {
  const said = told(heard[i] ?? []);
  switch (said[1]) {
    case 'began': {
      const [, , round, starter, direction] = said;
      return { what: { name: 'deal', round, starter, direction }, length: 1 + run(heard, i + 1, DEALING) };
    }
    case 'offered': {
      const [by, , to, ...cards] = said;
      return { what: { name: 'offer', by, to, cards }, length: 1 };
    }
    case 'took': {
      const [by, , from, open] = said;
      const secret = follows(heard, i + 1, 'received');
      const card = open ?? secret?.[3];
      const told = secret === undefined ? 1 : 2;
      const drawn = run(heard, i + told, DRAWING);
      return {
        what: { name: 'take', by, from, drew: drawn > 0, ...(card === undefined ? {} : { card }) },
        length: told + drawn,
      };
    }
    case 'discarded': {
      const [seat] = said;
      const card = follows(heard, i + 1, 'dropped')?.[2];
      return {
        what: { name: 'discard', seat, ...(card === undefined ? {} : { card }) },
        length: card === undefined ? 1 : 2,
      };
    }
    case 'attacked': {
      const [by, , at, ...lay] = said;
      return { what: { name: 'attack', by, at, lay }, length: 1 };
    }
    case 'defended':
      return duel(heard, i);
    case 'intervened': {
      const [by, , at] = said;
      return { what: { name: 'siren', by, at }, length: 1 };
    }
    case 'arrested': {
      const [seat, , by] = said;
      return { what: { name: 'arrested', seat, by }, length: 1 };
    }
    case 'cleared': {
      const [seat, , by] = said;
      const [, , , ...saw] = follows(heard, i + 1, 'saw') ?? [];
      const length = saw.length === 0 ? 1 : 2;
      return { what: { name: 'cleared', seat, by, saw }, length: length + run(heard, i + length, ['left']) };
    }
    case 'played':
      return played(heard, i, said);
    case 'uncovered': {
      const [seat, , joker] = said;
      return { what: { name: 'uncovered', seat, joker }, length: 1 + run(heard, i + 1, DRAWING) };
    }
    case 'gave': {
      const [by, , to, open] = said;
      const card = open ?? follows(heard, i + 1, 'handed')?.[3];
      const length = 1 + run(heard, i + 1, ['handed']);
      return { what: { name: 'give', by, to, ...(card === undefined ? {} : { card }) }, length };
    }
    case 'swapped':
      return { what: { name: 'swap', seat: said[0] }, length: 1 + run(heard, i + 1, ['exchanged']) };
    case 'ended': {
      const [, , cause] = said;
      const length = run(heard, i + 1, ['scored']);
      const scored = heard.slice(i + 1, i + 1 + length).flatMap((one): Scored[] => {
        const [seat, , points] = one;
        return isSeat(seat) && typeof points === 'number' ? [{ seat, points }] : [];
      });
      return { what: { name: 'ended', cause, scored }, length: 1 + length };
    }
    case 'won':
      return { what: { name: 'won', seat: said[0] }, length: 1 };
    case 'drew':
      return { what: { name: 'drawn', seat: said[0] }, length: run(heard, i, DRAWING) };
    default:
      return undefined;
  }
};

/** X21 What follows an answer says how it ended. */
const duel = (heard: readonly Said[], i: number): Read | undefined => {
  const [, , ...answer] = follows(heard, i, 'defended') ?? [];
  const attack = lastAttack(heard, i);
  const end = told(heard[i + 1] ?? []);
  if (attack === undefined || (end[1] !== 'killed' && end[1] !== 'survived')) return undefined;
  const [by, , at, ...lay] = attack;
  const [, , , crime, survival] = end;
  return { what: { name: 'duel', by, at, lay, answer, killed: end[1] === 'killed', crime, survival }, length: 2 };
};

/** X42 A joker, and at once what it does. */
const played = (
  heard: readonly Said[],
  i: number,
  [by, , joker, at]: Extract<Told, readonly [Seat, 'played', ...unknown[]]>,
): Read => {
  if (joker === 'alibi' && at !== undefined)
    return { what: { name: 'alibi', seat: by, by: at }, length: 1 + run(heard, i + 1, ['left']) };
  const stolen = run(heard, i + 1, ['stole', 'lifted', 'gave', 'turned', 'saw', 'searched', 'uncovered']);
  const shown = heard.slice(i + 1, i + 1 + stolen).flatMap((one): readonly Card[] => {
    const fact = told(one);
    if (fact[1] === 'uncovered') return [fact[2]];
    if (fact[1] === 'lifted') return [fact[3]];
    if (fact[1] !== 'saw') return [];
    const [, , , ...cards] = fact;
    return cards;
  });
  const [, , turned] = follows(heard, i + 1, 'turned') ?? [];
  return {
    what: {
      name: 'joker',
      by,
      joker,
      shown,
      ...(at === undefined ? {} : { at }),
      ...(turned === undefined ? {} : { turned }),
    },
    length: 1 + stolen,
  };
};
