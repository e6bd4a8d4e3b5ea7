/** One word, one thing: within a layer no two types that others import have the same name. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { GAMES } from '../src/games/index.ts';

/** Each game has its own moves, facts and scenes, named alike on purpose. */
const ofGame = (file: string): string | undefined => GAMES.map(({ id }) => id).find((id) => file.includes(`/${id}/`));

const EXPORTED = /^export (?:type|interface) (\w+)/gm;

const namesIn = (file: string): { readonly name: string; readonly file: string }[] => {
  const [, layer] = file.split('/');
  const where = `${layer} ${ofGame(file) ?? ''}`.trim();
  return [...readFileSync(file, 'utf8').matchAll(EXPORTED)].map(([, name]) => ({ name: `${where}: ${name}`, file }));
};

test('within a layer, or a game of it, a type has a name of its own', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const names = files.flatMap(namesIn);
  assert.ok(names.length > 500, 'names are found');
  const twice = Object.entries(Object.groupBy(names, ({ name }) => name)).flatMap(([name, same = []]) =>
    same.length > 1 ? [`${name} in ${same.map(({ file }) => file).join(' and ')}`] : [],
  );
  assert.deepEqual(twice, []);
});
