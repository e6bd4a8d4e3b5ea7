/** The catalogues: the same keys in every language, none unused, nothing left in another language's words. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fr } from '../../src/web/text/fr.ts';
import { cataloguesIn } from './rules.ts';
import { ROOT } from './stage.ts';

const CLIENT = join(ROOT, 'src/web');

const sources = globSync('**/*.{ts,tsx}', { cwd: CLIENT })
  .filter((path) => !/\/(fr|it|en)\.ts$/.test(path))
  .map((path) => readFileSync(join(CLIENT, path), 'utf8'))
  .join('\n');

const paths = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => paths(inner, `${at}.${key}`))
    : [`${at} ${typeof value}`];

for (const folder of globSync('**/fr.ts', { cwd: CLIENT }).map(dirname)) {
  const of = await cataloguesIn(folder);

  test(`${folder}: every language has the same messages`, () => {
    assert.deepEqual(paths(of.it), paths(of.fr));
    assert.deepEqual(paths(of.en), paths(of.fr));
  });

  test(`${folder}: no message is empty, and French and Italian put their marks where they belong`, () => {
    for (const [lang, messages] of Object.entries(of)) {
      const texts = JSON.stringify(messages, (_, value: unknown) =>
        typeof value === 'function' ? String(value) : value,
      );
      assert.doesNotMatch(texts, /":""/, `${lang} has an empty message`);
      if (lang === 'fr') assert.doesNotMatch(texts, /[\p{L}][!?;](?=["\s`])/u, 'French has a space before ! ? ;');
    }
  });
}

test('every message of the screens is used', () => {
  const unused = Object.keys(fr).filter((key) => !sources.includes(`t('${key}')`) && !sources.includes(`: '${key}'`));
  assert.deepEqual(unused, []);
});
