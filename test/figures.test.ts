import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { figuresPage, PAGE } from '../scripts/figures/page.ts';

test('docs/FIGURES.md is what npm run figures makes of docs/figures', () => {
  assert.equal(readFileSync(PAGE, 'utf8'), figuresPage());
});

test('bars that are missed come first, then those without a figure, then those that are met', () => {
  const page = figuresPage([
    {
      command: 'npm run one',
      machine: 'a machine',
      load: 'quiet',
      figures: [
        { what: 'nuts', value: 3, most: 3 },
        { what: 'shells', least: 1 },
      ],
    },
    { command: 'npm run two', machine: 'another', load: 'load 8', figures: [{ what: 'seeds', value: 0.5, least: 1 }] },
  ]);
  assert.deepEqual(page.match(/^(## .*|\| \w+s \|.*|\d\..*)$/gm), [
    '## Missed',
    '| seeds | 0.5 | ≥1 | 2 |',
    '## Not measured',
    '| shells |  | ≥1 | 1 |',
    '## Met',
    '| nuts | 3 | ≤3 | 1 |',
    '## By which command',
    '1. `npm run one`: quiet',
    '2. `npm run two`: another, load 8',
  ]);
});
