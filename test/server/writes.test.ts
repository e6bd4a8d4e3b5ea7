/** Input of one person never affects others: neither store fails because of it. */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import * as v from 'valibot';
import { ClientMessage } from '../../src/protocol/messages.ts';
import { PATHS, type RouteName } from '../../src/protocol/paths.ts';
import { ROUTES } from '../../src/protocol/routes.ts';
import { parseMessage } from '../../src/server/connections/parse-message.ts';
import { newCode } from '../../src/server/ids.ts';
import { identify, keep } from '../../src/server/people/people.ts';
import { type Config, openServer, type Server } from '../../src/server/server.ts';
import { unload } from '../../src/server/tables/state/live-table.ts';
import { someOf } from '../at-length.ts';
import { until } from '../until.ts';
import { newBot } from './bot-clients.ts';
import { openSharedDatabase } from './database.ts';
import { extremes, text, usual } from './extremes.ts';
import { newBrowser } from './pushing.ts';
import {
  call,
  connect,
  folder,
  nuts,
  PLAYED,
  type Player,
  seatFriends,
  signedIn,
  started,
  testConfig,
} from './testing.ts';

const { path, remove } = folder();
let why = '';
const database = await openSharedDatabase((said) => {
  why = said;
});
after(async () => {
  await database?.stop();
  remove();
});

const STORES = ['sqlite', 'postgres'] as const;
let places = 0;
const placeFor = async (store: (typeof STORES)[number]): Promise<string> => {
  places += 1;
  return store === 'sqlite' ? join(path, `${places}.db`) : ((await database?.make(`writes_${places}`)) ?? '');
};

/** A server on each store, which must not end. */
const onBoth = (
  name: string,
  work: (server: Server) => Promise<void>,
  more: () => Partial<Config> = () => ({}),
  stores: readonly (typeof STORES)[number][] = STORES,
): void => {
  for (const store of stores)
    test(`${store}: ${name}`, { skip: store === 'postgres' && database === undefined && why }, async () => {
      let end: (error: unknown) => void = () => {};
      const ended = new Promise<never>((_, reject) => {
        end = reject;
      });
      const server = await openServer(testConfig(await placeFor(store), { fatal: (error) => end(error), ...more() }));
      await Promise.race([work(server), ended]);
      await server.close();
    });
};

onBoth('a push address may be as long as the limit, and non-ASCII letters count encoded', async ({ port, hub }) => {
  const { token, person } = await signedIn(port, 'Ada');
  const { p256dh, auth } = newBrowser();
  for (const bytes of [1, 2, 3, 4] as const) {
    const endpoint = `https://push.example.org/${text(bytes, bytes === 4 ? 480 : 960)}`;
    const { status, answer } = await call(port, 'subscribe', { token, body: { endpoint, p256dh, auth } });
    assert.deepEqual([bytes, status, answer.field], bytes === 1 ? [1, 200, undefined] : [bytes, 400, 'endpoint']);
  }
  const body = { endpoint: 'https://PUSH.example.org/é', p256dh, auth };
  assert.equal((await call(port, 'subscribe', { token, body })).status, 200);
  const kept = async () => (await hub.store.subscriptions(person)).map(({ endpoint }) => endpoint);
  assert.ok((await kept()).includes('https://push.example.org/%C3%A9'), 'kept as it goes over the wire');
  await call(port, 'unsubscribe', { token, body: { endpoint: body.endpoint } });
  assert.equal((await kept()).length, 1, 'and found by what it was given as');
});

const drawn: string[] = [];
onBoth(
  "a recovery code already in use is drawn again; only a person's latest code works",
  async ({ port }) => {
    const [ada, bo] = [await signedIn(port, 'Ada'), await signedIn(port, 'Bo')];
    drawn.push('KOMUTARISE', 'KOMUTARISE', 'KOMUTARISE', 'BADEGIFOLU');
    const adaCode = (await call(port, 'recovery', { token: ada.token })).answer.code;
    const boCode = (await call(port, 'recovery', { token: bo.token })).answer.code;
    assert.deepEqual([adaCode, boCode], ['KOMUTARISE', 'BADEGIFOLU']);
    const again = (await call(port, 'recovery', { token: bo.token })).answer.code;
    assert.equal((await call(port, 'recover', { body: { code: boCode } })).answer.code, 'expired');
    assert.equal((await call(port, 'recover', { body: { code: adaCode } })).answer.person.id, ada.person);
    assert.equal((await call(port, 'recover', { body: { code: again } })).answer.person.id, bo.person);
  },
  () => ({ code: (syllables) => drawn.shift() ?? newCode(syllables) }),
);

onBoth(
  'no two tables share a code, also if it is drawn twice',
  async ({ port, hub }) => {
    const ada = await signedIn(port, 'Ada');
    const create = async () =>
      (await call(port, 'create', { token: ada.token, body: { game: nuts.id, seats: 3 } })).answer;
    const first = await create();
    drawn.push(...Array<string>(30).fill(first.code));
    const more = await Promise.all(Array.from({ length: 25 }, create));
    const codes = more.map(({ code }) => code);
    assert.equal(new Set([first.code, ...codes]).size, 26);
    drawn.length = 0;

    // a free code is taken meanwhile
    const { take } = hub.codes;
    let given = 0;
    hub.codes.take = () => (given++ === 0 ? first.code : take());
    assert.notEqual((await create()).code, first.code);
    hub.codes.take = take;
    const found = await call(port, 'join', { token: ada.token, body: { code: first.code } });
    assert.equal(found.answer.table, first.table);
  },
  () => ({ code: (syllables) => drawn.shift() ?? newCode(syllables) }),
);

onBoth('a report keeps its author and text, also after their deletion', async (server) => {
  const { port, hub } = server;
  const { players, table } = await seatFriends(port, ['Ada', 'Bo', 'Cy']);
  const [ada, bo, cy] = players;
  assert.ok(ada && bo && cy);
  await bo.ask({ type: 'say', text: 'insult' });
  await cy.until(() => cy.messages.some(({ type }) => type === 'chat'));
  await cy.ask({ type: 'report', line: 0, why: 'rude\n2  2026-01-01T00:00:00Z  x  Ada: worse\u001b[8m' });
  const offender = bo.person;
  await call(port, 'forget', { token: bo.token });
  const liveTable = hub.liveTables.get(table);
  assert.ok(liveTable);
  for (const player of [ada, cy]) player.close();
  await until(() => liveTable.clients.size === 0);
  unload(liveTable);
  const back = await connect(port, 'Ada', ada);
  await back.ask({ type: 'enter', table });
  await back.ask({ type: 'say', text: 'hello all' });
  const [report] = await hub.store.reports(5, 0);
  assert.deepEqual([report?.person, report?.name, report?.said], [offender, 'Bo', 'insult']);
  assert.equal(
    report?.whys.join(),
    'rude 2 2026-01-01T00:00:00Z x Ada: worse[8m',
    'one line, and nothing that steers a terminal',
  );
  assert.deepEqual(
    (await hub.store.chat(table, 9)).map(({ n, text }) => [n, text]),
    [[1, 'hello all']],
    'a number is not given again',
  );
});

onBoth("a refused write fails one action of one table; other tables' moves are kept", async (server) => {
  const { port, hub } = server;
  const [one, other] = [await started(port, ['Ada', 'Bo']), await started(port, ['Cy', 'Di'])];
  const [ada] = one.players;
  assert.ok(ada);
  await ada.ask({ type: 'say', text: 'first' });
  const liveTable = hub.liveTables.get(one.table);
  assert.ok(liveTable);
  liveTable.chatLines = 0; // the next line would overwrite an existing one
  hub.journal.write({ write: 'setting', key: 'busy', value: 'yes' }); // the following writes go together
  ada.say({ type: 'say', text: 'second' }, 'second');
  const move = other.mover.ask({ type: 'move', question: 1, move: other.mover.view?.legal?.[0] ?? '' });
  const refusal = await ada.until(() => ada.messages.find((message) => message.type === 'error'));
  assert.deepEqual(refusal, {
    type: 'error',
    id: 'second',
    code: 'internal',
    message: 'this could not be kept, and nothing was changed',
  });
  assert.equal((await move).type, 'frame');
  const back = await connect(port, 'Ada', ada);
  await back.ask({ type: 'enter', table: one.table });
  assert.equal((await back.ask({ type: 'say', text: 'third' })).type, 'ok');
  await back.until(() =>
    back.messages.some((message) => message.type === 'chat' && message.lines.some(({ n }) => n === 1)),
  );
});

onBoth('a refused write of a person is reported to them only', async ({ port, people }) => {
  const { token } = await signedIn(port, 'Ada');
  const signed = await identify(people, 'token', token);
  assert.ok(signed);
  const together = Promise.allSettled([
    keep(people, { ...signed, name: 'Eve', created: Number.NaN }),
    call(port, 'signIn', { body: { name: 'Bo' } }),
  ]);
  const [refused, taken] = await together;
  assert.ok(refused.status === 'rejected' && /could not be kept/.test(refused.reason.message), JSON.stringify(refused));
  assert.ok(taken.status === 'fulfilled' && taken.value.status === 200);
  assert.equal((await call(port, 'session', { token })).answer.person?.name, 'Ada');
});

const SPEECH = PLAYED.find(({ speech }) => speech !== undefined);
assert.ok(SPEECH);
const TALKERS = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'].slice(0, Math.max(3, SPEECH.players[0]));

/** Actual values for fields, so that as much as possible is done rather than refused. */
const knownAt = ({ table, players }: Awaited<ReturnType<typeof seatFriends>>) => ({
  table,
  person: players[1]?.person,
  seat: 'B',
  line: 0,
  text: 'hello',
  why: 'rude',
  game: SPEECH.id,
  seats: TALKERS.length,
  round: players[0]?.frames.at(-1)?.round ?? 0,
  question: players[0]?.view?.question ?? 0,
  lang: 'en',
});

/** Nothing valid by the schemas is refused by a store, and others play on. */
const isUnharmed = async ({ hub }: Server, beside: Player): Promise<void> => {
  assert.equal(hub.metrics.unkept, 0);
  assert.equal((await beside.ask({ type: 'say', text: 'still here' })).type, 'ok');
};

/** A table with a host, reopened when spoiled. */
const openTalk = (port: number, playing: boolean) => {
  let friends: Awaited<ReturnType<typeof seatFriends>> | undefined;
  const isAsItWas = (): boolean => {
    const [host] = friends?.players ?? [];
    const { table, me, socket } = host ?? {};
    return (
      table !== undefined &&
      socket?.readyState === socket?.OPEN &&
      me === 'A' &&
      table.host === host?.person &&
      table.seats.length === TALKERS.length &&
      table.seats.every(({ person }) => person !== undefined) &&
      table.status === (playing ? 'playing' : 'lobby')
    );
  };
  const leave = (): void => {
    for (const player of friends?.players ?? []) player.close();
  };
  return {
    leave,
    async sit() {
      if (friends !== undefined && isAsItWas()) return friends;
      leave();
      friends = await (playing ? started : seatFriends)(port, TALKERS, { game: SPEECH.id });
      await friends.players[0]?.ask({ type: 'say', text: 'a line' });
      return friends;
    },
  };
};

onBoth(
  'messages with extreme values in every field cause no internal error',
  async (server) => {
    const { port } = server;
    const [beside] = (await started(port, ['Yva', 'Zoe'])).players;
    assert.ok(beside);
    let sent = 0;
    for (const playing of [false, true]) {
      const talk = openTalk(port, playing);
      for (const schema of ClientMessage.options) {
        const friends = await talk.sit();
        const [host] = friends.players;
        assert.ok(host);
        const type = schema.entries.type.literal;
        for (const [i, one] of extremes(schema, usual(schema, { id: 'x', ...knownAt(friends) })).entries()) {
          const text = JSON.stringify({ ...Object(one), ...(Object(one).id === 'x' ? { id: `${type}-${i}` } : {}) });
          if (!('message' in parseMessage(text))) continue; // test/server/fuzzing.ts sends these
          sent += 1;
          host.socket.send(text);
          if (sent % 20 === 0) await host.ask({ type: 'ping' });
        }
        await host.ask({ type: 'ping' });
        await isUnharmed(server, beside);
        const wrong = host.messages.find((message) => message.type === 'error' && message.code === 'internal');
        assert.equal(wrong, undefined, `${type} ${JSON.stringify(wrong)}`);
      }
      talk.leave();
    }
    assert.ok(sent > 500, `${sent} were sent`);
    // what was stored can be read again
    for (const { id } of await server.hub.store.briefs()) assert.ok(await server.hub.store.load(id));
  },
  undefined,
  someOf(STORES, 1),
);

onBoth(
  'requests with extreme values in every field and address cause no internal error',
  async (server) => {
    const { port } = server;
    const friends = await started(port, ['Yva', 'Zoe']);
    const [beside] = friends.players;
    assert.ok(beside);
    const known = { ...knownAt(friends), ...newBrowser() };
    let sent = 0;
    let eve = await signedIn(port, 'Eve');
    const { key } = await newBot(port, eve.token, 'Robo');
    const ask = async (name: RouteName, path: string, body: unknown): Promise<void> => {
      const [method] = PATHS[name];
      const token = ROUTES[name].signedIn === 'bot' ? key : eve.token;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const given =
        body === undefined
          ? { headers: { authorization: headers.authorization } }
          : { headers, body: JSON.stringify(body) };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...given });
      const text = await response.text();
      assert.ok(response.status < 500, `${name} ${path} ${JSON.stringify(body)?.slice(0, 200)}: ${text}`);
      if (response.status === 401) eve = await signedIn(port, 'Eve');
      sent += 1;
    };
    for (const name of Object.keys(ROUTES) as RouteName[]) {
      if (name === 'botEvents') continue; // never ends
      const [, path] = PATHS[name];
      const { body } = ROUTES[name];
      const bodies =
        body === undefined ? [undefined] : extremes(body, usual(body, known)).filter((one) => v.is(body, one));
      const words = path.includes(':')
        ? extremes(v.string(), '').map((word) => String(word).slice(0, 90).toWellFormed())
        : [''];
      const asked = [...words.map((word) => [word, bodies[0]]), ...bodies.slice(1).map((one) => [words[0], one])];
      for (const [word, one] of asked) await ask(name, path.replace(/:\w+/, encodeURIComponent(String(word))), one);
      await isUnharmed(server, beside);
    }
    for (const page of ['t', 'r']) await ask('session', `/${page}/%00`, undefined);
    assert.ok(sent > 100, `${sent} were sent`);
  },
  undefined,
  someOf(STORES, 1),
);
