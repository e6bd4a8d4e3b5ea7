import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { codeOf, once } from './figures/cache.ts';
import { withSection } from './figures/game-page.ts';
import { figuresPage, PAGE } from './figures/page.ts';

test('docs/FIGURES.md is what npm run lab -- figures makes of docs/figures', () => {
  assert.equal(readFileSync(PAGE, 'utf8'), figuresPage());
});

test('missed targets come first, then those not measured, then those met; notes stay below', () => {
  const page = figuresPage(
    [
      {
        command: 'node one.ts',
        machine: 'a machine',
        load: 'quiet',
        figures: [
          { what: 'nuts', value: 3, most: 3 },
          { what: 'shells', least: 1 },
        ],
      },
      {
        command: 'node two.ts',
        machine: 'another',
        load: 'load 8',
        figures: [{ what: 'seeds', value: 0.5, least: 1 }],
      },
    ],
    '<!-- by hand -->\n\n## Notes\n',
  );
  assert.deepEqual(page.match(/^(## .*|- .*|\d\..*)$/gm), [
    '## Missed',
    '- seeds: **0.5** (≥1; 2)',
    '## Not measured',
    '- shells (≥1; 1)',
    '## Met',
    '1. `node one.ts` (quiet): nuts **3** (≤3)',
    '2. `node two.ts` (another, load 8)',
    '## Notes',
  ]);
});

test('a measurement is reused while its code is unchanged', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const times: string[] = [];
  const measured = (of: string) => once([of], async () => times.push(of), pathToFileURL(`${folder}/`));
  assert.deepEqual([await measured('one'), await measured('one'), await measured('two')], [1, 1, 2]);
  assert.deepEqual(times, ['one', 'two']);
  assert.equal(codeOf('src/engine/*.ts'), codeOf('src/engine/*.ts'));
  assert.notEqual(codeOf('src/engine/*.ts'), codeOf('src/host/*.ts'));
});

test('a command rewrites or adds its own section of a game’s page, and leaves others', () => {
  const page = '# nuts\n\nIntroduction.\n\n## Strength\n\nOld.\n\nOlder.\n\n## Strengths of people\n\nBy hand.\n';
  assert.equal(
    withSection(page, '## Strength\n\nNew.'),
    '# nuts\n\nIntroduction.\n\n## Strength\n\nNew.\n\n## Strengths of people\n\nBy hand.\n',
  );
  assert.equal(withSection(page, '## Balance\n\nNew.'), `${page}\n## Balance\n\nNew.\n`);
});
