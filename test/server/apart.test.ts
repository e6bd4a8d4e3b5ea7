import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitInParts, refusal } from '../../src/server/store/partial-commit.ts';
import type { Write } from '../../src/server/store/store.ts';
import { ownerOf } from '../../src/server/store/write-owner.ts';

const chat = (table: string, n: number): Write => ({
  write: 'chat',
  table,
  row: { n, at: 0, person: 'p', name: 'P', text: 'x', quick: undefined },
});
const unsubscribe = (person: string): Write => ({ write: 'unsubscribe', person, endpoint: 'x' });

const openRefusing = (bad: readonly string[]) => {
  const kept: Write[] = [];
  let commits = 0;
  return {
    kept,
    commits: () => commits,
    async commit(writes: readonly Write[]): Promise<readonly string[]> {
      commits += 1;
      if (writes.some((one) => bad.includes(ownerOf(one)))) throw refusal('a constraint');
      kept.push(...writes);
      return [];
    },
  };
};

test('refused writes are found among many, and every other write is stored once', async () => {
  const writes = Array.from({ length: 100 }, (_, i) => [
    unsubscribe(`p${i}`),
    chat(`t${i}`, 0),
    chat(`t${i}`, 1),
  ]).flat();
  const store = openRefusing(['t17', 'p60']);
  const { refused, lost } = await commitInParts(writes, store.commit);
  assert.deepEqual(
    [[...refused], lost],
    [
      [
        ['t17', 'a constraint'],
        ['p60', 'a constraint'],
      ],
      [],
    ],
  );
  assert.deepEqual(new Set(store.kept), new Set(writes.filter((one) => !['t17', 'p60'].includes(ownerOf(one)))));
  assert.equal(store.kept.length, writes.length - 3);
  assert.ok(store.commits() < 40, `${store.commits()} commits`);
});

test('writes of tables come before those of people, so that deleting a person also deletes earlier lines', async () => {
  const forget: Write = { write: 'forget', person: 'p' };
  const store = openRefusing(['bad']);
  await commitInParts([chat('t1', 0), forget, unsubscribe('bad')], store.commit);
  assert.deepEqual(store.kept, [chat('t1', 0), forget]);
});

test('a failing store is not retried', async () => {
  let commits = 0;
  const commit = async () => {
    commits += 1;
    throw new Error('the disk is full');
  };
  await assert.rejects(commitInParts([chat('t1', 0), unsubscribe('p')], commit), /disk is full/);
  assert.equal(commits, 1);
});
