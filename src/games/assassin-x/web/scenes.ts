/** Turns the facts of Assassin X into scenes. Drawn by stage.tsx. */
import type { Said } from '../../../engine/facts.ts';
import type { Found } from '../../../engine/reading.ts';
import type { Seat } from '../../../engine/seats.ts';
import { defineScenes } from '../../../web/table/scenes/scenes.ts';
import type { Card } from '../rules/cards.ts';
import { type Cause, type Direction, type FactOf, read, run, says, scan } from '../rules/facts.ts';
import { JOKER, type Joker } from '../rules/jokers.ts';

type Scored = { readonly seat: Seat; readonly points: number };

type What =
  | { readonly name: 'deal'; readonly round: number; readonly starter: Seat; readonly direction: Direction }
  | { readonly name: 'offer'; readonly by: Seat; readonly to: Seat; readonly cards: readonly (Card | '?')[] }
  /** `card`: if I may know it. `hidden`: not all do. `drew`: who draws after it. */
  | {
      readonly name: 'take';
      readonly by: Seat;
      readonly from: Seat;
      readonly card?: Card;
      readonly hidden: boolean;
      readonly drew: boolean;
    }
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
  | { readonly name: 'cleared'; readonly seat: Seat; readonly by: Seat; readonly saw: readonly Card[] }
  | { readonly name: 'alibi'; readonly seat: Seat; readonly by: Seat }
  /** `shown`: a joker turned up by it, or cards that I alone see. */
  | {
      readonly name: 'joker';
      readonly by: Seat;
      readonly joker: Joker;
      readonly at?: Seat;
      readonly shown: readonly Card[];
      readonly turned?: Direction;
    }
  | { readonly name: 'uncovered'; readonly seat: Seat; readonly joker: Joker }
  | { readonly name: 'give'; readonly by: Seat; readonly to: Seat; readonly card?: Card }
  | { readonly name: 'swap'; readonly seat: Seat }
  | { readonly name: 'drawn'; readonly seat: Seat }
  | { readonly name: 'ended'; readonly cause: Cause; readonly scored: readonly Scored[] }
  | { readonly name: 'won'; readonly seat: Seat };

/** How long one card takes to fall. */
export const SLAM = 300;

/** X42 How long handing over a card takes. */
export const SLIP = 700;

type More = {
  /** Clears the well to draw there. */
  readonly clears: boolean;
  /** X21 X30 The outcome appears only with the blow or the stamp. */
  readonly awaits: 'blow' | 'raid' | undefined;
};

/** Milliseconds at the normal pace. Each laid card and each further effect of a joker adds its own. */
const SCENES = defineScenes<What, More>()({
  deal: { ms: 1300, heavy: false, tune: 'card', clears: true, awaits: undefined },
  offer: { ms: 1150, heavy: false, tune: 'card', clears: true, awaits: undefined },
  take: { ms: 950, heavy: false, tune: 'card', clears: true, awaits: undefined },
  discard: { ms: 450, heavy: false, tune: 'card', clears: false, awaits: undefined },
  attack: { ms: ({ lay }) => 1100 + lay.length * SLAM, heavy: false, tune: 'blade', clears: true, awaits: undefined },
  duel: {
    ms: ({ answer }) => 2150 + answer.length * SLAM,
    heavy: true,
    tune: ({ killed }) => (killed ? 'shot' : 'ricochet'),
    clears: true,
    awaits: 'blow',
  },
  siren: { ms: 1200, heavy: false, tune: 'siren', clears: true, awaits: undefined },
  arrested: { ms: 1600, heavy: true, tune: 'clang', clears: true, awaits: 'raid' },
  cleared: { ms: 1500, heavy: true, tune: 'shutter', clears: true, awaits: 'raid' },
  alibi: { ms: 1500, heavy: true, tune: 'chime', clears: true, awaits: undefined },
  joker: {
    ms: ({ joker }) => 1500 + (JOKER[joker].does.includes('slip') ? SLIP : 0),
    heavy: false,
    tune: 'chime',
    clears: true,
    awaits: undefined,
  },
  uncovered: { ms: 800, heavy: false, tune: 'card', clears: true, awaits: undefined },
  give: { ms: 700, heavy: false, tune: 'card', clears: false, awaits: undefined },
  swap: { ms: 600, heavy: false, tune: 'card', clears: false, awaits: undefined },
  drawn: { ms: 400, heavy: false, tune: 'card', clears: false, awaits: undefined },
  ended: { ms: 2600, heavy: true, tune: 'bullet', clears: true, awaits: undefined },
  won: { ms: 1600, heavy: false, tune: 'win', clears: true, awaits: undefined },
});

export type Scene = ReturnType<typeof SCENES.of>;

/** Scenes of the facts from an index on. Earlier facts tell what an attack was made with. */
export const scenesOf = (heard: readonly Said[], from: number): Scene[] =>
  found(heard, from).map(({ what, said }) => SCENES.of(what, said));

const one = (what: What): Found<What> => ({ what, length: 1 });

/** Facts that bring cards to a hand. */
const DRAWING = ['found', 'got', 'drew', 'laid', 'kept'] as const;
/** At the deal a joker that cannot be kept is uncovered, with no effect. */
const DEALING = [...DRAWING, 'uncovered'] as const;
/** Effects of a joker. */
const DONE: readonly FactOf[1][] = ['stole', 'lifted', 'gave', 'turned', 'saw', 'searched', 'uncovered'];

const found = scan<What>({
  round(said, heard, i) {
    if (said[1] === 'began') {
      const [, , round, starter, direction] = said;
      return { what: { name: 'deal', round, starter, direction }, length: 1 + run(heard, i + 1, ...DEALING) };
    }
    if (said[1] !== 'ended') return undefined;
    const [, , cause] = said;
    const length = run(heard, i + 1, 'scored');
    const scored = heard
      .slice(i + 1, i + 1 + length)
      .flatMap((fact): Scored[] => (says(fact, 'scored') ? [{ seat: fact[0], points: fact[2] }] : []));
    return { what: { name: 'ended', cause, scored }, length: 1 + length };
  },
  offered: ([by, , to, ...cards]) => one({ name: 'offer', by, to, cards }),
  took([by, , from, open], heard, i) {
    const next = heard[i + 1];
    const secret = says(next, 'received') ? next[3] : undefined;
    const card = open ?? secret;
    const length = secret === undefined ? 1 : 2;
    const drawn = run(heard, i + length, ...DRAWING);
    return {
      what: {
        name: 'take',
        by,
        from,
        hidden: open === undefined,
        drew: drawn > 0,
        ...(card === undefined ? {} : { card }),
      },
      length: length + drawn,
    };
  },
  discarded([seat], heard, i) {
    const next = heard[i + 1];
    if (!says(next, 'dropped')) return one({ name: 'discard', seat });
    return { what: { name: 'discard', seat, card: next[2] }, length: 2 };
  },
  attacked: ([by, , at, ...lay]) => one({ name: 'attack', by, at, lay }),
  // X21 The next fact tells the outcome.
  defended([, , ...answer], heard, i) {
    const attack = heard.slice(0, i).findLast((said) => says(said, 'attacked'));
    const end = heard[i + 1];
    if (attack === undefined || !says(end, 'killed', 'survived')) return undefined;
    const [by, , at, ...lay] = attack;
    const [, how, , crime, survival] = end;
    return { what: { name: 'duel', by, at, lay, answer, killed: how === 'killed', crime, survival }, length: 2 };
  },
  intervened: ([by, , at]) => one({ name: 'siren', by, at }),
  arrested: ([seat, , by]) => one({ name: 'arrested', seat, by }),
  cleared([seat, , by], heard, i) {
    const next = heard[i + 1];
    const [, , , ...saw] = says(next, 'saw') ? next : [];
    const length = saw.length === 0 ? 1 : 2;
    return { what: { name: 'cleared', seat, by, saw }, length: length + run(heard, i + length, 'left') };
  },
  // X42 A joker, and then its effect.
  played([by, , joker, at], heard, i) {
    if (joker === 'alibi' && at !== undefined)
      return { what: { name: 'alibi', seat: by, by: at }, length: 1 + run(heard, i + 1, 'left') };
    const after = heard.slice(i + 1).map(read);
    const end = after.findIndex((fact) => !DONE.includes(fact[1]));
    const does = end < 0 ? after : after.slice(0, end);
    const turned = does[0]?.[1] === 'turned' ? does[0][2] : undefined;
    return {
      what: {
        name: 'joker',
        by,
        joker,
        shown: does.flatMap(shownIn),
        ...(at === undefined ? {} : { at }),
        ...(turned === undefined ? {} : { turned }),
      },
      length: 1 + does.length,
    };
  },
  uncovered: ([seat, , joker], heard, i) => ({
    what: { name: 'uncovered', seat, joker },
    length: 1 + run(heard, i + 1, ...DRAWING),
  }),
  gave([by, , to, open], heard, i) {
    const next = heard[i + 1];
    const secret = says(next, 'handed') ? next[3] : undefined;
    const card = open ?? secret;
    const length = 1 + run(heard, i + 1, 'handed');
    return { what: { name: 'give', by, to, ...(card === undefined ? {} : { card }) }, length };
  },
  swapped: ([seat], heard, i) => ({ what: { name: 'swap', seat }, length: 1 + run(heard, i + 1, 'exchanged') }),
  won: ([seat]) => one({ name: 'won', seat }),
  drew: ([seat], heard, i) => ({ what: { name: 'drawn', seat }, length: run(heard, i, ...DRAWING) }),
});

const shownIn = (fact: FactOf): readonly Card[] => {
  if (fact[1] === 'uncovered') return [fact[2]];
  if (fact[1] === 'lifted') return [fact[3]];
  if (fact[1] !== 'saw') return [];
  const [, , , ...cards] = fact;
  return cards;
};
