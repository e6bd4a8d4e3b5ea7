import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bansOf, everyText, forbidden, GLOSSARY, proseIn, termsOf, textsIn } from '../scripts/glossary.ts';
import { LANGS } from '../src/words/languages.ts';

const HEAD =
  '| English | French | Italian | never in English | never in French | never in Italian |\n|---|---|---|---|---|---|';
const PAGE = `# Glossary

## Everywhere

${HEAD}
| bot | robot | bot | robot, computer player | | |

## The Go

${HEAD}
| round | manche | manche | | hors du tour | |
`;

test('a forbidden synonym is found in strings, templates and prose, but not in keys, imports, code or parts of words', () => {
  const source = [
    "import { robot } from './robot.ts';",
    'export const en = {',
    "  'robot': 'A bot plays.',",
    `  many: (n: number) => \`Robot \${n} Computer\u00a0player\`,`,
    "  robotics: 'Robotics',",
    '};',
  ].join('\n');
  const page = ['A robot', '`robot` and [bots](robot.md)', '```', 'robot', '```', 'A bot'].join('\n');
  const texts = [...textsIn('src/words/en.ts', source, 'en'), ...proseIn('README.md', page)];
  assert.deepEqual(forbidden(bansOf(PAGE), texts), [
    'src/words/en.ts:4 says “robot”; the glossary says “bot”.',
    'src/words/en.ts:4 says “computer player”; the glossary says “bot”.',
    'README.md:1 says “robot”; the glossary says “bot”.',
  ]);
});

test('plurals and forms of verbs are found in texts of screens; documents are compared word by word', () => {
  const page = `## Everywhere\n\n${HEAD}\n| claim | annoncer | annunciare | declare | contester | dichiarare |\n`;
  for (const [lang, ...texts] of [
    ['en', 'It declares', 'declared', 'declaring'],
    ['fr', 'Contestations', 'contestées'],
    ['it', 'Dichiarazioni', 'dichiarata'],
  ] as const)
    for (const text of texts) {
      const found = forbidden(bansOf(page), textsIn(`src/words/${lang}.ts`, `export const one = '${text}';`, lang));
      assert.equal(found.length, 1, text);
    }
  assert.deepEqual(forbidden(bansOf(page), proseIn('PAGE.md', 'It declares')), []);
});

test('a synonym forbidden in one game or language is allowed in another', () => {
  const source = "export const said = 'Hors du tour, robot';";
  const texts = (['fr', 'it'] as const).flatMap((lang) =>
    ['the-go', 'hex'].flatMap((game) => textsIn(`src/games/${game}/words/${lang}.ts`, source, lang)),
  );
  assert.deepEqual(forbidden(bansOf(PAGE), texts), [
    'src/games/the-go/words/fr.ts:1 says “hors du tour”; the glossary says “manche”.',
  ]);
});

test('every term of the glossary has a name in each language', () => {
  const terms = termsOf(readFileSync(GLOSSARY, 'utf8'));
  assert.ok(terms.length >= 50);
  for (const { row, names } of terms) for (const lang of LANGS) assert.notEqual(names.get(lang), '', `${lang}: ${row}`);
});

test('no text of a screen or game and no document uses a forbidden synonym', () => {
  assert.deepEqual(forbidden(bansOf(readFileSync(GLOSSARY, 'utf8')), everyText()), []);
});
