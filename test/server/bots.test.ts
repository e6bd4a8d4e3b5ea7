import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { seeded } from '../../src/engine/chance.ts';
import { newBot, openStream } from './bot-clients.ts';
import { call, connect, nuts, playAlong, refused, signedIn, withServer } from './testing.ts';

const OPEN = { game: nuts.id, seats: 2, bots: 'all', clock: { pace: 'off' } } as const;

/** A person's table open to bots, with a bot that sits there, started. */
const withBot = async (port: number, settings: object = {}) => {
  const host = await connect(port, 'Host');
  const { answer: made } = await call(port, 'create', {
    token: host.token,
    body: { ...OPEN, first: 'B', ...settings },
  });
  await host.ask({ type: 'enter', table: made.table });
  const bot = await newBot(port, host.token, 'Robo');
  const sat = await call(port, 'botSit', { token: bot.key, body: { code: made.code } });
  assert.deepEqual(sat.answer, { table: made.table });
  await host.ask({ type: 'start' });
  const path = `/api/bot/table/${made.table}`;
  const move = (body: { question: number; move: string }, key = bot.key) =>
    call(port, 'botMove', { token: key, path: `${path}/move`, body });
  return { host, bot, table: made.table, path, move };
};

test('a bot account has BOT in its name, which people may not use, and its key opens no endpoint for people', () =>
  withServer(async ({ port }) => {
    const ada = await signedIn(port, 'Ada');
    const made = await call(port, 'newBot', { token: ada.token, body: { name: 'Robo' } });
    const { bot, key } = made.answer;
    assert.equal(bot.name, 'BOT Robo');
    assert.deepEqual((await call(port, 'bots', { token: ada.token })).answer, { bots: [bot] });
    assert.deepEqual((await call(port, 'botAccount', { token: key })).answer, { bot });
    assert.deepEqual((await call(port, 'session', { token: key })).answer, {});
    assert.equal((await call(port, 'mine', { token: key })).status, 401);
    assert.equal((await call(port, 'newBot', { token: key, body: { name: 'Child' } })).status, 401);
    assert.equal((await call(port, 'botAccount', { token: ada.token })).status, 401, 'nor is a person a bot');
    for (const name of ['BOT Ada', 'bot', 'B0T-1', 'ВОТ Ada']) {
      const { answer } = await call(port, 'signIn', { body: { name } });
      assert.equal(answer.message, 'name: names that begin with BOT are those of bot accounts', name);
    }
    const { answer } = await call(port, 'export', { token: ada.token });
    assert.deepEqual(answer.bots, [bot]);
    await call(port, 'forget', { token: ada.token });
    assert.equal((await call(port, 'botAccount', { token: key })).status, 401, 'it goes with its owner');
  }));

test('a person has at most ten bots, and may delete only their own', () =>
  withServer(async ({ port }) => {
    const [ada, bo] = [await signedIn(port, 'Ada'), await signedIn(port, 'Bo')];
    const wanted = await Promise.all(
      Array.from({ length: 14 }, (_, i) => call(port, 'newBot', { token: ada.token, body: { name: `Robo ${i}` } })),
    );
    const bots = wanted.flatMap((one) => (one.status === 200 ? { id: one.answer.bot.id, key: one.answer.key } : []));
    assert.equal(bots.length, 10, 'asked for all at once');
    assert.equal((await call(port, 'bots', { token: ada.token })).answer.bots.length, 10);
    const { answer } = await call(port, 'newBot', { token: ada.token, body: { name: 'Eleven' } });
    assert.equal(answer.message, 'you have 10 bots already; delete one first');
    const [first] = bots;
    assert.ok(first);
    const stolen = await call(port, 'removeBot', { token: bo.token, body: { id: first.id } });
    assert.equal(stolen.answer.message, 'id: you have no such bot');
    assert.equal((await call(port, 'removeBot', { token: ada.token, body: { id: first.id } })).status, 200);
    assert.equal((await call(port, 'botAccount', { token: first.key })).status, 401);
  }));

test('people must agree before they sit down with bots of others; other tables refuse such bots', () =>
  withServer(async ({ port }) => {
    const host = await connect(port, 'Host');
    const guest = await connect(port, 'Guest');
    const bot = await newBot(port, host.token, 'Robo');
    const open = async (bots: 'none' | 'house' | 'all') => {
      const { answer } = await call(port, 'create', { token: host.token, body: { ...OPEN, seats: 3, bots } });
      for (const player of [host, guest])
        await player.ask({ type: 'enter', table: answer.table, invite: answer.invite });
      return answer;
    };
    const sit = async (code: string) => (await call(port, 'botSit', { token: bot.key, body: { code } })).answer.message;

    const house = await open('house');
    assert.equal(await sit(house.code), 'bots of other people may not sit at this table');
    assert.equal(await refused(guest, { type: 'sit' }), undefined);
    const sentence = { type: 'change', settings: { bots: 'all' } } as const;
    assert.equal(await refused(host, sentence), 'not-now', 'the guest has not agreed');
    assert.equal(await refused(host, { type: 'fill' }), undefined);
    assert.equal(await refused(host, { type: 'change', settings: { bots: 'none' } }), 'not-now', 'one sits there');

    await open('none');
    assert.equal(await refused(host, { type: 'fill' }), 'no-bot');
    assert.equal(await refused(host, { type: 'start', fill: {} }), 'no-bot');

    const all = await open('all');
    assert.equal(await sit(all.code), undefined);
    assert.equal(await refused(guest, { type: 'sit' }), 'bots-play');
    assert.equal(await refused(guest, { type: 'sit', bots: true }), undefined);
    assert.equal(await refused(host, { type: 'change', settings: { bots: 'house' } }), 'not-now', 'a bot sits there');
    const { answer } = await call(port, 'invited', { path: `/api/invited/${all.code}` });
    assert.equal(answer.table.bots, 'all');
    assert.deepEqual(
      answer.table.chairs.map(({ botAccount }) => botAccount),
      [undefined, true, undefined],
    );
    await host.ask({ type: 'leave' });
    // a bot is host only if there is nobody else
    await guest.until(() => guest.table?.host === guest.person);
  }));

test('a stream sends the full state first, then changes; empty lines are its heartbeat', () =>
  withServer(
    async ({ port }) => {
      const { host, bot, path, table, move } = await withBot(port);
      const stream = await openStream(port, bot.key, path);
      const events = await openStream(port, bot.key, '/api/bot/events');
      const full = await stream.until(() => stream.lines[0]);
      assert.equal(full.type, 'tableFull');
      assert.ok('view' in full && full.view !== undefined);
      assert.equal(full.view.me, 'B');
      assert.deepEqual(full.view.toAct, ['B']);
      assert.ok(full.facts && full.facts.length > 0);
      assert.deepEqual(await events.until(() => events.lines.length === 2 && events.lines.map(({ type }) => type)), [
        'seated',
        'tableStart',
      ]);
      assert.equal((await move({ question: full.view.question, move: full.view.legal?.[0] ?? '' })).status, 200);
      const next = await stream.until(() => stream.lines.find(({ type }) => type === 'tableState'));
      assert.ok('view' in next && next.view !== undefined && next.from === full.facts.length);
      assert.equal(
        (await move({ question: full.view.question, move: full.view.legal?.[0] ?? '' })).answer.code,
        'stale',
      );
      await stream.until(() => stream.beats > 0);
      await call(port, 'botLeave', { token: bot.key, path: `${path}/leave`, body: undefined });
      await host.until(() => host.table?.seats[1]?.away);
      await playAlong(host, seeded('host'));
      await events.until(() => events.lines.find(({ type }) => type === 'tableFinish'));
      assert.ok(events.lines.every((line) => line.type === 'closed' || line.table === table));
      stream.close();
      events.close();
    },
    { botBeat: 20 },
  ));

test('a wrong key is refused, a second stream replaces the first, a revoked key closes all', () =>
  withServer(async ({ port }) => {
    const { host, bot, path } = await withBot(port);
    const wrong = 'this bot key is wrong, or was revoked';
    for (const key of ['', 'nonsense-nonsense', `${bot.key}x`])
      assert.equal((await call(port, 'botAccount', { token: key })).answer.message, wrong);
    const [older, events] = [await openStream(port, bot.key, path), await openStream(port, bot.key, '/api/bot/events')];
    const newer = await openStream(port, bot.key, path);
    const told = await older.until(() => older.ended && older.lines.at(-1));
    assert.deepEqual(told, {
      type: 'closed',
      code: 'replaced',
      message: 'a newer connection uses this bot key; this one is closed',
    });
    assert.equal(host.table?.seats[1]?.online, true);
    const renewed = await call(port, 'newBotKey', { token: host.token, body: { id: bot.id } });
    for (const stream of [newer, events]) {
      const last = await stream.until(() => stream.ended && stream.lines.at(-1));
      assert.deepEqual(last, { type: 'closed', code: 'no-session', message: 'this bot key was revoked' });
    }
    assert.equal((await call(port, 'botAccount', { token: bot.key })).answer.message, wrong);
    assert.equal((await call(port, 'botAccount', { token: renewed.answer.key })).status, 200);
  }));

test('illegal, late, foreign and oversized requests of a bot are refused with a sentence', () =>
  withServer(async ({ port }) => {
    const { host, bot, path, move } = await withBot(port);
    const question = host.view?.question ?? 0;
    const illegal = await move({ question, move: 'fly away' });
    assert.equal(illegal.answer.code, 'illegal');
    assert.match(illegal.answer.message ?? '', /^B may not "fly away" now; allowed: /);
    assert.match(
      (await move({ question: question + 7, move: 'pass' })).answer.message ?? '',
      /^that question is closed/,
    );

    const other = await newBot(port, host.token, 'Other');
    const stranger = (await move({ question, move: 'pass' }, other.key)).answer;
    assert.deepEqual([stranger.code, stranger.message], ['not-invited', 'this table is by invitation']);
    await assert.rejects(openStream(port, other.key, path), /this table is by invitation/);
    await host.ask({ type: 'change', settings: { public: true } });
    const listed = await call(port, 'create', { token: host.token, body: { ...OPEN, public: true } });
    await assert.rejects(
      openStream(port, other.key, `/api/bot/table/${listed.answer.table}`),
      /this bot does not sit at this table/,
    );

    const raw = async (body: string) => {
      const headers = { authorization: `Bearer ${bot.key}`, 'content-type': 'application/json' };
      const response = await fetch(`http://127.0.0.1:${port}${path}/move`, { method: 'POST', headers, body });
      return JSON.parse(await response.text()).message;
    };
    assert.equal(await raw('{"move":'), 'body: this is not JSON');
    assert.match(await raw('{"move":"pass"}'), /^question: /);
    assert.match(await raw(JSON.stringify({ question, move: 'x'.repeat(3000) })), /^move: /);
    assert.equal(await raw(' '.repeat(10 * 1024 * 1024)), 'the body is too large; at most 8192 bytes');
    assert.equal(
      (await call(port, 'botSit', { token: bot.key, body: {} })).answer.message,
      'say one of code, table and game',
    );
    const full = await openStream(port, bot.key, path);
    const seen = await full.until(() => full.lines[0]);
    const legal = 'view' in seen ? (seen.view?.legal ?? []) : [];
    assert.equal((await move({ question, move: legal[0] ?? '' })).status, 200);
    full.close();
  }));

test('a flooding bot is told to wait, other clients are not affected', () =>
  withServer(
    async ({ port }) => {
      const { host, bot } = await withBot(port);
      const other = await newBot(port, host.token, 'Other');
      const answers = await Promise.all(Array.from({ length: 20 }, () => call(port, 'botAccount', { token: bot.key })));
      const refusal = answers.find(({ status }) => status === 429);
      assert.equal(refusal?.answer.message, 'too many at once; wait 10 s');
      assert.equal((await call(port, 'botAccount', { token: other.key })).status, 200);
      assert.equal(await refused(host, { type: 'say', text: 'still here' }), undefined);
    },
    { limits: { botRequests: { perSecond: 0.1, burst: 8 } } },
  ));

test('on timeout the server plays for a silent bot, so the game ends', () =>
  withServer(async ({ port }) => {
    const phases = { turn: 0.05, doubt: 0.05, drop: 0.05, wink: 0.05 };
    const { host } = await withBot(port, { clock: { pace: 'off', phases } });
    await playAlong(host, seeded('sleeper'));
    assert.notEqual(host.view?.over, null);
  }));

test('in every game a bot can open its own table against bots of the server', () =>
  withServer(async ({ port }) => {
    const { token } = await signedIn(port, 'Ada');
    const { key } = await newBot(port, token, 'Robo');
    for (const { id, players } of GAMES) {
      const { answer } = await call(port, 'botSit', { token: key, body: { game: id, level: 'simple' } });
      const stream = await openStream(port, key, `/api/bot/table/${answer.table}`);
      const full = await stream.until(() => stream.lines[0]);
      assert.ok('view' in full && full.view !== undefined && full.view.seats.length === players[0], id);
      stream.close();
    }
    const { answer } = await call(port, 'botTables', { token: key });
    assert.deepEqual(answer.tables, []);
  }));

test('a bot that asks for unknown opponents sits at no table', () =>
  withServer(async ({ port }) => {
    const { token } = await signedIn(port, 'Ada');
    const { key } = await newBot(port, token, 'Robo');
    const { answer } = await call(port, 'botSit', { token: key, body: { game: nuts.id, level: 'wizard' } });
    assert.match(answer.message ?? '', /^there is no bot "wizard"; there are /);
    await call(port, 'botSit', { token: key, body: { game: nuts.id } });
    const events = await openStream(port, key, '/api/bot/events');
    await events.until(() => events.lines.some(({ type }) => type === 'tableStart'));
    assert.equal(events.lines.filter(({ type }) => type === 'seated').length, 1);
    events.close();
  }));

test('Play now never leads to a table that admits bots of other people', () =>
  withServer(async ({ port }) => {
    const host = await connect(port, 'Host');
    const { answer: open } = await call(port, 'create', { token: host.token, body: { ...OPEN, public: true } });
    await host.ask({ type: 'enter', table: open.table });
    const { token } = await signedIn(port, 'Guest');
    const found = await call(port, 'playNow', { token, body: { game: nuts.id, seats: 2 } });
    assert.equal(found.status, 200);
    assert.notEqual(found.answer.table, open.table);
    const opened = await call(port, 'playNow', { token: host.token, body: { game: nuts.id, table: open.table } });
    assert.equal(opened.answer.message, 'nobody is sent to a table where bots of others may play');
  }));
