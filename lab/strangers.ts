/**
 * Simulates strangers who press Play now, with the real server code and a simulated clock: waiting times, and games in
 * company. Games take six minutes, a visit three games. `npm run lab -- strangers [--arrivals 2000] [--seed WORD]`
 */
import { pino } from 'pino';
import { GAMES } from '../src/app/games.ts';
import { randomBot } from '../src/bots/random.ts';
import { botNamed } from '../src/command/nets.ts';
import { readScriptArgs, wholeNumber } from '../src/command/script-args.ts';
import { type Rng, roll, seeded } from '../src/engine/chance.ts';
import { letBotsPlay, newBots } from '../src/host/bots.ts';
import { openTable } from '../src/host/table.ts';
import { openServer } from '../src/server/server.ts';
import * as phases from '../src/server/tables/lobby/phases.ts';
import { closeTable } from '../src/server/tables/play/housekeeping.ts';
import { playNow } from '../src/server/tables/play/play-now.ts';
import { beginAmongStrangers, isThinned, leaveStrangers, wantAnother } from '../src/server/tables/play/strangers.ts';
import { callOrDeal } from '../src/server/tables/play/table-step.ts';
import { atNoTable, type Client, type Hub, type LiveTable } from '../src/server/tables/state/hub.ts';
import { save } from '../src/server/tables/state/live-table.ts';
import { type Figure, isMissed, report } from './figures/outputs.ts';
import { LAB } from './games.ts';
import { seatMany } from './seatings.ts';

const { values } = readScriptArgs({
  arrivals: { type: 'string', default: '2000' },
  seed: { type: 'string', default: 'strangers' },
});
const ARRIVALS = wholeNumber('arrivals', values.arrivals);
const PER_MINUTE = [0.1, 1, 10, 100] as const;

const MINUTE = 60_000;
const GAME = 6 * MINUTE;
const GAMES_A_VISIT = 3;
/** A blocking person blocks one in this many. */
const BLOCKS = 20;
const [GAME_PLAYED] = GAMES;
const SEATS_PLAYED = 4;
const GAMES_WATCHED = 30;
const SEATINGS = 1_000_000;

/** The share of questions after which half of the players are out, with regular bots. */
const shareUntilThinned = (): number => {
  const game = GAME_PLAYED;
  if (game === undefined) return 1;
  const bot = botNamed(LAB, game, 'regular');
  let [thinned, questions] = [0, 0];
  for (let i = 0; i < GAMES_WATCHED; i++) {
    const table = openTable(game, { game: game.id, options: {}, seats: SEATS_PLAYED, seed: `thinned ${i}` });
    let at: number | undefined;
    const watched: typeof bot = {
      ...bot,
      answer(sight, rng) {
        if (isThinned(table)) at ??= table.question;
        return bot.answer(sight, rng);
      },
    };
    letBotsPlay(
      newBots(() => watched),
      table,
    );
    thinned += at ?? table.question;
    questions += table.question;
  }
  return thinned / questions;
};
const THINNED = GAME * shareUntilThinned();

type Visitor = {
  readonly id: string;
  readonly blocks: readonly string[];
  readonly blockedBy: string[];
  games: number;
};
/** A person's game, and whether others played in it. */
type Played = { company: boolean };

const clientOf = ({ id }: Visitor): Client => ({
  send() {},
  end() {},
  address: id,
  person: { id, name: id, lang: 'en', created: 0, session: 0, blocks: [], blockedBy: [], sanctions: [] },
  ...atNoTable(),
});

/** Simulated time: the earliest event first. */
const openClock = () => {
  const due: { readonly at: number; run(): Promise<void> | void }[] = [];
  let now = Date.now();
  return {
    now: () => now,
    after(wait: number, run: () => Promise<void> | void): void {
      const at = now + wait;
      const i = due.findIndex((one) => one.at > at);
      due.splice(i < 0 ? due.length : i, 0, { at, run });
    },
    async play(): Promise<void> {
      for (let next = due.shift(); next !== undefined; next = due.shift()) {
        now = Math.max(now, next.at);
        await next.run();
      }
    },
  };
};

type World = {
  readonly clock: ReturnType<typeof openClock>;
  readonly hub: Hub;
  readonly rng: Rng;
  readonly visitors: Map<string, Visitor>;
  /** Players of the running game by table. */
  readonly playing: Map<string, Map<string, Played>>;
  readonly games: Played[];
  readonly waits: number[];
  readonly served: number[];
  seatings: number;
  pairs: number;
};

const peopleOf = ({ doc }: LiveTable): string[] => doc.seats.flatMap(({ person }) => person ?? []);

/** Notes who plays this game in company. */
const note = (world: World, table: LiveTable): void => {
  const { playing, visitors } = world;
  const people = peopleOf(table);
  const known = playing.get(table.id) ?? new Map<string, Played>();
  playing.set(table.id, known);
  for (const id of people) {
    const one = known.get(id) ?? { company: false };
    known.set(id, one);
    one.company ||= people.length > 1;
  }
  world.seatings += 1;
  for (const id of people) if (people.some((other) => visitors.get(id)?.blocks.includes(other))) world.pairs += 1;
};

const begin = (world: World, table: LiveTable): void => {
  const { clock, playing } = world;
  if (table.doc.status === 'playing' || table.doc.strangers?.starts === undefined) return;
  if (!beginAmongStrangers(table)) return;
  callOrDeal(table);
  playing.delete(table.id);
  note(world, table);
  clock.after(THINNED, () => {
    if (table.doc.status !== 'playing') return;
    table.doc.thinned = true;
    save(table);
  });
  clock.after(GAME, () => finish(world, table));
};

const gather = (world: World, table: LiveTable): void => {
  const { starts } = table.doc.strangers ?? {};
  if (starts !== undefined) world.clock.after(starts - world.clock.now(), () => begin(world, table));
};

const getUp = (table: LiveTable, id: string): void => {
  leaveStrangers(table, id);
  for (const client of table.clients) if (client.person?.id === id) table.clients.delete(client);
};

/** Some leave; others play on together, and a single one presses Play now. */
const finish = async (world: World, table: LiveTable): Promise<void> => {
  const { clock, hub, playing, visitors, games } = world;
  games.push(...(playing.get(table.id)?.values() ?? []));
  playing.delete(table.id);
  phases.end(table.doc, table.doc.match, clock.now(), () => true);
  const stays: Visitor[] = [];
  for (const one of peopleOf(table).flatMap((id) => visitors.get(id) ?? [])) {
    one.games += 1;
    if (one.games < GAMES_A_VISIT) stays.push(one);
    else {
      getUp(table, one.id);
      visitors.delete(one.id);
    }
  }
  if (stays.length > 1) for (const one of stays) wantAnother(table, one.id);
  else for (const one of stays) getUp(table, one.id);
  save(table);
  await hub.journal.durable();
  if (stays.length > 1) gather(world, table);
  else await closeTable(hub, table.id, 'everybody has left');
  if (stays.length === 1) for (const one of stays) await press(world, one);
};

const press = async (world: World, one: Visitor): Promise<void> => {
  const { clock, hub } = world;
  const row = { ...one, name: one.id, lang: 'en', created: 0, session: 0, sanctions: [] };
  const before = performance.now();
  const found = await playNow(hub, row, { game: GAME_PLAYED?.id ?? '', options: {} }, one.id);
  world.served.push(performance.now() - before);
  const table = hub.liveTables.get(found.table);
  if (table === undefined) throw new Error('a table is not in memory');
  table.clients.add(clientOf(one));
  const { starts = clock.now() } = table.doc.strangers ?? {};
  world.waits.push(found.found === 'chair' ? 0 : Math.max(0, starts - clock.now()));
  if (found.found === 'chair') note(world, table);
  if (found.found === 'new') gather(world, table);
};

const arrive = async (world: World, n: number, perMinute: number): Promise<void> => {
  const { clock, rng, visitors } = world;
  const wait = (-Math.log((roll(rng, 1e6) + 0.5) / 1e6) * MINUTE) / perMinute;
  if (n < ARRIVALS) clock.after(wait, () => arrive(world, n + 1, perMinute));
  const others = [...visitors.keys()];
  const blocked = n % BLOCKS === 0 ? others[roll(rng, Math.max(1, others.length))] : undefined;
  const one: Visitor = { id: `visitor${n}`, blocks: blocked === undefined ? [] : [blocked], blockedBy: [], games: 0 };
  visitors.set(one.id, one);
  visitors.get(blocked ?? '')?.blockedBy.push(one.id);
  await press(world, one);
};

const simulate = async (perMinute: number): Promise<World> => {
  const clock = openClock();
  const server = await openServer({
    games: GAMES,
    botsFor: () => ({ regular: randomBot }),
    db: ':memory:',
    host: '127.0.0.1',
    port: 0,
    now: clock.now,
    log: pino({ level: 'fatal' }),
  });
  const { hub } = server;
  hub.closing = true; // nothing happens automatically: games take simulated time
  const world: World = {
    clock,
    hub,
    rng: seeded(`${values.seed} ${perMinute}`),
    visitors: new Map(),
    playing: new Map(),
    games: [],
    waits: [],
    served: [],
    seatings: 0,
    pairs: 0,
  };
  clock.after(0, () => arrive(world, 1, perMinute));
  await clock.play();
  await server.close();
  return world;
};

const share = (list: readonly number[], part: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(part * list.length))] ?? 0;

console.log(`half of the players are out after ${Math.round((100 * THINNED) / GAME)} % of a game`);
console.log('arrivals per minute: games in company, seconds to the first question (median, p95), blocked pairs');
const figures: Figure[] = [];
let [slowest, met] = [0, 0];
for (const perMinute of PER_MINUTE) {
  const { waits, served, games, seatings, pairs } = await simulate(perMinute);
  const company = Math.round((100 * games.filter((one) => one.company).length) / Math.max(1, games.length));
  const seconds = (part: number) => Number(((share(waits, part) + share(served, part)) / 1000).toFixed(1));
  console.log(
    `${perMinute}: ${company} % of ${games.length}, ${seconds(0.5)} s, ${seconds(0.95)} s, ${pairs} in ${seatings}`,
  );
  const least = perMinute === PER_MINUTE[0] ? 80 : 95;
  figures.push({ what: `strangers, ${perMinute} arrivals per minute: games in company, %`, value: company, least });
  slowest = Math.max(slowest, seconds(0.95));
  met += pairs;
}
figures.push({
  what: 'strangers, 0.1 to 100 arrivals per minute: seconds to the first question, p95',
  value: slowest,
  most: 8,
});
figures.push({ what: 'strangers: blocked pairs at one table, simulated with a server', value: met, most: 0 });
if (GAME_PLAYED !== undefined) {
  const { keptApart, pairs } = seatMany(GAME_PLAYED, SEATINGS, values.seed);
  console.log(
    `${pairs} blocked pairs in ${SEATINGS} seatings without a server; ${keptApart} times somebody was kept apart`,
  );
  figures.push({ what: `strangers: blocked pairs at one table, in ${SEATINGS} seatings`, value: pairs, most: 0 });
}
if (figures.some(isMissed)) process.exitCode = 1;
report('strangers', 'npm run lab -- strangers', figures);
