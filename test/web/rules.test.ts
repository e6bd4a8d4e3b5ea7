/** The rules pages: everything in a game is explained in every language, nothing is unused, and search finds all. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { textsIn } from '../../scripts/glossary.ts';
import { GAMES } from '../../src/app/games.ts';
import { type OptionSpec, type RawOptions, valuesOf, wholeOptions } from '../../src/engine/options.ts';
import { EMBLEMS } from '../../src/web/base/art/emblems.ts';
import { EMBLEMS as RULES } from '../../src/web/features/rules/emblems.ts';
import { rulesTexts } from '../../src/web/features/rules/options.ts';
import { pieces, stemsOf } from '../../src/web/features/rules/search.ts';
import { storiesIn } from '../../src/web/features/rules/story.ts';
import type { Page } from '../../src/web/table/rules-page.ts';
import { boxesOf } from '../../src/words/index.ts';
import { LANGS } from '../../src/words/languages.ts';
import { UNFRENCH } from '../french.ts';
import { ROOT } from '../root.ts';
import { itemsOf, leaves, pageOf, storiesOf, textsOfPage } from './rules.ts';

/** Digits, and names of numbers from three on. */
const NUMBER =
  /\d|(?<!\p{L})(trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|three|four|five|six|seven|eight|nine|ten|twenty|tre|quattro|cinque|sette|otto|nove|dieci|venti)(?!\p{L})/iu;

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** A set-up of no box and no book: other values of all options. */
const odd = (specs: readonly OptionSpec[], k: number): RawOptions =>
  Object.fromEntries(specs.map((spec, i) => [spec.name, valuesOf(spec).at((i + k) % valuesOf(spec).length)]));

for (const { id, options: specs } of GAMES) {
  const texts = await textsOfPage(id);
  for (const lang of LANGS) {
    const pages = await Promise.all(boxesOf(id).map((box) => pageOf(id, lang, { box, options: box.options })));
    const page = pages.at(-1) ?? (await pageOf(id, lang));

    test(`${id}, ${lang}: every text is on the page of a box`, () => {
      const shown = new Set(pages.flatMap(leaves));
      assert.deepEqual(
        leaves(texts[lang]).filter((line) => ![...shown].some((one) => one.endsWith(line))),
        [],
      );
    });

    test(`${id}, ${lang}: the page tells each option as the table is set, beside the book`, async () => {
      const { compared } = await rulesTexts.load(lang);
      for (const box of boxesOf(id))
        for (const players of [undefined, ...box.players]) {
          const at = players === undefined ? 'box' : 'table';
          const heads = ['§', '¶'].map((book) => compared(at, '§', book).split('§', 1).join());
          const told = async (raw: RawOptions): Promise<string[]> => {
            const set = { box, options: raw, ...(players === undefined ? {} : { players }) };
            const texts = itemsOf(await pageOf(id, lang, set)).map(({ text }) => text);
            return texts.filter((text) => heads.some((head) => text.startsWith(head)));
          };
          const book = wholeOptions(specs, box.book);
          const byBook = await told(box.book);
          for (const raw of [box.options, box.book, ...[1, 2, 3].map((k) => odd(specs, k))]) {
            const now = await told(raw);
            assert.equal(now.length, specs.length, now.join(' | '));
            for (const [i, { name }] of specs.entries()) {
              const same = String(wholeOptions(specs, raw)[name]) === String(book[name]);
              if (!same && players !== undefined) continue; // three lives are the book’s for three players
              assert.equal(now[i]?.startsWith(heads[0] ?? ''), same, `${name}: ${now[i]}`);
              assert.equal(now[i] === byBook[i], same, `${name}: ${now[i]}`);
            }
          }
        }
    });

    test(`${id}, ${lang}: the sign of our own rules is explained once, and used`, () => {
      const signed = leaves(page).filter((line) => line.includes('†'));
      assert.equal(signed.filter((line) => line.startsWith('† ')).length, 1);
      assert.ok(signed.length > 10, `${signed.length}`);
    });

    test(`${id}, ${lang}: no number is typed; the rules give them`, async () => {
      const path = `src/games/${id}/texts/${lang}/rules.ts`;
      const typed = textsIn(path, readFileSync(join(ROOT, path), 'utf8'), lang).filter(
        ({ text }) =>
          NUMBER.test(text) && !leaves(Object(texts[lang]).examples).some((one) => plain(one).includes(text)),
      );
      assert.deepEqual(typed, []);
      const { title } = (await rulesTexts.load(lang)).options;
      const hints = page.chapters.find((one) => one.title === title)?.items.flatMap(({ notes = [] }) => notes[0] ?? []);
      assert.ok(hints !== undefined && hints.length > 0);
      for (const hint of hints) assert.doesNotMatch(hint, NUMBER);
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
    const pages = await Promise.all(boxesOf(id).map((box) => pageOf(id, 'fr', { box, options: box.options })));
    for (const name of pages.flatMap(emblemsOn)) {
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
      const { told } = Object((await textsOfPage(id))[lang]).examples;
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
