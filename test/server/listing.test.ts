/** The list of public tables is read once for simultaneous requests. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableRow } from '../../src/server/store/row-types.ts';
import { newDoc } from '../../src/server/tables/lobby/lobby.ts';
import { openListing } from '../../src/server/tables/tell/listing.ts';
import { nuts } from './testing.ts';

const alone = () => ({ setting: { now: () => 100 }, saved: new Set<() => void>(), nodes: undefined });

test('concurrent requests share two readings, and nobody gets a reading older than their request', async () => {
  const readings: (() => void)[] = [];
  const store = { open: () => new Promise<[]>((resolve) => readings.push(() => resolve([]))) };
  const listed = openListing({ ...alone(), store });
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

test('a failed reading rejects its requests, and the next one works', async () => {
  let fails = true;
  const store = { open: async () => (fails ? Promise.reject(new Error('no store')) : []) };
  const listed = openListing({ ...alone(), store });
  await assert.rejects(listed(), /no store/);
  fails = false;
  assert.deepEqual(await listed(), []);
});

test('the list is read again after a table is written, after a second, or when the clock goes back', async () => {
  let now = 1000;
  const around = { ...alone(), setting: { now: () => now } };
  let readings = 0;
  const open = async () => {
    readings += 1;
    return [];
  };
  const listed = openListing({ ...around, store: { open } });
  for (let i = 0; i < 20; i++) await listed();
  assert.equal(readings, 1);
  for (const tell of around.saved) tell();
  for (let i = 0; i < 20; i++) await listed();
  assert.equal(readings, 2);
  now += 1001;
  await listed();
  assert.equal(readings, 3);
  now -= 500;
  await listed();
  assert.equal(readings, 4);
});

const waiting = (id: string, from: string, offered: number, more: Partial<TableRow['doc']> = {}): TableRow => {
  const settings = { game: nuts.id, options: {}, seats: 4, clock: { pace: 'normal' }, public: true } as const;
  const doc = newDoc([nuts], { ...settings, watch: true, delay: 0, moreTime: true }, { id, name: id });
  Object.assign(doc, { from, offered, ...more });
  const row = {
    id,
    status: doc.status,
    public: true,
    invite: id,
    code: undefined,
    codeUntil: 0,
    touched: 0,
    people: [id],
  };
  return { ...row, doc };
};

test('tables that wait longest come first, and no address fills the top', async () => {
  const rows = [
    ...Array.from({ length: 5 }, (_, i) => waiting(`flood${i}`, 'flood', i)),
    waiting('late', 'late', 90),
    waiting('early', 'early', 50),
    waiting('watched', 'watched', 0, { status: 'playing' }),
  ];
  const listed = openListing({ ...alone(), store: { open: async () => rows } });
  const lines = (await listed()).map(({ line }) => line);
  assert.deepEqual(
    lines.map(({ id }) => id),
    ['flood0', 'early', 'late', 'flood1', 'flood2', 'flood3', 'flood4', 'watched'],
  );
  assert.deepEqual(
    lines.slice(0, 3).map(({ since }) => since),
    [0, 50, 90],
  );
  assert.equal(lines.at(-1)?.chair, false);
});
