/** A big screen at a table: no seat, only public facts, no actions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { botsFor } from '../../src/bots/index.ts';
import { until } from '../until.ts';
import { connect, type Player, playOut, refused, withServer } from './testing.ts';
import { comeBy, liveTable, privateFacts } from './walls.ts';

const MINUTE = 60_000;
/** Milliseconds for scenes before a question: per fact, and at most. */
const SCENE = 6000;
const LONGEST = 20_000;

test('a table made for a big screen: the screen has no seat, the first to sit down is host', async () => {
  await withServer(async ({ port }) => {
    const { wall, friends } = await liveTable(port, ['Ada', 'Bo']);
    const [ada, bo] = friends;
    assert.ok(ada && bo);
    await ada.until(() => ada.table?.seats.every(({ person }) => person !== undefined));
    assert.equal(ada.table?.host, ada.person);
    assert.deepEqual([ada.table?.walls, ada.table?.watchers], [1, 0]);
    assert.equal(wall.me, undefined);
    assert.equal(await refused(bo, { type: 'start' }), 'not-host');
    await ada.ask({ type: 'start' });
    await playOut(friends);
    await wall.until(() => wall.table?.status === 'over' && wall.view?.over !== null);
    assert.ok(wall.frames.length > 0);
    assert.equal(wall.table?.replay, ada.table?.replay, 'the room looks back at its game together');
    assert.deepEqual(privateFacts(wall), []);
    wall.close();
    await ada.until(() => ada.table?.walls === 0);
  });
});

test('nothing can be done on a big screen, also not by the host', async () => {
  await withServer(async ({ port }) => {
    const { friends, table, wall } = await liveTable(port, ['Ada', 'Bo']);
    const [ada] = friends;
    assert.ok(ada);
    for (const message of [{ type: 'sit' }, { type: 'start' }, { type: 'say', text: 'hello' }] as const)
      assert.equal(await refused(wall, message), 'not-seated');
    // a player's second screen shows the table without a hand
    const second = await connect(port, 'Ada', ada);
    await second.ask({ type: 'enter', table, wall: true });
    await ada.ask({ type: 'start' });
    await second.until(() => second.view !== undefined);
    assert.deepEqual(privateFacts(second), []);
    assert.equal(second.me, undefined);
    assert.equal(await refused(second, { type: 'leave' }), 'not-seated');
    await ada.until(() => ada.table?.walls === 2);
    ada.close();
    const [, bo] = friends;
    await bo?.until(() => bo.table?.seats.find(({ person }) => person === ada.person)?.online === false);
  });
});

test("the table's own screen is neither delayed nor barred; other screens are", async () => {
  await withServer(async ({ port }) => {
    const { wall, friends, table, invite } = await liveTable(port, ['Ada', 'Bo'], { delay: 60 });
    const other = await connect(port, 'Elsewhere');
    await other.ask({ type: 'enter', table, invite, wall: true });
    await friends[0]?.ask({ type: 'start' });
    await wall.until(() => wall.view !== undefined);
    await other.ask({ type: 'ping' });
    assert.equal(other.frames.length, 0);
    const own = await liveTable(port, ['Cy', 'Di'], { watch: false });
    await own.friends[0]?.ask({ type: 'start' });
    await own.wall.until(() => own.wall.view !== undefined);
    const stranger = await connect(port, 'Eve');
    const come = { type: 'enter', table: own.table, invite: own.invite, wall: true } as const;
    assert.equal(await refused(stranger, come), 'host-asked');
  });
});

test('progress of the first screen is passed on to the players', async () => {
  await withServer(async ({ port }) => {
    const { wall, friends, table, code } = await liveTable(port, ['Ada', 'Bo']);
    const [ada, bo] = friends;
    assert.ok(ada && bo);
    const second = await comeBy(port, 'Kitchen', code);
    await second.ask({ type: 'enter', table, wall: true });
    await ada.ask({ type: 'screen', person: second.person, may: true });
    const eve = await comeBy(port, 'Eve', code);
    await eve.ask({ type: 'enter', table });
    await ada.ask({ type: 'start' });
    await wall.until(() => wall.view !== undefined);
    const shown = ({ messages }: Player) => messages.flatMap((one) => (one.type === 'shown' ? [one.heard] : []));
    assert.equal(await refused(second, { type: 'shown', round: 1, heard: 1 }), undefined);
    assert.equal(await refused(ada, { type: 'shown', round: 1, heard: 1 }), undefined);
    assert.deepEqual(shown(bo), [], 'one leads, and it is a screen');
    await wall.ask({ type: 'shown', round: 1, heard: 0 });
    await wall.ask({ type: 'shown', round: 7, heard: 0 });
    await bo.until(() => shown(bo).length === 1);
    const again = await connect(port, 'Bo', bo);
    await again.ask({ type: 'enter', table });
    await again.until(() => shown(again).length === 1);
    assert.deepEqual(
      again.messages.flatMap(({ type }) => (type === 'frame' || type === 'shown' ? [type] : [])),
      ['frame', 'shown'],
      'a returning player is told after their table',
    );
    again.close();
    wall.close();
    await bo.until(() => bo.table?.walls === 1);
    await playOut(friends);
    await second.until(() => second.view?.over !== null);
    const all = second.frames.flatMap(({ facts }) => facts).length;
    await second.ask({ type: 'shown', round: 1, heard: all + 99 });
    await bo.until(() => shown(bo).length === 2);
    assert.deepEqual(shown(bo), [0, all], 'the next one leads, and says no more than there is');
    assert.equal(bo.frames.at(-1)?.open, all);
    assert.deepEqual([shown(eve), eve.frames.at(-1)?.open], [[], undefined], 'a watcher is told what is on the table');
  });
});

const clockAt = ({ view }: Player) => view?.clock ?? { opened: 0, ends: null };
const heardBy = ({ frames }: Player): number => frames.flatMap(({ facts }) => facts).length;

test('the time a leading screen needs for scenes is added to the clock, once and within bounds', async () => {
  let skew = 0;
  await withServer(
    async ({ port }) => {
      const { wall, friends } = await liveTable(port, ['Ada', 'Bo'], { clock: { pace: 'normal' } });
      const [ada] = friends;
      assert.ok(ada);
      await ada.ask({ type: 'start' });
      await wall.until(() => wall.view !== undefined);
      const first = clockAt(wall);
      assert.ok(first.ends !== null);
      const shown = (heard: number) => wall.ask({ type: 'shown', round: 1, heard });
      skew = 4000;
      await shown(heardBy(wall) - 1);
      assert.deepEqual(clockAt(wall), first, 'not all is shown yet');
      await shown(heardBy(wall));
      await ada.until(() => clockAt(ada).opened > first.opened);
      const second = clockAt(ada);
      const added = second.opened - first.opened;
      assert.ok(added >= skew && (second.ends ?? 0) - first.ends === added, `${added} ms`);
      skew = 9000;
      await shown(heardBy(wall));
      await ada.ask({ type: 'ping' });
      assert.deepEqual(clockAt(ada), second, 'a question has it once');
      const before = heardBy(wall);
      const [move] = ada.view?.legal ?? [];
      await ada.ask({ type: 'move', round: 1, question: ada.view?.question ?? 0, move: move ?? '' });
      await wall.until(() => clockAt(wall).opened > second.opened);
      const next = clockAt(wall);
      skew += 10 * MINUTE;
      await shown(heardBy(wall));
      await ada.until(() => clockAt(ada).opened > next.opened);
      const most = Math.min(LONGEST, (heardBy(wall) - before) * SCENE);
      assert.equal(clockAt(ada).opened - next.opened, most, 'a screen that sleeps holds nobody up for long');
    },
    { now: () => Date.now() + skew },
  );
});

test('no timeout happens while the leading screen shows scenes; without a screen the clock runs', async () => {
  const clock = { pace: 'normal', phases: { turn: 0.2, doubt: 0.2, drop: 0.2, vote: 0.2 } } as const;
  await withServer(async ({ port }) => {
    const { wall, friends } = await liveTable(port, ['Ada', 'Bo'], { clock });
    const [ada] = friends;
    assert.ok(ada);
    await ada.ask({ type: 'start' });
    await wall.until(() => wall.view !== undefined);
    const asked = wall.view?.question;
    const ends = clockAt(wall).ends ?? 0;
    for (let now = 0; now < ends + 300; ) {
      const pong = await ada.ask({ type: 'ping' });
      now = pong.type === 'pong' ? pong.now : now;
    }
    assert.equal(wall.view?.question, asked);
    await wall.ask({ type: 'shown', round: 1, heard: heardBy(wall) });
    await ada.until(() => ada.view?.question !== asked);
    wall.close();
    await ada.until(() => ada.table?.walls === 0);
    const after = ada.view?.question;
    await ada.until(() => ada.view?.question !== after);
  });
});

for (const game of GAMES.filter(({ speech }) => speech?.pointed !== undefined))
  test(`${game.id}: beside a big screen people talk, and bots only point`, async () => {
    await withServer(
      async ({ port, hub }) => {
        const { friends, table } = await liveTable(port, ['Ada'], { game: game.id, seats: game.players[0] + 1 });
        const [ada] = friends;
        await ada?.ask({ type: 'start', fill: { bot: 'simple' } });
        const words = async (): Promise<string[]> => {
          const entries = await hub.store.entries(table, 1);
          const moves = entries.flatMap((one) => ('move' in one && one.move !== undefined ? [one.move] : []));
          return moves.filter((move) => game.speech?.isWord(move));
        };
        void playOut(friends).catch(() => undefined);
        await until(async () => (await words()).length > 0);
        for (const word of await words()) assert.equal(game.speech?.pointed?.(word), word);
      },
      { games: GAMES, botsFor, botPace: [0, 0], least: 0 },
    );
  });
