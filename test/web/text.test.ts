/** The catalogues: the same keys in every language, none unused, nothing left in another language's words. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { en as complotsEn } from '../../src/web/complots/text/en.ts';
import { fr as complotsFr } from '../../src/web/complots/text/fr.ts';
import { it as complotsIt } from '../../src/web/complots/text/it.ts';
import { en as assassinXEn } from '../../src/web/rules/assassin-x/en.ts';
import { fr as assassinXFr } from '../../src/web/rules/assassin-x/fr.ts';
import { it as assassinXIt } from '../../src/web/rules/assassin-x/it.ts';
import { en as rulesEn } from '../../src/web/rules/complots/en.ts';
import { fr as rulesFr } from '../../src/web/rules/complots/fr.ts';
import { it as rulesIt } from '../../src/web/rules/complots/it.ts';
import { en as tribunalEn } from '../../src/web/rules/tribunal/en.ts';
import { fr as tribunalFr } from '../../src/web/rules/tribunal/fr.ts';
import { it as tribunalIt } from '../../src/web/rules/tribunal/it.ts';
import { en } from '../../src/web/text/en.ts';
import { fr } from '../../src/web/text/fr.ts';
import { it } from '../../src/web/text/it.ts';
import { ROOT } from './stage.ts';

const sources = globSync('src/web/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/\/(fr|it|en)\.ts$/.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

const paths = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => paths(inner, `${at}.${key}`))
    : [`${at} ${typeof value}`];

for (const [name, of] of [
  ['screens', { fr, it, en }],
  ['complots', { fr: complotsFr, it: complotsIt, en: complotsEn }],
  ['rules of complots', { fr: rulesFr, it: rulesIt, en: rulesEn }],
  ['rules of tribunal', { fr: tribunalFr, it: tribunalIt, en: tribunalEn }],
  ['rules of assassin-x', { fr: assassinXFr, it: assassinXIt, en: assassinXEn }],
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
