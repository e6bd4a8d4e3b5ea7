/** Within a layer, or a folder of a game, no two exported types have the same name. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const EXPORTED = /^export (?:type|interface) (\w+)/gm;

const namesIn = (file: string): { readonly name: string; readonly file: string }[] => {
  const [, where] = /^src\/(games\/[^/]+\/[^/]+|[^/]+)/.exec(file.replaceAll('\\', '/')) ?? [];
  return [...readFileSync(file, 'utf8').matchAll(EXPORTED)].map(([, name]) => ({ name: `${where}: ${name}`, file }));
};

test('type names are unique within a layer, or a game of it', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const names = files.flatMap(namesIn);
  assert.ok(names.length > 500, 'names are found');
  const twice = Object.entries(Object.groupBy(names, ({ name }) => name)).flatMap(([name, same = []]) =>
    same.length > 1 ? [`${name} in ${same.map(({ file }) => file).join(' and ')}`] : [],
  );
  assert.deepEqual(twice, []);
});
