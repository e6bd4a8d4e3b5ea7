/** The pages of rules: everything a game has is explained in every language, nothing is written in vain, and all is found. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CARDS, TABLE } from '../../src/games/assassin-x/cards.ts';
import { CHARACTERS, CLANS } from '../../src/games/complots/characters.ts';
import { PRESETS } from '../../src/games/complots/options.ts';
import { GAMES } from '../../src/games/index.ts';
import { DECK_NAMES, deck } from '../../src/games/tribunal/decks.ts';
import { COURT_STEPS } from '../../src/games/tribunal/steps.ts';
import { EMBLEMS } from '../../src/web/art/emblems.ts';
import { en as tableEn } from '../../src/web/complots/text/en.ts';
import { fr as tableFr } from '../../src/web/complots/text/fr.ts';
import { it as tableIt } from '../../src/web/complots/text/it.ts';
import { en as assassinXEn } from '../../src/web/rules/assassin-x/en.ts';
import { fr as assassinXFr } from '../../src/web/rules/assassin-x/fr.ts';
import { it as assassinXIt } from '../../src/web/rules/assassin-x/it.ts';
import { assassinXPage } from '../../src/web/rules/assassin-x/page.ts';
import { en as complotsEn } from '../../src/web/rules/complots/en.ts';
import { fr as complotsFr } from '../../src/web/rules/complots/fr.ts';
import { it as complotsIt } from '../../src/web/rules/complots/it.ts';
import { complotsPage } from '../../src/web/rules/complots/page.ts';
import type { Item, Page } from '../../src/web/rules/page.ts';
import { narrowed, pieces, stemsOf } from '../../src/web/rules/search.ts';
import { en as tribunalEn } from '../../src/web/rules/tribunal/en.ts';
import { fr as tribunalFr } from '../../src/web/rules/tribunal/fr.ts';
import { it as tribunalIt } from '../../src/web/rules/tribunal/it.ts';
import { tribunalPage } from '../../src/web/rules/tribunal/page.ts';
import { en as wordsEn } from '../../src/words/tribunal/en.ts';
import { fr as wordsFr } from '../../src/words/tribunal/fr.ts';
import { it as wordsIt } from '../../src/words/tribunal/it.ts';
import { LANGS, type Lang } from '../../src/words/words.ts';
import { ROOT } from './stage.ts';

const GAMES_TOLD = {
  complots: { text: { fr: complotsFr, it: complotsIt, en: complotsEn }, page: (lang: Lang) => complotsPage(lang, []) },
  tribunal: { text: { fr: tribunalFr, it: tribunalIt, en: tribunalEn }, page: tribunalPage },
  'assassin-x': { text: { fr: assassinXFr, it: assassinXIt, en: assassinXEn }, page: assassinXPage },
} as const;
const TABLES = { fr: tableFr, it: tableIt, en: tableEn };

const itemsOf = (page: Page): Item[] => page.chapters.flatMap(({ items }) => items);
const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap((inner) => leaves(inner));

test('every game has a page', () => {
  assert.deepEqual(Object.keys(GAMES_TOLD).sort(), GAMES.map(({ id }) => id).sort());
});

for (const [game, { text, page }] of Object.entries(GAMES_TOLD))
  for (const lang of LANGS) {
    test(`${game}, ${lang}: every text is on the page`, async () => {
      const shown = new Set(leaves(await page(lang)));
      assert.deepEqual(
        leaves(text[lang]).filter((line) => !shown.has(line)),
        [],
      );
    });

    test(`${game}, ${lang}: every option of the set-up is explained, and each of its values`, () => {
      const { choices } = text[lang];
      for (const { name, of } of GAMES.find(({ id }) => id === game)?.options ?? []) {
        const choice = Object.entries(choices).find(([key]) => key === name)?.[1];
        assert.ok(choice !== undefined, name);
        const told = typeof choice === 'object' && choice !== null && 'values' in choice ? choice.values : {};
        // those of Complots are told in a sentence each
        if (game !== 'complots' && of.some((value) => value === 'first'))
          assert.deepEqual(Object.keys(told ?? {}), of, `values of ${name}`);
      }
    });

    test(`${game}, ${lang}: chapters, and things within one, have names of their own`, async () => {
      const { chapters } = await page(lang);
      for (const list of [chapters.map(({ key }) => key), chapters.map(({ title }) => title)])
        assert.equal(new Set(list).size, list.length);
      for (const { title, items, lines } of chapters) {
        assert.equal(new Set(items.map(({ name }) => name)).size, items.length, title);
        assert.equal(new Set(lines).size, lines.length, title);
      }
    });
  }

for (const lang of LANGS) {
  test(`tribunal, ${lang}: every card of the decks is explained and drawn, and no other; steps are named as in the log`, async () => {
    const items = itemsOf(await tribunalPage(lang));
    const { cards } = GAMES_TOLD.tribunal.text[lang];
    const ids = DECK_NAMES.flatMap((name) => deck(name).map(({ id }) => id));
    assert.deepEqual(Object.keys(cards).sort(), [...ids].sort());
    const { steps, cards: printed } = { fr: wordsFr, it: wordsIt, en: wordsEn }[lang];
    for (const { id, count } of DECK_NAMES.flatMap((name) => deck(name))) {
      const told = items.filter(({ name, aside }) => name === printed[id].name && aside === `×${count}`);
      assert.equal(told.length, 1, id);
      assert.ok(told[0]?.art !== undefined, `${id} has an emblem`);
    }
    for (const step of COURT_STEPS) assert.ok(items.some(({ name, art }) => name === steps[step] && art !== undefined));
  });

  test(`assassin-x, ${lang}: every card is there with its name, its copies and its emblem`, async () => {
    const items = itemsOf(await assassinXPage(lang));
    for (const card of CARDS) {
      const { name, copies } = TABLE[card];
      const told = items.find((item) => item.name === name[lang] && item.art !== undefined);
      assert.ok(told !== undefined, card);
      assert.equal(told.aside?.includes('×') ?? false, copies > 1, card);
    }
    assert.equal(items.filter(({ name }) => name.includes(' + ')).length, 12, 'twelve pairs');
  });

  test(`complots, ${lang}: every character is there, in its clan; a line-up is shown alone`, async () => {
    const whole = await complotsPage(lang, []);
    const { characters, presets } = TABLES[lang];
    const faces = (page: Page) =>
      itemsOf(page).flatMap(({ art }) => (art !== undefined && 'face' in art ? [art.face] : []));
    assert.deepEqual(faces(whole).sort(), [...CHARACTERS].sort());
    for (const clan of CLANS) assert.ok(whole.chapters.some(({ key, items }) => key === clan && items.length === 3));
    for (const [id, lineup] of Object.entries(PRESETS)) {
      assert.ok(Object.hasOwn(presets, id), id);
      const page = await complotsPage(lang, lineup);
      assert.deepEqual(faces(page).sort(), [...lineup].sort());
      assert.ok(!page.chapters.some(({ key }) => key === 'religions'));
    }
    const faith = await complotsPage(lang, [...CHARACTERS.slice(0, 1), 'religions']);
    assert.ok(faith.chapters.some(({ key }) => key === 'religions'));
    const captain = itemsOf(whole).find(({ name }) => name === characters.captain.name);
    assert.ok(
      !captain?.notes?.at(-1)?.includes(characters.justiciar.name),
      'a thief is not countered by another thief',
    );
    assert.ok(captain?.notes?.at(-1)?.includes(characters.spy.name));
  });
}

test('every emblem of the sheets is drawn somewhere, and every sheet is there', async () => {
  const pages = await Promise.all(Object.values(GAMES_TOLD).map(({ page }) => page('fr')));
  const drawn = new Set(pages.flatMap(leaves));
  for (const name of EMBLEMS) {
    const [sheet = '', sign = ''] = name.includes('/') ? name.split('/') : ['', name];
    const file = sheet === '' ? 'emblems.svg' : `emblems-${sheet}.svg`;
    assert.ok(readFileSync(join(ROOT, 'public', file), 'utf8').includes(`<symbol id="${sign}"`), name);
    if (sheet !== '') assert.ok(drawn.has(name), `${name} is on no page`);
  }
});

test('one who searches need not mind accents, capitals or endings', async () => {
  const page = await tribunalPage('fr');
  const found = (sought: string) => page.chapters.flatMap((one) => narrowed(one, stemsOf(sought)) ?? []);
  const count = (sought: string) =>
    found(sought).reduce((sum, { lines, items }) => sum + lines.length + items.length, 0);
  assert.equal(count('xylophone'), 0);
  assert.equal(count('DEPOUILLEMENT'), count('dépouillement'));
  assert.equal(count('protéger'), count('protège'));
  assert.ok(count('maillet') > 0);
  assert.ok(count('complot greffier') < count('complot'), 'more words narrow it down');
  assert.equal(count('le complot'), count('complot'), 'little words do not');
  const [gilet] = found('gilet pare-balles');
  assert.deepEqual([gilet?.key, gilet?.lines.length, gilet?.items.length], ['anti-mafia', 0, 1]);
  const duel = page.chapters.find(({ key }) => key === 'duel');
  assert.ok(duel !== undefined);
  assert.equal(narrowed(duel, stemsOf('duels')), duel, 'a chapter whose title is sought is shown whole');
});

test('what is sought is marked as whole words, and nothing is lost', () => {
  const text = 'Le plus accusé est condamné ; à égalité, personne.';
  const cut = pieces(text, stemsOf('accuser egalite'));
  assert.equal(cut.map((piece) => piece.text).join(''), text);
  assert.deepEqual(
    cut.filter(({ sought }) => sought).map((piece) => piece.text),
    ['accusé', 'égalité'],
  );
});
