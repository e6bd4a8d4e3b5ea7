/** Languages are found by name: wherever English has a file, each language has one with the same keys. */
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { LANGS } from '../src/words/languages.ts';
import { ROOT } from './root.ts';

/** The keys of a text file, with the kind of each value. */
const shapeOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return typeof value;
  if (Array.isArray(value)) return 'list';
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
};

const FILES = globSync('{src,examples}/**/{en.ts,en/**/*.ts}', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));

test('files of English texts are found', () => assert.ok(FILES.length > 25));

for (const file of FILES)
  test(`each language has its own version of ${file}`, async () => {
    const english = Object.entries(await import(`../${file}`));
    for (const lang of LANGS) {
      const path = file.replace(/\ben(?=\.ts$|\/)/, lang);
      const said: Record<string, unknown> = await import(`../${path}`);
      for (const [name, words] of english) {
        const same = said[name === 'en' ? lang : name];
        assert.deepEqual(shapeOf(same), shapeOf(words), `${path} says other things than ${file}`);
      }
    }
  });
