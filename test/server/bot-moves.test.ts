/** A bot's moves are its own across cut streams, requests without a stream, restarts and repeated sending. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { openServer, type Server } from '../../src/server/server.ts';
import { closeTable } from '../../src/server/tables/play/housekeeping.ts';
import { isAtLength } from '../at-length.ts';
import { ROOT } from '../root.ts';
import { until } from '../until.ts';
import { newBot, openStream } from './bot-clients.ts';
import { call, folder, nuts, signedIn, testConfig, withServer } from './testing.ts';

const solo = async (port: number) => {
  const owner = await signedIn(port, 'Owner');
  const bot = await newBot(port, owner.token, 'Robo');
  return { key: bot.key, sit: async () => (await sitDown(port, bot.key)).table };
};
const sitDown = async (port: number, key: string) =>
  (await call(port, 'botSit', { token: key, body: { game: nuts.id, clock: { pace: 'off' } } })).answer;

const at = (table: string) => `/api/bot/table/${table}`;
type Asked = { readonly question: number; readonly move: string };
type Line = Awaited<ReturnType<typeof openStream>>['lines'][number];

const viewIn = (line: Line) => ('view' in line ? line.view : undefined);

/** What the bot is asked next, by a stream opened for it; undefined: the game is over. */
const nextAsked = async (port: number, key: string, table: string, after: number): Promise<Asked | undefined> => {
  const stream = await openStream(port, key, at(table));
  const view = await stream.until(() => {
    const seen = stream.lines.map(viewIn).findLast((one) => one !== undefined);
    if (seen === undefined) return undefined;
    const asks = seen.me !== undefined && seen.toAct.includes(seen.me) && seen.answer === undefined;
    return (seen.over !== null || (asks && seen.question > after)) && seen;
  });
  stream.close();
  return view.over === null ? { question: view.question, move: view.legal?.[0] ?? '' } : undefined;
};

const move = (port: number, key: string, table: string, body: Asked & { readonly id?: string }) =>
  call(port, 'botMove', { token: key, path: `${at(table)}/move`, body });

test('a bot whose stream is cut after every move, and that moves without a stream, plays whole games', () =>
  withServer(async ({ port }) => {
    const { key, sit } = await solo(port);
    const table = await sit();
    let played = 0;
    for (let after = -1; ; played++) {
      const asked = await nextAsked(port, key, table, after);
      if (asked === undefined) break;
      const { status, answer } = await move(port, key, table, asked);
      assert.equal(status, 200, answer.message ?? '');
      after = asked.question;
    }
    assert.ok(played > 2);
  }));

test('the same id is the same move: at once, after a cut, and after a restart', async () => {
  const { path, remove } = folder();
  const db = `${path}/cabale.db`;
  let server = await openServer(testConfig(db));
  try {
    const { key, sit } = await solo(server.port);
    const table = await sit();
    const asked = await nextAsked(server.port, key, table, -1);
    assert.ok(asked !== undefined);
    const sent = { ...asked, id: 'mine-1' };
    for (const { status } of await Promise.all([1, 2, 3].map(() => move(server.port, key, table, sent))))
      assert.equal(status, 200);
    await server.close();
    server = await openServer(testConfig(db));
    assert.equal((await move(server.port, key, table, sent)).status, 200);
    const entries = (await server.hub.store.entries(table, 1)).filter(({ id }) => id === sent.id);
    assert.equal(entries.length, 1);
    const other = await move(server.port, key, table, { ...sent, move: `${sent.move} x` });
    assert.equal(other.answer.code, 'id');
  } finally {
    await server.close();
    remove();
  }
});

const PYTHON = ['/usr/bin/python3', '/usr/local/bin/python3'].find((one) => existsSync(one));
const [GAMES, RESTARTS, CUTS] = isAtLength ? [20, 5, 3] : [3, 1, 1];

test('examples/bot.py plays on through restarts and cut streams', {
  skip: PYTHON === undefined && 'there is no python3',
}, async () => {
  const { path, remove } = folder();
  const open = (port = 0): Promise<Server> => openServer(testConfig(`${path}/cabale.db`, { port, botPace: [20, 40] }));
  let server = await open();
  const { port } = server;
  const disturb = async (game: number): Promise<void> => {
    const tables = [...server.hub.liveTables.values()];
    if (game < RESTARTS) {
      await server.close();
      server = await open(port);
    } else if (game < RESTARTS + CUTS)
      for (const { clients } of tables) for (const one of [...clients]) one.end(1012, 'cut');
  };
  /** Three of its moves are made, or it is over. */
  const isUnderway = (): boolean =>
    [...server.hub.liveTables.values()].some(({ game }) => (game?.live.played ?? 0) > 2);
  try {
    const { key } = await solo(port);
    for (let game = 0; game < GAMES; game++) {
      const child = spawn(PYTHON ?? '', [`${ROOT}examples/bot.py`, `http://127.0.0.1:${port}`, key, '--game', nuts.id]);
      let [said, over] = ['', ''];
      child.stderr.on('data', (data) => (said += String(data)));
      child.stdout.on('data', (data) => (over += String(data)));
      const ended = new Promise((resolve) => child.once('close', resolve));
      await until(isUnderway);
      await disturb(game);
      await ended;
      assert.match(over, /won, I was A$/m, said);
      assert.doesNotMatch(said, /give each its own/);
      for (const { id } of [...server.hub.liveTables.values()]) await closeTable(server.hub, id, 'played');
    }
  } finally {
    await server.close();
    remove();
  }
});
