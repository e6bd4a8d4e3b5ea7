import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GAMES } from '../src/app/games.ts';
import { firstChange } from './as-before.ts';
import { folderOf, goldensOf } from './goldens.ts';

test('every game has a perft and a playthrough, and no golden is obsolete', () => {
  for (const game of GAMES) {
    const folder = folderOf(game);
    assert.deepEqual(readdirSync(folder).sort(), [...goldensOf(game).keys()].sort());
    assert.ok(
      existsSync(`${folder}/../goldens.test.ts`),
      `${game.id} is compared with its goldens in a file of its own`,
    );
    assert.match(readFileSync(`${folder}/perft.txt`, 'utf8'), /^ {2}\d+ \S+ \d+ \d+ [\da-f]{12}$/m);
    assert.match(readFileSync(`${folder}/playthroughs.txt`, 'utf8'), /^ {2}0( [\da-f]{4})+$/m);
  }
});

test('goldens stay small enough to read', () => {
  const lines = GAMES.flatMap((game) => readdirSync(folderOf(game)).map((name) => `${folderOf(game)}/${name}`)).map(
    (path) => readFileSync(path, 'utf8').split('\n').length - 1,
  );
  assert.ok(lines.reduce((sum, one) => sum + one, 0) <= 2000);
});

test('a change is reported by its line', () => {
  assert.equal(firstChange('a\nb\n', 'a\nb\n'), undefined);
  assert.match(firstChange('a\nb\n', 'a\nc\n') ?? '', /^line 2 was "b" and is "c"/);
  assert.match(firstChange('a\nb\n', 'a\n') ?? '', /^line 2 was "b" and is ""/);
});
