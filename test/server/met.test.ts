/** People who finished a game together can find each other, unless blocked; those who want are notified. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Server } from '../../src/server/server.ts';
import { newBrowser, openService } from './pushing.ts';
import { call, connect, nuts, type Player, playOut, refused, signedIn, started, withServer } from './testing.ts';

const metBy = async (port: number, { token }: { token: string }) => (await call(port, 'met', { token })).answer.people;
const invite = async (port: number, { token }: { token: string }, person: string, table: string) =>
  (await call(port, 'invite', { token, body: { person, table } })).answer;
const block = (port: number, { token }: { token: string }, person: string) =>
  call(port, 'block', { token, body: { person } });

/** Ada and Bo have finished a game; Ada sits at a private table. */
const withTwoWhoMet = (
  work: (given: { server: Server; ada: Player; bo: Player; table: string; before: string }) => Promise<void>,
  more: Parameters<typeof withServer>[1] = {},
) =>
  withServer(async (server) => {
    const { port } = server;
    const { players, table: before } = await started(port, ['Ada', 'Bo']);
    const [ada, bo] = players;
    assert.ok(ada && bo);
    await playOut(players);
    const body = { game: nuts.id, seats: 3 };
    const { table } = (await call(port, 'create', { token: ada.token, body })).answer;
    await work({ server, ada, bo, table, before });
  }, more);

describe('people met', () => {
  test('each finds the other, with the games played; nobody else does', () =>
    withTwoWhoMet(async ({ server: { port }, ada, bo }) => {
      const [other, ...rest] = await metBy(port, ada);
      assert.deepEqual([other?.person, other?.name, other?.games, rest], [bo.person, 'Bo', { [nuts.id]: 1 }, []]);
      assert.deepEqual(
        (await metBy(port, bo)).map(({ name }) => name),
        ['Ada'],
      );
      assert.deepEqual(await metBy(port, await signedIn(port, 'Cy')), []);
    }));

  test('players who were away at the end, or left before it, are not listed', () =>
    withServer(async ({ port }) => {
      const { players } = await started(port, ['Ada', 'Bo', 'Cy']);
      const [ada, bo, cy] = players;
      assert.ok(ada && bo && cy);
      await cy.ask({ type: 'leave' });
      await playOut([ada, bo]);
      assert.deepEqual(
        (await metBy(port, ada)).map(({ name }) => name),
        ['Bo'],
      );
      assert.deepEqual(await metBy(port, cy), []);
    }));

  test('an invitation opens a private table and is listed for the invited person', () =>
    withTwoWhoMet(async ({ server: { port }, ada, bo, table }) => {
      assert.equal(await refused(bo, { type: 'enter', table }), 'not-invited');
      assert.deepEqual(await invite(port, ada, bo.person, table), {});
      const { invitations } = (await call(port, 'mine', { token: bo.token })).answer;
      assert.deepEqual(
        invitations.map((one) => [one.by, one.table.id]),
        [['Ada', table]],
      );
      assert.equal(await refused(bo, { type: 'enter', table }), undefined);
      await bo.ask({ type: 'sit' });
      const after = (await call(port, 'mine', { token: bo.token })).answer;
      assert.deepEqual(after.invitations, [], 'who sits there was asked');
    }));

  test('only seated players may invite, only people they have met, and only to an existing table', () =>
    withTwoWhoMet(async ({ server: { port }, ada, bo, table }) => {
      const cy = await signedIn(port, 'Cy');
      const code = async (who: { token: string }, person: string, to: string) =>
        (await invite(port, who, person, to)).code;
      assert.equal(await code(ada, cy.person, table), 'not-met');
      assert.equal(await code(ada, ada.person, table), 'not-met');
      assert.equal(await code(ada, 'nobody', table), 'not-met');
      assert.equal(await code(bo, ada.person, table), 'not-seated');
      assert.equal(await code(ada, bo.person, 'no-such-table'), 'no-table');
      assert.equal(await code(ada, '?', table), 'malformed');
    }));

  for (const who of ['the one who asks', 'the one who is asked'])
    test(`blocked by ${who}: neither finds or invites the other, and earlier invitations are gone`, () =>
      withTwoWhoMet(async ({ server: { port }, ada, bo, table }) => {
        await invite(port, ada, bo.person, table);
        const [by, other] = who === 'the one who asks' ? [ada, bo] : [bo, ada];
        await block(port, by, other.person);
        assert.deepEqual(await metBy(port, ada), []);
        assert.deepEqual(await metBy(port, bo), []);
        assert.equal((await invite(port, ada, bo.person, table)).code, 'not-met');
        assert.deepEqual((await call(port, 'mine', { token: bo.token })).answer.invitations, []);
      }));

  test('an invitation to a public table is refused if a player there has blocked the invited person', () =>
    withTwoWhoMet(async ({ server: { port }, ada, bo, table }) => {
      const cy = await connect(port, 'Cy');
      const { code } =
        (await call(port, 'mine', { token: ada.token })).answer.tables.find(({ id }) => id === table) ?? {};
      await call(port, 'join', { token: cy.token, body: { code: code ?? '' } });
      await cy.ask({ type: 'enter', table });
      await cy.ask({ type: 'sit' });
      await block(port, cy, bo.person);
      await ada.ask({ type: 'enter', table });
      assert.equal(await refused(ada, { type: 'change', settings: { public: true } }), undefined);
      assert.equal((await invite(port, ada, bo.person, table)).code, 'no-place');
    }));

  test("deleting one's games removes a person from all lists", () =>
    withTwoWhoMet(async ({ server: { port }, ada, bo }) => {
      await call(port, 'forgetGames', { token: bo.token });
      assert.deepEqual([await metBy(port, ada), await metBy(port, bo)], [[], []]);
    }));

  test('invitations are limited', () =>
    withTwoWhoMet(
      async ({ server: { port }, ada, bo, table }) => {
        assert.deepEqual(await invite(port, ada, bo.person, table), {});
        assert.equal((await invite(port, ada, bo.person, table)).code, 'too-fast');
      },
      { limits: { invitations: { perSecond: 0.001, burst: 1 } } },
    ));
});

describe('notices', () => {
  const wished = async (port: number, { token }: { token: string }, endpoint: string, more: object = {}) => {
    const browser = newBrowser();
    const { p256dh, auth } = browser;
    const { status, answer } = await call(port, 'notice', { token, body: { endpoint, p256dh, auth, ...more } });
    assert.equal(status, 200, `${answer.message}`);
    return browser;
  };

  test('an invitation is notified once, in the language of the invited person, if they allowed it', async (t) => {
    const service = await openService();
    t.after(service.close);
    await withTwoWhoMet(
      async ({ server: { port, hub }, ada, bo, table }) => {
        await invite(port, ada, bo.person, table);
        await call(port, 'rename', { token: bo.token, body: { lang: 'fr' } });
        const browser = await wished(port, bo, `${service.origin}/bo`);
        assert.deepEqual((await call(port, 'notices', { token: bo.token })).answer.notices, [{}]);
        await invite(port, ada, bo.person, table);
        await service.until(1);
        const told = browser.open(service.received[0]?.body ?? Buffer.alloc(0));
        const title = `Ada t’invite à une partie de ${nuts.id}`;
        assert.deepEqual(told, { title, lang: 'fr', path: `/#/table/${table}`, topic: 'table' });
        await invite(port, ada, bo.person, table); // again, too soon
        await call(port, 'noNotice', { token: bo.token, body: {} });
        assert.deepEqual((await call(port, 'notices', { token: bo.token })).answer.notices, []);
        await wished(port, ada, `${service.origin}/ada`);
        const own = (await call(port, 'create', { token: bo.token, body: { game: nuts.id, seats: 3 } })).answer.table;
        await invite(port, bo, ada.person, own); // the last of all
        await service.until(2);
        assert.deepEqual(
          service.received.map(({ path }) => path),
          ['/bo', '/ada'],
        );
        assert.ok(hub.metrics.dropped === 0);
      },
      { pushAnywhere: true },
    );
  });

  test('an open table is notified to those who asked, as often as they chose, and not across a block', async (t) => {
    const service = await openService();
    t.after(service.close);
    let skew = 0;
    await withServer(
      async ({ port }) => {
        const [ada, bo, cy, host] = await Promise.all(['Ada', 'Bo', 'Cy', 'Host'].map((name) => signedIn(port, name)));
        assert.ok(ada && bo && cy && host);
        for (const [one, path, hours] of [
          [ada, 'ada', 1],
          [bo, 'bo', 24],
          [cy, 'cy', 1],
        ] as const)
          await wished(port, one, `${service.origin}/${path}`, { game: nuts.id, hours });
        await block(port, host, cy.person);
        const opens = async (game = nuts.id) => {
          await call(port, 'create', { token: host.token, body: { game, seats: 3, public: true } });
        };
        const wrong = await call(port, 'notice', {
          token: ada.token,
          body: { endpoint: `${service.origin}/x`, p256dh: 'x'.repeat(20), auth: 'x'.repeat(20), game: 'no-such-game' },
        });
        assert.equal(wrong.answer.code, 'game');
        await opens();
        await service.until(2);
        await opens(); // too soon for everybody
        skew = 2 * 60 * 60 * 1000;
        await opens();
        await service.until(3);
        skew = 30 * 60 * 60 * 1000;
        await opens();
        await service.until(5);
        const paths = service.received.map(({ path }) => path);
        assert.deepEqual(paths.slice(0, 2).sort(), ['/ada', '/bo']);
        assert.equal(paths[2], '/ada');
        assert.deepEqual(paths.slice(3).sort(), ['/ada', '/bo']);
      },
      { pushAnywhere: true, now: () => Date.now() + skew },
    );
  });
});

describe('the live list of open tables', () => {
  const lists = (player: Player) => player.messages.flatMap((one) => (one.type === 'list' ? [one] : []));
  const seen = (player: Player) => lists(player).at(-1)?.order ?? [];

  test('tables that open, change and close are sent at once, unchanged lines are not', () =>
    withServer(async ({ port }) => {
      const watcher = await connect(port, 'Watcher');
      assert.equal(await refused(watcher, { type: 'list', on: true }), undefined);
      assert.deepEqual(lists(watcher).at(-1), { type: 'list', now: lists(watcher)[0]?.now, order: [], lines: [] });
      const host = await connect(port, 'Host');
      const body = { game: nuts.id, seats: 3, public: true } as const;
      const { table } = (await call(port, 'create', { token: host.token, body })).answer;
      await watcher.until(() => seen(watcher).includes(table));
      const line = lists(watcher).at(-1)?.lines[0];
      assert.deepEqual([line?.chair, line?.people, line?.status], [true, 1, 'lobby']);
      assert.ok(line?.since !== undefined, 'for how long one waits');
      const other = (await call(port, 'create', { token: host.token, body })).answer.table;
      await watcher.until(() => seen(watcher).includes(other));
      const told = lists(watcher).at(-1);
      assert.deepEqual(told?.order, [table, other], 'who waits longer comes first');
      assert.deepEqual(
        told?.lines.map(({ id }) => id),
        [other],
        'a line that is known is not told again',
      );
      await host.ask({ type: 'enter', table });
      await host.ask({ type: 'start', fill: {} });
      await watcher.until(() => seen(watcher)[0] === other);
      assert.equal(await refused(watcher, { type: 'list', on: false }), undefined);
    }));

  test('tables of a blocking host are hidden until they unblock', () =>
    withServer(async ({ port }) => {
      const [host, guest] = [await connect(port, 'Host'), await connect(port, 'Guest')];
      const { table } = (
        await call(port, 'create', { token: host.token, body: { game: nuts.id, seats: 3, public: true } })
      ).answer;
      await guest.ask({ type: 'list', on: true });
      assert.deepEqual(seen(guest), [table]);
      await block(port, host, guest.person);
      await guest.until(() => seen(guest).length === 0);
      await call(port, 'unblock', { token: host.token, body: { person: guest.person } });
      await guest.until(() => seen(guest).length === 1);
    }));
});
