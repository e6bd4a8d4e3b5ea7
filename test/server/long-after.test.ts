/** Games much later: finished ones are shown to their players, and those without clocks are unloaded. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sweep } from '../../src/server/tables/play/housekeeping.ts';
import { until } from '../until.ts';
import { call, connect, nuts, playOut, seatFriends, started, withServer } from './testing.ts';

const DAY = 24 * 60 * 60 * 1000;

test('a finished game is sent without computing views; as heard at a seat, only to its players', async () => {
  let views = 0;
  const counted = {
    ...nuts,
    table: (...args: Parameters<typeof nuts.table>) => {
      views += 1;
      return nuts.table(...args);
    },
  };
  await withServer(
    async ({ port, hub }) => {
      const { players, table } = await seatFriends(port, ['Ada', 'Bo'], { public: true });
      const [ada, bo] = players;
      const eve = await connect(port, 'Eve');
      await eve.ask({ type: 'enter', table });
      await ada?.ask({ type: 'start' });
      await playOut(players);
      await eve.until(() => eve.table?.status === 'over');
      assert.equal(await eve.until(() => eve.table?.replay), await ada?.until(() => ada.table?.replay));
      const path = `/api/replays/${table}-1`;
      assert.equal((await call(port, 'replay', { token: eve.token, path })).status, 404);
      views = 0;
      for (const player of [ada, bo, ada]) {
        const { status, answer } = await call(port, 'replay', { token: player?.token ?? '', path });
        assert.equal(status, 200);
        assert.ok(answer.heard.length > 3);
      }
      assert.equal(views, 0);
      assert.equal(hub.replays.size, 2);
    },
    { games: [counted] },
  );
});

test('a game without clocks is unloaded, wakes where it was, and closes after a month', async () => {
  let now = 1_000_000;
  await withServer(
    async ({ port, hub }) => {
      const { players, table } = await started(port, ['Ada', 'Bo']);
      const seen = players[0]?.view;
      for (const player of players) player.close();
      await until(() => hub.liveTables.get(table)?.clients.size === 0);
      now += 20 * DAY;
      await sweep(hub, 90);
      assert.equal(hub.liveTables.size, 0);
      const back = await connect(port, 'Ada', players[0]);
      await back.ask({ type: 'enter', table });
      assert.deepEqual(back.view?.legal, seen?.legal);
      back.close();
      await until(() => hub.liveTables.get(table)?.clients.size === 0);
      now += 31 * DAY;
      await sweep(hub, 90);
      assert.equal((await hub.store.load(table))?.row.status, 'closed');
    },
    { now: () => now },
  );
});
