/** Mishaps of a room with a big screen: a phone dies, the screen leaves and returns, strangers start one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect, type Player, playOut, refused, withServer } from './testing.ts';
import { comeBy, liveTable, privateFacts } from './walls.ts';

/** The last requests of screens told to the host. */
const askingAt = ({ messages }: Player) =>
  messages
    .flatMap((one) => (one.type === 'table' ? [one.screens] : []))
    .at(-1)
    ?.flatMap(({ person, name, may }) => (may === undefined ? [{ person, name }] : []));

const MINUTE = 60_000;

test("a dead phone's seat goes to a newcomer by the screen's code and the host's word", async () => {
  let skew = 0;
  await withServer(
    async ({ port }) => {
      const { friends, wall, code, table } = await liveTable(port, ['Ada', 'Bo']);
      const [ada, bo] = friends;
      assert.ok(ada && bo);
      await ada.ask({ type: 'start' });
      await bo.until(() => bo.view !== undefined);
      bo.close();
      await wall.until(() => wall.table?.seats[1]?.online === false);
      // with the same name, so the same person
      const other = await comeBy(port, 'Bo', code);
      await other.ask({ type: 'enter', table });
      const heirs = () => ada.messages.flatMap((one) => (one.type === 'table' ? [one.heirs] : [])).at(-1);
      await ada.until(() => heirs()?.length === 1);
      assert.deepEqual(heirs(), [{ person: other.person, name: 'Bo' }], 'a big screen is nobody to play');
      const give = { type: 'give', seat: 'B', person: other.person } as const;
      assert.equal(await refused(ada, give), 'back-soon');
      skew = MINUTE + 1000;
      assert.equal(await refused(ada, give), undefined);
      await other.until(() => other.view?.me === 'B');
      const old = await connect(port, 'Bo', bo);
      await old.ask({ type: 'enter', table });
      assert.deepEqual([old.me, old.view?.me], [undefined, undefined]);
      await playOut([ada, other]);
      await wall.until(() => wall.table?.status === 'over');
    },
    { now: () => Date.now() + skew },
  );
});

test("a minute after the host's phone dies, a seated player is host", async () => {
  let skew = 0;
  await withServer(
    async ({ port }) => {
      const { friends, wall } = await liveTable(port, ['Ada', 'Bo', 'Cy']);
      const [ada, bo] = friends;
      assert.ok(ada && bo);
      ada.close();
      await bo.until(() => bo.table?.seats[0]?.online === false);
      assert.equal(await refused(bo, { type: 'start' }), 'not-host');
      skew = MINUTE + 1000;
      assert.equal(await refused(bo, { type: 'start' }), undefined);
      await wall.until(() => wall.table?.host === bo.person && wall.table.status === 'playing');
    },
    { now: () => Date.now() + skew },
  );
});

test('a reconnected screen gets only what it missed, and each of two screens gets everything', async () => {
  await withServer(async ({ port }) => {
    const { friends, wall, table, code } = await liveTable(port, ['Ada', 'Bo']);
    const [ada, bo] = friends;
    assert.ok(ada && bo);
    await ada.ask({ type: 'start' });
    await wall.until(() => wall.view !== undefined);
    const second = await comeBy(port, 'Kitchen', code);
    await second.ask({ type: 'enter', table, wall: true });
    await ada.ask({ type: 'screen', person: second.person, may: true });
    await ada.until(() => ada.table?.walls === 2);
    const heard = wall.frames.flatMap(({ facts }) => facts).length;
    // its line breaks; the game goes on meanwhile
    wall.socket.terminate();
    await ada.until(() => ada.table?.walls === 1);
    await playOut(friends);
    const back = await connect(port, 'Living room', wall);
    await back.ask({ type: 'enter', table, wall: true, round: 1, heard });
    await back.until(() => back.view?.over !== null && back.view !== undefined);
    assert.equal(back.frames[0]?.from, heard);
    await second.until(() => second.view?.over !== null);
    const all = (one: Player) => one.frames.flatMap(({ facts }) => facts);
    assert.deepEqual([...all(wall).slice(0, heard), ...all(back)], all(second));
    assert.deepEqual([...privateFacts(back), ...privateFacts(second)], []);
    back.close();
    second.close();
    await bo.until(() => bo.table?.walls === 0);
  });
});

test('without watchers, the host is asked once about a screen that came by code; others are refused', async () => {
  await withServer(async ({ port }) => {
    const { friends, table, code } = await liveTable(port, ['Ada', 'Bo'], { watch: false, public: true });
    const [ada, bo] = friends;
    assert.ok(ada && bo);
    await ada.ask({ type: 'start' });
    const come = { type: 'enter', table, wall: true } as const;
    const stranger = await connect(port, 'Stranger');
    assert.equal(await refused(stranger, come), 'no-watchers', 'without the code');
    const cafe = await comeBy(port, 'Café', code);
    assert.equal(await refused(cafe, { ...come, wall: false }), 'no-watchers', 'a watcher is no screen');
    assert.equal(await refused(cafe, come), 'host-asked');
    assert.equal(await refused(cafe, come), 'host-asked');
    await ada.until(() => askingAt(ada)?.length === 1);
    assert.deepEqual(askingAt(ada), [{ person: cafe.person, name: 'Café' }]);
    assert.equal(askingAt(bo), undefined, 'only the host is asked');
    assert.equal(cafe.frames.length, 0);
    assert.equal(await refused(bo, { type: 'screen', person: cafe.person, may: true }), 'not-host');
    assert.equal(await refused(ada, { type: 'screen', person: stranger.person, may: true }), 'left');
    assert.equal(await refused(ada, { type: 'screen', person: cafe.person, may: false }), undefined);
    assert.equal(await refused(cafe, come), 'no-watchers');
    assert.deepEqual(askingAt(ada), []);
    assert.equal(await refused(ada, { type: 'screen', person: cafe.person, may: true }), undefined);
    assert.equal(await refused(cafe, come), undefined);
    await cafe.until(() => cafe.view !== undefined);
    await bo.until(() => bo.table?.walls === 2);
    await playOut(friends);
    await cafe.until(() => cafe.view?.over !== null);
    assert.deepEqual(privateFacts(cafe), []);
  });
});

test('with delayed watchers, a screen is delayed until the host admits it', async () => {
  await withServer(async ({ port }) => {
    const { friends, table, code } = await liveTable(port, ['Ada', 'Bo'], { delay: 60 });
    const [ada, bo] = friends;
    assert.ok(ada && bo);
    const come = { type: 'enter', table, wall: true } as const;
    const cafe = await comeBy(port, 'Café', code);
    await cafe.ask(come);
    const own = await connect(port, 'Bo', bo);
    await own.ask(come);
    await ada.ask({ type: 'start' });
    await own.until(() => own.view !== undefined);
    await cafe.ask({ type: 'ping' });
    assert.equal(cafe.frames.length, 0);
    assert.deepEqual(
      [ada.table?.walls, ada.table?.watchers],
      [1, 1],
      'nor a player’s, before the host says so: no phone is a hand',
    );
    assert.deepEqual(
      askingAt(ada)?.map(({ name }) => name),
      ['Café', 'Bo'],
    );
    await ada.ask({ type: 'screen', person: cafe.person, may: true });
    await cafe.until(() => cafe.view !== undefined);
    await ada.until(() => ada.table?.walls === 2);
    await playOut(friends);
    await cafe.until(() => cafe.view?.over !== null);
  });
});

test("without watchers, a phone that came by code waits for an absent player's seat and sees nothing", async () => {
  let skew = 0;
  await withServer(
    async ({ port }) => {
      const { friends, wall, code, table } = await liveTable(port, ['Ada', 'Bo'], { watch: false });
      const [ada, bo] = friends;
      assert.ok(ada && bo);
      await ada.ask({ type: 'start' });
      await bo.until(() => bo.view !== undefined);
      const other = await comeBy(port, 'Bo', code);
      const come = { type: 'enter', table } as const;
      assert.equal(await refused(other, come), 'no-watchers', 'all are here');
      bo.close();
      await wall.until(() => wall.table?.seats[1]?.online === false);
      const stranger = await connect(port, 'Eve');
      assert.equal(await refused(stranger, come), 'not-invited', 'without the code');
      assert.equal(await refused(other, come), 'host-asked');
      assert.equal(await refused(other, come), 'host-asked', 'it knocks until it has an answer');
      const heirs = () => ada.messages.flatMap((one) => (one.type === 'table' ? [one.heirs] : [])).at(-1);
      await ada.until(() => heirs()?.length === 1);
      assert.deepEqual(heirs(), [{ person: other.person, name: 'Bo', waits: true }]);
      assert.deepEqual([other.frames.length, other.table], [0, undefined]);
      const give = { type: 'give', seat: 'B', person: other.person } as const;
      assert.equal(await refused(ada, give), 'back-soon');
      skew = MINUTE + 1000;
      assert.equal(await refused(ada, give), undefined);
      assert.equal(await refused(other, come), undefined);
      await other.until(() => other.view?.me === 'B');
      await ada.until(() => heirs()?.length === 0);
      const old = await connect(port, 'Bo', bo);
      assert.equal(await refused(old, come), 'no-watchers', 'it is another’s seat now');
      await playOut([ada, other]);
      await wall.until(() => wall.table?.status === 'over');
    },
    { now: () => Date.now() + skew },
  );
});
