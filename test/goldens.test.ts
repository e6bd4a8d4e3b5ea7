import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GAMES } from '../src/games/index.ts';
import { FOLDER, goldensOf } from './goldens.ts';

/** The first line at which a text is not what was written down. */
const firstChange = (written: string, now: string): string | undefined => {
  if (written === now) return undefined;
  const [before, after] = [written.split('\n'), now.split('\n')];
  const at = after.findIndex((line, i) => line !== before[i]);
  const line = at < 0 ? after.length : at;
  return `line ${line + 1} was "${before[line] ?? ''}" and is "${after[line] ?? ''}"; if that is meant, raise the game's version and run "npm run goldens"`;
};

for (const game of GAMES)
  for (const [name, text] of goldensOf(game))
    test(`${name} is as it was`, () => {
      const path = `${FOLDER}/${name}`;
      assert.ok(existsSync(path), `${path} is missing; run "npm run goldens"`);
      assert.equal(firstChange(readFileSync(path, 'utf8'), text()), undefined);
    });

test('every game has a perft and a playthrough, and no golden is left over', () => {
  const wanted = GAMES.flatMap((game) => [...goldensOf(game).keys()]);
  assert.deepEqual(readdirSync(FOLDER).sort(), wanted.sort());
  for (const { id } of GAMES) {
    assert.match(readFileSync(`${FOLDER}/perft-${id}.txt`, 'utf8'), /^ {2}\d+ \S+ \d+ \d+ [\da-f]{12}$/m);
    assert.match(readFileSync(`${FOLDER}/playthrough-${id}-1.txt`, 'utf8'), /^over [A-H]/m);
  }
});

test('a change is told by its line', () => {
  assert.equal(firstChange('a\nb\n', 'a\nb\n'), undefined);
  assert.match(firstChange('a\nb\n', 'a\nc\n') ?? '', /^line 2 was "b" and is "c"/);
  assert.match(firstChange('a\nb\n', 'a\n') ?? '', /^line 2 was "b" and is ""/);
});
