/** What one stranger can cost the others: every kind of work is bounded before it is done. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, connect, nuts, playOut, seatFriends, withServer } from './testing.ts';

test('a finished game is told without making a single view, once, and only to those who played it', async () => {
  let views = 0;
  const counted = {
    ...nuts,
    view: (...args: Parameters<typeof nuts.view>) => {
      views += 1;
      return nuts.view(...args);
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
      await ada?.until(() => ada.table?.replay !== undefined);
      assert.equal(eve.table?.replay, undefined);
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
