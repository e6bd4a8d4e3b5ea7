/** Tests and scripts touch a page as people do: by the browser's own input, never by made-up events. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const MADE_UP: readonly RegExp[] = [
  /new (?:Mouse|Pointer|Touch|Keyboard|Drag)Event\(/,
  /\bnew Event\('(?:pointer|mouse|touch|key|click)/,
  /\.dispatchEvent\([^)]*'(?:pointer|mouse|touch|key|click|drag)/,
  // playwright's own clicks are awaited or returned
  /^(?!.*(?:\bawait\b|\breturn\b|=>|\[)).*\.click\(\)/,
  /\bforce: true\b(?!.*recursive|.*rmSync)/,
];

const madeUpIn = (source: string): string[] =>
  source.split('\n').filter((line) => !line.includes('rmSync') && MADE_UP.some((one) => one.test(line)));

const FILES = [
  'test/web/**/*.ts',
  'src/games/*/test/**/*.ts',
  'examples/*/test/**/*.ts',
  'scripts/**/*.ts',
  'lab/**/*.ts',
];

test('every touch and key in tests and scripts is a real one', () => {
  const files = FILES.flatMap((pattern) => globSync(pattern));
  assert.ok(files.length > 100);
  const found = files.flatMap((file) => madeUpIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`));
  assert.deepEqual(found, []);
});

test('made-up touches and keys are found', () => {
  for (const line of [
    "await page.dispatchEvent(SEAL, 'pointerdown');",
    "document.body.dispatchEvent(new KeyboardEvent('keydown'));",
    "await page.evaluate(() => dispatchEvent(new Event('pointerup')));",
    "  document.querySelector<HTMLElement>('.tile')?.click();",
    '        button?.click();',
    'await page.click(TILE, { force: true });',
    "await move.dispatchEvent('click');",
  ])
    assert.deepEqual(madeUpIn(line), [line]);
  for (const line of ['await tile.click();', 'const both = Promise.all([opened, link.click()]);'])
    assert.deepEqual(madeUpIn(line), []);
});
