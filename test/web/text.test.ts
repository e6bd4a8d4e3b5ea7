/** The catalogues: the same keys in every language, none unused, and no text of another language. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LANGS, type Lang } from '../../src/words/languages.ts';
import { UNFRENCH } from '../french.ts';
import { ROOT } from '../root.ts';
import { cataloguesIn } from './rules.ts';
import { fr } from './said.ts';

const CLIENT = join(ROOT, 'src');
const SCREENS = '{web,games/*/web}';
const isText = (path: string): boolean =>
  LANGS.some((lang) => path.includes(`/${lang}.`) || path.includes(`/${lang}/`));
/** Screen texts, except whole sentences of games, which are typeset when used. */
const CATALOGUES = globSync('{web,games}/**/{fr.ts,fr/*.ts}', { cwd: CLIENT, exclude: ['**/verdict.ts'] })
  .filter((path) => readFileSync(join(CLIENT, path), 'utf8').includes(' = french({'))
  .map((path) => path.replaceAll('\\', '/').replace(/\bfr(?=\.ts$|\/)/, 'LANG'));

const sources = globSync(`${SCREENS}/**/*.{ts,tsx}`, { cwd: CLIENT })
  .filter((path) => !isText(path))
  .map((path) => readFileSync(join(CLIENT, path), 'utf8'))
  .join('\n');

const paths = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => paths(inner, `${at}.${key}`))
    : [`${at} ${typeof value}`];

const PARTS = {
  who: 'Anna',
  whom: 'Bruno',
  the: 'the Captain',
  list: 'Countess',
  name: 'Captain',
  turn: 3,
  day: 2,
  by: 'Anna',
  at: 'Bruno',
};
const SPOKEN_OF: readonly unknown[][] = [
  [PARTS],
  [2, 3, 5, 7],
  [1, 1, 1, 1],
  [0, 0, 0, 0],
  ['Anna', 'Bruno', 'Carla', 'Dora'],
  [['Anna', 'Bruno']],
];

/** Every text of a catalogue, with sample arguments. */
const spoken = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'function') return Object.values(value ?? {}).flatMap(spoken);
  const said = SPOKEN_OF.flatMap((words) => {
    try {
      return spoken(value(...words));
    } catch {
      return [];
    }
  }).filter((text) => !/undefined|\[object/.test(text));
  assert.ok(said.length > 0, String(value));
  return said;
};

for (const file of CATALOGUES) {
  const of = await cataloguesIn(file);

  test(`${file}: every language has the same messages`, () => {
    for (const lang of LANGS) assert.deepEqual(paths(of[lang]), paths(of.fr), lang);
  });

  test(`${file}: no message is empty, and each follows the typography of its language`, () => {
    for (const lang of LANGS)
      for (const text of spoken(of[lang])) {
        assert.notEqual(text, '', lang);
        if (lang === 'fr') assert.doesNotMatch(text, UNFRENCH);
        else assert.doesNotMatch(text, /\s[:;!?»]|«\s/, `${lang}: ${text}`);
      }
  });
}

/** Plurals after a 1. French has a hard space after numbers. */
const MANY: Readonly<Partial<Record<Lang, RegExp>>> = {
  fr: /\b1\s(?:cartes|points|juges|vies|chances|comptes|contestés|mensonges|accusations|promesses|secondes|jours|nuits|tours|personnes|coups|armes|pièces|parties|places|robots|amis)\b/,
  it: /\b1 (?:carte|punti|giudici|mafiosi|voti|vite|volte|accuse|bugie|promesse|conteggi|contestati|secondi|giorni|notti|turni|persone|mosse|armi|monete|partite|posti|amici)\b/,
  en: /\b1 (?:cards|points|judges|mafiosi|votes|lives|times|accusations|lies|promises|seconds|days|nights|turns|people|moves|weapons|coins|games|seats|bots|friends)\b/,
};

for (const file of CATALOGUES) {
  const of = await cataloguesIn(file);
  test(`${file}: no singular takes a plural`, () => {
    const wrong = LANGS.flatMap((lang) => spoken(of[lang]).filter((text) => MANY[lang]?.test(text)));
    assert.deepEqual(wrong, []);
  });
}

test('every message of the screens is used', () => {
  const unused = Object.keys(fr).filter((key) => !sources.includes(`t('${key}')`) && !sources.includes(`: '${key}'`));
  assert.deepEqual(unused, []);
});
