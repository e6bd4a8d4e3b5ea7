/** Among strangers one person has one seat, whatever names they take: browser and address are looked at together. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteOnlooker } from '../../src/server/tables/lobby/chairs.ts';
import { until } from '../until.ts';
import { newBot } from './bot-clients.ts';
import { call, connect, nuts, playOut, refused, seatFriends, signedIn, withServer } from './testing.ts';

type Visitor = { readonly cookie: string; readonly from: string };

const signUp = async (port: number, name: string, from: string, browser?: string) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from, cookie: browser ?? '' };
  const body = JSON.stringify({ name });
  const response = await fetch(`http://127.0.0.1:${port}/api/session`, { method: 'POST', headers, body });
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const device = cookies.find((one) => one.startsWith('cabale-device=')) ?? '';
  return { cookie: cookies.join('; '), device, from, person: (await response.json()).person.id as string };
};
const press = async (port: number, { cookie, from }: Visitor, table?: string) =>
  (await call(port, 'playNow', { cookie, from, body: { game: nuts.id, ...(table === undefined ? {} : { table }) } }))
    .answer;

const behindProxy = (work: Parameters<typeof withServer>[0]) => withServer(work, { proxies: 1 });

test('three guests of one browser, or of one home, get three tables', () =>
  behindProxy(async ({ port }) => {
    const honest = await press(port, await signUp(port, 'Honest', '10.1.0.1'));
    const first = await signUp(port, 'One', '10.1.0.2');
    const again = [first, await signUp(port, 'Two', '10.1.0.3', first.device)];
    again.push(await signUp(port, 'Three', '10.1.0.4', `x=1; ${first.device}`));
    const tables = [];
    for (const one of again) tables.push((await press(port, one)).table);
    assert.equal(tables[0], honest.table);
    assert.equal(new Set(tables).size, 3, 'one browser');
    const homes = ['2001:db8:5:1201::7', '2001:db8:5:12ff::8', '2001:db8:5:1300::9'];
    const there = [];
    for (const [i, from] of homes.entries())
      there.push((await press(port, await signUp(port, `Home ${i}`, from))).table);
    assert.notEqual(there[0], there[1], 'one /56');
    assert.equal(there[0], there[2], 'another /56');
    const forged = await signUp(port, 'Forger', '10.1.0.5', 'cabale-device=of-my-own');
    assert.match(forged.device, /^cabale-device=[\w-]+\.0\.[\w-]+$/, 'marks are signed by the server');
  }));

test('a public table seats no second person of a home; opening a private one to strangers is refused', () =>
  behindProxy(async ({ port, hub }) => {
    const maker = await signUp(port, 'Maker', '10.1.1.1');
    const body = { game: nuts.id, seats: 4, public: true } as const;
    const { table } = (await call(port, 'create', { ...maker, body })).answer;
    const [doc] = [...hub.liveTables.values()].map((one) => one.doc);
    assert.ok(doc?.seats[0]?.from !== undefined && doc.seats[0].mark !== undefined, 'its maker is known, too');
    const guest = await connect(port, 'Guest', undefined, '10.1.1.2');
    await guest.ask({ type: 'enter', table });
    assert.equal(await refused(guest, { type: 'sit' }), undefined);
    const twin = await signUp(port, 'Twin', '10.1.1.9', maker.device);
    assert.equal((await press(port, twin, table)).code, 'same-home');
    const near = await connect(port, 'Near', undefined, '10.1.1.1');
    await near.ask({ type: 'enter', table });
    assert.equal(await refused(near, { type: 'sit' }), 'same-home');

    const friend = { game: nuts.id, seats: 3 };
    const host = await connect(port, 'Host', undefined, '10.1.2.1');
    const own = (await call(port, 'create', { token: host.token, from: '10.1.2.1', body: friend })).answer;
    await host.ask({ type: 'enter', table: own.table });
    const sister = await connect(port, 'Sister', undefined, '10.1.2.1');
    await sister.ask({ type: 'enter', table: own.table, invite: own.invite });
    assert.equal(await refused(sister, { type: 'sit' }), undefined, 'a private table is for them');
    assert.equal(await refused(host, { type: 'change', settings: { public: true } }), 'same-home');
    const opened = await call(port, 'playNow', {
      token: host.token,
      from: '10.1.2.1',
      body: { game: nuts.id, table: own.table },
    });
    assert.equal(opened.answer.code, 'same-home');
  }));

test('players of a game stay insiders however many watch it, and their home with them', () =>
  behindProxy(async ({ port, hub }) => {
    const ann = await connect(port, 'Ann', undefined, '10.1.3.1');
    const body = { game: nuts.id, seats: 4, public: true } as const;
    const { table } = (await call(port, 'create', { token: ann.token, from: '10.1.3.1', body })).answer;
    await ann.ask({ type: 'enter', table });
    await ann.ask({ type: 'start', fill: {} });
    await ann.until(() => ann.view !== undefined);
    const doc = hub.liveTables.get(table)?.doc;
    assert.ok(doc !== undefined);
    for (let i = 0; i < 600; i++) noteOnlooker(doc, `watcher ${i}`);
    assert.equal((await press(port, await signUp(port, 'Second', '10.1.3.1'), table)).code, 'insider');
    assert.equal((await press(port, await signUp(port, 'Other', '10.1.3.2'), table)).found, 'chair');
  }));

for (const [from, games] of [
  [['10.1.4.1', '10.1.4.1'], 0],
  [['10.1.4.1', '10.1.4.2'], 1],
] as const)
  test(`a game of ${games === 0 ? 'one home is never' : 'two homes is'} rated`, () =>
    behindProxy(async ({ port, hub }) => {
      const players = await Promise.all(from.map((address, i) => connect(port, `Player ${i}`, undefined, address)));
      const [ann, bob] = players;
      assert.ok(ann && bob);
      for (const { token } of players) await call(port, 'rate', { token, body: { on: true } });
      const body = { game: nuts.id, seats: 2, clock: { pace: 'off' } } as const;
      const { table, invite } = (await call(port, 'create', { token: ann.token, from: from[0], body })).answer;
      for (const one of players) await one.ask({ type: 'enter', table, invite });
      await bob.ask({ type: 'sit', ready: true });
      await ann.ask({ type: 'start' });
      await playOut(players);
      await until(async () => (await hub.store.uncounted(1)).length === 0);
      const { ratings } = (await call(port, 'ratings', { token: ann.token })).answer;
      assert.equal(ratings.length, games);
    }));

test('a bot names its owner to everybody at the table', () =>
  withServer(async ({ port }) => {
    const { players, table } = await seatFriends(port, ['Ada', 'Bo'], { seats: 3, bots: 'all' });
    const [ada] = players;
    assert.ok(ada);
    const owner = await signedIn(port, 'Olaf');
    const bot = await newBot(port, owner.token, 'Robo');
    const { code = '' } = (await call(port, 'mine', { token: ada.token })).answer.tables[0] ?? {};
    assert.equal((await call(port, 'botSit', { token: bot.key, body: { code } })).answer.table, table);
    const seat = await ada.until(() => ada.table?.seats.find(({ botAccount }) => botAccount));
    assert.deepEqual([seat.name, seat.owner], ['BOT Robo', 'Olaf']);
  }));
