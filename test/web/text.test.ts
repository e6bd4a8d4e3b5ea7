/** The catalogues: the same keys in every language, none unused, nothing left in another language's words. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { en as complotsEn } from '../../src/web/complots/text/en.ts';
import { fr as complotsFr } from '../../src/web/complots/text/fr.ts';
import { it as complotsIt } from '../../src/web/complots/text/it.ts';
import { en } from '../../src/web/text/en.ts';
import { fr } from '../../src/web/text/fr.ts';
import { it } from '../../src/web/text/it.ts';
import { ROOT } from './stage.ts';

const sources = globSync('src/web/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/text\/(fr|it|en)\.ts$/.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

const paths = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => paths(inner, `${at}.${key}`))
    : [`${at} ${typeof value}`];

for (const [name, of] of [
  ['screens', { fr, it, en }],
  ['complots', { fr: complotsFr, it: complotsIt, en: complotsEn }],
] as const) {
  test(`${name}: every language has the same messages`, () => {
    assert.deepEqual(paths(of.it), paths(of.fr));
    assert.deepEqual(paths(of.en), paths(of.fr));
  });

  test(`${name}: no message is empty, and French and Italian put their marks where they belong`, () => {
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

test('every message of the Complots table is used', () => {
  const unused = Object.keys(complotsFr).filter(
    (key) => !new RegExp(`\\b(text|complotsText\\(\\))\\.${key}\\b|[{,]\\s*${key}\\b[^:]*}\\s*=\\s*text`).test(sources),
  );
  assert.deepEqual(unused, []);
});
