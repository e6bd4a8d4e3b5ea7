/** The rules pages: everything in a game is explained in every language, nothing is unused, and search finds all. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { EMBLEMS } from '../../src/web/base/art/emblems.ts';
import { EMBLEMS as RULES } from '../../src/web/features/rules/emblems.ts';
import { pieces, stemsOf } from '../../src/web/features/rules/search.ts';
import { storiesIn } from '../../src/web/features/rules/story.ts';
import type { Page } from '../../src/web/table/rules-page.ts';
import { fetchWords } from '../../src/words/index.ts';
import { LANGS } from '../../src/words/languages.ts';
import { UNFRENCH } from '../french.ts';
import { ROOT } from '../root.ts';
import { cataloguesIn, leaves, pageOf, storiesOf } from './rules.ts';

for (const { id, options } of GAMES) {
  const texts = await cataloguesIn(`games/${id}/texts/LANG/rules.ts`);
  for (const lang of LANGS) {
    const page = await pageOf(id, lang);

    test(`${id}, ${lang}: every text is on the page`, () => {
      const shown = new Set(leaves(page));
      assert.deepEqual(
        leaves(texts[lang]).filter((line) => !shown.has(line)),
        [],
      );
    });

    test(`${id}, ${lang}: every option of the set-up is explained; explanations by value cover every value`, async () => {
      const choices = new Map(Object.entries(Object(texts[lang]).choices));
      const { options: inSetUp = {} } = await (await fetchWords(id, lang)).lazy();
      const shown = new Set(leaves(page));
      for (const { name, of } of options) {
        const choice = choices.get(name);
        if (choice === undefined) assert.ok(shown.has(inSetUp[name]?.hint ?? ''), name);
        if (typeof choice === 'object' && choice !== null && 'values' in choice)
          assert.deepEqual(Object.keys(Object(choice.values)), of, `values of ${name}`);
      }
    });

    test(`${id}, ${lang}: names of chapters, and of items in a chapter, are unique`, () => {
      const { chapters } = page;
      for (const list of [chapters.map(({ key }) => key), chapters.map(({ title }) => title)])
        assert.equal(new Set(list).size, list.length);
      for (const { title, items, lines } of chapters) {
        assert.equal(new Set(items.map(({ name }) => name)).size, items.length, title);
        assert.equal(new Set(lines).size, lines.length, title);
      }
    });
  }
}

const symbols = (sheet: string): Set<string> =>
  new Set(
    [...readFileSync(join(ROOT, 'src', `${sheet}.svg`), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
      ([, id]) => id ?? '',
    ),
  );
const emblemsOn = ({ chapters }: Page): string[] =>
  chapters.flatMap(({ emblem, items }) => [
    emblem,
    ...items.flatMap(({ art }) => (art !== undefined && 'emblem' in art ? [art.emblem] : [])),
  ]);

test('the sheets hold exactly the listed emblems; each rules emblem is used on a page', async () => {
  assert.deepEqual([...symbols('web/base/art/emblems')], Object.keys(EMBLEMS));
  assert.deepEqual([...symbols('web/base/art/emblems-rules')], Object.keys(RULES));
  const drawn = new Set<string>();
  for (const { id } of GAMES) {
    const { EMBLEMS: own } = await import(`../../src/games/${id}/web/emblems.ts`);
    const sheet = symbols(`games/${id}/art/emblems`);
    assert.deepEqual([...sheet], Object.keys(own));
    for (const name of emblemsOn(await pageOf(id, 'fr'))) {
      const [of, sign = ''] = name.split('/');
      drawn.add(name);
      if (of === id) assert.ok(sheet.has(sign), name);
      else assert.ok(Object.hasOwn(EMBLEMS, name) || (of === 'rules' && Object.hasOwn(RULES, sign)), name);
    }
  }
  for (const name of Object.keys(RULES)) assert.ok(drawn.has(`rules/${name}`), `${name} is on no page`);
});

test('search marks matches in the text, which stays unchanged', () => {
  const text = 'Le plus accusé est condamné ; à égalité, personne.';
  const cut = pieces(text, stemsOf('accuser egalite'));
  assert.equal(cut.map((piece) => piece.text).join(''), text);
  assert.deepEqual(
    cut.filter(({ sought }) => sought).map((piece) => piece.text),
    ['accusé', 'égalité'],
  );
});

for (const { id } of GAMES)
  for (const lang of LANGS)
    test(`${id}, ${lang}: the examples tell the rulebook’s stories, with every fact`, async () => {
      const { told } = Object((await cataloguesIn(`games/${id}/texts/LANG/rules.ts`))[lang]).examples;
      const stories = storiesIn(storiesOf(id));
      assert.deepEqual(Object.keys(told).sort(), [...stories.keys()].sort());
      assert.ok(stories.size >= 3);
      const items = (await pageOf(id, lang)).chapters.find(({ key }) => key === 'examples')?.items ?? [];
      for (const [title, lines] of stories) {
        const { text = '', notes = [] } = items.find(({ name }) => name === told[title].name) ?? {};
        const heard = lines.filter((line) => line.startsWith('> ')).length;
        assert.ok(heard >= 3, `${title} is hardly a story`);
        const sentences = text.match(/[.!?](?=\s[\p{Lu}«“]|$)/gu)?.length ?? 0;
        assert.ok(sentences >= heard, `${sentences} sentences of ${heard}: ${text}`);
        assert.doesNotMatch(text, /undefined|\b[A-H]\b/);
        assert.deepEqual(notes, [told[title].text]);
      }
    });

test('pages in French follow French typography', async () => {
  for (const { id } of GAMES)
    for (const { title, lines, items } of (await pageOf(id, 'fr')).chapters)
      for (const text of [title, ...lines, ...items.flatMap(({ name, text, notes = [] }) => [name, text, ...notes])])
        assert.doesNotMatch(text, UNFRENCH);
});
