/** Bots at a server's table: levels, tempers, and bots that replace absent players. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bot } from '../../src/bots/bot.ts';
import { seeded } from '../../src/engine/chance.ts';
import { look } from '../../src/host/table.ts';
import { anyBot, call, refused, seatFriends, withServer } from './testing.ts';

const company = (asked: Set<string>): Record<string, Bot> =>
  Object.fromEntries(
    ['expert', 'expert:liar', 'expert:quiet', 'regular', 'regular:liar', 'regular:quiet', 'simple'].map((name) => [
      name,
      {
        answer(sight, rng) {
          asked.add(`${sight.view.me} ${name}`);
          return anyBot.answer(sight, rng);
        },
      },
    ]),
  );

test('level and temper are chosen per seat; unset ones are drawn, and the chosen bot plays', async () => {
  const asked = new Set<string>();
  const bots = company(asked);
  await withServer(
    async ({ port }) => {
      const { players } = await seatFriends(port, ['Ada'], { seats: 4 });
      const [ada] = players;
      assert.ok(ada);
      const [game] = (await call(port, 'games')).answer.games;
      assert.deepEqual(game?.bots, ['expert', 'regular', 'simple']);
      assert.deepEqual(game?.manners, { expert: ['liar', 'quiet'], regular: ['liar', 'quiet'], simple: [] });
      const seat = (more: object) => refused(ada, { type: 'seat-bot', seat: 'B', ...more });
      assert.equal(await seat({ bot: 'expert', manner: 'genius' }), 'no-bot');
      assert.equal(await seat({ bot: 'simple', manner: 'liar' }), 'no-bot');
      assert.equal(await seat({ bot: 'expert:liar' }), 'malformed');
      assert.equal(await seat({ bot: 'expert', manner: 'quiet' }), undefined);
      await ada.ask({ type: 'seat-bot', seat: 'C', bot: 'regular' });
      await ada.ask({ type: 'fill', bot: 'simple' });
      assert.deepEqual(
        ada.table?.seats.map(({ bot, manner }) => `${bot} ${manner}`),
        ['undefined undefined', 'expert quiet', 'regular liar', 'simple undefined'],
      );
      await ada.ask({ type: 'start' });
      await ada.ask({ type: 'away' });
      await ada.until(() => ada.table?.status === 'over');
      assert.deepEqual([...asked].sort(), ['A regular', 'B expert:quiet', 'C regular:liar', 'D simple']);
    },
    { botsFor: () => bots },
  );
});

test("a bot's delay does not depend on its cards", async () => {
  const waits = new Set<number>();
  const hands = new Set<string>();
  await withServer(
    async ({ port, hub }) => {
      for (let i = 0; i < 6; i++) {
        const { players, table } = await seatFriends(port, ['Ada'], { seats: 3 });
        const [ada] = players;
        await ada?.ask({ type: 'fill', bot: 'simple' });
        await ada?.ask({ type: 'change', settings: { first: 'B' } });
        Object.assign(hub.rng, seeded('the same'));
        await ada?.ask({ type: 'start' });
        const liveTable = hub.liveTables.get(table);
        assert.ok(liveTable?.game !== undefined && liveTable.alarm.wake !== undefined);
        waits.add(liveTable.alarm.wake);
        hands.add(JSON.stringify(look(liveTable.game.live, 'B', []).view));
      }
    },
    { now: () => 1_000_000, botPace: [60_000, 900_000] },
  );
  assert.ok(hands.size > 1, 'they had different cards');
  assert.equal(waits.size, 1);
});
