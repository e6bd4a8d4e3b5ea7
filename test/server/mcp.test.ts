/** Agents that know only what the tools return: whole games, over HTTP and stdio, in both protocols. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { answerMcp } from '../../src/app/mcp/answer.ts';
import { oneOf, type Rng, seeded } from '../../src/engine/chance.ts';
import { hears } from '../../src/engine/facts.ts';
import { heard, view } from '../../src/engine/sight.ts';
import type { Server } from '../../src/server/server.ts';
import { atLength, isAtLength, someOf } from '../at-length.ts';
import { ROOT } from '../root.ts';
import { newBot } from './bot-clients.ts';
import { call, nuts, PLAYED, signedIn, withServer } from './testing.ts';

type Result = Awaited<ReturnType<Client['callTool']>>;
type Seen = {
  asked: boolean;
  question: number;
  legal: string[];
  enough?: string;
  over?: string[];
  me: string;
  news: string[];
  view: { toAct: string[]; clock?: { ends: number | null } };
};

const CLIENT = { name: 'test', version: '1' };
const LEGACY = () => new Client(CLIENT);
const MODERN = () => new Client(CLIENT, { versionNegotiation: { mode: 'auto' } });

const withMcp = (work: (server: Server, key: string, revoke: () => Promise<unknown>) => Promise<void>): Promise<void> =>
  withServer(
    async (server) => {
      const { token } = await signedIn(server.port, 'Ada');
      const { id, key } = await newBot(server.port, token, 'Robo');
      await work(server, key, () => call(server.port, 'newBotKey', { token, body: { id } }));
    },
    { mcp: answerMcp(PLAYED) },
  );

const atServer = async (client: Client, port: number, key: string): Promise<Client> => {
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), { requestInit }));
  return client;
};

const said = ({ content }: Result): string =>
  (content ?? []).flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n');

const sitAt = async (client: Client, game: string, seats: number): Promise<string> => {
  const sat = await client.callTool({ name: 'sit', arguments: { game, seats, level: 'simple' } });
  assert.notEqual(sat.isError, true, said(sat));
  return String((sat.structuredContent as { table: string }).table);
};

/** Plays by the tools only; `check` sees everything they return. */
const playGame = async (
  client: Client,
  table: string,
  rng: Rng,
  check: (seen: Seen, text: string) => Promise<void> = async () => {},
): Promise<string[]> => {
  for (let tried = -1; ; ) {
    const looked = await client.callTool({ name: 'look', arguments: { table } });
    assert.notEqual(looked.isError, true, said(looked));
    const seen = looked.structuredContent as Seen;
    await check(seen, said(looked));
    if (seen.over !== undefined) return seen.over;
    if (!seen.asked) continue;
    const { question, legal, enough } = seen;
    for (const move of legal) assert.ok(said(looked).includes(move), 'the text has every legal move');
    const moves = legal.filter((one) => !one.includes('…'));
    const move = question === tried ? (enough ?? moves[0] ?? '') : oneOf(rng, moves); // answers come first
    tried = question;
    await client.callTool({ name: 'say', arguments: { table, question, move, note: `I said ${move}` } });
  }
};

/** Whispers to others while agents looked, so that games without secrets do not pass trivially. */
let secrets = 0;

/** Tools return only what the seat may know: the engine's view and facts. */
const noLeak =
  ({ hub }: Server, table: string) =>
  async (seen: Seen, text: string): Promise<void> => {
    const { me, news, over, asked, view: shown } = seen;
    const live = hub.liveTables.get(table)?.game?.live;
    const seat = live?.state.seats.find((one) => one === me);
    assert.ok(live && seat);
    const all = await hub.facts.of(table, 1, live);
    const facts = heard(all, seat).map((said) => said.join(' '));
    const whispered = all.filter((fact) => !hears(fact, seat)).map(({ said: words }) => words.join(' '));
    for (const line of whispered.filter((one) => !facts.includes(one)))
      assert.ok(!`${text}\n${JSON.stringify(seen)}`.includes(line), `${me} may not hear "${line}"`);
    secrets += whispered.length;
    for (const line of news) assert.ok(facts.includes(line) && text.includes(line), `${me} heard "${line}"`);
    // the table may have moved on, unless it waits for this seat only
    if (over === undefined && !(asked && shown.toAct.length === 1)) return;
    const allowed: Record<string, unknown> = JSON.parse(JSON.stringify(view(live.game, live.state, seat)));
    for (const [field, value] of Object.entries(shown))
      if (field !== 'clock') assert.deepEqual(value, allowed[field], `${field} is what ${me} may see`);
  };

/** The number of games of each kind per protocol. */
const playAtServer = (games: Readonly<Record<string, number>>) =>
  withMcp(async (server, key) => {
    const rng = seeded('agents');
    for (const open of someOf([MODERN, LEGACY])) {
      const client = await atServer(open(), server.port, key);
      const { tools } = await client.listTools();
      assert.deepEqual(tools.map(({ name }) => name).sort(), ['leave', 'look', 'say', 'sit', 'tables']);
      for (const { id, players } of PLAYED)
        for (let n = 0; n < (games[id] ?? 0); n++) {
          const table = await sitAt(client, id, players[0] + (n % 2));
          const winners = await playGame(client, table, rng, noLeak(server, table));
          assert.ok(winners.length > 0, id);
        }
      await client.close();
    }
  });

test('whole games at a server, at length over both protocols: no output holds what the seat may not know', () =>
  playAtServer({ [nuts.id]: 12 }).then(() => assert.ok(secrets > 100)));

atLength('the same in every game', () => playAtServer(Object.fromEntries(PLAYED.map(({ id }) => [id, 2]))));

test('in games with talk an agent is asked again after each news, until it has said enough', () =>
  withMcp(async ({ port }, key) => {
    const client = await atServer(MODERN(), port, key);
    for (const { id, enough } of PLAYED) {
      if (enough === undefined) continue;
      const table = await sitAt(client, id, 3);
      const look = async (wait: number): Promise<Seen> =>
        (await client.callTool({ name: 'look', arguments: { table, wait } })).structuredContent as Seen;
      const lookUntil = async (wait: number, isIt: (seen: Seen) => boolean): Promise<Seen> => {
        const seen = await look(wait);
        return isIt(seen) ? seen : lookUntil(wait, isIt);
      };
      const say = async ({ question }: Seen, move: string) =>
        client.callTool({ name: 'say', arguments: { table, question, move } });
      let seen = await look(20);
      for (; seen.enough === undefined; seen = await look(20)) await say(seen, seen.legal[0] ?? '');
      assert.deepEqual([seen.asked, seen.enough], [true, enough.move]);
      seen = await lookUntil(0, ({ news }) => news.length === 0);
      const talk = seen.legal.find((move) => move.startsWith('say ') && !move.includes('…')) ?? '';
      await say(seen, talk);
      seen = await look(20);
      assert.ok(seen.asked && seen.news.some((line) => line.endsWith(talk.replace('say', 'said'))), seen.news.join());
      await say(seen, enough.move);
      await lookUntil(20, ({ asked, enough: word }) => asked && word === undefined); // the game has gone on
    }
    await client.close();
  }));

test("an agent's wrong request is refused with one sentence, an illegal move with the legal ones", () =>
  withMcp(async ({ port }, key, revoke) => {
    const client = await atServer(MODERN(), port, key);
    const table = await sitAt(client, nuts.id, 2);
    const refusal = async (name: string, args: Record<string, unknown>): Promise<string> => {
      const result = await client.callTool({ name, arguments: args });
      assert.equal(result.isError, true, said(result));
      return said(result);
    };
    const asked = async (): Promise<Seen> => {
      const seen = (await client.callTool({ name: 'look', arguments: { table } })).structuredContent as Seen;
      return seen.asked ? seen : asked();
    };
    const { question, legal } = await asked();
    const illegal = await refusal('say', { table, question, move: 'fly' });
    assert.match(illegal, /^A may not "fly" now/);
    assert.ok(illegal.includes(`Legal now: ${legal.join(' | ')}`));
    assert.match(await refusal('say', { table, question: question + 9, move: 'pass' }), /^that question is closed/);
    assert.match(await refusal('look', { table, wait: 1e9 }), /at most 25 seconds/);
    assert.match(await refusal('look', { table: 'elsewhere' }), /^there is no such table/);
    assert.match(await refusal('sit', {}), /^say one of code, table and game/);
    assert.match(await refusal('sit', { game: nuts.id, seats: 99 }), /seats: must be at most 8, not 99/);
    assert.match(
      await refusal('say', { table, question, move: 'pass', note: 'x'.repeat(3000) }),
      /at most 2000 letters/,
    );
    const large = { table, question, move: 'pass', note: 'x'.repeat(10 * 1024 * 1024) };
    await assert.rejects(client.callTool({ name: 'say', arguments: large }), /413|too large/);
    // the same key twice: both see the same table
    const second = await atServer(LEGACY(), port, key);
    assert.equal((await second.callTool({ name: 'look', arguments: { table } })).isError, undefined);
    await revoke();
    for (const one of [client, second])
      await assert.rejects(one.callTool({ name: 'look', arguments: { table } }), /401|bot key/);
    await second.close();
    await client.close();
    await assert.rejects(atServer(MODERN(), port, `${key}x`), /401|bot key/);
  }));

test('no `Host` makes an error of the server, at any route', () =>
  withMcp(async ({ port }, key) => {
    const { cookie = '' } = await call(port, 'signIn', { body: { name: 'Bo' } });
    for (const host of [':::', 'a:99999', '[', '1.2.3.4.5', '%', '-'])
      for (const [method, path] of [
        ['POST', '/mcp'],
        ['POST', '/api/session/passkey/ask'],
        ['POST', '/api/passkeys/new'],
        ['GET', '/'],
        ['GET', '/t/KOMUTARI'],
        ['GET', '/api/site'],
      ] as const) {
        const headers = {
          ...{ host, cookie, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
          ...(path === '/mcp' ? { authorization: `Bearer ${key}` } : {}),
        };
        const asked = request({ port, host: '127.0.0.1', method, path, headers });
        asked.end(method === 'POST' ? '{}' : undefined);
        const [answer] = (await once(asked, 'response')) as [IncomingMessage];
        answer.resume();
        assert.ok((answer.statusCode ?? 500) < 500, `${method} ${path} of ${host}: ${answer.statusCode}`);
      }
  }));

test('each message of a batch counts against the rate limit', () =>
  withServer(
    async ({ port }) => {
      const { token } = await signedIn(port, 'Ada');
      const { key } = await newBot(port, token, 'Robo');
      const ask = async (messages: number): Promise<number> => {
        const body = Array.from({ length: messages }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' }));
        const accept = 'application/json, text/event-stream';
        const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept };
        const response = await fetch(`http://127.0.0.1:${port}/mcp`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        await response.text();
        return response.status;
      };
      assert.deepEqual([await ask(3), await ask(3), await ask(1)], [200, 429, 429]);
    },
    { mcp: answerMcp(PLAYED), limits: { botRequests: { perSecond: 0.001, burst: 5 } } },
  ));

test('a line that is no JSON-RPC message is reported and ignored, and the next is answered', async () => {
  const child = spawn(process.execPath, [`${ROOT}src/app/main.ts`, 'mcp']);
  const closed = once(child, 'close');
  let complaints = '';
  child.stderr.on('data', (part: Buffer) => {
    complaints += part;
  });
  child.stdin.write('garbage\n{"a":1}\n{"jsonrpc":"2.0","id":7,"method":"ping"}\n');
  for await (const answer of child.stdout) {
    assert.equal(JSON.parse(String(answer)).id, 7);
    child.stdin.end();
  }
  await closed;
  assert.equal(complaints, 'cabale mcp: ready\ncabale: a line was ignored, because it is no JSON-RPC message\n');
});

test('over standard input and output, at length in both protocols, an agent reads the rules and plays', async (t) => {
  const rng = seeded('alone');
  for (const open of someOf([LEGACY, MODERN])) {
    const client = open();
    const args = [`${ROOT}src/app/main.ts`, 'mcp'];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
    t.after(() => client.close());
    const { resources } = await client.listResources();
    const { contents } = await client.readResource({ uri: resources[0]?.uri ?? '' });
    assert.match(JSON.stringify(contents), /# /);
    const listed = (await client.callTool({ name: 'tables', arguments: {} })).structuredContent as {
      games: { id: string; players: number[] }[];
    };
    const [game] = listed.games;
    for (let n = 0; n < (isAtLength ? 2 : 1); n++) {
      const table = await sitAt(client, game?.id ?? '', game?.players[0] ?? 2);
      const large = { table, question: 1, move: 'pass', note: 'x'.repeat(10 * 1024 * 1024) };
      if (n === 0) assert.match(said(await client.callTool({ name: 'say', arguments: large })), /at most 2000 letters/);
      assert.ok(
        (await playGame(client, table, rng, async ({ view }) => assert.equal(view.clock?.ends ?? null, null))).length >
          0,
      );
    }
    await client.close();
  }
});
