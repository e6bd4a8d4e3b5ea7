/** Bots let people finish what they write, for a while. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nuts as talkative } from '../../examples/nuts/rules/index.ts';
import type { Bot } from '../../src/bots/bot.ts';
import { dueAt } from '../../src/server/tables/play/table-step.ts';
import { hasWritten, heldUntil, noteWriting } from '../../src/server/tables/state/typing.ts';
import { until } from '../until.ts';
import { anyBot, refused, seatFriends, withServer } from './testing.ts';

/** Speaks whenever it hears somebody else. */
const parrot: Bot = {
  ...anyBot,
  aside: ({ heard, view }) =>
    heard.at(-1)?.[1] === 'says' && heard.at(-1)?.[0] !== view.me ? 'say: me too' : undefined,
};

test('a bot waits while somebody writes, speaks when they stop, and nobody else is told', async () => {
  await withServer(
    async ({ port, hub }) => {
      const { players, table } = await seatFriends(port, ['Ada', 'Bo'], { seats: 3 });
      const [ada, bo] = players;
      assert.ok(ada && bo);
      await ada.ask({ type: 'fill' });
      await ada.ask({ type: 'start' });
      await bo.until(() => bo.view !== undefined);
      const liveTable = hub.liveTables.get(table);
      assert.ok(liveTable);
      const said = () => bo.frames.flatMap(({ facts }) => facts).filter(([, verb]) => verb === 'says').length;
      const heard = bo.raw.length;
      assert.equal(await refused(ada, { type: 'writes', on: true }), undefined);
      assert.equal(bo.raw.length, heard, 'it is nobody’s business');
      const question = bo.view?.question ?? 0;
      assert.equal(await refused(bo, { type: 'move', question, move: 'say: well' }), undefined);
      await until(() => (dueAt(liveTable) ?? 0) > hub.setting.now() + 1000);
      assert.equal(said(), 1, 'Bo alone has spoken');
      assert.equal(await refused(ada, { type: 'writes', on: false }), undefined);
      await bo.until(() => said() === 2);
      // their own statement ends it as well
      await ada.ask({ type: 'writes', on: true });
      assert.equal(await refused(ada, { type: 'move', question, move: 'say: so it is' }), undefined);
      await bo.until(() => said() === 4);
      // typing delays bots at most twenty seconds, however often it stops and resumes
      for (let at = 0; at <= 24_000; at += 2000) {
        noteWriting(liveTable, 'A', at % 8000 > 0, at);
        const held = heldUntil(liveTable, at);
        assert.equal(held, at % 8000 > 0 && at < 20_000 ? Math.min(at + 6000, 20_000) : undefined, `at ${at}`);
      }
      assert.ok(hasWritten(liveTable, 'A'));
      noteWriting(liveTable, 'A', true, 30_000);
      assert.equal(heldUntil(liveTable, 30_000), 36_000, 'the next word');
    },
    { games: [talkative], botsFor: () => ({ simple: parrot }) },
  );
});
