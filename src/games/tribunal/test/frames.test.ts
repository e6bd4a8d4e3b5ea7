/** Speech is sent once: frames do not grow with earlier speech. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { started, withServer } from '../../../../test/server/testing.ts';
import { viewOf } from '../../../host/table.ts';
import { tribunal } from '../rules/index.ts';

test('frames of a talkative game are small, and add up to the whole view', async () => {
  await withServer(
    async ({ port, hub }) => {
      const { table, players } = await started(port, ['Ada', 'Bo', 'Cy'], { game: tribunal.id });
      const talker = players.find(({ view }) => view?.legal?.includes('say: …'));
      assert.ok(talker);
      const heard = talker.frames.flatMap(({ facts }) => facts);
      const sizes: number[] = [];
      let last = talker.frames.at(-1);
      for (let i = 0; i < 30; i++) {
        const id = talker.say({
          type: 'move',
          question: talker.view?.question ?? 0,
          move: `say: ${'never '.repeat(40)}`,
        });
        last = await talker.until(() => talker.frames.find(({ ok }) => ok?.includes(id)));
        sizes.push(JSON.stringify(last).length);
        heard.push(...last.facts);
      }
      const live = hub.liveTables.get(table)?.game?.live;
      const { speech } = tribunal;
      assert.ok(live && last && speech && talker.view?.me);
      const { clock: _, ...view } = { ...last.view, [speech.field]: speech.recall(heard) };
      const whole = viewOf(live, talker.view.me);
      assert.deepEqual(view, JSON.parse(JSON.stringify(whole)));
      const [first = 0] = sizes;
      const before = JSON.stringify(whole).length + (first - JSON.stringify(last.view).length);
      assert.ok(
        (sizes.at(-1) ?? 0) < first + 1000,
        `${sizes.at(-1)} bytes, ${first} at first, ${before} with all speech`,
      );
      assert.ok(before > 2 * first);
    },
    { games: [tribunal] },
  );
});
