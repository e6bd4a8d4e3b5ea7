/** The list of public tables is read once for all who ask at the same time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openListing } from '../../src/server/tables/tell/listing.ts';

test('many who ask at once share two readings, and nobody hears what was read before he asked', async () => {
  const readings: (() => void)[] = [];
  const store = { open: () => new Promise<[]>((resolve) => readings.push(() => resolve([]))) };
  const listed = openListing({ store, setting: { now: () => 0 } });
  const heard: string[] = [];
  const ask = async (who: string): Promise<void> => {
    await listed();
    heard.push(who);
  };
  const asked = [ask('first'), ask('first')];
  await Promise.resolve();
  assert.equal(readings.length, 1);
  for (let i = 0; i < 20; i++) asked.push(ask('later'));
  await Promise.resolve();
  assert.equal(readings.length, 1, 'who asks meanwhile waits for the next');
  readings[0]?.();
  await Promise.all(asked.slice(0, 2));
  assert.deepEqual(heard, ['first', 'first']);
  while (readings.length < 2) await Promise.resolve();
  readings[1]?.();
  await Promise.all(asked);
  assert.equal(readings.length, 2);
});

test('a reading that failed is told to those who asked, and is no hindrance to the next', async () => {
  let fails = true;
  const store = { open: async () => (fails ? Promise.reject(new Error('no store')) : []) };
  const listed = openListing({ store, setting: { now: () => 0 } });
  await assert.rejects(listed(), /no store/);
  fails = false;
  assert.deepEqual(await listed(), []);
});
