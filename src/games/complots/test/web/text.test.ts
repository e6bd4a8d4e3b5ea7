import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ROOT } from '../../../../../test/root.ts';
import { fr as setup } from '../../texts/fr/setup.ts';
import { fr } from '../../texts/fr/table.ts';

test('every message of the table is used', () => {
  const sources = globSync(`${ROOT}src/games/complots/web/**/*.{ts,tsx}`)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const unused = Object.keys({ ...fr, ...setup }).filter(
    (key) =>
      !new RegExp(
        `\\b(text|table|setup|setupText\\(\\)|complotsText\\(\\))\\.${key}\\b|[{,]\\s*${key}\\b[^:]*}\\s*=\\s*text`,
      ).test(sources),
  );
  assert.deepEqual(unused, []);
});
