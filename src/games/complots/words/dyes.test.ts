import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CLANS } from '../rules/characters.ts';
import { DYES } from './dyes.ts';

test('cards of a picture have the colours that they have at the table', () => {
  const css = readFileSync(new URL('../web/css/card.css', import.meta.url), 'utf8');
  for (const clan of CLANS) {
    const rule = css.split(`&.tint-${clan} {`)[1]?.split('}')[0] ?? '';
    const set = Object.fromEntries([...rule.matchAll(/--(\w): (#\w+);/g)].map(([, name, colour]) => [name, colour]));
    assert.deepEqual(DYES[clan], set);
  }
});
