/** For tests: people play while the server is killed under them. Nothing they were told is lost, nothing happens twice. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { oneOf, type Rng, roll, seeded } from '../../src/engine/chance.ts';
import { fold, openLean } from '../../src/host/table.ts';
import { viewAfter } from '../../src/protocol/changes.ts';
import type { ServerMessage, WireView } from '../../src/protocol/messages.ts';
import { openStore } from '../../src/server/store/open.ts';
import type { Store } from '../../src/server/store/store.ts';
import { judge, type Kept, type Operation } from './history.ts';
import { anyMove, folder, PLAYED, seatFriends } from './testing.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

export const startChild = (db: string, port: number, fanout = ''): Promise<{ child: ChildProcess; port: number }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHILD, db, String(port), fanout], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /listening (\d+)/.exec(text)?.[1];
      if (found !== undefined) resolve({ child, port: Number(found) });
    });
    child.once('exit', () => reject(new Error('the server ended before it listened')));
  });

type Sent = { readonly id: string; readonly question: number; readonly move: string };

/** A stubborn client: it comes back, enters again, and sends again what was not confirmed, with the same id. */
const stubborn = (ports: readonly number[], table: string, token: string, rng: Rng, quit: () => boolean) => {
  const state = { acked: 0, over: 0, round: 0, operations: [] as Operation[] };
  let view: WireView | undefined;
  let sent: Sent | undefined;
  let answered = '';
  let ids = 0;
  let socket: WebSocket;
  const say = (message: object) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message));
  const send = (one: Sent) => say({ type: 'move', ...one });
  const answer = () => {
    if (view === undefined || sent !== undefined || view.over !== null || quit()) return;
    const question = `${state.round} ${view.question}`;
    if (
      view.me === undefined ||
      !view.toAct.includes(view.me) ||
      question === answered ||
      (view.legal?.length ?? 0) === 0
    )
      return;
    answered = question;
    sent = { id: `${token.slice(0, 6)}-${ids++}`, question: view.question, move: anyMove(view.legal ?? [], rng) };
    const log = `${table} ${state.round}`;
    state.operations.push({ id: sent.id, log, sent: performance.now(), answered: undefined, outcome: undefined });
    send(sent);
    if (roll(rng, 10) === 0) send(sent); // and once more, for nothing
    if (roll(rng, 25) === 0) socket.terminate();
  };
  const conclude = (outcome: Operation['outcome']) => {
    const last = state.operations.at(-1);
    if (last !== undefined) Object.assign(last, { answered: performance.now(), outcome });
    sent = undefined;
  };
  const open = () => {
    if (quit()) return;
    const port = oneOf(rng, ports); // whichever the proxy would choose
    socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { authorization: `Bearer ${token}` } });
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(open, 30 + roll(rng, 60)));
    socket.on('message', (data) => {
      const message: ServerMessage = JSON.parse(String(data));
      if (message.type === 'welcome') say({ type: 'enter', id: 'enter', table });
      const ok = message.type === 'ok' ? [message.id] : message.type === 'frame' ? (message.ok ?? []) : [];
      if (sent !== undefined && ok.includes(sent.id)) {
        state.acked += 1;
        conclude('done');
      }
      if (message.type === 'error' && message.id === sent?.id) {
        conclude('refused');
        if (message.code !== 'stale') answered = ''; // too fast, say: the question is still his
      }
      if (message.type !== 'frame') return;
      if (message.round !== state.round) answered = '';
      state.round = message.round;
      view = viewAfter(view, message);
      if (view !== undefined && view.over !== null && state.over < message.round) {
        state.over = message.round;
        say({ type: 'ready', id: 'ready', ready: true });
      }
      if (ok.includes('enter') && sent !== undefined) send(sent);
      answer();
    });
  };
  open();
  const nudge = setInterval(() => {
    if (view?.over !== null && view !== undefined) {
      say({ type: 'ready', id: 'ready', ready: true });
      say({ type: 'rematch', id: 'rematch' });
    } else answer();
  }, 60);
  return {
    state,
    stop() {
      clearInterval(nudge);
      socket.terminate();
    },
  };
};

/** Servers on one store, each at its port, to be killed, stopped and started again. */
export type House = {
  readonly count: number;
  kill(i: number): Promise<void>;
  /** It does not run for so many milliseconds, and goes on as if nothing had been. */
  freeze(i: number, milliseconds: number): Promise<void>;
};

export type Trial = { readonly name: string; run(house: House): Promise<void> };

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

type Plan = {
  /** A file, or the address of a database. */
  readonly db: string;
  readonly servers: number;
  readonly tables: number;
  readonly trials: readonly Trial[];
  /** All that was kept, read by whoever knows the store and nothing else. */
  kept(): Promise<readonly Kept[]>;
  say?(line: string): void;
};

/** People play at all tables, by way of all servers, while one thing after the other is done to them. */
export const tryUnderLoad = async ({ db, servers, tables, trials, kept, say = () => {} }: Plan) => {
  const started: { child: ChildProcess; port: number }[] = [];
  for (let i = 0; i < servers; i++) started.push(await startChild(db, 0));
  const ports = started.map(({ port }) => port);
  const [first = 0] = ports;
  let ended = false;
  let clients: ReturnType<typeof stubborn>[] = [];
  const house: House = {
    count: servers,
    async kill(i) {
      const one = started[i];
      if (one === undefined) return;
      const gone = new Promise((resolve) => one.child.once('exit', resolve));
      one.child.kill('SIGKILL');
      await gone;
      one.child = (await startChild(db, one.port)).child;
    },
    async freeze(i, milliseconds) {
      started[i]?.child.kill('SIGSTOP');
      await pause(milliseconds);
      started[i]?.child.kill('SIGCONT');
    },
  };
  try {
    const rng = seeded('kill');
    const seated = await Promise.all(
      Array.from({ length: tables }, async () => {
        const friends = await seatFriends(first, ['Ada', 'Bo', 'Cy'], { clock: { pace: 'off' } });
        await friends.players[0]?.ask({ type: 'start' });
        for (const player of friends.players) player.socket.terminate();
        return friends;
      }),
    );
    clients = seated.flatMap(({ table, players }) =>
      players.map(({ token }) => stubborn(ports, table, token, rng, () => ended)),
    );
    const acks = () => clients.reduce((sum, { state }) => sum + state.acked, 0);
    const until = async (found: () => boolean) => {
      for (let i = 0; i < 3000 && !found(); i++) await pause(20);
      assert.ok(found(), 'the tables do not go on');
    };
    for (const [i, trial] of trials.entries()) {
      const goal = acks() + tables * 4 + roll(rng, tables * 6);
      await until(() => acks() >= goal);
      const before = performance.now();
      await trial.run(house);
      const done = performance.now();
      const now = acks();
      await until(() => acks() > now);
      say(
        `${i + 1}/${trials.length} ${trial.name}: ${acks()} moves confirmed so far; took ${Math.round(done - before)} ms, the next ${Math.round(performance.now() - done)} ms later`,
      );
    }
    const goal = clients.map(({ state }) => state.acked + 1);
    await until(() =>
      seated.every((_, t) => [0, 1, 2].some((s) => (clients[t * 3 + s]?.state.acked ?? 0) >= (goal[t * 3 + s] ?? 0))),
    );
    ended = true;
    for (const { child } of started) {
      const code = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      assert.equal(await code, 0);
    }
    const found = await kept();
    assert.deepEqual(
      judge(
        clients.flatMap(({ state }) => state.operations),
        found,
      ),
      [],
    );
    return { games: new Set(found.map(({ log }) => log)).size, moves: found.length, acked: acks() };
  } finally {
    ended = true;
    for (const client of clients) client.stop();
    for (const { child } of started) child.kill('SIGKILL');
  }
};

/** Every log folds. */
const replay = async (store: Store, logs: Iterable<string>): Promise<void> => {
  for (const log of logs) {
    const [table = '', round = ''] = log.split(' ');
    const row = await store.game(table, Number(round));
    const game = PLAYED.find(({ id }) => id === row?.set.game);
    assert.ok(row && game);
    const { table: live } = openLean(game, row.set, row.started);
    for (const entry of await store.entries(table, Number(round))) fold(live, entry);
  }
};

type Line = { readonly tbl: string; readonly round: number; readonly n: number; readonly id: string | null };
export const KEPT = 'SELECT tbl, round, n, id FROM entries ORDER BY tbl, round, n';
export const asKept = ({ tbl, round, n, id }: Line): Kept => ({
  log: `${tbl} ${round}`,
  n: Number(n),
  id: id ?? undefined,
});

/** All logs of a store that is at rest, replayed and listed. */
export const replayed = async (store: Store, lines: readonly Line[]): Promise<Kept[]> => {
  const kept = lines.map(asKept);
  await replay(store, new Set(kept.map(({ log }) => log)));
  await store.close();
  return kept;
};

export const killing = (i: number): Trial => ({ name: `kill -9 of server ${i + 1}`, run: (house) => house.kill(i) });

/** Kills the one server of a file so many times. */
export const killUnderLoad = async (kills: number, tables: number, say?: (line: string) => void) => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  const kept = async () => {
    const reader = new DatabaseSync(db, { readOnly: true });
    const lines = reader.prepare(KEPT).all() as Line[];
    reader.close();
    return replayed(openStore(db), lines);
  };
  const trials = Array.from({ length: kills }, () => killing(0));
  try {
    return await tryUnderLoad({ db, servers: 1, tables, trials, kept, ...(say === undefined ? {} : { say }) });
  } finally {
    remove();
  }
};
