import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isAtLength } from '../../../test/at-length.ts';
import { GAMES, REGISTRY } from '../../app/games.ts';
import { coderFor } from '../../bots/index.ts';
import { levelBot } from '../../bots/net/levels.ts';
import { readWeights } from '../../bots/net/weights.ts';
import { seeded } from '../../engine/chance.ts';
import { isFault } from '../../engine/fault.ts';
import { awaited, look, openTable, submit } from '../../host/table.ts';
import { openThread } from './thread.ts';

const shipped = GAMES.map(({ id }) => ({
  game: id,
  file: fileURLToPath(new URL(`../../../nets/${id}.bin`, import.meta.url)),
}));

for (const game of GAMES) {
  const coder = coderFor(game.id);
  if (coder === undefined) continue;
  test(`${game.id}: a bot answers the same in a thread and after the thread has died`, async () => {
    const weights = readWeights(readFileSync(new URL(`../../../nets/${game.id}.bin`, import.meta.url)), coder);
    if (isFault(weights)) throw weights;
    const thread = openThread(shipped, REGISTRY.worker);
    const bot = levelBot({ level: 'expert' }, weights, coder, thread.net(game.id));
    const broken = levelBot({ level: 'expert' }, weights, coder, () => Promise.reject(new Error('dead')));
    const table = openTable(game, { game: game.id, options: {}, seats: game.players[1], seed: 'thread' });
    for (let n = 0; n < (isAtLength ? 60 : 20) && table.state.over === undefined; n++) {
      const [seat] = awaited(table);
      assert.ok(seat !== undefined);
      const sight = look(table, seat);
      const here = bot.answer(sight, seeded(`${n}`));
      assert.equal(await bot.answerLater?.(sight, seeded(`${n}`)), here);
      assert.equal(await broken.answerLater?.(sight, seeded(`${n}`)), here);
      submit(table, seat, here);
    }
    await thread.close();
  });
}

test('a game without a net is refused', async () => {
  const thread = openThread(shipped, REGISTRY.worker);
  await assert.rejects(thread.net('nothing')(new Uint8Array(1), [], 1), /no thought/);
  await thread.close();
});
