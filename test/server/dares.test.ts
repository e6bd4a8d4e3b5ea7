/** Dares: one claim of a finished game, answered once per device, the truth only after the answer; in both stores. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { oneOf, seeded } from '../../src/engine/chance.ts';
import type { Game, Played } from '../../src/engine/game.ts';
import { answers, unanswered } from '../../src/engine/kernel.ts';
import { tableView } from '../../src/engine/sight.ts';
import { look, openTable, submit, type Table } from '../../src/host/table.ts';
import type { BodyIn } from '../../src/protocol/routes.ts';
import { shortMoves } from '../../src/protocol/short-moves.ts';
import { LIMITS } from '../../src/server/connections/limits.ts';
import { openServer, type Server } from '../../src/server/server.ts';
import { openSharedDatabase } from './database.ts';
import { newBrowser, openService } from './pushing.ts';
import { call, folder, PLAYED, playOut, seatFriends, signedIn, testConfig, withServer } from './testing.ts';

const claiming = PLAYED.find(({ claim }) => claim !== undefined);
assert.ok(claiming, 'no game has claims');
const game: Game = claiming;
const { id } = game;

const isClaimed = ({ state }: Table): boolean => tableView(game, state).phase === game.claim?.phase;
const isLie = ({ state }: Table): boolean => game.claim?.isLie(state as never) === true;

/** The first claim of a game by this seed; moves come from another, fixed seed. */
const claimed = (seed: string): { table: Table; moves: Played[] } => {
  const table = openTable(game, { game: id, options: {}, seats: 3, seed });
  const moves: Played[] = [];
  const rng = seeded('moves');
  while (!isClaimed(table)) {
    const [seat] = unanswered(game, table.state);
    assert.ok(seat);
    const move = oneOf(rng, answers(game, table.state, seat));
    submit(table, seat, move);
    moves.push([seat, move]);
  }
  return { table, moves };
};

const bodyOf = (seed: string, { table, moves }: ReturnType<typeof claimed>): BodyIn<'dare'> => ({
  seat: look(table, undefined).heard.at(-1)?.[0] as 'A',
  mask: 'fox/ivory',
  record: { game: id, options: {}, seats: 3, seed, moves: shortMoves(moves) },
});

/** A lie and a truth with equal public facts. */
const twins = (() => {
  const found = new Map<string, Map<boolean, BodyIn<'dare'>>>();
  for (let i = 0; i < 200; i++) {
    const seed = `twin ${i}`;
    const at = claimed(seed);
    const { view, heard } = look(at.table, undefined);
    const key = JSON.stringify([view, heard]);
    const both = found.get(key) ?? new Map();
    found.set(key, both.set(isLie(at.table), bodyOf(seed, at)));
    const [lie, truth] = [both.get(true), both.get(false)];
    if (lie !== undefined && truth !== undefined) return { lie, truth };
  }
  throw new Error('no lie looks like a truth');
})();

const at = (dare: string, more = ''): string => `/api/dares/${dare}${more}`;

type Who = { readonly token?: string; readonly cookie?: string };
const make = async (port: number, who: { token: string }, body: BodyIn<'dare'>): Promise<string> => {
  const { status, answer } = await call(port, 'dare', { token: who.token, body });
  assert.equal(status, 200, answer.message ?? '');
  return answer.id;
};
const see = (port: number, dare: string, who: Who = {}) => call(port, 'dared', { ...who, path: at(dare) });
const say = (port: number, dare: string, doubted: boolean, { name, ...who }: Who & { name?: string } = {}) =>
  call(port, 'sayDare', { ...who, path: at(dare), body: { doubted, ...(name === undefined ? {} : { name }) } });
const mine = async (port: number, { token }: { token: string }) => (await call(port, 'dares', { token })).answer.dares;

const INDEX = '<!doctype html><html lang="fr"><head><title>Cabale</title></head></html>';

test('before the answer, a lie and a similar truth give the same bytes: claim, page and picture', async () => {
  const site = folder();
  writeFileSync(join(site.path, 'index.html'), INDEX);
  const seen = async ({ port }: Server) => {
    const ada = await signedIn(port, 'Ada');
    const [lie, truth] = [await make(port, ada, twins.lie), await make(port, ada, twins.truth)];
    for (const path of [at, (dare: string) => `/d/${dare}`, (dare: string) => `/d/${dare}.png`]) {
      const texts: string[] = [];
      for (const dare of [lie, truth]) {
        const response = await fetch(`http://127.0.0.1:${port}${path(dare)}`);
        const headers = [...response.headers].filter(([name]) => name !== 'date');
        assert.equal(response.status, 200);
        texts.push(JSON.stringify([headers, (await response.text()).replaceAll(dare, '')]));
      }
      assert.equal(texts[0], texts[1]);
    }
    const { answer } = await see(port, lie);
    assert.deepEqual(Object.keys(answer).sort(), ['game', 'heard', 'mask', 'name', 'options', 'own', 'seat', 'view']);
    assert.equal(answer.view.me, undefined);
    assert.equal(JSON.stringify(answer).includes('twin'), false, 'the seed would tell every card');
    assert.equal((await say(port, lie, false)).answer.lie, true);
    assert.equal((await say(port, truth, false)).answer.lie, false);
  };
  await withServer(seen, { web: site.path }).finally(site.remove);
});

test('the first answer of a device counts; a second one changes nothing and returns the first', async () => {
  await withServer(async ({ port }) => {
    const ada = await signedIn(port, 'Ada');
    const dare = await make(port, ada, twins.lie);
    assert.deepEqual((await mine(port, ada))[0]?.answers, []);
    const first = await say(port, dare, false, { name: ' Paul ' });
    const given = { doubted: false, lie: true, people: 1, believed: 1 };
    assert.deepEqual(first.answer, given);
    const device = { cookie: first.cookie ?? '' };
    assert.deepEqual((await see(port, dare, device)).answer.given, given);
    assert.deepEqual((await say(port, dare, true, { ...device, name: 'Pauline' })).answer, given);
    assert.deepEqual((await say(port, dare, true)).answer, { doubted: true, lie: true, people: 2, believed: 1 });
    assert.equal((await see(port, dare)).answer.given, undefined, 'another device is asked');
    const [line] = await mine(port, ada);
    assert.equal(line?.lie, true);
    assert.deepEqual(
      line?.answers.map(({ name, doubted }) => [name, doubted]),
      [
        ['Paul', false],
        [undefined, true],
      ],
    );
    assert.equal((await see(port, dare, ada)).answer.own, true);
    assert.equal((await say(port, dare, true, ada)).answer.code, 'not-now', 'nobody answers their own');
    assert.equal((await say(port, dare, true, { name: '\u202e' })).answer.code, 'name');
  });
});

test('an invalid claim is refused in a sentence; a mistyped, withdrawn or old link has expired', async () => {
  let now = Date.parse('2026-11-20T09:00:00Z');
  await withServer(
    async ({ port }) => {
      const [ada, bo] = [await signedIn(port, 'Ada'), await signedIn(port, 'Bo')];
      const refusal = async (body: BodyIn<'dare'>) =>
        (await call(port, 'dare', { token: ada.token, body })).answer.code;
      const { record, ...claim } = twins.lie;
      assert.ok(record);
      assert.equal(await refusal(claim), 'malformed');
      assert.equal(await refusal({ ...claim, record: { ...record, moves: 'nonsense' } }), 'malformed');
      assert.equal(await refusal({ ...claim, record: { ...record, moves: '' } }), 'not-now');
      assert.equal(await refusal({ ...claim, record: { ...record, moves: 'A no-such-move' } }), 'older-rules');
      assert.equal(await refusal({ ...claim, record: { ...record, game: 'chess' } }), 'game');
      assert.equal(await refusal({ ...claim, seat: claim.seat === 'A' ? 'B' : 'A', record }), 'not-now');
      assert.equal(await refusal({ ...claim, share: 'nothing-of-the-sort', at: 3 }), 'no-table');

      const dare = await make(port, ada, twins.lie);
      for (const wrong of [dare.slice(0, -1), `${dare}x`, 'A'])
        assert.equal((await see(port, wrong)).answer.code, 'expired');
      assert.equal((await call(port, 'noDare', { token: bo.token, body: { id: dare } })).status, 200);
      assert.equal((await see(port, dare)).status, 200, 'only its maker takes it back');
      await call(port, 'noDare', { token: ada.token, body: { id: dare } });
      assert.equal((await see(port, dare)).answer.code, 'expired');
      assert.equal((await say(port, dare, true)).answer.code, 'expired');
      assert.equal((await fetch(`http://127.0.0.1:${port}/d/${dare}`)).status, 404);

      const old = await make(port, ada, twins.lie);
      now += 31 * 24 * 60 * 60 * 1000;
      assert.equal((await see(port, old)).answer.code, 'expired');
      assert.deepEqual(await mine(port, ada), []);
    },
    { now: () => now },
  );
});

test('a person keeps twenty dares, the oldest go; deleting the person deletes them; making them is rate-limited', async () => {
  let now = 1_000_000;
  await withServer(
    async ({ port }) => {
      const ada = await signedIn(port, 'Ada');
      const made: string[] = [];
      for (let i = 0; i < 21; i++) {
        now += 1;
        made.push(await make(port, ada, twins.lie));
      }
      assert.deepEqual(
        (await mine(port, ada)).map((one) => one.id),
        made.slice(1).reverse(),
      );
      const { answer } = await call(port, 'export', { token: ada.token });
      assert.equal(answer.dares.length, 20);
      for (let i = 0; i < 4; i++) await say(port, made[20] ?? '', true);
      assert.equal((await say(port, made[20] ?? '', true)).answer.code, 'too-fast');
      await call(port, 'forget', { token: ada.token });
      assert.equal((await see(port, made[20] ?? '')).answer.code, 'expired');
    },
    { now: () => now, limits: { ...LIMITS, dares: { perSecond: 1e-6, burst: 25 } } },
  );
});

test('dares of an online game: own claims only, deleted with its record; an answerer may wait at a table', async () => {
  await withServer(async ({ port, hub }) => {
    const { players } = await seatFriends(port, ['Ada', 'Bo'], { game: id });
    const [host] = players;
    assert.ok(host);
    await host.ask({ type: 'start' });
    await playOut(players);
    const [finished] = (await call(port, 'replays', { token: host.token })).answer.games;
    assert.ok(finished);
    const { share } = finished;
    const { record } = (await call(port, 'shared', { path: `/api/shared/${share}` })).answer;
    const { moves, marks: _, end: __, version: ___, ...set } = record;
    const table = openTable(game, JSON.parse(JSON.stringify(set)));
    let found: { at: number; seat: 'A' | 'B'; lie: boolean } | undefined;
    for (const [i, played] of moves.entries()) {
      if (played === 'timeout') break;
      submit(table, ...played);
      if (isClaimed(table) && found === undefined)
        found = { at: i + 1, seat: look(table, undefined).heard.at(-1)?.[0] as 'A', lie: isLie(table) };
    }
    assert.ok(found);
    const { at: claimAt, seat, lie } = found;
    const [owner, other] = seat === 'A' ? players : [...players].reverse();
    assert.ok(owner && other);
    const body = { seat, mask: 'owl/gold', share, at: claimAt } as const;
    assert.equal((await call(port, 'dare', { token: other.token, body })).answer.code, 'no-table');
    const dare = await make(port, owner, body);

    const paul = await signedIn(port, 'Paul');
    const created = await call(port, 'create', { token: paul.token, body: { game: id, seats: 2 } });
    const wait = (cookie?: string) =>
      call(port, 'sitDare', {
        token: paul.token,
        path: at(dare, '/table'),
        body: { table: created.answer.table },
        ...(cookie === undefined ? {} : { cookie }),
      });
    assert.equal((await wait()).answer.code, 'not-now', 'first one answers');
    const { answer, cookie = '' } = await say(port, dare, true, { ...paul, name: 'Paul' });
    assert.equal(answer.lie, lie);
    assert.equal((await wait(cookie)).status, 200);
    assert.deepEqual(
      (await mine(port, owner))[0]?.answers.map(({ name, code }) => [name, code]),
      [['Paul', created.answer.code]],
    );
    assert.equal((await see(port, dare, { cookie })).answer.given?.code, created.answer.code);

    await hub.store.expire(Number.MAX_SAFE_INTEGER, hub.setting.now());
    assert.equal((await see(port, dare)).answer.code, 'expired');
    assert.deepEqual(await mine(port, owner), []);
  });
});

const { path, remove } = folder();
let why = '';
const database = await openSharedDatabase((reason) => {
  why = reason;
});
after(async () => {
  await database?.stop();
  remove();
});

for (const store of ['sqlite', 'postgres'] as const)
  test(`${store}: a maker with notices on is told each answer in their language`, {
    skip: store === 'postgres' && database === undefined && why,
  }, async (t) => {
    const service = await openService();
    t.after(service.close);
    const db = store === 'sqlite' ? join(path, 'dares.db') : ((await database?.make('dares')) ?? '');
    const { port, close } = await openServer(testConfig(db, { pushAnywhere: true }));
    t.after(close);
    const ada = await signedIn(port, 'Ada');
    await call(port, 'rename', { token: ada.token, body: { lang: 'fr' } });
    const { p256dh, auth, open } = newBrowser();
    await call(port, 'subscribe', { token: ada.token, body: { endpoint: `${service.origin}/ada`, p256dh, auth } });
    const dare = await make(port, ada, twins.lie);
    const { cookie = '' } = await say(port, dare, false, { name: 'Paul' });
    await service.until(1);
    const [notice] = service.received;
    assert.ok(notice);
    assert.deepEqual(open(notice.body), { title: 'Paul y a cru', lang: 'fr', path: '/#/mine', topic: 'dare' });
    await say(port, dare, true, { cookie, name: 'Paul' });
    assert.equal(service.received.length, 1, 'a second answer is none');
  });
