/**
 * Plays the best response to a known bot. It keeps every hidden state that agrees with what it heard, weighted by
 * chance and the bot's odds, so its beliefs are exact. It searches its next decisions, with the bot's answers by their
 * odds, and a net estimates the rest. Its wins are a lower bound of what can be won.
 */
import type { Bot } from '../bots/bot.ts';
import type { Duelist } from '../bots/net/coder.ts';
import { type Rng, seeded } from '../engine/chance.ts';
import { hears, type Said } from '../engine/facts.ts';
import type { Imagined, Sight, State } from '../engine/game.ts';
import { answers, clone, playInPlace, unanswered } from '../engine/kernel.ts';
import type { Seat } from '../engine/seats.ts';
import { sightOf } from '../engine/sight.ts';

export type Response = {
  readonly game: Imagined;
  readonly duelists: readonly Duelist[];
  /** In the order of `answers`. */
  odds(sight: Sight): Float64Array;
  value(sight: Sight): number;
  readonly depth: number;
};

type World = { readonly state: State; readonly botHeard: readonly Said[]; readonly weight: number };
/** A possible continuation, and what I hear until then. */
type Branch = World & { readonly mine: readonly Said[] };
type Mind = { worlds: readonly World[]; upTo: number; last: string | undefined };

/** Rarer moves of the bot and less likely worlds are not searched; beliefs leave nothing out. */
const SELDOM = 0.02;
const UNLIKELY = 0.002;
/** Worlds that look alike to the bot, at most, to process together. */
const MANY = 40;
/** Deals to sample when looking for all possible ones. */
const DEALS = 200;

export const responder = (response: Response): Bot => {
  const minds = new WeakMap<readonly Said[], Mind>();
  const { after } = futures(response);
  const { dealt, merged } = beliefs(response);
  const best = ahead(response);

  const recalled = (sight: Sight, me: Seat): Mind => {
    const mind = minds.get(sight.heard);
    if (mind === undefined) return { worlds: dealt(sight, me), upTo: 0, last: undefined };
    const { last } = mind;
    if (last === undefined) return mind;
    const news = sight.heard.slice(mind.upTo);
    const come = mind.worlds
      .flatMap((world) => after({ ...world, mine: [] }, me, last, { me, least: 0, wanted: news }))
      .filter(({ mine, state }) => mine.length === news.length && state.questions === sight.questions);
    if (come.length === 0) throw new Error('nobody can have heard this');
    return { worlds: merged(come, me), upTo: 0, last: undefined };
  };

  return {
    answer(sight) {
      const { me } = sight.view;
      if (me === undefined) throw new Error('whoever answers has a seat');
      const { worlds } = recalled(sight, me);
      const [only = '', ...more] = sight.answers;
      const move = more.length === 0 ? only : best(worlds, sight.heard, me, response.depth).move;
      minds.set(sight.heard, { worlds, upTo: sight.heard.length, last: move });
      return move;
    },
  };
};

const otherThan = (me: Seat, { seats }: State): Seat => seats.find((seat) => seat !== me) ?? me;
const weightOf = (worlds: readonly World[]): number => worlds.reduce((sum, { weight }) => sum + weight, 0);

/** The viewer, the least likelihood to follow, and the facts that were heard, if known. */
type Looking = { readonly me: Seat; readonly least: number; readonly wanted?: readonly Said[] };

const futures = ({ game, odds }: Pick<Response, 'game' | 'odds'>) => {
  /** All continuations until I am asked again, or the game is over. */
  const follow = (one: Branch, looking: Looking): Branch[] => {
    const { me, least, wanted } = looking;
    if (wanted !== undefined && !one.mine.every((said, i) => same(said, wanted[i]))) return [];
    const asked = unanswered(game, one.state);
    const [botSeat] = asked;
    if (botSeat === undefined || asked.includes(me)) return [one];
    const sight = sightOf(game, one.state, one.botHeard, botSeat);
    const botOdds = sight.answers.length < 2 ? Float64Array.of(1) : odds(sight);
    return sight.answers.flatMap((move, i) => {
      const chance = botOdds[i] ?? 0;
      return chance <= least ? [] : after({ ...one, weight: one.weight * chance }, botSeat, move, looking);
    });
  };
  const after = (one: Branch, by: Seat, move: string, looking: Looking): Branch[] =>
    outcomes(game, one.state, by, move).flatMap(({ state, facts, chance }) => {
      const hear = (seat: Seat) => facts.filter((fact) => hears(fact, seat)).map(({ said }) => said);
      const mine = [...one.mine, ...hear(looking.me)];
      const botHeard = [...one.botHeard, ...hear(otherThan(looking.me, state))];
      return follow({ state, botHeard, weight: one.weight * chance, mine }, looking);
    });
  return { after };
};

const beliefs = ({ game, duelists }: Pick<Response, 'game' | 'duelists'>) => {
  const bytes = (state: State, botHeard: readonly Said[], botSeat: Seat): string => {
    const { view } = sightOf(game, state, botHeard, botSeat);
    const duelist = duelists.find(({ knows }) => knows(view));
    if (duelist === undefined) throw new Error('nobody knows such duels');
    const row = new Uint8Array(duelist.scale.length);
    duelist.encode(view, botHeard, row);
    return row.join(' ');
  };
  /** Merges worlds that are equal to the bot, now and later. */
  const merged = (worlds: readonly World[], me: Seat): World[] => {
    const all = weightOf(worlds);
    const byBytes = new Map<string, World>();
    for (const one of worlds) {
      const key =
        worlds.length > MANY ? bytes(one.state, one.botHeard, otherThan(me, one.state)) : String(byBytes.size);
      byBytes.set(key, { ...one, weight: (byBytes.get(key)?.weight ?? 0) + one.weight / all });
    }
    return [...byBytes.values()];
  };
  /** At the start all distinguishable deals are equally likely. */
  const dealt = (sight: Sight, me: Seat): World[] => {
    const found = new Map<string, World>();
    for (let i = 0; i < DEALS; i++) {
      const state = game.imagine(sight, seeded(`deal ${i}`));
      const botSeat = otherThan(me, state);
      const view = sightOf(game, state, [], botSeat).view;
      const hand = 'hand' in view && Array.isArray(view.hand) ? view.hand.map(String) : [];
      found.set(hand.join(' '), { state, botHeard: [[botSeat, 'got', ...hand]], weight: 1 });
    }
    return merged([...found.values()], me);
  };
  return { merged, dealt };
};

const ahead = (response: Response) => {
  const { game, value } = response;
  const { after } = futures(response);

  const worth = (worlds: readonly World[], move: string, heard: readonly Said[], me: Seat, depth: number): number => {
    const groups = new Map<string, Branch[]>();
    let [won, all] = [0, 0];
    for (const world of worlds) {
      if (world.weight < UNLIKELY) continue;
      for (const branch of after({ ...world, mine: [] }, me, move, { me, least: SELDOM })) {
        all += branch.weight;
        if (branch.state.over?.includes(me)) won += branch.weight;
        if (branch.state.over !== undefined) continue;
        const key = JSON.stringify(branch.mine);
        groups.set(key, [...(groups.get(key) ?? []), branch]);
      }
    }
    for (const group of groups.values()) {
      const [first] = group;
      if (first === undefined) continue;
      const now = [...heard, ...first.mine];
      const chance = depth <= 1 ? value(sightOf(game, first.state, now, me)) : best(group, now, me, depth - 1).value;
      won += weightOf(group) * chance;
    }
    return all === 0 ? 0 : won / all;
  };

  const best = (worlds: readonly World[], heard: readonly Said[], me: Seat, depth: number) => {
    const [first] = worlds;
    if (first === undefined) throw new Error('nobody can have heard this');
    const all = weightOf(worlds);
    const now = worlds.map((one) => ({ ...one, weight: one.weight / all }));
    const moves = answers(game, first.state, me);
    const found = moves.map((move) => ({ move, value: worth(now, move, heard, me, depth) }));
    return found.reduce((most, one) => (one.value > most.value ? one : most));
  };
  return best;
};

const same = (said: Said, other: Said | undefined): boolean => said.join(' ') === other?.join(' ');

type Outcome = { readonly state: State; readonly facts: ReturnType<typeof playInPlace>; readonly chance: number };

/** Enough even throws to draw evenly from one, two, three, four or six cards. */
const THROWS = 12;
/** The inverse of nine modulo 2³². */
const NINTH = 954437177;
const WORD = 0x1_0000_0000;
/** A chance state with these first two throws; the last number counts throws. */
const thrown = (first: number, second: number): Rng => [
  Math.floor(first * WORD) | 0,
  0,
  Math.imul((Math.floor(second * WORD) - 1) | 0, NINTH),
  0,
];

export const outcomes = (game: Imagined, from: State, by: Seat, move: string): Outcome[] => {
  const played = (first: number, second: number) => {
    const state = clone(from);
    state.chance.rng = thrown((first + 0.5) / THROWS, (second + 0.5) / THROWS);
    state.chance.scripted = false;
    const facts = playInPlace(game, state, by, move);
    return { state, facts };
  };
  const plain = played(0, 0);
  const throws = Number(plain.state.chance.rng[3]);
  if (throws === 0) return [{ ...plain, chance: 1 }];
  if (throws > 2) throw new Error('more than two cards were drawn at once');
  const all = new Map<string, Outcome>();
  const add = (one: ReturnType<typeof played>, chance: number): void => {
    const key = JSON.stringify(one.facts);
    all.set(key, { ...one, chance: (all.get(key)?.chance ?? 0) + chance });
  };
  const firsts = new Map<string, number[]>();
  for (let i = 0; i < THROWS; i++) {
    const key = JSON.stringify(played(i, 0).facts);
    firsts.set(key, [...(firsts.get(key) ?? []), i]);
  }
  for (const [i = 0, ...more] of firsts.values()) {
    const chance = (1 + more.length) / THROWS;
    if (throws === 1) add(played(i, 0), chance);
    else for (let j = 0; j < THROWS; j++) add(played(i, j), chance / THROWS);
  }
  return [...all.values()];
};
