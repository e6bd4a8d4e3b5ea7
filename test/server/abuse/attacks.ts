/** The attacks of a stranger at one address, and what they must not achieve. */

import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { oneOf, roll, seeded } from '../../../src/engine/chance.ts';
import { LIMITS, type Rate } from '../../../src/server/connections/limits.ts';
import { nuts } from '../testing.ts';
import {
  type Attacked,
  closing,
  crowd,
  dial,
  frame,
  http,
  newOutcome,
  note,
  type Outcome,
  rawSocket,
  webSocket,
} from './tools.ts';

export type Attack = {
  readonly name: string;
  /** Runs until `until`, and surely to a limit. */
  run(at: Attacked, until: () => boolean): Promise<Outcome>;
  held(outcome: Outcome, seconds: number): void;
};

/** No more than the rate was done, and the rest refused; a slow machine may try less. */
const within =
  ({ perSecond, burst }: Rate) =>
  ({ done, refused, tried }: Outcome, seconds: number): void => {
    const allowed = burst + perSecond * (seconds + 1) + 1;
    assert.ok(done <= allowed, `${done} were done`);
    assert.ok(refused > 0 || tried <= allowed, `nothing of ${tried} was refused`);
  };

const wasClosed = ({ closed, tried }: Outcome): void => assert.ok(closed > 0, `none of ${tried} was closed`);

/** Milliseconds for a slow machine to reach a limit. */
const PATIENCE = 20_000;

const enough = (until: () => boolean, reached: () => boolean): (() => boolean) => {
  const last = performance.now() + PATIENCE;
  return () => until() && (reached() || performance.now() > last);
};

const flood = (
  name: string,
  limit: Rate,
  size: number,
  ask: (at: Attacked) => Promise<{ status: number }>,
): Attack => ({
  name,
  async run(at, until) {
    const outcome = newOutcome();
    const end = enough(until, () => outcome.refused > 0);
    await crowd(size, end, async () => {
      outcome.tried += 1;
      const { status } = await ask(at);
      note(outcome, status);
      if (status === 429) outcome.refused += 1;
      else if (status === 0) outcome.closed += 1;
      else outcome.done += 1;
    });
    return outcome;
  },
  held: within(limit),
});

/** Sends the same repeatedly over connections that never read, reconnecting when closed. */
const deaf = (name: string, size: number, bytes: (i: number) => Buffer, times: number): Attack => ({
  name,
  async run(at, until) {
    const outcome = newOutcome();
    const end = enough(until, () => outcome.closed > 0);
    await crowd(size, end, async () => {
      const socket = await rawSocket(at, outcome);
      if (socket === undefined) return pause(50);
      socket.pause();
      for (let i = 0; !socket.destroyed && !end(); i++) {
        outcome.tried += times;
        const more = socket.write(Buffer.concat(Array.from({ length: times }, (_, n) => bytes(i + n))));
        if (!more)
          await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closing(socket), pause(500)]);
        else await pause(1);
      }
      socket.destroy();
    });
    return outcome;
  },
  held: wasClosed,
});

const json = (value: unknown): string => JSON.stringify(value);
const signIn = (at: Attacked) => http(at, '/api/session', { method: 'POST', body: json({ name: 'Eve', token: true }) });
const tokenOf = async (at: Attacked): Promise<string> => JSON.parse((await signIn(at)).text).token;
const whoTalks = ({ talkative }: Attacked) => ({ headers: { authorization: `Bearer ${talkative.token}` } });
const rng = seeded('attacks');
const BROWSER = { endpoint: 'https://push.example.org/eve', p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) };
const DEEP = '['.repeat(4000) + ']'.repeat(4000);

type Shouter = { readonly token: string; readonly first?: object };
const aGuest = async (at: Attacked): Promise<Shouter> => ({ token: await tokenOf(at) });
const aPlayer = async ({ talkative: { table, token } }: Attacked): Promise<Shouter> => ({
  token,
  first: { type: 'enter', id: 'first', table },
});
/** A guest with a table's code, before its host comes. */
const aScreen = async (at: Attacked): Promise<Shouter> => {
  const token = await tokenOf(at);
  const code = oneOf(rng, at.pages).slice('/t/'.length);
  const headers = { authorization: `Bearer ${token}` };
  const { text } = await http(at, '/api/join', { method: 'POST', body: json({ code }), headers });
  return { token, first: { type: 'enter', id: 'first', table: JSON.parse(text).table, wall: true } };
};

/** Over a WebSocket: counts what is done, and that the connection closes. */
const shouted = (
  name: string,
  message: (i: number) => string,
  limit: number,
  who: (at: Attacked) => Promise<Shouter> = aGuest,
): Attack => ({
  name,
  async run(at, until) {
    const outcome = newOutcome();
    const { token, first } = await who(at);
    const headers = { authorization: `Bearer ${token}` };
    const end = enough(until, () => outcome.closed > 0);
    await crowd(4, end, async () => {
      const socket = await webSocket(at, outcome, headers);
      if (socket === undefined) return pause(50);
      socket.on('message', (data) => {
        const { type, code } = JSON.parse(String(data));
        if (type === 'error') note(outcome, code);
        if (type === 'error') outcome.refused += 1;
        else if (type !== 'welcome') outcome.done += 1;
      });
      if (first !== undefined) socket.send(json(first));
      for (let i = 0; socket.readyState === socket.OPEN && !end(); i++) {
        outcome.tried += 1;
        socket.send(message(i));
        if (i % 50 === 0) await pause(1);
      }
      socket.terminate();
    });
    return outcome;
  },
  held(outcome, seconds) {
    wasClosed(outcome);
    assert.ok(outcome.done <= limit * (seconds + 1), `${outcome.done} were done`);
  },
});

const HALF = 'POST /api/session HTTP/1.1\r\nHost: a\r\n';

/** Opens twice the allowed connections with this beginning, then stays silent. */
const staying = (name: string, text: string): Attack => ({
  name,
  async run(at, until) {
    const outcome = newOutcome();
    const sockets = Array.from({ length: 2 * LIMITS.linksPerAddress }, () => {
      const socket = dial(at);
      if (text !== '') socket.write(text);
      outcome.tried += 1;
      socket.on('data', (part) => note(outcome, String(part).slice(9, 12)));
      socket.on('close', () => {
        outcome.closed += 1;
      });
      return socket;
    });
    const stayed = () => sockets.filter((socket) => !socket.destroyed).length;
    const end = enough(until, () => stayed() <= LIMITS.linksPerAddress);
    while (!end()) await pause(20);
    outcome.done = stayed();
    for (const socket of sockets) socket.destroy();
    return outcome;
  },
  held: ({ done }) => assert.ok(done <= LIMITS.linksPerAddress, `${done} stayed`),
});

/** Answers possible with an address's connections and messages. */
const MESSAGES = LIMITS.messagesPerAddress.burst + LIMITS.messagesPerAddress.perSecond;

export const ATTACKS: readonly Attack[] = [
  flood('repeated requests for a long finished game', LIMITS.stories, 8, (at) => http(at, at.shared)),
  flood('pages and documents without a rate limit of their own', LIMITS.visits, 16, (at) => http(at, '/api/docs')),
  flood('unknown addresses', LIMITS.visits, 16, (at) => http(at, `/${'x'.repeat(500)}`)),
  flood('unlimited sign-ins', LIMITS.signIns, 4, signIn),
  flood('guesses of codes', LIMITS.guesses, 4, (at) => http(at, '/api/invited/KOMUTARI')),
  flood('guesses of recovery codes', LIMITS.guesses, 4, (at) =>
    http(at, '/api/session/recover', { method: 'POST', body: json({ code: 'KOMUTARISE' }) }),
  ),
  flood('guesses of recovery secrets', LIMITS.requests, 8, (at) =>
    http(at, '/api/session/recover', { method: 'POST', body: json({ secret: 'x'.repeat(22) }) }),
  ),
  flood('many recovery codes at once', LIMITS.recoveries, 4, (at) =>
    http(at, '/api/session/recovery', { method: 'POST', ...whoTalks(at) }),
  ),
  flood('repeated renames', LIMITS.renames, 4, (at) =>
    http(at, '/api/session', { method: 'PATCH', body: json({ name: 'Eve' }), ...whoTalks(at) }),
  ),
  flood('bodies of maximum depth', LIMITS.requests, 8, (at) =>
    http(at, '/api/session', { method: 'POST', body: DEEP }),
  ),
  flood('exports of all data', LIMITS.exports, 8, (at) => http(at, '/api/export', whoTalks(at))),
  flood('lists of finished games', LIMITS.stories, 8, (at) => http(at, '/api/replays', whoTalks(at))),
  flood('reminders at changing hours and zones', LIMITS.requests, 8, (at) =>
    http(at, '/api/reminder', {
      method: 'POST',
      body: json({ ...BROWSER, hour: roll(rng, 24), zone: oneOf(rng, Intl.supportedValuesOf('timeZone')) }),
      ...whoTalks(at),
    }),
  ),
  flood('push addresses of maximum length', LIMITS.requests, 8, (at) =>
    http(at, '/api/push', {
      method: 'POST',
      body: json({ ...BROWSER, endpoint: `${BROWSER.endpoint}/${'㐀'.repeat(roll(rng, 970))}` }),
      ...whoTalks(at),
    }),
  ),
  flood('the list of public tables', LIMITS.requests, 8, (at) => http(at, '/api/tables')),
  flood('unlimited tables', LIMITS.tables, 4, (at) =>
    http(at, '/api/tables', { method: 'POST', body: json({ game: nuts.id, seats: 3 }), ...whoTalks(at) }),
  ),
  flood('pages with thousands of languages accepted', LIMITS.visits, 8, (at) =>
    http(at, oneOf(rng, at.pages), { headers: { 'accept-language': 'xx;q=0.1,'.repeat(1500) } }),
  ),
  flood("answers to today's moment from new guests", LIMITS.signIns, 4, async (at) => {
    const { status, text } = await signIn(at);
    if (status !== 200) return { status };
    const headers = { authorization: `Bearer ${JSON.parse(text).token}` };
    const [today] = new Date().toISOString().split('T');
    return http(at, `/api/daily/${today}`, { method: 'POST', body: json({ said: 100, doubted: true }), headers });
  }),
  flood('repeated Play now', LIMITS.tables, 4, (at) =>
    http(at, '/api/play-now', { method: 'POST', body: json({ game: nuts.id }), ...whoTalks(at) }),
  ),
  flood('bots of one person', LIMITS.signIns, 4, (at) =>
    http(at, '/api/bots', { method: 'POST', body: json({ name: 'Eve' }), ...whoTalks(at) }),
  ),
  flood('guesses of operator keys', LIMITS.guesses, 4, (at) =>
    http(at, '/api/moderation', { headers: { authorization: 'Bearer guessed' } }),
  ),
  {
    name: 'bot streams opened and closed',
    async run(at, until) {
      const outcome = newOutcome();
      const headers = { authorization: `Bearer ${await tokenOf(at)}` };
      const { text } = await http(at, '/api/bots', { method: 'POST', body: json({ name: 'Eve' }), headers });
      const end = enough(until, () => outcome.refused > 0);
      await crowd(8, end, async () => {
        const socket = dial(at);
        outcome.tried += 1;
        socket.write(
          `GET /api/bot/events HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${JSON.parse(text).key}\r\n\r\n`,
        );
        const status = await new Promise<string>((resolve) => {
          socket.once('data', (part) => resolve(String(part).slice(9, 12)));
          socket.once('close', () => resolve('none'));
        });
        note(outcome, status);
        if (status === '200') outcome.done += 1;
        else outcome.refused += 1;
        socket.destroy();
      });
      return outcome;
    },
    held: within(LIMITS.botRequests),
  },
  flood('unknown passkeys', LIMITS.requests, 8, (at) =>
    http(at, '/api/session/passkey', {
      method: 'POST',
      body: json({ id: 'x', rawId: 'x', response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } }),
    }),
  ),
  {
    name: 'requests with two hosts',
    async run(at, until) {
      const outcome = newOutcome();
      await crowd(4, until, async () => {
        const socket = dial(at);
        outcome.tried += 1;
        socket.write('GET /api/tables HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n');
        const status = await new Promise<string>((resolve) => {
          socket.once('data', (part) => resolve(String(part).slice(9, 12)));
          socket.once('close', () => resolve('none'));
        });
        note(outcome, status);
        if (status === '200') outcome.done += 1;
        socket.destroy();
      });
      return outcome;
    },
    held: ({ done }) => assert.equal(done, 0),
  },
  {
    name: 'a long finished game requested and never read',
    async run(at, until) {
      const outcome = newOutcome();
      await crowd(LIMITS.linksPerAddress, until, async () => {
        const socket = dial(at);
        socket.pause();
        outcome.tried += 1;
        socket.write(`GET ${at.shared} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(3));
        while (!socket.destroyed && !until()) await pause(50);
        socket.destroy();
      });
      return outcome;
    },
    held: ({ tried }) => assert.ok(tried > 0),
  },
  deaf('pings over connections that never read', 4, () => frame(0x9, true, 'x'.repeat(100)), 2000),
  deaf('nested messages sent on after the close', 4, () => frame(0x1, true, DEEP), 20),
  deaf('an endless fragmented message', 4, (i) => frame(i === 0 ? 0x1 : 0x0, false, ''), 2000),
  deaf('messages that claim to be compressed', 4, () => frame(0x41, true, 'x'.repeat(100)), 20),
  deaf('unsolicited pongs', 4, () => frame(0xa, true, ''), 2000),
  shouted('pings with an answer', (i) => json({ type: 'ping', id: `p${i}` }), MESSAGES),
  shouted('nonsense', () => '{"type":"__proto__","id":{}}', 0),
  shouted('oversized messages', () => 'x'.repeat(9000), 0),
  shouted('repeated typing messages', (i) => json({ type: 'writes', id: `w${i}`, on: i % 2 === 1 }), MESSAGES, aPlayer),
  shouted(
    "a stranger's big screen that reports progress",
    (i) => json({ type: 'shown', id: `s${i}`, round: 1, heard: i }),
    MESSAGES,
    aScreen,
  ),
  shouted(
    "a stranger's big screen that enters repeatedly",
    (i) => json({ type: 'enter', id: `e${i}`, table: 'nowhere', wall: true }),
    MESSAGES,
    aScreen,
  ),
  shouted(
    'the list of open tables followed and left',
    (i) => json({ type: 'list', id: `l${i}`, on: i % 2 === 0 }),
    MESSAGES,
  ),
  staying('half requests kept open', `${HALF}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`),
  staying('silent connections', ''),
  staying('endless headers', `${HALF}X-A: ${'a'.repeat(4000)}\r\n`),
  staying('oversized headers', `${HALF}X-A: ${'a'.repeat(20_000)}\r\n`),
  {
    name: 'connections opened and closed',
    async run(at, until) {
      const outcome = newOutcome();
      const end = enough(until, () => outcome.refused > 0);
      await crowd(16, end, async () => {
        const socket = dial(at);
        outcome.tried += 1;
        socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
        const answered = new Promise<boolean>((resolve) => {
          socket.once('data', () => resolve(true));
          socket.once('close', () => resolve(false));
        });
        if (await answered) outcome.done += 1;
        else outcome.refused += 1;
        socket.destroy();
      });
      return outcome;
    },
    held: within(LIMITS.visits),
  },
  {
    name: 'WebSockets opened and closed',
    async run(at, until) {
      const outcome = newOutcome();
      const end = enough(until, () => outcome.refused > 0);
      await crowd(16, end, async () => {
        outcome.tried += 1;
        const socket = await webSocket(at, outcome);
        if (socket !== undefined) outcome.done += 1;
        socket?.terminate();
      });
      return outcome;
    },
    held: within(LIMITS.openings),
  },
  {
    name: 'a talkative game entered repeatedly without reading',
    async run(at, until) {
      const outcome = newOutcome();
      const end = enough(until, () => outcome.closed > 0);
      await crowd(20, end, async () => {
        const socket = await rawSocket(at, outcome, at.talkative.token);
        if (socket === undefined) return pause(50);
        socket.pause();
        for (let i = 0; !socket.destroyed && !end(); i++) {
          outcome.tried += 1;
          socket.write(frame(0x1, true, json({ type: 'enter', id: `e${i}`, table: at.talkative.table })));
          await pause(20);
        }
        socket.destroy();
      });
      return outcome;
    },
    held: wasClosed,
  },
  {
    name: 'a crowd at one table that gets every change',
    async run(at, until) {
      const outcome = newOutcome();
      const tokens = [await tokenOf(at), await tokenOf(at), await tokenOf(at), await tokenOf(at)];
      const [host = ''] = tokens;
      const made = await http(at, '/api/tables', {
        method: 'POST',
        headers: { authorization: `Bearer ${host}` },
        body: json({ game: nuts.id, seats: 3, public: true }),
      });
      const { table } = JSON.parse(made.text);
      const end = enough(until, () => outcome.refused > 0);
      await crowd(40, end, async (i) => {
        const token = tokens[i % tokens.length] ?? host;
        const socket = await webSocket(at, outcome, { authorization: `Bearer ${token}` });
        if (socket === undefined) return pause(50);
        socket.on('message', (data) => {
          const { type } = JSON.parse(String(data));
          if (type === 'error') outcome.refused += 1;
          if (type === 'ok') outcome.done += 1;
        });
        socket.send(json({ type: 'enter', id: 'e', table }));
        for (let n = 0; socket.readyState === socket.OPEN && !end(); n++) {
          if (token === host) {
            outcome.tried += 1;
            socket.send(json({ type: 'change', id: `c${n}`, settings: { delay: n % 60 } }));
          }
          await pause(5);
        }
        socket.terminate();
      });
      return outcome;
    },
    held: within(LIMITS.messagesPerAddress),
  },
  {
    name: 'tables with simultaneous timeouts, game after game',
    async run(at, until) {
      const outcome = newOutcome();
      const headers = { authorization: `Bearer ${await tokenOf(at)}` };
      const clock = {
        pace: 'blitz',
        phases: Object.fromEntries([...nuts.rules.keys()].map((phase) => [phase, 0.001])),
      };
      await crowd(LIMITS.enters.burst, until, async () => {
        outcome.tried += 1;
        const body = json({ game: nuts.id, seats: 3, clock });
        const made = await http(at, '/api/tables', { method: 'POST', headers, body });
        const socket = made.status === 200 ? await webSocket(at, outcome, headers) : undefined;
        if (socket === undefined) return pause(500);
        socket.on('message', (data) => {
          const { type, table } = JSON.parse(String(data));
          if (type === 'frame') outcome.done += 1;
          if (type === 'table' && table.status === 'over') socket.send(json({ type: 'rematch', id: 'r' }));
        });
        socket.send(json({ type: 'enter', id: 'e', table: JSON.parse(made.text).table }));
        socket.send(json({ type: 'start', id: 's', fill: {} }));
        while (socket.readyState === socket.OPEN && !until()) await pause(20);
        socket.terminate();
      });
      return outcome;
    },
    /** Bots and clocks act at most three times a second per table. */
    held: ({ done }, seconds) =>
      assert.ok(done <= 3 * (LIMITS.enters.burst + 1) * (seconds + 2), `${done} were told what happened by itself`),
  },
  {
    name: 'pages of other origins',
    async run(at, until) {
      const outcome = newOutcome();
      const origins = ['http://evil.example', `https://127.0.0.1:${at.port}`, 'null', 'http://'];
      await crowd(1, until, async () => {
        for (const origin of origins) {
          outcome.tried += 1;
          const socket = await webSocket(at, outcome, { origin });
          if (socket !== undefined) outcome.done += 1;
          socket?.terminate();
          await pause(100);
        }
      });
      return outcome;
    },
    held: ({ done }) => assert.equal(done, 0),
  },
];
