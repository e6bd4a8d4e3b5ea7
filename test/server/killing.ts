/** For tests: people play while servers are killed. Nothing confirmed is lost, and nothing happens twice. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { roll, seeded } from '../../src/engine/chance.ts';
import { fold, openLean } from '../../src/host/table.ts';
import { endsAt } from '../../src/host/table-clock.ts';
import { openStore } from '../../src/server/store/open.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import type { Store } from '../../src/server/store/store.ts';
import { until } from '../until.ts';
import type { SharedDatabase } from './database.ts';
import { judge, type Kept } from './history.ts';
import { bigScreen, stubborn } from './stubborn.ts';
import { folder, PLAYED, seatFriends } from './testing.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/**
 * `skew`: the clock's error in milliseconds; `stamp`: another version's rules hash; `program`: another folder's
 * program.
 */
export const startChild = (
  db: string,
  port: number,
  skew = 0,
  stamp = '',
  program = CHILD,
): Promise<{ child: ChildProcess; port: number }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, db, String(port), String(skew), stamp], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const found = /listening (\d+)/.exec(text)?.[1];
      if (found !== undefined) resolve({ child, port: Number(found) });
      else process.stderr.write(text); // its complaints
    });
    child.once('exit', () => reject(new Error('the server ended before it listened')));
  });

/** Servers on one store, to be killed, stopped and restarted. */
export type House = {
  readonly count: number;
  kill(i: number): Promise<void>;
  /** Suspends a server for some milliseconds. */
  freeze(i: number, milliseconds: number): Promise<void>;
  /** Sets the clock's error in milliseconds. */
  setClock(i: number, milliseconds: number): void;
  /** Starts another server; once all know it, shuts this one down cleanly. */
  relay(i: number): Promise<void>;
  lives(i: number): boolean;
  /** Restarts servers that ended by themselves, as a supervisor does. */
  revive(): Promise<void>;
};

/** `kind`: the fault, whatever it hits. */
export type Trial = { readonly kind: string; readonly name: string; run(house: House): Promise<void> };

type Plan = {
  readonly db: string;
  readonly servers: number;
  readonly tables: number;
  readonly trials: readonly Trial[];
  /** Another version's folder, used for every second start. */
  readonly beside?: string | undefined;
  /** Everything stored, read without the server's code. */
  kept(): Promise<Kept[]>;
  say?(line: string): void;
};

/** Without automatic events, and with a bot and clocks. */
const PLAIN = { seats: 3, clock: { pace: 'off' } } as const;
const CLOCKED = { seats: 4, clock: { pace: 'blitz', phases: { turn: 4, doubt: 4, vote: 4 } } } as const;
const isClocked = (table: number): boolean => table % 2 === 1;
const PEOPLE = ['Ada', 'Bo', 'Cy'];

const longestRest = (acks: readonly number[], from: number): number => {
  let [longest, last] = [0, from];
  for (const at of acks.filter((one) => one > from).sort((a, b) => a - b)) {
    longest = Math.max(longest, at - last);
    last = at;
  }
  return longest;
};

export const goInGoodOrder = async (child: ChildProcess): Promise<void> => {
  const code = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  assert.equal(await code, 0);
};

const counted = async (port: number, what: string): Promise<number> => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(2000) }).catch(() => {});
  return Number(new RegExp(`^${what} (\\d+)`, 'm').exec((await answer?.text()) ?? '')?.[1] ?? 0);
};
const decidedAnew = (port: number): Promise<number> => counted(port, 'cabale_lost_total');
const nodesAt = (port: number): Promise<number> => counted(port, 'cabale_nodes');

/** People play at all tables, through all servers, during the trials. */
export const tryUnderLoad = async ({ db, servers, tables, trials, beside, kept, say = () => {} }: Plan) => {
  const started: { child: ChildProcess; port: number; skew: number }[] = [];
  let starts = 0;
  const startNext = (port: number, skew: number) => {
    const other = beside !== undefined && starts++ % 2 === 1;
    return startChild(db, port, skew, '', other ? join(beside, 'test/server/child.ts') : CHILD);
  };
  for (let i = 0; i < servers; i++) started.push({ ...(await startNext(0, 0)), skew: 0 });
  const ports = started.map(({ port }) => port);
  const [first = 0] = ports;
  let ended = false;
  let [anew, fell] = [0, 0];
  let clients: ReturnType<typeof stubborn>[] = [];
  let screens: ReturnType<typeof bigScreen>[] = [];
  const lives = (i: number): boolean => {
    const child = started[i]?.child;
    return child?.exitCode === null && child.signalCode === null;
  };
  const begin = async (i: number): Promise<void> => {
    const one = started[i];
    if (one !== undefined) one.child = (await startNext(one.port, one.skew)).child;
  };
  const house: House = {
    count: servers,
    lives,
    async kill(i) {
      const one = started[i];
      if (one === undefined) return;
      if (lives(i)) {
        anew += await decidedAnew(one.port);
        const gone = new Promise((resolve) => one.child.once('exit', resolve));
        one.child.kill('SIGKILL');
        await gone;
      } else fell += 1;
      await begin(i);
    },
    async freeze(i, milliseconds) {
      started[i]?.child.kill('SIGSTOP');
      await pause(milliseconds);
      started[i]?.child.kill('SIGCONT');
    },
    async relay(i) {
      const one = started[i];
      if (one === undefined) return;
      const next = await startNext(0, 0);
      started[i] = { ...next, skew: 0 };
      ports.push(next.port);
      const knowsAll = async (port: number) => (await nodesAt(port)) > servers;
      await until(
        async () => (await Promise.all(ports.map(knowsAll))).every(Boolean),
        'all know of the one that comes',
      );
      ports.splice(ports.indexOf(one.port), 1);
      anew += await decidedAnew(one.port);
      await goInGoodOrder(one.child);
    },
    setClock(i, milliseconds) {
      const one = started[i];
      if (one === undefined) return;
      one.skew = milliseconds;
      one.child.send(milliseconds);
    },
    async revive() {
      for (const i of started.keys())
        if (!lives(i)) {
          fell += 1;
          await begin(i);
        }
    },
  };
  try {
    const rng = seeded('kill');
    const seated = await Promise.all(
      Array.from({ length: tables }, async (_, t) => {
        const friends = await seatFriends(first, PEOPLE, isClocked(t) ? CLOCKED : PLAIN);
        const [host] = friends.players;
        if (isClocked(t)) await host?.ask({ type: 'fill' });
        assert.equal((await host?.ask({ type: 'start' }))?.type, 'ok');
        for (const player of friends.players) player.socket.terminate();
        return friends;
      }),
    );
    const tablesOf = seated.map(({ table, players }, t) =>
      players.map(({ token }) => stubborn(table, token, { ports, rng, sleepy: isClocked(t), quit: () => ended })),
    );
    clients = tablesOf.flat();
    screens = seated.map(({ table, players: [maker] }) =>
      bigScreen(table, maker?.token ?? '', { ports, rng, quit: () => ended }),
    );
    const acksAt = (people: typeof clients): number[] => people.flatMap(({ state }) => state.acks);
    const acked = () => clients.reduce((sum, { state }) => sum + state.acks.length, 0);
    const allGoOn = (from: number) =>
      until(
        () => tablesOf.every((people) => people.some(({ state }) => (state.acks.at(-1) ?? 0) > from)),
        'all tables go on',
      );
    const rests: { kind: string; rest: number }[] = [];
    for (const [i, trial] of trials.entries()) {
      const goal = acked() + tables * 4 + roll(rng, tables * 6);
      await until(() => acked() >= goal, 'people play');
      const before = performance.now();
      await trial.run(house);
      const done = performance.now();
      await allGoOn(done);
      const plain = tablesOf.filter((_, t) => !isClocked(t));
      const rest = Math.round(Math.max(...plain.map((people) => longestRest(acksAt(people), before))));
      rests.push({ kind: trial.kind, rest });
      say(
        `${i + 1}/${trials.length} ${trial.name}: ${acked()} moves confirmed so far; took ${Math.round(done - before)} ms, no table stood still longer than ${rest} ms`,
      );
    }
    await allGoOn(performance.now());
    await house.revive();
    ended = true;
    for (const { child, port } of started) {
      anew += await decidedAnew(port);
      await goInGoodOrder(child);
    }
    const entries = await kept();
    assert.deepEqual(
      judge(
        clients.flatMap(({ state }) => state.operations),
        entries,
      ),
      [],
    );
    assert.deepEqual(
      screens.map(({ leaks }) => leaks()),
      screens.map(() => 0),
      'no big screen is sent a hand',
    );
    const byItself = entries.flatMap(({ once }) => once ?? []);
    const clocks = byItself.filter((one) => one.startsWith(CLOCK)).length;
    return {
      games: new Set(entries.map(({ log }) => log)).size,
      moves: entries.length,
      screenFrames: screens.reduce((sum, screen) => sum + screen.frames(), 0),
      acked: acked(),
      clocks,
      bots: byItself.length - clocks,
      anew,
      fell,
      rests,
    };
  } finally {
    ended = true;
    for (const client of [...clients, ...screens]) client.stop();
    for (const { child } of started) child.kill('SIGKILL');
  }
};

const CLOCK = 'the clock of ';
/** Clocks of several servers differ by less. */
const EARLY = 2000;

/** Every log replays, and no clock runs out early. Automatic events get a name, and occur once. */
const replay = async (store: Store, lines: readonly PgConnection[]): Promise<Kept[]> => {
  const kept: Kept[] = [];
  for (const [log, list] of Map.groupBy(lines, ({ tbl, round }) => `${tbl} ${round}`)) {
    const [table = '', round = ''] = log.split(' ');
    const row = await store.game(table, Number(round));
    const game = PLAYED.find(({ id }) => id === row?.set.game);
    const settings = (await store.load(table))?.row.doc.settings;
    assert.ok(row && game && settings);
    const { table: live } = openLean(game, row.set, row.started);
    const entries = await store.entries(table, Number(round));
    assert.equal(entries.length, list.length);
    for (const [n, entry] of entries.entries()) {
      const { kind, at, seat } = entry;
      const id = list[n]?.id ?? undefined;
      const due: number | undefined = kind === 'timeout' ? endsAt(live, settings.clock) : at;
      assert.ok(due !== undefined && at > due - EARLY, `${log}: the clock of ${n} ran out before its time`);
      const byBot = kind === 'move' && id === undefined ? `${seat} answers ${live.question}` : undefined;
      kept.push({ log, n: Number(list[n]?.n), id, at, once: kind === 'timeout' ? CLOCK + live.question : byBot });
      fold(live, entry);
    }
  }
  return kept;
};

type PgConnection = { readonly tbl: string; readonly round: number; readonly n: number; readonly id: string | null };
const KEPT = 'SELECT tbl, round, n, id FROM entries ORDER BY tbl, round, n';

/** Read without the server's code. */
export const readKept = (file: string): PgConnection[] => {
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 20_000 });
  const lines = reader.prepare(KEPT).all() as PgConnection[];
  reader.close();
  return lines;
};

/** All logs of a stopped store, replayed and listed. */
export const replayed = async (store: Store, lines: readonly PgConnection[]): Promise<Kept[]> => {
  const entries = await replay(store, lines);
  await store.close();
  return entries;
};

/** Read without the server's code. */
export const keptIn = async (database: SharedDatabase, name: string): Promise<Kept[]> =>
  replayed(await openPostgres(database.urlOf(name)), (await database.query(KEPT, name)) as PgConnection[]);

export const killing = (i: number): Trial => ({
  kind: 'kill -9 of a server',
  name: `kill -9 of server ${i + 1}`,
  run: (house) => house.kill(i),
});

export const relay = (i: number): Trial => ({
  kind: 'a server that comes, and one that goes',
  name: `a third server comes, server ${i + 1} goes`,
  run: (house) => house.relay(i),
});

type OnFile = {
  readonly tables: number;
  readonly trials: readonly Trial[];
  /** The folder; by default a temporary one. */
  readonly path?: string;
  say?(line: string): void;
};

export const tryOnFile = async ({ tables, trials, path, say }: OnFile) => {
  const own = folder();
  const db = join(path ?? own.path, 'cabale.db');
  const kept = () => replayed(openStore(db), readKept(db));
  try {
    return await tryUnderLoad({ db, servers: 1, tables, trials, kept, ...(say === undefined ? {} : { say }) });
  } finally {
    own.remove();
  }
};
