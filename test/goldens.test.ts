import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GAMES } from '../src/games/index.ts';
import { firstChange } from './as-before.ts';
import { FOLDER, goldensOf } from './goldens.ts';

test('every game has a perft and a playthrough, and no golden is left over', () => {
  const wanted = GAMES.flatMap((game) => [...goldensOf(game).keys()]);
  assert.deepEqual(readdirSync(FOLDER).sort(), wanted.sort());
  for (const { id } of GAMES) {
    assert.ok(existsSync(`test/${id}/goldens.test.ts`), `${id} is compared with its goldens in a file of its own`);
    assert.match(readFileSync(`${FOLDER}/perft-${id}.txt`, 'utf8'), /^ {2}\d+ \S+ \d+ \d+ [\da-f]{12}$/m);
    assert.match(readFileSync(`${FOLDER}/playthrough-${id}-1.txt`, 'utf8'), /^over [A-H]/m);
  }
});

test('a change is told by its line', () => {
  assert.equal(firstChange('a\nb\n', 'a\nb\n'), undefined);
  assert.match(firstChange('a\nb\n', 'a\nc\n') ?? '', /^line 2 was "b" and is "c"/);
  assert.match(firstChange('a\nb\n', 'a\n') ?? '', /^line 2 was "b" and is ""/);
});
