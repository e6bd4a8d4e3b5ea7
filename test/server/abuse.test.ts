/** `npm run lab -- abuse` in its shortest form: limits hold, memory is freed, players go on. No times. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { isAtLength } from '../at-length.ts';
import { ATTACKS } from './abuse/attacks.ts';
import { fromAfar, openBystanders, openTarget } from './abuse/siege.ts';
import { folder } from './testing.ts';

const SECONDS = isAtLength ? 0.7 : 0.2;
const KEPT = 32 * 1024 * 1024;

test('attacks from one address are bounded, and bystanders play on', async (t) => {
  const { path, remove } = folder();
  const siege = await openTarget(join(path, 'cabale.db'), 100);
  const bystanders = await openBystanders(siege.target, 1);
  const { heap: before } = await siege.usage('tidy usage');
  try {
    for (const [i, { name, run, held }] of [...ATTACKS.entries()].filter(([i]) => isAtLength || i % 4 === 0))
      await t.test(name, async () => {
        bystanders.take();
        const end = performance.now() + SECONDS * 1000;
        const outcome = await run(fromAfar(siege.target, i), () => performance.now() > end);
        held(outcome, (performance.now() - end) / 1000 + SECONDS);
        await bystanders.plays();
        const { heap } = await siege.usage('tidy usage');
        assert.ok(heap < before + KEPT, `${heap - before} bytes are kept`);
      });
  } finally {
    await bystanders.close();
    await siege.close();
    remove();
  }
});
