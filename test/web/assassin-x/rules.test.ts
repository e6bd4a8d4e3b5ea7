/** The page of Assassin X: every card, and the pairs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, TABLE } from '../../../src/games/assassin-x/cards.ts';
import { EMBLEMS } from '../../../src/web/assassin-x/emblems.ts';
import { page } from '../../../src/web/assassin-x/rules/page.ts';
import { LANGS } from '../../../src/words/words.ts';
import { itemsOf, leaves } from '../rules.ts';

for (const lang of LANGS)
  test(`${lang}: every card is there with its name, its copies and its emblem`, async () => {
    const items = itemsOf(await page(lang));
    for (const card of CARDS) {
      const { name, copies } = TABLE[card];
      const told = items.find((item) => item.name === name[lang] && item.art !== undefined);
      assert.ok(told !== undefined, card);
      assert.equal(told.aside?.includes('×') ?? false, copies > 1, card);
    }
    assert.equal(items.filter(({ name }) => name.includes(' + ')).length, 12, 'twelve pairs');
  });

test('every emblem is on the page', async () => {
  const drawn = leaves(await page('fr'));
  for (const name of Object.keys(EMBLEMS)) assert.ok(drawn.includes(`assassin-x/${name}`), name);
});
