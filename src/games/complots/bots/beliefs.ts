/** A seat's beliefs about hidden cards: the likelihood of each hand given its owner's actions, if experts play. */

import type { Beliefs } from '../../../bots/adviser.ts';
import { seeded } from '../../../engine/chance.ts';
import type { Said } from '../../../engine/facts.ts';
import type { Imagined, Sight, State } from '../../../engine/game.ts';
import { PASS } from '../../../engine/phrases.ts';
import { viewOf } from '../../../engine/reading.ts';
import type { Each, Seat } from '../../../engine/seats.ts';
import { sightOf } from '../../../engine/sight.ts';
import type { Character } from '../rules/characters.ts';
import { fold, read, says } from '../rules/facts.ts';
import { type ComplotsView, isComplots } from '../rules/typed-view.ts';

/** A style of play, with its prior probability. */
export type Kind = {
  readonly prior: number;
  /** The rate of random moves. */
  readonly slip: number;
  /** The likelihood of this answer with this hand, given the expert's odds in their place. */
  chance(theirSight: Sight, odds: Float64Array, at: number, hand: readonly Character[]): number;
};

const EXPERT: Kind = { prior: 1, slip: 0.05, chance: (_, odds, at) => odds[at] ?? 0 };

/** Log likelihoods of a seat's actions by hand of this size; equal if nothing is known. */
type Hands = { readonly cards: number; readonly of: Map<string, number> };
type Dealt = State & { readonly players: Each<{ hand: Character[]; readonly revealed: readonly Character[] }> };
type Minds = {
  readonly me: Seat | undefined;
  readonly lineup: readonly Character[];
  readonly kinds: readonly Kind[];
  /** By seat, one per kind. */
  readonly of: Map<Seat, readonly Hands[]>;
  /** C22 Cards just shown. */
  shown: readonly Character[];
};

const nameOf = (hand: readonly Character[]): string => [...hand].sort().join(' ');
const known = (hands: Hands | undefined, hand: readonly Character[]): number => hands?.of.get(nameOf(hand)) ?? 0;
const isDealt = (state: State): state is Dealt => 'players' in state && 'lineup' in state;

const handsOf = (lineup: readonly Character[], count: number, from = 0): Character[][] =>
  count === 0
    ? [[]]
    : lineup.flatMap((card, i) => (i < from ? [] : handsOf(lineup, count - 1, i).map((rest) => [card, ...rest])));

/** The log of sum and mean of log probabilities. */
const mixed = (logs: readonly number[]): number => {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - most), 0));
};
const mean = (logs: readonly number[]): number => mixed(logs) - Math.log(logs.length);

const likely = ({ kinds, of }: Minds, seat: Seat, hand: readonly Character[]): number => {
  const hands = of.get(seat);
  return hands === undefined ? 0 : mixed(kinds.map(({ prior }, i) => Math.log(prior) + known(hands[i], hand)));
};

type Handed = Beliefs & {
  /** The log likelihood of a seat's actions with this hand. */
  of(seat: Seat, hand: readonly Character[]): number;
};

/** `silence`: counts letting a claim stand, too. */
export const complotsBeliefs = (
  game: Imagined,
  think: (sight: Sight) => Float64Array,
  kinds: readonly Kind[] = [EXPERT],
  silence = true,
): Handed => {
  let minds: Minds | undefined;
  let last: Sight | undefined;
  const of: Handed['of'] = (seat, hand) => (minds === undefined ? 0 : likely(minds, seat, hand));
  return {
    see(sight) {
      const view = viewOf(isComplots, sight.view);
      minds ??= { me: view.me, lineup: view.lineup, kinds, of: new Map(), shown: [] };
      if (last !== undefined) {
        const news = sight.heard.slice(last.heard.length);
        const before = viewOf(isComplots, last.view);
        if (before.question !== view.question)
          for (const did of decidedIn(before, news, silence)) judge(game, think, minds, last, did);
        if (before.phase === 'draft' && view.phase !== 'draft') judgeDraft(game, think, minds, last);
        for (const said of news) change(minds, said);
      }
      last = { ...sight, heard: [...sight.heard] };
    },
    weigh(state) {
      if (minds === undefined || !isDealt(state)) return 0;
      let sum = 0;
      for (const seat of minds.of.keys()) sum += of(seat, state.players[seat].hand);
      return sum;
    },
    of,
  };
};

type Deed = readonly [seat: Seat, move: string];

/** Others' answers to a closed question: one spoke, or all were silent. */
const decidedIn = ({ me, phase, toAct }: ComplotsView, news: readonly Said[], silence: boolean): Deed[] => {
  const [first] = news.filter((said) => says(said, 'announced', 'doubted', 'countered', 'lost', 'buried'));
  const spoken = first === undefined ? undefined : read(first);
  const silent = (): Deed[] => toAct.filter((seat) => seat !== me).map((seat) => [seat, PASS]);
  const said = (...deed: Deed): Deed[] => (deed[0] === me ? [] : [deed]);
  switch (phase) {
    case 'turn':
      return spoken?.[1] === 'announced' ? said(spoken[0], spoken.slice(2).join(' ')) : [];
    case 'doubt':
      return spoken?.[1] === 'doubted' ? said(spoken[0], 'doubt') : silence ? silent() : [];
    case 'counter':
      return spoken?.[1] === 'countered' ? said(spoken[0], `counter ${spoken[3]}`) : silent();
    case 'lose':
      return spoken?.[1] === 'lost' ? said(spoken[0], `lose ${spoken[2]}`) : [];
    default:
      return [];
  }
};

/** The table as the owner of this hand would have seen it. */
const asOwner = (game: Imagined, sight: Sight, state: Dealt, seat: Seat, hand: readonly Character[]): Sight => {
  state.players[seat].hand = [...hand];
  const cards = [...hand, ...state.players[seat].revealed];
  return sightOf<State>(game, state, heardBy(sight.heard, seat, cards), seat);
};

/** Replaces my dealt and chosen cards by theirs; my other secrets are dropped. */
const heardBy = (heard: readonly Said[], seat: Seat, cards: readonly Character[]): Said[] => {
  const left = [...cards];
  let dealt = false;
  return heard.flatMap((said): Said[] => {
    if (says(said, 'picked')) return [[seat, 'picked', ...left.splice(0, 1)]];
    if (says(said, 'got') && !dealt) {
      dealt = true;
      return [[seat, 'got', ...left.splice(0, said.length - 2)]];
    }
    return says(said, 'got', 'returned', 'saw') ? [] : [said];
  });
};

const imaginedIn = (game: Imagined, sight: Sight): Dealt | undefined => {
  const state = game.imagine(sight, seeded('beliefs'));
  return isDealt(state) ? state : undefined;
};

const judge = (
  game: Imagined,
  think: (sight: Sight) => Float64Array,
  { lineup, kinds, of }: Minds,
  sight: Sight,
  [seat, move]: Deed,
): void => {
  const state = imaginedIn(game, sight);
  if (state === undefined) return;
  const cards = state.players[seat].hand.length;
  const before = of.get(seat);
  const after: Hands[] = kinds.map(() => ({ cards, of: new Map() }));
  for (const hand of handsOf(lineup, cards)) {
    const theirSight = asOwner(game, sight, state, seat, hand);
    const { answers } = theirSight;
    const at = answers.indexOf(move);
    const odds = answers.length < 2 || at < 0 ? undefined : think(theirSight);
    for (const [i, { slip, chance }] of kinds.entries()) {
      const does = odds === undefined ? 1 : chance(theirSight, odds, at, hand);
      const log = Math.log((1 - slip) * does + slip / Math.max(1, answers.length));
      after[i]?.of.set(nameOf(hand), known(before?.[i], hand) + log);
    }
  }
  of.set(seat, after);
};

/** C4 Either of two cards may have been dealt, and the other chosen. */
const judgeDraft = (
  game: Imagined,
  think: (sight: Sight) => Float64Array,
  { me, lineup, kinds, of }: Minds,
  sight: Sight,
): void => {
  const state = imaginedIn(game, sight);
  if (state === undefined) return;
  const { slip } = EXPERT;
  for (const seat of state.seats) {
    if (seat === me) continue;
    const chosen = new Map<Character, (card: Character) => number>();
    for (const dealt of lineup) {
      const theirSight = asOwner(game, sight, state, seat, [dealt]);
      const odds = think(theirSight);
      chosen.set(dealt, (card) => {
        const chance = odds[theirSight.answers.indexOf(`choose ${card}`)] ?? 0;
        return Math.log((1 - slip) * chance + slip / theirSight.answers.length);
      });
    }
    const after = (dealt: Character, card: Character): number => chosen.get(dealt)?.(card) ?? 0;
    const hands: Hands = { cards: 2, of: new Map() };
    for (const [one, other] of handsOf(lineup, 2))
      if (one !== undefined && other !== undefined)
        hands.of.set(nameOf([one, other]), mean([after(one, other), after(other, one)]));
    of.set(
      seat,
      kinds.map(() => hands),
    );
  }
};

/** Updates beliefs when cards change: `was` lists possible earlier hands, `more` the gained cards. */
const renew = (minds: Minds, seat: Seat, more: number, was: (hand: readonly Character[]) => Character[][]): void => {
  const before = minds.of.get(seat);
  if (before === undefined) return;
  const renewed = (hands: Hands): Hands => {
    const after: Hands = { cards: hands.cards + more, of: new Map() };
    for (const hand of handsOf(minds.lineup, after.cards))
      after.of.set(nameOf(hand), mean(was(hand).map((one) => known(hands, one))));
    return after;
  };
  minds.of.set(seat, before.map(renewed));
};

/** Forgets a seat's cards, but not what its actions tell about its kind. */
const forget = ({ of }: Minds, seat: Seat): void => {
  const before = of.get(seat);
  if (before === undefined) return;
  const alike = (hands: Hands): Hands => {
    const log = mean([...hands.of.values()]);
    return { cards: hands.cards, of: new Map([...hands.of.keys()].map((name) => [name, log])) };
  };
  of.set(seat, before.map(alike));
};

const addFact = fold<Minds>({
  showed(minds, [, , ...cards]) {
    minds.shown = cards;
  },
  // C22 one card is replaced; what is known of the other stays
  drew(minds, [seat]) {
    const [card, ...more] = minds.shown;
    if (card === undefined) return;
    if (more.length > 0) forget(minds, seat);
    else renew(minds, seat, 0, (hand) => hand.map((_, i) => [card, ...hand.filter((_one, j) => j !== i)]));
  },
  lost(minds, [seat, , card]) {
    renew(minds, seat, -1, (hand) => [[card, ...hand]]);
  },
  buried(minds, [seat]) {
    renew(minds, seat, -1, (hand) => minds.lineup.map((card) => [card, ...hand]));
  },
  kept: (minds, [seat]) => forget(minds, seat),
  replaced: (minds, [, , at]) => forget(minds, at),
});

const change = (minds: Minds, said: Said): void => {
  addFact(minds, said);
  if (!says(said, 'showed')) minds.shown = [];
};
