/**
 * A judge's reading of an announcement: nights are sampled, and weighed by how often such a clerk would announce this.
 */
import type { Bot } from '../../../src/bots/bot.ts';
import { mix, oneOf, type Rng, roll, seeded } from '../../../src/engine/chance.ts';
import { type Fact, hears, type Said } from '../../../src/engine/facts.ts';
import type { Sight } from '../../../src/engine/game.ts';
import { answers, playInPlace, unanswered } from '../../../src/engine/kernel.ts';
import { PASS } from '../../../src/engine/phrases.ts';
import { viewOf } from '../../../src/engine/reading.ts';
import type { Seat } from '../../../src/engine/seats.ts';
import { sightOf } from '../../../src/engine/sight.ts';
import { weights } from '../../../src/games/tribunal/bots/beliefs.ts';
import { think } from '../../../src/games/tribunal/bots/index.ts';
import { overSets } from '../../../src/games/tribunal/bots/mind.ts';
import { isBallot, standing, truthOf } from '../../../src/games/tribunal/rules/counting.ts';
import { tribunal } from '../../../src/games/tribunal/rules/index.ts';
import { remember } from '../../../src/games/tribunal/rules/memory.ts';
import { inDuel, playing, type Tribunal } from '../../../src/games/tribunal/rules/state.ts';
import { isTribunal } from '../../../src/games/tribunal/rules/typed-view.ts';
import { heardBy, look, recordOf, resumeTable, type Table } from '../../../src/host/table.ts';

/** Nights to sample, and samples of each player's card. */
export type Depth = { readonly nights: number; readonly asked: number };

/** Before the night's cards: the seat's sight, public facts, and its card. */
type Evening = { readonly sight: Sight; readonly common: readonly Said[]; readonly card: string };

const eveningOf = (table: Table, me: Seat): Evening | undefined => {
  let evening: Omit<Evening, 'card'> | undefined;
  let last = -1;
  resumeTable(tribunal, recordOf(table), (then) => {
    if (then.question === last || then.state.over !== undefined) return;
    last = then.question;
    const sight = look(then, me);
    // later facts are unknown then
    if (sight.view.phase === 'night-vote')
      evening = { sight: { ...sight, heard: [...sight.heard] }, common: [...heardBy(then, undefined)] };
  });
  const { day, notes } = viewOf(isTribunal, look(table, me).view);
  return evening && { ...evening, card: notes?.played[`night ${day}`] ?? PASS };
};

/** The mafia, and the first target of its order. */
type World = { readonly mafia: readonly Seat[]; readonly first: Seat | undefined };
type Cards = ReadonlyMap<Seat, string>;
type Night = {
  readonly world: World;
  readonly cards: Cards;
  readonly truth: string;
};

/** In percent: how often the mafia switches to another target. */
const ANEW = 10;

/** In percent: how often players protect at random, since they know other things. */
const ODD = 5;

/** The evening's state if these are the mafia; the rest is dealt at random. */
const tableOf = ({ sight }: Evening, { mafia, first }: World, rng: Rng): Tribunal => {
  const state = tribunal.imagine({ ...sight, view: viewOf(isTribunal, sight.view) }, rng);
  for (const seat of state.seats) {
    const player = state.players[seat];
    if (player.status !== 'out') player.identity = mafia.includes(seat) ? 'mafia' : 'judge';
    // peeking is rare, and would change behaviour
    if (seat !== sight.view.me) player.peeked = false;
  }
  const [leader] = mafia;
  if (mafia.length > 1 && leader !== undefined && first !== undefined) {
    const judges = playing(state).filter((seat) => !mafia.includes(seat) && seat !== first);
    state.players[leader].order = [first, ...mix(rng, judges)];
  }
  return state;
};

/** Facts each imagined player hears from now on; secrets told to others are unknown. */
const listeners = ({ sight, common }: Evening, state: Tribunal) => {
  const heard = new Map(state.seats.map((seat) => [seat, [...(seat === sight.view.me ? sight.heard : common)]]));
  return {
    sightFor: (seat: Seat): Sight => sightOf(tribunal, state, heard.get(seat) ?? [], seat),
    take(seat: Seat, move: string): void {
      const facts: readonly Fact[] = playInPlace(tribunal, state, seat, move);
      for (const [one, list] of heard) for (const fact of facts) if (hears(fact, one)) list.push(fact.said);
    },
  };
};

const drawnBy = <T>(list: Iterable<T>, weightOf: (one: T) => number, all: number, rng: Rng): T | undefined => {
  let left = (roll(rng, 1e6) / 1e6) * all;
  let drawn: T | undefined;
  for (const one of list) {
    drawn = one;
    left -= weightOf(one);
    if (left < 0) break;
  }
  return drawn;
};

type Shares = ReadonlyMap<string, number>;
/** An answer this frequent in percent counts as certain. */
const SURE = 80;
/** How often a bot gives which answer. */
const sharesOf = (bot: Bot, sight: Sight, times: number, seed: string): Shares => {
  const counts = new Map<string, number>();
  let asked = 0;
  while (asked < times && (asked < SURE || counts.size > 1)) {
    const move = bot.answer(sight, seeded(`${seed} ${asked}`));
    counts.set(move, (counts.get(move) ?? 0) + 1);
    asked += 1;
  }
  return new Map([...counts].map(([move, count]) => [move, count / asked]));
};
const drawnOf = (shares: Shares, rng: Rng): string => drawnBy(shares, ([, share]) => share, 1, rng)?.[0] ?? PASS;

type Suspected = { readonly mafia: readonly Seat[]; readonly weight: number };
/** Possible sets of mafiosi, with their likelihood to this seat that evening. */
const setsOf = (sight: Sight): readonly Suspected[] => {
  const mind = think(sight, seeded('sets'), 0);
  const [able, weigh] = weights(mind, 'own');
  const found: Suspected[] = [];
  overSets(mind, able, (mafia) => {
    const weight = weigh(mafia);
    found.push({ mafia: [...mafia], weight });
    return weight;
  });
  return found;
};

const worldsOf = ({ sight }: Evening, still: readonly Seat[]): ((rng: Rng) => World) => {
  const sets = setsOf(sight);
  const all = sets.reduce((sum, { weight }) => sum + weight, 0);
  const { struck } = remember(sight.heard);
  return (rng) => {
    const mafia = drawnBy(sets, ({ weight }) => weight, all, rng)?.mafia ?? [];
    const able = still.filter((seat) => !mafia.includes(seat));
    const before = struck.findLast((seat) => able.includes(seat));
    return { mafia, first: before !== undefined && roll(rng, 100) >= ANEW ? before : oneOf(rng, able) };
  };
};

const sentence = ({ plot, protect }: { plot?: Seat | null | undefined; protect?: Seat | null | undefined }): string =>
  `announce plot ${plot ?? 'none'} protect ${protect ?? 'none'}`;

/** The state with a night's cards, before the announcement. */
const laid = (evening: Evening, world: World, cards: Cards, rng: Rng) => {
  const state = tableOf(evening, world, rng);
  const court = listeners(evening, state);
  for (const seat of unanswered(tribunal, state)) {
    const card = cards.get(seat) ?? PASS;
    court.take(seat, answers(tribunal, state, seat).includes(card) ? card : PASS);
  }
  return { state, ...court };
};

/** Behaviour of this table's players on such a night. */
const habitsOf = (evening: Evening, bot: Bot, { asked }: Depth, seed: string) => {
  const shares = new Map<string, Shares>();
  const counts = new Map<string, Sight>();
  /** A judge behaves alike in all worlds. */
  const keyOf = ({ mafia, first }: World, seat: Seat): string =>
    mafia.includes(seat) ? `${mafia.join('')} ${first} ${seat}` : seat;
  const sharesIn = (world: World, seat: Seat): Shares => {
    const state = tableOf(evening, world, seeded(`table ${seed}`));
    if (!unanswered(tribunal, state).includes(seat)) return new Map([[PASS, 1]]);
    return sharesOf(bot, listeners(evening, state).sightFor(seat), asked, `${seed} ${keyOf(world, seat)}`);
  };
  return {
    cardOf(world: World, seat: Seat): Shares {
      const key = keyOf(world, seat);
      const found = shares.get(key) ?? sharesIn(world, seat);
      shares.set(key, found);
      return found;
    },
    announces(world: World, clerk: Seat, cards: Cards, rng: Rng): string {
      const key = `${keyOf(world, clerk)}: ${[...cards.values()].toSorted().join(', ')}`;
      const sight = counts.get(key) ?? laid(evening, world, cards, seeded(`count ${seed}`)).sightFor(clerk);
      counts.set(key, sight);
      return sight.answers.length === 0 ? PASS : bot.answer(sight, rng);
    },
  };
};

export type Nights = {
  /** How likely it is a lie; and how often such a clerk lies on such a night. */
  readonly odds: number;
  readonly alone: number;
  draw(count: number): readonly Night[];
  at(night: Night, rng: Rng): ReturnType<typeof laid>;
};

/** Fewer matching nights tell nothing. */
const LEAST = 6;

/** For a seat that may contest an announcement. */
export const imagineNights = (table: Table, me: Seat, bot: Bot, depth: Depth, seed: string): Nights | undefined => {
  const evening = eveningOf(table, me);
  if (evening === undefined) return undefined;
  const { clerk, seats, players } = viewOf(isTribunal, evening.sight.view);
  const said = sentence(viewOf(isTribunal, look(table, me).view).announcement ?? {});
  const still = seats.filter((seat) => players[seat].status === 'in');
  const [rng, drawWorld, habits] = [
    seeded(`nights ${seed}`),
    worldsOf(evening, still),
    habitsOf(evening, bot, depth, seed),
  ];
  const cardsIn = (world: World): Cards => {
    const cards = new Map([[me, evening.card]]);
    for (const seat of still) {
      if (seat === me) continue;
      const shares = habits.cardOf(world, seat);
      const odd = roll(rng, 100) < ODD && !shares.has(PASS);
      cards.set(seat, odd ? `protect ${oneOf(rng, still)}` : drawnOf(shares, rng));
    }
    return cards;
  };
  const [alike, all]: [Night[], { lies: number }] = [[], { lies: 0 }];
  for (let i = 0; i < depth.nights; i++) {
    const world = drawWorld(rng);
    const cards = cardsIn(world);
    const plotters = world.mafia.filter((seat) => still.includes(seat)).length;
    const truth = sentence(standing(still, truthOf(seats, [...cards.values()].filter(isBallot), plotters)));
    const heard = habits.announces(world, clerk, cards, rng);
    if (heard !== truth) all.lies += 1;
    if (heard === said) alike.push({ world, cards, truth });
  }
  if (alike.length < LEAST) return undefined;
  return {
    odds: alike.filter(({ truth }) => truth !== said).length / alike.length,
    alone: all.lies / depth.nights,
    draw: (count) => Array.from({ length: count }, () => oneOf(rng, alike)),
    at(night, chance) {
      const count = laid(evening, night.world, night.cards, chance);
      count.take(clerk, said);
      return count;
    },
  };
};

/** Most answers to follow in a round. */
const FAR = 600;

/** Whether a seat keeps all its lives in the round, after this answer. */
export const comesThrough = (
  { state, sightFor, take }: ReturnType<Nights['at']>,
  me: Seat,
  move: string,
  bot: Bot,
  rng: Rng,
): boolean => {
  const { round } = state;
  const { lives } = state.players[me];
  const isOver = (): boolean => state.over !== undefined || state.round !== round || inDuel(state);
  take(me, move);
  for (let i = 0; i < FAR && !isOver() && state.players[me].lives === lives; i++) {
    const [seat] = unanswered(tribunal, state);
    if (seat === undefined) break;
    take(seat, bot.answer(sightFor(seat), rng));
  }
  return state.players[me].lives === lives;
};
