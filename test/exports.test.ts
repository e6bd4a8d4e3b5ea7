import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unnamed } from '../scripts/exports.ts';

test('an export that no other file names is told, whatever it is, and no other', () => {
  const sources = {
    'a.ts': 'export const used = 1;\nexport const own = used;\nconst inside = own;\nexport type Lost = 1;',
    'b.ts': "import { used } from './a.ts';\nexport async function late() {}\nexport const { taken } = used;",
    'c.ts': "import { taken } from './b.ts';",
  };
  assert.deepEqual(unnamed(new Map(Object.entries(sources))), [
    'a.ts exports own, which no other file names.',
    'a.ts exports Lost, which no other file names.',
    'b.ts exports late, which no other file names.',
  ]);
});
