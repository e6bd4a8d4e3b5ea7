/** What was said at a table of Complots, as scenes: these facts, in this order. Drawn by stage.tsx. */
import type { Said } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';
import { SIDES, type Side } from '../../games/complots/box.ts';
import { type Character, isCharacter, TABLE } from '../../games/complots/characters.ts';
import { claimIn, isTrue } from '../../games/complots/claims.ts';
import { read, type Told } from '../../games/complots/facts.ts';
import type { Claimed } from '../../games/complots/steps.ts';
import type { Flight } from '../parts/motion.ts';
import type { Scene as Any } from '../stage/queue.ts';
import { flightsOf } from './flights.ts';

type Verb = Told[1];

type What =
  | { readonly name: 'claim'; readonly by: Seat; readonly move: string; readonly at?: Seat; readonly claimed?: Claimed }
  | { readonly name: 'counter'; readonly by: Seat; readonly at: Seat; readonly claimed: Character }
  | { readonly name: 'join'; readonly by: readonly Seat[]; readonly claimed: Character }
  /** The moment of truth. `shown`: what was turned over; of a liar's own cards nothing is seen. */
  | {
      readonly name: 'doubt';
      readonly doubter: Seat;
      readonly by: Seat;
      readonly claimed: Claimed;
      readonly truth: boolean;
      readonly shown: readonly Character[];
      readonly loser: Seat;
    }
  | { readonly name: 'foiled'; readonly by: Seat; readonly at: Seat }
  | {
      readonly name: 'strike';
      readonly by: Seat;
      readonly at: Seat;
      readonly with: 'coup' | Character;
      readonly flights: readonly Flight[];
    }
  | { readonly name: 'lost'; readonly seat: Seat; readonly card: Character; readonly liar: boolean }
  | { readonly name: 'buried'; readonly seat: Seat }
  | { readonly name: 'out'; readonly seat: Seat; readonly cards: readonly Character[] }
  /** Coins or cards change hands. */
  | { readonly name: 'flight'; readonly flights: readonly Flight[] }
  | { readonly name: 'examined'; readonly seat: Seat; readonly by: Seat; readonly card?: Character }
  | { readonly name: 'side'; readonly seat: Seat; readonly side: Side }
  | { readonly name: 'won'; readonly seat: Seat };

export type Doubt = Extract<What, { name: 'doubt' }>;

export type Scene = Any & What;

/** Milliseconds at the normal pace, and which of them stand alone. */
const TIMES: Readonly<Record<What['name'], readonly [ms: number, heavy: boolean]>> = {
  claim: [650, false],
  counter: [650, false],
  join: [500, false],
  doubt: [1500, true],
  foiled: [900, true],
  strike: [850, false],
  lost: [900, true],
  buried: [350, false],
  out: [900, true],
  flight: [460, false],
  examined: [900, false],
  side: [700, false],
  won: [1600, true],
};

const scene = (what: What, said: readonly Said[]): Scene => {
  const [ms, heavy] = TIMES[what.name];
  return { ...what, ms, heavy, said };
};

/** The scenes of what was heard from a place on; what went before says what is doubted and who pays for what. */
export const scenesOf = (heard: readonly Said[], from: number): Scene[] => {
  const scenes: Scene[] = [];
  for (let i = from; i < heard.length; ) {
    const fact = factAt(heard, i);
    const read = fact === undefined ? undefined : READ[fact[1]]?.(heard, i, fact);
    if (read?.what !== undefined) scenes.push(scene(read.what, heard.slice(i, i + read.length)));
    i += read?.length ?? 1;
  }
  return scenes;
};

/** How many facts go together, and their scene; some are only told. */
type Read = { readonly what?: What; readonly length: number };
type Reader = (heard: readonly Said[], i: number, fact: Told) => Read | undefined;

const factAt = (heard: readonly Said[], i: number): Told | undefined => {
  const said = heard[i];
  return said && read(said);
};
const verbAt = (heard: readonly Said[], i: number): Verb | undefined => factAt(heard, i)?.[1];
const one = (what: What): Read => ({ what, length: 1 });

/** How many facts from here on have one of these verbs. */
const run = (heard: readonly Said[], i: number, ...verbs: readonly Verb[]): number => {
  let length = 0;
  for (let verb = verbAt(heard, i); verb !== undefined && verbs.includes(verb); verb = verbAt(heard, i + length))
    length += 1;
  return length;
};

const lastClaim = (heard: readonly Said[], before: number, by: Seat): Claimed | undefined => {
  for (let i = before - 1; i >= 0; i--) {
    const said = factAt(heard, i);
    const claimed = said?.[0] === by ? claimIn(said) : undefined;
    if (claimed !== undefined) return claimed;
  }
  return undefined;
};

const COINS = ['took', 'paid', 'spent', 'stole', 'gave', 'bought', 'inherited', 'embezzled'] as const;
const CARDS = ['drew', 'got', 'kept', 'returned', 'spared', 'replaced'] as const;

const flight =
  (verbs: readonly Verb[]): Reader =>
  (heard, i) => {
    const length = run(heard, i, ...verbs);
    const flights = heard.slice(i, i + length).flatMap(flightsOf);
    return flights.length === 0 ? { length } : { what: { name: 'flight', flights }, length };
  };

/** C21 C22 C68 C83 What follows a doubt says how it ended. */
export const doubtAt = (heard: readonly Said[], i: number): Doubt | undefined => {
  const [doubter, doubted, by] = heard[i] ?? [];
  const [, verb, ...cards] = heard[i + 1] ?? [];
  if (doubted !== 'doubted' || !isSeatWord(doubter) || !isSeatWord(by)) return undefined;
  if (verb !== 'showed' && verb !== 'bluffed' && verb !== 'uncovered') return undefined;
  const claimed = lastClaim(heard, i, by);
  if (claimed === undefined) return undefined;
  const shown = verb === 'bluffed' ? [] : cards.filter(isCharacter);
  const truth = verb !== 'bluffed' && isTrue(claimed, shown);
  return { name: 'doubt', doubter, by, claimed, truth, shown, loser: truth ? doubter : by };
};
const doubt: Reader = (heard, i) => {
  const what = doubtAt(heard, i);
  return what === undefined ? undefined : { what, length: 2 };
};
const isSide = (word: unknown): word is Side => SIDES.some((side) => side === word);
const isSeatWord = (word: unknown): word is Seat => typeof word === 'string' && word.length === 1;

/** C53 C54 C55 C12 The cost of a killing is spent when it stands, and when it is countered: then nobody is struck. */
const spent: Reader = (heard, i, fact) => {
  const [by] = fact;
  const announced = heard.findLast((said, at) => at < i && said[0] === by && said[1] === 'announced');
  const [, , move, at] = announced ?? [];
  const foiled = verbAt(heard, i - 1) === 'foiled';
  if (!foiled && isCharacter(move) && TABLE[move].cost > 0 && isSeatWord(at))
    return one({ name: 'strike', by, at, with: move, flights: flightsOf(fact) });
  return flight(COINS)(heard, i, fact);
};

const READ: Readonly<Partial<Record<Verb, Reader>>> = {
  announced(heard, i, fact) {
    const [by, , move, at] = fact;
    const claimed = claimIn(fact);
    if (move === 'coup' && isSeatWord(at) && verbAt(heard, i + 1) === 'paid')
      return {
        what: { name: 'strike', by, at, with: 'coup', flights: flightsOf(heard[i + 1] ?? []) },
        length: 2,
      };
    if (move === 'income') return undefined;
    return one({
      name: 'claim',
      by,
      move: String(move),
      ...(isSeatWord(at) ? { at } : {}),
      ...(claimed === undefined ? {} : { claimed }),
    });
  },
  doubted: doubt,
  countered: (_, __, [by, , at, claimed]) =>
    isSeatWord(at) && isCharacter(claimed) ? one({ name: 'counter', by, at, claimed }) : undefined,
  joined(heard, i, [, , claimed]) {
    const length = run(heard, i, 'joined');
    const by = heard.slice(i, i + length).flatMap(([who]) => (isSeatWord(who) ? [who] : []));
    return isCharacter(claimed) ? { what: { name: 'join', by, claimed }, length } : undefined;
  },
  foiled: (_, __, [by, , at]) => (isSeatWord(at) ? one({ name: 'foiled', by, at }) : undefined),
  lost(heard, i, [seat, , card]) {
    if (!isCharacter(card)) return undefined;
    const before = heard.slice(0, i).findLast(([who, verb]) => who === seat && (verb === 'bluffed' || verb === 'lost'));
    return one({ name: 'lost', seat, card, liar: before?.[1] === 'bluffed' });
  },
  buried: (_, __, [seat]) => one({ name: 'buried', seat }),
  // C41 what he buried is turned up before he goes
  uncovered(heard, i, [seat]) {
    const length = run(heard, i, 'uncovered');
    const cards = heard.slice(i, i + length).flatMap(([, , card]) => (isCharacter(card) ? [card] : []));
    const out = verbAt(heard, i + length) === 'out';
    return { what: { name: 'out', seat, cards }, length: out ? length + 1 : length };
  },
  out: (_, __, [seat]) => one({ name: 'out', seat, cards: [] }),
  won: (_, __, [seat]) => one({ name: 'won', seat }),
  is(heard, i, [seat, , side]) {
    const length = run(heard, i, 'is');
    // C80 at the beginning all are told their sides; that is no conversion
    return length > 1 || !isSide(side) ? { length } : one({ name: 'side', seat, side });
  },
  submitted(heard, i, [seat, , by]) {
    const [, verb, , card] = heard[i + 1] ?? [];
    const seen = verb === 'saw';
    if (!isSeatWord(by)) return undefined;
    return {
      what: { name: 'examined', seat, by, ...(seen && isCharacter(card) ? { card } : {}) },
      length: seen ? 2 : 1,
    };
  },
  spent,
  ...Object.fromEntries(COINS.filter((verb) => verb !== 'spent').map((verb) => [verb, flight(COINS)])),
  ...Object.fromEntries(CARDS.map((verb) => [verb, flight(CARDS)])),
};
