/** A game does what it did when its goldens were written. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Game } from '../src/engine/game.ts';
import { folderOf, goldensOf } from './goldens.ts';

/** The first line that differs from the stored text. */
export const firstChange = (written: string, now: string): string | undefined => {
  if (written === now) return undefined;
  const [before, after] = [written.split('\n'), now.split('\n')];
  const at = after.findIndex((line, i) => line !== before[i]);
  const line = at < 0 ? after.length : at;
  return `line ${line + 1} was "${before[line] ?? ''}" and is "${after[line] ?? ''}"; if that is meant, run "npm run lab -- goldens"`;
};

export const isAsBefore = (game: Game): void => {
  for (const [name, text] of goldensOf(game))
    test(`${game.id} ${name} is unchanged`, () => {
      const path = `${folderOf(game)}/${name}`;
      assert.ok(existsSync(path), `${path} is missing; run "npm run lab -- goldens"`);
      const written = readFileSync(path, 'utf8');
      assert.equal(firstChange(written, text(written)), undefined);
    });
};
