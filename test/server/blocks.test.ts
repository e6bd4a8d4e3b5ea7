/** Two people with a block between them never sit together, however they come; the blocked person is not told. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../src/engine/chance.ts';
import type { Server } from '../../src/server/server.ts';
import { call, connect, gatherNoLonger, nuts, type Player, playAlong, refused, withServer } from './testing.ts';

let addresses = 0;
type Comer = Player & { readonly from: string };
const newcomer = async (port: number, name: string): Promise<Comer> => {
  const from = `10.2.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;
  return Object.assign(await connect(port, name, undefined, from), { from });
};
const press = (port: number, { token, from }: Comer, table?: string) =>
  call(port, 'playNow', { token, from, body: { game: nuts.id, ...(table === undefined ? {} : { table }) } });
const block = async (port: number, { token }: Player, { person }: Player): Promise<void> => {
  assert.equal((await call(port, 'block', { token, body: { person } })).status, 200);
};

/** As at a full table. */
const UNTOLD = 'all seats are taken';
const TOLD = 'somebody you have blocked sits at this table';

/** Ann blocks Bob, and sits at a public table of her own. */
const withTwo = (
  work: (given: {
    server: Server;
    ann: Comer;
    bob: Comer;
    table: string;
    invite: string;
    code: string;
  }) => Promise<void>,
  seats = 4,
) =>
  withServer(
    async (server) => {
      const [ann, bob] = [await newcomer(server.port, 'Ann'), await newcomer(server.port, 'Bob')];
      const body = { game: nuts.id, seats, public: true, clock: { pace: 'normal' } } as const;
      const { table, invite, code } = (await call(server.port, 'create', { token: ann.token, body })).answer;
      await ann.ask({ type: 'enter', table, invite });
      await block(server.port, ann, bob);
      await work({ server, ann, bob, table, invite, code });
    },
    { proxies: 1 },
  );

const begin = async (ann: Player): Promise<void> => {
  await ann.ask({ type: 'start', fill: {} });
  await ann.until(() => ann.view !== undefined);
};

describe('a blocked person', () => {
  test('queue: is seated at another table', () =>
    withTwo(async ({ server: { port }, bob, table }) => {
      const { answer } = await press(port, bob);
      assert.equal(answer.found, 'new');
      assert.notEqual(answer.table, table);
    }));

  test('chair: gets no seat in that game', () =>
    withTwo(async ({ server: { port }, ann, bob, table }) => {
      await begin(ann);
      const { answer } = await press(port, bob, table);
      assert.deepEqual([answer.code, answer.message], ['no-chair', 'all chairs of this table are taken']);
      assert.equal((await press(port, bob)).answer.found, 'new');
    }));

  test('list: does not see the table, others do', () =>
    withTwo(async ({ server: { port }, ann, bob, table }) => {
      const ids = async (token?: string) =>
        (await call(port, 'tables', token === undefined ? {} : { token })).answer.tables.map(({ id }) => id);
      assert.deepEqual(await ids(bob.token), []);
      assert.deepEqual(await ids(ann.token), [table]);
      assert.deepEqual(await ids(), [table]);
    }));

  test('link and code: give no seat and do not say why', () =>
    withTwo(async ({ server: { port }, bob, invite, code, table }) => {
      for (const body of [{ invite }, { code }]) {
        const { answer } = await call(port, 'join', { token: bob.token, body });
        assert.deepEqual([answer.code, answer.message], ['full', UNTOLD]);
      }
      const door = await call(port, 'invited', { token: bob.token, path: `/api/invited/${code}` });
      assert.equal(door.answer.message, UNTOLD);
      assert.equal(await refused(bob, { type: 'enter', table, invite }), 'full');
    }));

  test('watching: is refused, and sent away if blocked while watching', () =>
    withTwo(async ({ server: { port }, ann, bob, table }) => {
      await begin(ann);
      assert.equal(await refused(bob, { type: 'enter', table }), 'full');
      const cy = await newcomer(port, 'Cy');
      await cy.ask({ type: 'enter', table });
      await block(port, ann, cy);
      const out = await cy.until(() => cy.messages.find(({ type }) => type === 'out'));
      assert.ok(out.type === 'out' && out.message === 'this table may not be watched');
    }));

  test('given seat: cannot get one from the host', () =>
    withTwo(async ({ server: { port }, ann, table }) => {
      const [cy, di] = [await newcomer(port, 'Cy'), await newcomer(port, 'Di')];
      await press(port, cy, table);
      await cy.ask({ type: 'enter', table });
      await begin(ann);
      await cy.ask({ type: 'away' });
      await di.ask({ type: 'enter', table });
      await block(port, cy, di);
      await di.until(() => di.messages.some(({ type }) => type === 'out'));
      const seat = cy.me;
      assert.ok(seat === 'A' || seat === 'B' || seat === 'C' || seat === 'D');
      assert.equal(await refused(ann, { type: 'give', seat, person: di.person }), 'left');
    }));

  test('rematch: a player who blocks another at the table cannot start the next game there', () =>
    withServer(
      async ({ port, hub }) => {
        const [ann, bob] = [await newcomer(port, 'Ann'), await newcomer(port, 'Bob')];
        const { table } = (await press(port, ann)).answer;
        await press(port, bob);
        for (const one of [ann, bob]) await one.ask({ type: 'enter', table });
        gatherNoLonger(hub, table);
        for (const one of [ann, bob]) await one.until(() => one.view !== undefined);
        await block(port, ann, bob);
        assert.ok(ann.me !== undefined && bob.me !== undefined, 'the game goes on');
        await Promise.all([ann, bob].map((one, i) => playAlong(one, seeded(`apart ${i}`))));
        for (const one of [ann, bob]) await one.until(() => one.table?.status === 'over');
        const answer = await ann.ask({ type: 'rematch' });
        assert.ok(answer.type === 'error' && answer.message.startsWith(TOLD));
        assert.equal(await refused(bob, { type: 'rematch' }), undefined);
        gatherNoLonger(hub, table);
        await bob.until(() => bob.table?.round === 2 && bob.table.status === 'playing');
        assert.ok(bob.table?.seats.every(({ person }) => person !== ann.person));
      },
      { proxies: 1 },
    ));

  test('the blocking player is told why they cannot enter a table of the blocked one', () =>
    withTwo(async ({ server: { port }, ann, bob }) => {
      const body = { game: nuts.id, seats: 3, public: true } as const;
      const { table } = (await call(port, 'create', { token: bob.token, body })).answer;
      const answer = await ann.ask({ type: 'enter', table });
      assert.ok(answer.type === 'error' && answer.message === TOLD);
    }));

  test('stays blocked under another name or as a new person on the same device', () =>
    withServer(
      async ({ port }) => {
        const ann = await newcomer(port, 'Ann');
        const signIn = async (name: string, cookie?: string) => {
          const response = await fetch(`http://127.0.0.1:${port}/api/session`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) },
            body: JSON.stringify({ name }),
          });
          const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
          return { id: (await response.json()).person.id as string, cookies };
        };
        const bob = await signIn('Bob');
        await call(port, 'block', { token: ann.token, body: { person: bob.id } });
        const device = bob.cookies.find((one) => one.startsWith('cabale-device='));
        const rob = await signIn('Rob', device);
        assert.notEqual(rob.id, bob.id);
        const { answer } = await call(port, 'blocks', { token: ann.token });
        assert.deepEqual(answer.blocks.map(({ person }) => person).sort(), [bob.id, rob.id].sort());
        const { table } = (
          await call(port, 'create', { token: ann.token, body: { game: nuts.id, seats: 3, public: true } })
        ).answer;
        const list = await call(port, 'tables', { cookie: rob.cookies.join('; ') });
        assert.deepEqual(list.answer.tables, []);
        await call(port, 'unblock', { token: ann.token, body: { person: rob.id } });
        const after = await call(port, 'tables', { cookie: rob.cookies.join('; ') });
        assert.deepEqual(
          after.answer.tables.map(({ id }) => id),
          [table],
        );
      },
      { proxies: 1 },
    ));
});

test('a guest at a private table keeps no friend of the host out, and hears none of their words', () =>
  withServer(async ({ port }) => {
    const [host, guest, friend] = [
      await newcomer(port, 'Host'),
      await newcomer(port, 'Guest'),
      await newcomer(port, 'F'),
    ];
    const body = { game: nuts.id, seats: 3 };
    const { table, code, invite } = (await call(port, 'create', { token: host.token, body })).answer;
    for (const one of [host, guest]) await one.ask({ type: 'enter', table, invite });
    await guest.ask({ type: 'sit' });
    await block(port, guest, friend);
    assert.equal((await call(port, 'join', { token: friend.token, body: { code } })).answer.table, table);
    assert.equal(await refused(friend, { type: 'enter', table }), undefined);
    assert.equal(await refused(friend, { type: 'sit' }), undefined);
    await friend.ask({ type: 'say', text: 'here I am' });
    await host.until(() => host.raw.some((one) => one.includes('here I am')));
    await guest.ask({ type: 'enter', table });
    assert.ok(!guest.raw.some((one) => one.includes('here I am')));
    await call(port, 'unblock', { token: guest.token, body: { person: friend.person } });
    await block(port, host, guest);
    await guest.ask({ type: 'leave' });
    assert.equal(
      (await call(port, 'join', { token: guest.token, body: { code } })).answer.code,
      'full',
      'of the host it holds',
    );
  }));

test('after a game of strangers, free text is shared only among those who turned it on', () =>
  withServer(
    async ({ port, hub }) => {
      const [ann, bob, cy] = [await newcomer(port, 'Ann'), await newcomer(port, 'Bob'), await newcomer(port, 'Cy')];
      const players = [ann, bob, cy];
      let table = '';
      for (const one of players) {
        table = (await press(port, one)).answer.table;
        await one.ask({ type: 'enter', table });
      }
      assert.equal(await refused(ann, { type: 'free-text', on: true }), 'not-now');
      gatherNoLonger(hub, table);
      await Promise.all(players.map((player, i) => playAlong(player, seeded(`text ${i}`))));
      await ann.until(() => ann.table?.status === 'over');
      assert.equal(await refused(ann, { type: 'say', text: 'well?' }), 'no-chat');
      for (const one of [ann, bob]) assert.equal(await refused(one, { type: 'free-text', on: true }), undefined);
      await ann.until(() => ann.table?.strangers?.writers?.length === 2);
      assert.equal(await refused(ann, { type: 'say', text: 'what did you hold?' }), undefined);
      assert.equal(await refused(ann, { type: 'say', quick: 'thanks' }), undefined);
      const heard = (one: Player) =>
        one.messages.flatMap((said) =>
          said.type === 'chat' ? said.lines.map(({ text, quick }) => text ?? quick) : [],
        );
      for (const one of players) await one.until(() => heard(one).includes('thanks'));
      assert.deepEqual([heard(bob), heard(cy)], [['what did you hold?', 'thanks'], ['thanks']]);
      await cy.ask({ type: 'enter', table });
      assert.deepEqual(
        heard(cy).filter((said) => said !== 'thanks'),
        [],
      );
      assert.equal(await refused(ann, { type: 'rematch' }), undefined);
      gatherNoLonger(hub, table);
      await ann.until(() => ann.table?.round === 2);
      assert.equal(await refused(ann, { type: 'say', text: 'psst' }), 'no-chat');
    },
    { proxies: 1 },
  ));

test('strangers may send set phrases only, no free text', () =>
  withServer(
    async ({ port }) => {
      const ann = await newcomer(port, 'Ann');
      const { table } = (await press(port, ann)).answer;
      await ann.ask({ type: 'enter', table });
      const answer = await ann.ask({ type: 'say', text: 'write me elsewhere' });
      assert.ok(answer.type === 'error' && answer.message === 'text: at tables of Play now people talk in signs');
      assert.equal(await refused(ann, { type: 'say', quick: 'hello' }), undefined);

      const bob = await newcomer(port, 'Bob');
      assert.equal((await press(port, bob)).answer.table, table);
      assert.equal(await refused(ann, { type: 'say', quick: 'suspect B' }), undefined);
      const nobody = await ann.ask({ type: 'say', quick: 'suspect D' });
      assert.ok(nobody.type === 'error' && nobody.message === 'quick: nobody sits at D');
      const lines = () => ann.messages.flatMap((one) => (one.type === 'chat' ? one.lines : []));
      await ann.until(() => lines().length === 2);
      assert.deepEqual(
        lines().map(({ quick }) => quick),
        ['hello', 'suspect B'],
      );
    },
    { proxies: 1 },
  ));
