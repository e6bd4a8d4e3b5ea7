/** The host sees every big screen with a name, and controls them: which lead, and what they may delay. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endsAt } from '../../src/host/table-clock.ts';
import type { Server } from '../../src/server/server.ts';
import { dueAt } from '../../src/server/tables/play/table-step.ts';
import type { LiveTable } from '../../src/server/tables/state/hub.ts';
import { connect, nuts, type Player, refused, seatFriends, withServer } from './testing.ts';
import { comeBy, liveTable } from './walls.ts';

const CLOCK = { pace: 'normal', phases: { turn: 100, doubt: 100, drop: 100, vote: 100 } } as const;

/** The last list of screens told to the host. */
const screensAt = ({ messages }: Player) =>
  messages.flatMap((one) => (one.type === 'table' ? [one.screens ?? []] : [])).at(-1) ?? [];
const shownTo = ({ messages }: Player) => messages.flatMap((one) => (one.type === 'shown' ? [one.heard] : []));
const heardBy = ({ frames }: Player): number => frames.flatMap(({ facts }) => facts).length;

const prolonged = (liveTable: LiveTable): number => {
  const { game } = liveTable;
  assert.ok(game);
  const due = dueAt(liveTable);
  return Math.max(0, (due ?? 0) - (endsAt(game.live, game.clocks) ?? 0));
};

/** A table of people with a clock; its host, and a player. */
const room = async (server: Server) => {
  const { port, hub } = server;
  const { players, table } = await seatFriends(port, ['Ada', 'Bo'], { seats: 2, clock: CLOCK });
  const [ada, bo] = players;
  assert.ok(ada && bo);
  const liveTable = hub.liveTables.get(table);
  assert.ok(liveTable);
  return { ada, bo, table, code: liveTable.row.code ?? '', liveTable };
};

type Screens = { readonly [who: string]: (at: Awaited<ReturnType<typeof room>>, port: number) => Promise<Player> };

/** Every way a connection may come as a big screen. */
const SCREENS: Screens = {
  'a guest who has the code': ({ code }, port) => comeBy(port, 'TV', code),
  'one who plays': ({ bo }, port) => connect(port, 'Bo', bo),
  'the host': ({ ada }, port) => connect(port, 'Ada', ada),
};

for (const [who, come] of Object.entries(SCREENS))
  test(`a screen of ${who} is listed for the host, who admits or closes it`, () =>
    withServer(async (server) => {
      const at = await room(server);
      const { ada, bo, table, liveTable } = at;
      const screen = await come(at, server.port);
      await screen.ask({ type: 'enter', table, wall: true });
      const listed = () => screensAt(ada).find(({ person }) => person === screen.person);
      await ada.until(() => listed()?.on);
      const isHosts = screen.person === ada.person;
      assert.equal(listed()?.name, screen.name);
      assert.equal(listed()?.may, isHosts ? true : undefined, 'only the host needs no word of the host');
      await ada.ask({ type: 'start' });
      await screen.until(() => screen.view !== undefined);
      const shows = async () => {
        await screen.ask({ type: 'shown', round: 1, heard: heardBy(screen) });
        await bo.ask({ type: 'ping' });
        return { walls: bo.table?.walls, told: shownTo(bo).length > 0, waits: prolonged(liveTable) };
      };
      if (!isHosts) {
        assert.deepEqual(await shows(), { walls: 0, told: false, waits: 0 });
        assert.equal(await refused(bo, { type: 'screen', person: screen.person, may: true }), 'not-host');
        await ada.ask({ type: 'screen', person: screen.person, may: true });
        await bo.until(() => bo.table?.walls === 1);
      }
      assert.equal((await shows()).told, true);
      assert.equal(await refused(ada, { type: 'screen', person: screen.person, may: false }), undefined);
      await screen.until(() => screen.messages.find((one) => one.type === 'out'));
      await bo.until(() => bo.table?.walls === 0);
      assert.equal(listed()?.may, false, 'the host may let it in again');
      const again = { type: 'enter', table, wall: true } as const;
      assert.equal(await refused(screen, again), 'no-watchers');
      assert.equal(await refused(screen, { ...again, wall: false }), undefined, 'it is a screen that was closed');
      assert.equal(prolonged(liveTable), 0);
      await ada.ask({ type: 'screen', person: screen.person, may: true });
      assert.equal(await refused(screen, again), undefined);
    }));

test("a guest's screen that came before the host's does not lead", () =>
  withServer(async (server) => {
    const at = await room(server);
    const { ada, bo, table, code } = at;
    const guest = await comeBy(server.port, 'TV', code);
    await guest.ask({ type: 'enter', table, wall: true });
    const own = await connect(server.port, 'Ada', ada);
    await own.ask({ type: 'enter', table, wall: true });
    await ada.ask({ type: 'start' });
    for (const one of [guest, own]) await one.until(() => one.view !== undefined);
    await guest.ask({ type: 'shown', round: 1, heard: 1 });
    await own.ask({ type: 'shown', round: 1, heard: 0 });
    await bo.until(() => shownTo(bo).length > 0);
    assert.deepEqual([shownTo(bo), bo.table?.walls], [[0], 1]);
  }));

test('the game stops waiting for a silent screen, and waits again once it reports', async () => {
  await withServer(async (server) => {
    const { wall, friends, table } = await liveTable(server.port, ['Ada', 'Bo'], {
      clock: { pace: 'normal', phases: { turn: 3, doubt: 3, drop: 3, vote: 3 } },
    });
    const [ada] = friends;
    const live = server.hub.liveTables.get(table);
    assert.ok(ada && live);
    await ada.ask({ type: 'start' });
    await wall.until(() => wall.view !== undefined);
    const move = async () => {
      const mover = friends.find(
        ({ view }) => view?.legal !== undefined && view.legal.length > 0 && view.answer === undefined,
      );
      const { question = 0, legal = [] } = mover?.view ?? {};
      const before = heardBy(wall);
      await mover?.ask({ type: 'move', round: 1, question, move: legal[0] ?? '' });
      await wall.until(() => (wall.view?.question ?? 0) > question);
      for (const one of friends) await one.ask({ type: 'ping' });
      return heardBy(wall) - before;
    };
    assert.ok(prolonged(live) > 0, 'it may still show how the game began');
    await move();
    assert.equal(prolonged(live), 0, 'it was silent');
    await wall.ask({ type: 'shown', round: 1, heard: heardBy(wall) - 1 });
    await wall.ask({ type: 'shown', round: 1, heard: heardBy(wall) });
    assert.equal(prolonged(live), 0, 'all is shown');
    const news = await move();
    const most = Math.min(20_000, 6000 * news) - 3000;
    assert.equal(prolonged(live), Math.max(0, most), `${news} facts`);
  });
});

test('only the latest knocks of screens are listed', () =>
  withServer(async (server) => {
    const { ada, table, code } = await room(server);
    const names = ['TV', 'TV', 'TV', 'TV', 'Living room'];
    for (const name of names) {
      const one = await comeBy(server.port, name, code);
      await one.ask({ type: 'enter', table, wall: true });
      one.close();
    }
    const asking = () => screensAt(ada).filter(({ may, on }) => may === undefined && on !== true);
    await ada.until(() => asking().length === 3);
    assert.equal(asking().at(-1)?.name, 'Living room');
    assert.ok(asking().every(({ since }) => since !== undefined));
    assert.equal(ada.table?.game, nuts.id);
  }));
