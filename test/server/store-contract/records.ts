/** Batches, journals, games and backups, in every store. */
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../../src/server/store/open.ts';
import type { Write } from '../../../src/server/store/store.ts';
import { folder, nuts } from '../testing.ts';
import type { Contract } from './contract.ts';
import { entry, game, plain, table, written } from './rows.ts';

export const recordsContract = ({ check, open }: Contract): void => {
  check('committed data is there after reopening', async (store, at) => {
    await store.commit([
      { write: 'setting', key: 'key', value: 'k' },
      written('t1'),
      { write: 'game', row: game('t1') },
      entry('t1', 0),
      entry('t1', 1),
    ]);
    await store.close();
    const again = await open(at);
    assert.equal(await again.setting('key'), 'k');
    const loaded = await again.load('t1');
    assert.deepEqual(plain(loaded?.row), plain(table('t1')));
    assert.deepEqual(plain(loaded?.game), plain(game('t1')));
    assert.deepEqual(loaded?.entries, [
      { kind: 'move', at: 100, seat: 'A', move: "say: l'été 0", id: 'm0' },
      { kind: 'move', at: 101, seat: 'A', move: "say: l'été 1", id: 'm1' },
    ]);
    assert.equal((await again.measured()).synced, true);
    await again.close();
  });

  check('a batch is written completely or not at all', async (store) => {
    await store.commit([written('t1'), { write: 'game', row: game('t1') }, entry('t1', 0)]);
    await assert.rejects(store.commit([entry('t1', 1), entry('t1', 0)])); // the second exists already
    assert.equal((await store.entries('t1', 1)).length, 1);
    await store.commit([entry('t1', 1)]);
    assert.equal((await store.entries('t1', 1)).length, 2);
  });

  check('calls take effect in order', async (store) => {
    store.commit([{ write: 'setting', key: 'a', value: '1' }]);
    store.commit([{ write: 'setting', key: 'a', value: '2' }]);
    assert.equal(await store.setting('a'), '2');
    const before = store.setting('a');
    store.commit([{ write: 'setting', key: 'a', value: '3' }]);
    const after = store.setting('a');
    assert.deepEqual(await Promise.all([before, after]), ['2', '3']);
  });

  check('a failing call does not fail others', async (store) => {
    await store.commit([written('t1'), { write: 'game', row: game('t1') }, entry('t1', 0)]);
    const calls = [store.setting('none'), store.commit([entry('t1', 0)]), store.entries('t1', 1)] as const;
    const [setting, commit, entries] = await Promise.allSettled(calls);
    assert.deepEqual([setting.status, commit.status, entries.status], ['fulfilled', 'rejected', 'fulfilled']);
  });

  check('loading starts from the snapshot, all entries stay', async (store) => {
    const state = new Uint8Array([1, 2, 255]);
    await store.commit([written('t1'), { write: 'game', row: game('t1') }]);
    await store.commit([0, 1, 2, 3].map((n) => entry('t1', n)));
    await store.commit([{ write: 'snapshot', table: 't1', round: 1, row: { n: 3, version: 1, state } }]);
    const loaded = await store.load('t1');
    assert.deepEqual(
      loaded?.entries.map(({ id }) => id),
      ['m3'],
    );
    assert.deepEqual([...(loaded?.snapshot?.state ?? [])], [...state]);
    assert.equal((await store.entries('t1', 1)).length, 4);
    await store.commit([{ write: 'no-snapshots' }]);
    const whole = await store.load('t1');
    assert.deepEqual([whole?.snapshot, whole?.entries.length], [undefined, 4]);
  });

  check('loading a table gives its last game; earlier ones are kept', async (store) => {
    await store.commit([
      written('t1'),
      { write: 'game', row: game('t1', 1) },
      entry('t1', 0, 1),
      { write: 'entry', table: 't1', round: 1, n: 1, entry: { kind: 'hold', at: 101, seat: 'A', move: 'pass' } },
      { write: 'entry', table: 't1', round: 1, n: 2, entry: { kind: 'release', at: 102 } }, // a move when it counts
      { write: 'ended', table: 't1', round: 1, at: 900, winners: ['B'] },
      { write: 'game', row: game('t1', 2) },
    ]);
    assert.equal((await store.load('t1'))?.game?.round, 2);
    assert.deepEqual(
      (await store.finished('bob2', 10, 0)).map(({ round, winners, moves }) => [round, winners, moves]),
      [[1, ['B'], 2]],
    );
    assert.equal((await store.finishedGame('t1', 1))?.ended, 900);
    assert.equal(await store.finishedGame('t1', 2), undefined);
    assert.deepEqual(await store.finished('eve9', 10, 0), []);
  });

  check('a game is counted once, and its figures outlive it', async (store) => {
    const figures = (n: number) => ({ game: nuts.id, figures: { games: 1, claims: n } });
    const counted = (round: number, n: number): Write => ({
      write: 'counted',
      table: 't1',
      round,
      of: [
        { person: 'ada1', row: figures(n) },
        { person: 'bob2', row: figures(1) },
        { person: 'eve3', row: figures(9) }, // did not play it
      ],
    });
    const ended = (round: number): Write => ({ write: 'ended', table: 't1', round, at: 20, winners: ['A'] });
    await store.commit([written('t1'), { write: 'game', row: game('t1') }, counted(1, 7)]); // it is not over
    assert.deepEqual(await store.figures('ada1'), []);
    await store.commit([ended(1), { write: 'game', row: game('t1', 2) }, ended(2)]);
    assert.deepEqual(await store.uncounted(10), [
      { table: 't1', round: 1 },
      { table: 't1', round: 2 },
    ]);
    await store.commit([counted(1, 3), counted(1, 3), counted(2, 4)]);
    assert.deepEqual(await store.uncounted(10), []);
    await store.expire(100, 100);
    assert.deepEqual(plain(await store.figures('ada1')), [{ game: nuts.id, figures: { games: 2, claims: 7 } }]);
    assert.deepEqual(await store.figures('eve3'), []);
    await store.commit([{ write: 'forget', person: 'ada1' }]);
    assert.deepEqual(await store.figures('ada1'), []);
    assert.equal((await store.figures('bob2'))[0]?.figures.games, 2);
  });

  check('finished games are paged latest first, without gaps or repeats', async (store) => {
    await store.commit([written('t1'), written('t2')]);
    for (const [round, at] of [900, 900, 950, 800].entries())
      await store.commit([
        { write: 'game', row: game('t1', round + 1) },
        { write: 'ended', table: 't1', round: round + 1, at, winners: ['B'] },
        entry('t1', 0, round + 1),
      ]);
    const all = await store.finished('bob2', 10, 0);
    assert.deepEqual(
      all.map(({ round, moves }) => [round, moves]),
      [
        [3, 1],
        [1, 1],
        [2, 1],
        [4, 1],
      ],
    );
    assert.deepEqual(all[0]?.players, game('t1', 3).players);
    const pieces = [await store.finished('bob2', 3, 0), await store.finished('bob2', 3, 3)];
    assert.deepEqual(pieces.flat(), all);
  });

  check('chat is listed oldest first', async (store) => {
    await store.commit([written('t1'), written('t2')]);
    for (let n = 0; n < 5; n++)
      await store.commit([
        { write: 'chat', table: 't1', row: { n, at: n, person: 'p', name: 'P', text: `${n}`, quick: undefined } },
      ]);
    assert.deepEqual(
      (await store.chat('t1', 3)).map(({ text }) => text),
      ['2', '3', '4'],
    );
    assert.equal((await store.load('t1'))?.chatLines, 5);
    assert.equal((await store.load('t2'))?.chatLines, 0);
  });

  check('only closed tables and old games are deleted', async (store) => {
    await store.commit([
      written('t1', { status: 'closed', touched: 10 }),
      { write: 'game', row: game('t1') },
      entry('t1', 0),
      written('t2', { touched: 10 }),
      { write: 'game', row: game('t2') },
      entry('t2', 0),
      written('t3'),
      { write: 'game', row: game('t3') },
      { write: 'ended', table: 't3', round: 1, at: 20, winners: ['A'] },
    ]);
    assert.equal(await store.expire(100, 100), 2);
    assert.equal(await store.load('t1'), undefined);
    assert.deepEqual(await store.entries('t1', 1), []);
    assert.equal((await store.load('t2'))?.entries.length, 1);
    assert.equal(await store.finishedGame('t3', 1), undefined);
  });

  check('a backup is a whole store', async (store) => {
    await store.commit([written('t1'), { write: 'game', row: game('t1') }, entry('t1', 0)]);
    const { path, remove } = folder();
    const file = join(path, 'copy.db');
    await store.backup(file);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const copy = openStore(file);
    assert.equal((await copy.load('t1'))?.entries.length, 1);
    await copy.close();
    remove();
  });

  check('a setting written once is not overwritten by another of its kind', async (store) => {
    for (const value of ['first', 'second']) await store.commit([{ write: 'setting', key: 'key', value, once: true }]);
    assert.equal(await store.setting('key'), 'first');
    await store.commit([{ write: 'setting', key: 'key', value: 'third' }]);
    assert.equal(await store.setting('key'), 'third');
  });
};
