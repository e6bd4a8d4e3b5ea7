/** A host without a seat leads the table while others play. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, connect, nuts, type Player, playOut, refused, type Says, seatFriends, withServer } from './testing.ts';

const MINUTE = 60_000;

const friendsAt = async (port: number, table: string, invite: string, names: readonly string[]): Promise<Player[]> => {
  const friends: Player[] = [];
  for (const name of names) {
    const one = await connect(port, name);
    await one.ask({ type: 'enter', table, invite });
    await one.ask({ type: 'sit', ready: true });
    friends.push(one);
  }
  return friends;
};

test('a host without a seat sets up, starts and keeps the table, and can hand it on', async () => {
  await withServer(async ({ port }) => {
    const lea = await connect(port, 'Lea');
    const { answer } = await call(port, 'create', {
      token: lea.token,
      body: { game: nuts.id, seats: 3, clock: { pace: 'off' }, watch: false, leads: true },
    });
    const { table, invite } = answer;
    await lea.ask({ type: 'enter', table });
    assert.equal(lea.me, undefined);
    const [ada, bo] = await friendsAt(port, table, invite, ['Ada', 'Bo']);
    assert.ok(ada && bo);
    assert.equal(ada.table?.host, lea.person, 'the first to sit down is not host here');
    assert.equal(await refused(ada, { type: 'start' }), 'not-host');
    const deeds: readonly Says[] = [
      { type: 'change', settings: { moreTime: false } },
      { type: 'arrange', order: ['B', 'A', 'C'] },
      { type: 'seat-bot', seat: 'C' },
      { type: 'unseat', seat: 'C' },
      { type: 'start', fill: {} },
    ];
    for (const said of deeds) assert.equal(await refused(lea, said), undefined, said.type);
    await lea.until(() => lea.view !== undefined); // whoever leads a closed table may watch
    assert.equal(lea.view?.me, undefined);
    assert.equal(await refused(lea, { type: 'move', question: 1, move: 'x' }), 'not-seated');
    await playOut([ada, bo]);
    await lea.until(() => lea.table?.status === 'over');
    assert.equal(lea.table?.host, lea.person);
    for (const one of [ada, bo]) await one.ask({ type: 'ready', ready: true });
    assert.equal(await refused(lea, { type: 'rematch' }), undefined);
    for (const one of [ada, bo]) await one.until(() => one.view?.over === null);
    await playOut([ada, bo]);
    await lea.until(() => lea.table?.status === 'over' && lea.table.games === 2);
    assert.equal(await refused(lea, { type: 'host', person: bo.person }), undefined);
    await ada.until(() => ada.table?.host === bo.person);
    assert.equal(await refused(lea, { type: 'rematch' }), 'not-host');
  });
});

test('a host who gets up stays host; after five minutes offline a seated player takes over', async () => {
  let skew = 0;
  await withServer(
    async ({ port }) => {
      const ada = await connect(port, 'Ada');
      const { answer } = await call(port, 'create', {
        token: ada.token,
        body: { game: nuts.id, seats: 3, clock: { pace: 'off' } },
      });
      await ada.ask({ type: 'enter', table: answer.table });
      await ada.ask({ type: 'leave', leads: true });
      assert.deepEqual([ada.me, ada.table?.host], [undefined, ada.person]);
      const [bo] = await friendsAt(port, answer.table, answer.invite, ['Bo']);
      assert.ok(bo);
      assert.equal(bo.table?.host, ada.person);
      ada.close();
      await bo.until(() => bo.table?.watchers === 0);
      skew = 4 * MINUTE;
      assert.equal(await refused(bo, { type: 'start', fill: {} }), 'not-host');
      skew = 6 * MINUTE;
      assert.equal(await refused(bo, { type: 'start', fill: {} }), undefined);
      await bo.until(() => bo.table?.host === bo.person);
      await playOut([bo]);
    },
    { now: () => Date.now() + skew },
  );
});

test('a host who gets up during a game stays host, also when their seat is given away', async () => {
  await withServer(async ({ port }) => {
    const { players, table, invite } = await seatFriends(port, ['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = players;
    assert.ok(ada && bo && cy);
    await ada.ask({ type: 'start' });
    await ada.ask({ type: 'leave', leads: true });
    const eve = await connect(port, 'Eve');
    await eve.ask({ type: 'enter', table, invite });
    assert.equal(await refused(ada, { type: 'give', seat: 'A', person: eve.person }), undefined);
    await bo.until(() => bo.table?.seats[0]?.person === eve.person);
    assert.equal(bo.table?.host, ada.person);
    await playOut([eve, bo, cy]);
    await bo.until(() => bo.table?.status === 'over');
    assert.equal(bo.table?.host, ada.person);
  });
});
