import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST, tooLong } from '../scripts/lengths.ts';

/** A body of so many lines, all told. */
const lines = (n: number): string => Array.from({ length: n - 2 }, () => '  (1);\n').join('');

test('a function of more than 80 lines is reported in any form, a long table is not', () => {
  const sources = {
    'fits.ts': `const a = () => {\n${lines(MOST)}};\n`,
    'arrow.tsx': `\nconst b = () => {\n${lines(MOST + 1)}};\n`,
    'method.ts': `const c = {\n  d() {\n${lines(MOST + 2)}},\n};\n`,
    'named.ts': `function e() {\n${lines(MOST + 3)}}\n`,
    'table.ts': `const f = {\n${Array.from({ length: MOST }, (_, i) => `  ${i}: () => {\n  },\n`).join('')}};\n`,
  };
  assert.deepEqual(tooLong(new Map(Object.entries(sources))), [
    'arrow.tsx:2 is a function of 81 lines; 80 are enough.',
    'method.ts:2 is a function of 82 lines; 80 are enough.',
    'named.ts:1 is a function of 83 lines; 80 are enough.',
  ]);
});
