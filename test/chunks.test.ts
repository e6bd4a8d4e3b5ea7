/** Renamed files stay in their chunk of the site. */
import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isAmong, languageOf, PAGE, TABLE } from '../scripts/chunks.ts';
import { GAMES } from '../src/app/games.ts';
import { LANGS } from '../src/words/languages.ts';
import { ROOT } from './root.ts';

test('every file listed for a chunk exists', () => {
  const gone = [...PAGE, ...TABLE].filter((name) => !existsSync(join(ROOT, 'src', name)));
  assert.deepEqual(gone, []);
  assert.deepEqual([...PAGE, ...TABLE].map((name) => isAmong([name])(join(ROOT, 'src', name))).includes(false), false);
  assert.equal(isAmong(['web/table/stage'])('/src/web/table/stage/queue.ts'), true);
  assert.equal(isAmong(['web/table/stage'])('/src/web/table/stages.ts'), false);
});

test('the texts of every page in one language are one chunk', () => {
  for (const lang of LANGS) {
    const files = globSync(`src/{web/base/text/${lang}/page,games/*/texts/${lang}/shelf}.ts`, { cwd: ROOT });
    assert.equal(files.length, GAMES.length + 1);
    for (const file of files) assert.equal(languageOf(`/${file}`), lang, file);
    assert.equal(languageOf(`/src/web/base/text/${lang}/table.ts`), undefined);
  }
});
