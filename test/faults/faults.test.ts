/** Seeded faults stay applicable, and nearly all of them are noticed. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FAULTS } from './faults.ts';

test('the text of each fault occurs once in its file, and names are unique', () => {
  assert.ok(FAULTS.length >= 40);
  const wrong = FAULTS.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2);
  assert.deepEqual(
    wrong.map(({ name }) => name),
    [],
  );
  assert.equal(new Set(FAULTS.map(({ name }) => name)).size, FAULTS.length);
});
