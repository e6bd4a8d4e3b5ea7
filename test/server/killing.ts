/** For tests: people play while the server is killed under them. Nothing they were told is lost, nothing happens twice. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { type Rng, roll, seeded } from '../../src/engine/chance.ts';
import { fold, openLean } from '../../src/host/table.ts';
import type { ServerMessage, WireView } from '../../src/protocol/messages.ts';
import { openStore } from '../../src/server/store/open.ts';
import { anyMove, folder, PLAYED, seatFriends } from './testing.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

export const startChild = (db: string, port: number): Promise<{ child: ChildProcess; port: number }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHILD, db, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /listening (\d+)/.exec(text)?.[1];
      if (found !== undefined) resolve({ child, port: Number(found) });
    });
    child.once('exit', () => reject(new Error('the server ended before it listened')));
  });

type Sent = { readonly id: string; readonly question: number; readonly move: string };

/** A stubborn client: it comes back, enters again, and sends again what was not confirmed, with the same id. */
const stubborn = (port: number, table: string, token: string, rng: Rng, quit: () => boolean) => {
  const state = { acked: [] as string[], refused: 0, reconnects: -1, over: 0, round: 0 };
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
    send(sent);
    if (roll(rng, 10) === 0) send(sent); // and once more, for nothing
    if (roll(rng, 25) === 0) socket.terminate();
  };
  const open = () => {
    if (quit()) return;
    socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { authorization: `Bearer ${token}` } });
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(open, 30 + roll(rng, 60)));
    socket.on('message', (data) => {
      const message: ServerMessage = JSON.parse(String(data));
      if (message.type === 'welcome') {
        state.reconnects += 1;
        say({ type: 'enter', id: 'enter', table });
      }
      const ok = message.type === 'ok' ? [message.id] : message.type === 'frame' ? (message.ok ?? []) : [];
      if (sent !== undefined && ok.includes(sent.id)) {
        state.acked.push(sent.id);
        sent = undefined;
      }
      if (message.type === 'error' && message.id === sent?.id) {
        state.refused += 1;
        sent = undefined;
        if (message.code !== 'stale') answered = ''; // too fast, say: the question is still his
      }
      if (message.type !== 'frame') return;
      if (message.round !== state.round) answered = '';
      state.round = message.round;
      view = message.view;
      if (view.over !== null && state.over < message.round) {
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

/** Kills the server so many times under so many tables; returns what was seen. */
export const killUnderLoad = async (kills: number, tables: number, say: (line: string) => void = () => {}) => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  let { child, port } = await startChild(db, 0);
  let ended = false;
  let clients: ReturnType<typeof stubborn>[] = [];
  try {
    const rng = seeded('kill');
    const seated = await Promise.all(
      Array.from({ length: tables }, async () => {
        const friends = await seatFriends(port, ['Ada', 'Bo', 'Cy'], { clock: { pace: 'off' } });
        await friends.players[0]?.ask({ type: 'start' });
        for (const player of friends.players) player.socket.terminate();
        return friends;
      }),
    );
    clients = seated.flatMap(({ table, players }) =>
      players.map(({ token }) => stubborn(port, table, token, rng, () => ended)),
    );
    const acks = () => clients.reduce((sum, { state }) => sum + state.acked.length, 0);
    const until = async (found: () => boolean) => {
      for (let i = 0; i < 1500 && !found(); i++) await new Promise((resolve) => setTimeout(resolve, 20));
      assert.ok(found(), 'the tables do not go on');
    };
    for (let i = 0; i < kills; i++) {
      const before = clients.map(({ state }) => state.acked.length);
      const goal = acks() + tables * 4 + roll(rng, tables * 6);
      await until(() => acks() >= goal && clients.some(({ state }, n) => state.acked.length > (before[n] ?? 0)));
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('exit', resolve));
      ({ child } = await startChild(db, port));
      say(`kill ${i + 1}: ${acks()} moves acknowledged so far`);
    }
    const goal = clients.map(({ state }) => state.acked.length + 1);
    await until(() =>
      seated.every((_, t) =>
        [0, 1, 2].some((s) => (clients[t * 3 + s]?.state.acked.length ?? 0) >= (goal[t * 3 + s] ?? 0)),
      ),
    );
    ended = true;
    child.kill('SIGTERM');
    const code = await new Promise((resolve) => child.once('exit', resolve));
    assert.equal(code, 0);
    return {
      ...(await audit(
        db,
        seated.map(({ table }) => table),
        clients.flatMap(({ state }) => state.acked),
      )),
      acked: acks(),
    };
  } finally {
    ended = true;
    for (const client of clients) client.stop();
    child.kill('SIGKILL');
    remove();
  }
};

/** Every acknowledged move is in a log, once; every log folds. */
const audit = async (db: string, tables: readonly string[], acked: readonly string[]) => {
  const store = openStore(db);
  const found = new Map<string, number>();
  let games = 0;
  try {
    for (const table of tables)
      for (let round = 1; ; round++) {
        const row = await store.game(table, round);
        if (row === undefined) break;
        games += 1;
        const game = PLAYED.find(({ id }) => id === row.set.game);
        assert.ok(game);
        const { table: live } = openLean(game, row.set, row.started);
        for (const entry of await store.entries(table, round)) {
          fold(live, entry);
          if (entry.id !== undefined) found.set(entry.id, (found.get(entry.id) ?? 0) + 1);
        }
      }
    const lost = acked.filter((id) => !found.has(id));
    const twice = [...found].filter(([, times]) => times > 1).map(([id]) => id);
    assert.deepEqual(lost, [], 'acknowledged moves are lost');
    assert.deepEqual(twice, [], 'moves were applied twice');
    assert.equal(new Set(acked).size, acked.length);
    return { games, moves: found.size };
  } finally {
    await store.close();
  }
};
