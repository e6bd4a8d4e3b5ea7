/** For tests: sends a server hundreds of thousands of odd frames while others play. */
import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { oneOf, type Rng, roll, seeded } from '../../src/engine/chance.ts';
import { SEATS } from '../../src/engine/seats.ts';
import { commitmentOf } from '../../src/host/deal.ts';
import { QUICK } from '../../src/protocol/lists.ts';
import { type ClientMessage, ServerMessage } from '../../src/protocol/messages.ts';
import { openStore } from '../../src/server/store/open.ts';
import { openBystanders } from './abuse/siege.ts';
import { readKept, replayed, startChild } from './killing.ts';
import { folder, PLAYED, seatFriends } from './testing.ts';

type Place = {
  readonly port: number;
  readonly tables: readonly string[];
  readonly people: readonly string[];
  readonly tokens: readonly string[];
  readonly secrets: readonly string[];
};

const WORDS = [
  ...['draw', 'call', 'pass', 'doubt', 'claim hazel', 'for A', 'wink B', 'say: …', 'say: hello'],
  ...['', ' ', 'A', 'é', '\u0000', '\ud800', '\u202e', '__proto__', 'constructor', 'toString', 'NaN', '-1', '…'],
  ...[
    'x'.repeat(499),
    '🂡'.repeat(300),
    '<script>',
    "'; DROP TABLE entries; --",
    '../../etc/passwd',
    '\u0301'.repeat(99),
  ],
];
const NUMBERS = [0, 1, 2, 3, 7, 26, 41, -1, 0.5, 1e308, -1e-308, 2 ** 31, 2 ** 53, 9_999_999_999_999];

/** Random JSON. */
const anything = (rng: Rng, depth = 3): unknown => {
  const kind = roll(rng, depth > 0 ? 7 : 5);
  if (kind === 0) return oneOf(rng, [null, true, false]);
  if (kind <= 2) return oneOf(rng, NUMBERS);
  if (kind <= 4) return oneOf(rng, WORDS);
  if (kind === 5) return Array.from({ length: roll(rng, 5) }, () => anything(rng, depth - 1));
  return Object.fromEntries(Array.from({ length: roll(rng, 5) }, () => [oneOf(rng, WORDS), anything(rng, depth - 1)]));
};

type Field = (rng: Rng, place: Place) => unknown;
const flag: Field = (rng) => roll(rng, 2) === 0;
const count: Field = (rng) => roll(rng, 60);
const word: Field = (rng) => oneOf(rng, WORDS);
const seat: Field = (rng) => oneOf(rng, SEATS);
const person: Field = (rng, { people }) => oneOf(rng, people);
const secret: Field = (rng, { secrets, tokens }) => oneOf(rng, [...secrets, ...tokens, 'x'.repeat(32)]);
/** Few, so that some match the sealed ones. */
const PARTS = ['0', '1'].map((digit) => digit.repeat(32));
const bits: Field = (rng) => oneOf(rng, PARTS);
const sealed: Field = (rng) => commitmentOf(oneOf(rng, PARTS));
const settings: Field = (rng) => ({
  [oneOf(rng, ['game', 'seats', 'clock', 'public', 'watch', 'delay', 'options', 'first'])]: anything(rng),
});

const MESSAGES: Readonly<Record<ClientMessage['type'], Readonly<Record<string, Field>>>> = {
  hello: { token: (rng, { tokens }) => oneOf(rng, tokens) },
  ping: {},
  list: { on: flag },
  enter: { table: (rng, { tables }) => oneOf(rng, tables), invite: secret, round: count, heard: count, wall: flag },
  sit: { seat, ready: flag, sealed },
  mask: { mask: (rng) => oneOf(rng, ['fox/ivory', 'owl/jade', 'fox', ...WORDS]) },
  leave: { leads: flag },
  ready: { ready: flag, sealed },
  vote: { game: (rng) => oneOf(rng, PLAYED).id, options: () => ({}), sealed },
  change: { settings },
  'seat-bot': { seat, bot: word },
  unseat: { seat },
  fill: {},
  kick: { person, ban: flag },
  host: { person },
  screen: { person, may: flag },
  give: { seat, person },
  take: { seat },
  code: {},
  arrange: { order: (rng) => Array.from({ length: roll(rng, 6) }, () => oneOf(rng, SEATS)) },
  start: { sealed },
  rematch: {},
  reveal: { entropy: bits },
  move: { question: count, move: word },
  'more-time': { question: count },
  lift: { on: flag },
  writes: { on: flag },
  shown: { round: count, heard: count },
  away: {},
  back: {},
  say: { quick: (rng) => oneOf(rng, QUICK) },
  'free-text': { on: flag },
  mute: { person, on: flag },
  report: { line: count, round: count, why: word },
};
const TYPES = Object.keys(MESSAGES) as ClientMessage['type'][];

/** Usually valid. */
const likely = (rng: Rng, place: Place, id: number): Record<string, unknown> => {
  const type = oneOf(rng, TYPES);
  const fields = Object.entries(MESSAGES[type]).filter(() => roll(rng, 10) > 0);
  return { type, id: `f${id}`, ...Object.fromEntries(fields.map(([name, make]) => [name, make(rng, place)])) };
};

const spoilt = (rng: Rng, place: Place, id: number): string | Buffer => {
  const message = likely(rng, place, id);
  const text = JSON.stringify(message);
  const at = roll(rng, text.length);
  switch (roll(rng, 8)) {
    case 0:
      return JSON.stringify({ ...message, [oneOf(rng, Object.keys(message))]: anything(rng) });
    case 1:
      return JSON.stringify({ ...message, [oneOf(rng, WORDS)]: anything(rng) });
    case 2:
      return JSON.stringify(anything(rng));
    case 3:
      return text.slice(0, at);
    case 4:
      return text.slice(0, at) + String.fromCharCode(roll(rng, 0x3000)) + text.slice(at + roll(rng, 3));
    case 5:
      return text + text;
    case 6:
      return Buffer.from(text);
    default:
      return Buffer.from(Array.from({ length: roll(rng, 200) }, () => roll(rng, 256)));
  }
};

/** Invalid frames: false lengths, no mask, unknown kinds, torn characters. */
const broken = (rng: Rng): Buffer => {
  const bytes = Buffer.from(Array.from({ length: 2 + roll(rng, 30) }, () => roll(rng, 256)));
  return roll(rng, 2) === 0 ? bytes : Buffer.concat([Buffer.from([0x81, 0x84, 0, 0, 0, 0, 0xff, 0xfe]), bytes]);
};

const MOST_WRONG = 18;
const LIKELY = 60;
/** One in this many answers is checked by the schema. */
const LOOKED_AT = 20;
const BROKE = 1011;
const PATIENCE = 60_000;

/** One connection with its limit of messages, then an invalid frame. Returns the number of frames. */
const connection = (place: Place, rng: Rng, answers: Map<string, number>): Promise<number> =>
  new Promise((resolve, reject) => {
    const isKnown = roll(rng, 10) > 0;
    const headers = isKnown ? { authorization: `Bearer ${oneOf(rng, place.tokens)}` } : {};
    const socket = new WebSocket(`ws://127.0.0.1:${place.port}/ws`, { headers });
    const timer = setTimeout(() => reject(new Error('nothing is answered')), PATIENCE);
    let sent = 0;
    let heard = 0;
    const last = 'the-last';
    const say = (data: string | Buffer, binary: boolean): void => {
      sent += 1;
      socket.send(data, { binary });
    };
    const sayAll = (): void => {
      const at = roll(rng, place.secrets.length);
      const first = { type: 'enter', id: 'first', table: place.tables[at], invite: place.secrets[at] };
      say(JSON.stringify(first), false);
      for (let wrong = 0, i = 0; i < LIKELY + MOST_WRONG; i++) {
        if (wrong < MOST_WRONG && roll(rng, LIKELY + MOST_WRONG) < MOST_WRONG) {
          wrong += 1;
          const data = spoilt(rng, place, i);
          say(data, typeof data !== 'string');
        } else say(JSON.stringify(likely(rng, place, i)), false);
      }
      if (roll(rng, 4) === 0) socket.ping('x'.repeat(roll(rng, 125)));
      say(JSON.stringify({ type: 'ping', id: last }), false);
    };
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const text = String(data);
      heard += 1;
      const said: ServerMessage = heard % LOOKED_AT === 0 ? v.parse(ServerMessage, JSON.parse(text)) : JSON.parse(text);
      const what = said.type === 'error' ? said.code : said.type;
      answers.set(what, (answers.get(what) ?? 0) + 1);
      if (said.type === 'welcome' && sent === 0) sayAll();
      if (said.type !== 'pong' || said.id !== last) return;
      sent += 1;
      (Reflect.get(socket, '_socket') as Socket).write(broken(rng));
      socket.terminate();
    });
    socket.on('close', (code) => {
      clearTimeout(timer);
      answers.set(`closed ${code}`, (answers.get(`closed ${code}`) ?? 0) + 1);
      if (code === BROKE) reject(new Error('something broke'));
      else resolve(sent);
    });
  });

const residentMemory = async (port: number): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1] ?? 0);
};

const AT_ONCE = 6;
const TOLD = 20;

type Fuzzed = {
  readonly frames: number;
  readonly connections: number;
  readonly answers: ReadonlyMap<string, number>;
  /** Moves of the table beside, and the slowest in milliseconds. */
  readonly moves: number;
  readonly slowest: number;
  readonly memory: readonly [number, number];
};

/** Sends so many frames; then nothing is broken, the table beside goes on, and logs replay. */
export const fuzz = async (frames: number, seed: string, say: (line: string) => void = () => {}): Promise<Fuzzed> => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  const { child, port } = await startChild(db, 0);
  try {
    const rng = seeded(seed);
    const beside = await openBystanders({ port }, 1);
    const seated = await Promise.all(
      PLAYED.map(({ id, players: [least] }) =>
        seatFriends(port, ['Eve', 'Mallory', 'Oscar'], {
          game: id,
          seats: Math.max(4, least),
          clock: { pace: 'blitz' },
        }),
      ),
    );
    const players = seated.flatMap((one) => one.players);
    for (const { players: list } of seated) {
      await list[0]?.ask({ type: 'fill' });
      await list[0]?.ask({ type: 'start' });
    }
    for (const player of players) player.close();
    const place: Place = {
      port,
      tables: [...seated.map(({ table }) => table), 'nowhere'],
      people: players.map((player) => player.person),
      tokens: players.map(({ token }) => token),
      secrets: seated.map(({ invite }) => invite),
    };
    const answers = new Map<string, number>();
    const before = await residentMemory(port);
    let [sent, connections, told, moves, slowest] = [0, 0, 0, 0, 0];
    const look = async (): Promise<void> => {
      told += frames / TOLD;
      await beside.plays();
      const times = beside.take();
      moves += times.length;
      slowest = Math.max(slowest, times.at(-1) ?? 0);
      say(`${sent} frames by ${connections} connections; ${moves} moves at the table beside`);
    };
    const attack = async (): Promise<void> => {
      while (sent < frames) {
        const more = await connection(place, rng, answers);
        sent += more;
        connections += 1;
        if (sent >= told) await look();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, attack));
    await look();
    const memory = [before, await residentMemory(port)] as const;
    await beside.close();
    assert.equal(child.exitCode, null, 'the server ended');
    const code = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    assert.equal(await code, 0);
    await replayed(openStore(db), readKept(db));
    return { frames: sent, connections, answers, moves, slowest, memory };
  } finally {
    child.kill('SIGKILL');
    remove();
  }
};
