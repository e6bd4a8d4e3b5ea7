import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fr } from '../../../src/web/complots/text/fr.ts';
import { fr as setup } from '../../../src/web/complots/text/setup/fr.ts';
import { ROOT } from '../../root.ts';

test('every message of the table is used', () => {
  const sources = globSync(`${ROOT}src/web/complots/**/*.{ts,tsx}`)
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
