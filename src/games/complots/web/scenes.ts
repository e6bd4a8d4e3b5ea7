/** Turns the facts of Complots into scenes. Drawn by stage.tsx. */
import type { Said } from '../../../engine/facts.ts';
import type { Found } from '../../../engine/reading.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Flight } from '../../../web/parts/motion.ts';
import type { Tune } from '../../../web/parts/tunes.ts';
import { defineScenes } from '../../../web/table/scenes/scenes.ts';
import type { Side } from '../rules/box.ts';
import { type Character, isCharacter, TABLE } from '../rules/characters.ts';
import { claimIn, isTrue } from '../rules/claims.ts';
import { type FactOf, read, run, says, scan } from '../rules/facts.ts';
import type { Claimed, TurnVerb } from '../rules/steps.ts';
import { flightsOf } from './flights.ts';

type What =
  | {
      readonly name: 'claim';
      readonly by: Seat;
      readonly move: TurnVerb;
      readonly at?: Seat;
      readonly claimed?: Claimed;
    }
  | { readonly name: 'counter'; readonly by: Seat; readonly at: Seat; readonly claimed: Character }
  | { readonly name: 'join'; readonly by: readonly Seat[]; readonly claimed: Character }
  /** `shown`: the cards that were turned over; a liar's own cards are not shown. */
  | {
      readonly name: 'doubt';
      readonly doubter: Seat;
      readonly by: Seat;
      readonly claimed: Claimed;
      readonly truth: boolean;
      readonly shown: readonly Character[];
      readonly loser: Seat;
      /** C22 The shown card is replaced: the flight starts after the dark. */
      readonly flights: readonly Flight[];
    }
  | { readonly name: 'foiled'; readonly by: Seat; readonly at: Seat }
  | {
      readonly name: 'strike';
      readonly by: Seat;
      readonly at: Seat;
      readonly with: 'coup' | Character;
      readonly flights: readonly Flight[];
    }
  /** `doubt`: the challenge that it pays for. */
  | {
      readonly name: 'lost';
      readonly seat: Seat;
      readonly card: Character;
      readonly doubt?: Doubt | undefined;
      readonly facing: Facing;
    }
  | { readonly name: 'buried'; readonly seat: Seat; readonly doubt?: Doubt | undefined; readonly facing: Facing }
  | { readonly name: 'out'; readonly seat: Seat; readonly cards: readonly Character[]; readonly facing: Facing }
  | { readonly name: 'exchange'; readonly seat: Seat; readonly flights: readonly Flight[] }
  | { readonly name: 'flight'; readonly flights: readonly Flight[] }
  | { readonly name: 'examined'; readonly seat: Seat; readonly by: Seat; readonly card?: Character }
  | { readonly name: 'side'; readonly seat: Seat; readonly side: Side }
  | { readonly name: 'won'; readonly seat: Seat };

export type Doubt = Extract<What, { name: 'doubt' }>;
/** Who claims or strikes, and who doubts it or suffers it. */
export type Facing = readonly [by: Seat, other?: Seat | undefined];

/** Milliseconds until the verdict of a challenge shows. */
export const VERDICT = 1600;
/** The price of a challenge falls into its dark, then the light returns. */
const FALL = 700;
const LIGHT = 400;

/** The sound of moving coins, or else cards. */
const moved = ({ flights }: { readonly flights: readonly Flight[] }): Tune | undefined => {
  if (flights.length === 0) return undefined;
  return flights.some((one) => one.what === 'coin') ? 'coin' : 'card';
};

type More = {
  readonly turn: number | undefined;
  readonly hushes: boolean;
};

/** Milliseconds at the normal pace, whether a scene stands alone, and its sound. */
const SCENES = defineScenes<What, More>()({
  claim: { ms: 650, heavy: false, tune: 'card', turn: undefined, hushes: false },
  counter: { ms: 650, heavy: false, tune: 'card', turn: undefined, hushes: false },
  join: { ms: 500, heavy: false, tune: 'card', turn: undefined, hushes: false },
  doubt: { ms: 2800, heavy: true, tune: undefined, turn: VERDICT, hushes: false },
  foiled: { ms: 900, heavy: true, tune: 'clang', turn: undefined, hushes: false },
  strike: { ms: 1000, heavy: false, tune: 'blade', turn: undefined, hushes: false },
  lost: {
    ms: ({ doubt }) => (doubt === undefined ? 900 : FALL + LIGHT),
    heavy: true,
    tune: 'loss',
    turn: undefined,
    hushes: false,
  },
  buried: {
    ms: ({ doubt }) => (doubt === undefined ? 350 : FALL + LIGHT),
    heavy: ({ doubt }) => doubt !== undefined,
    tune: 'card',
    turn: undefined,
    hushes: false,
  },
  out: { ms: 1000, heavy: true, tune: 'toll', turn: undefined, hushes: false },
  exchange: { ms: 700, heavy: false, tune: 'card', turn: undefined, hushes: false },
  flight: { ms: 460, heavy: false, tune: moved, turn: undefined, hushes: false },
  examined: { ms: 900, heavy: false, tune: 'card', turn: undefined, hushes: true },
  side: { ms: 700, heavy: false, tune: 'chime', turn: undefined, hushes: false },
  won: { ms: 1600, heavy: true, tune: 'win', turn: undefined, hushes: false },
});

export type Scene = ReturnType<typeof SCENES.of>;

/** Scenes of the facts from an index on. Earlier facts tell what is challenged and who pays for what. */
export const scenesOf = (heard: readonly Said[], from: number): Scene[] =>
  found(heard, from).map(({ what, said }) => SCENES.of(what, said));

const one = (what: What): Found<What> => ({ what, length: 1 });

const lastClaim = (heard: readonly Said[], before: number, by: Seat): Claimed | undefined => {
  for (const said of heard.slice(0, before).reverse()) {
    const claimed = said[0] === by ? claimIn(read(said)) : undefined;
    if (claimed !== undefined) return claimed;
  }
  return undefined;
};

const COINS = ['took', 'paid', 'spent', 'stole', 'gave', 'bought', 'inherited', 'embezzled'] as const;
const CARDS = ['drew', 'got', 'returned', 'spared', 'replaced'] as const;

/** Consecutive flights become one scene. */
const flight =
  (verbs: readonly FactOf[1][]) =>
  (_: FactOf, heard: readonly Said[], i: number): Found<What> => {
    const length = run(heard, i, ...verbs);
    const flights = heard.slice(i, i + length).flatMap(flightsOf);
    return flights.length === 0 ? { length } : { what: { name: 'flight', flights }, length };
  };
const coins = flight(COINS);
const cards = flight(CARDS);

/** C21 C22 C68 C83 The facts after a challenge tell its outcome. */
export const doubtAt = (heard: readonly Said[], i: number): Doubt | undefined => {
  const [said, end] = [heard[i], heard[i + 1]];
  if (!says(said, 'doubted') || !says(end, 'showed', 'bluffed', 'uncovered')) return undefined;
  const [doubter, , by] = said;
  const [, verb, ...turned] = end;
  const claimed = lastClaim(heard, i, by);
  if (claimed === undefined) return undefined;
  const shown = verb === 'bluffed' ? [] : turned;
  const truth = verb !== 'bluffed' && isTrue(claimed, shown);
  const flights = drawsAfter(heard, i) ? flightsOf(heard[i + 2] ?? []) : [];
  return { name: 'doubt', doubter, by, claimed, truth, shown, loser: truth ? doubter : by, flights };
};

/** C22 A proven player draws at once. */
const drawsAfter = (heard: readonly Said[], i: number): boolean => {
  const [end, next] = [heard[i + 1], heard[i + 2]];
  return says(end, 'showed') && says(next, 'drew') && next[0] === end[0];
};

/** The challenge whose loser has not paid yet. */
export const owedIn = (heard: readonly Said[]): Doubt | undefined => {
  const i = heard.findLastIndex((said) => says(said, 'doubted'));
  const doubt = doubtAt(heard, i);
  const paid = heard.slice(i + 1).some((said) => says(said, 'lost', 'buried') && said[0] === doubt?.loser);
  return paid ? undefined : doubt;
};
const owedBy = (heard: readonly Said[], seat: Seat): Doubt | undefined => {
  const doubt = owedIn(heard);
  return doubt?.loser === seat ? doubt : undefined;
};

/** The doubt that a loss is the price of, and whom the loser faced: in it, or in what was done to them. */
const pricedAt = (all: readonly Said[], i: number, seat: Seat) => {
  const heard = all.slice(0, i);
  const doubt = owedBy(heard, seat);
  const done = heard.findLast((said) => says(said, 'announced') && said[3] === seat);
  const blow: Facing = says(done, 'announced') ? [done[0], seat] : [seat];
  const facing: Facing = doubt === undefined ? blow : [doubt.by, doubt.doubter];
  return { doubt, facing };
};

/** Whoever is out stands as they did when they lost their last card. */
const out = (heard: readonly Said[], i: number, seat: Seat, cards: readonly Character[]): What => {
  const lost = heard.findLastIndex((said, k) => k < i && says(said, 'lost', 'buried') && said[0] === seat);
  return { name: 'out', seat, cards, facing: pricedAt(heard, lost < 0 ? i : lost, seat).facing };
};

const found = scan<What>({
  announced(said, heard, i) {
    const [by, , move, at] = said;
    const claimed = claimIn(said);
    const next = heard[i + 1];
    if (move === 'coup' && at !== undefined && says(next, 'paid'))
      return { what: { name: 'strike', by, at, with: 'coup', flights: flightsOf(next) }, length: 2 };
    if (move === 'income') return undefined;
    return one({
      name: 'claim',
      by,
      move,
      ...(at === undefined ? {} : { at }),
      ...(claimed === undefined ? {} : { claimed }),
    });
  },
  doubted(_, heard, i) {
    const what = doubtAt(heard, i);
    return what === undefined ? undefined : { what, length: drawsAfter(heard, i) ? 3 : 2 };
  },
  countered: ([by, , at, claimed]) => one({ name: 'counter', by, at, claimed }),
  joined([, , claimed], heard, i) {
    const length = run(heard, i, 'joined');
    const by = heard.slice(i, i + length).map((said) => read(said)[0]);
    return { what: { name: 'join', by, claimed }, length };
  },
  foiled: ([by, , at]) => one({ name: 'foiled', by, at }),
  lost: ([seat, , card], heard, i) => one({ name: 'lost', seat, card, ...pricedAt(heard, i, seat) }),
  buried: ([seat], heard, i) => one({ name: 'buried', seat, ...pricedAt(heard, i, seat) }),
  // C41 their buried cards are turned up before they leave
  uncovered([seat], heard, i) {
    const length = run(heard, i, 'uncovered');
    const turned = heard.slice(i, i + length).flatMap((said) => (says(said, 'uncovered') ? [said[2]] : []));
    const gone = says(heard[i + length], 'out');
    return { what: out(heard, i, seat, turned), length: gone ? length + 1 : length };
  },
  out: ([seat], heard, i) => one(out(heard, i, seat, [])),
  won: ([seat]) => one({ name: 'won', seat }),
  is([seat, , side], heard, i) {
    const length = run(heard, i, 'is');
    // C80 at the start all are told their sides, which is no conversion
    return length > 1 ? { length } : one({ name: 'side', seat, side });
  },
  submitted([seat, , by], heard, i) {
    const next = heard[i + 1];
    if (!says(next, 'saw')) return one({ name: 'examined', seat, by });
    return { what: { name: 'examined', seat, by, card: next[3] }, length: 2 };
  },
  // C53 C54 C55 C12 the cost of a killing is also spent when it is countered; then nobody is struck
  spent(said, heard, i) {
    const [by] = said;
    const announced = heard.slice(0, i).findLast((fact) => says(fact, 'announced') && fact[0] === by);
    const [, , move, at] = says(announced, 'announced') ? announced : [];
    const foiled = says(heard[i - 1], 'foiled');
    return !foiled && isCharacter(move) && TABLE[move].cost > 0 && at !== undefined
      ? one({ name: 'strike', by, at, with: move, flights: flightsOf(said) })
      : coins(said, heard, i);
  },
  took: coins,
  paid: coins,
  stole: coins,
  gave: coins,
  bought: coins,
  inherited: coins,
  embezzled: coins,
  kept([seat], heard, i) {
    const length = 1 + run(heard, i + 1, 'returned');
    return { what: { name: 'exchange', seat, flights: flightsOf(heard[i] ?? []) }, length };
  },
  drew: cards,
  got: cards,
  returned: cards,
  spared: cards,
  replaced: cards,
});
