/** The rules page of Assassin X: every card and pair. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemsOf, leaves, pageOf } from '../../../../../test/web/rules.ts';
import { LANGS } from '../../../../words/languages.ts';
import { CARDS, PAIRS, TABLE } from '../../rules/cards.ts';
import { EMBLEMS } from '../../web/emblems.ts';
import { printed } from '../../words/printed.ts';

await printed.all();

for (const lang of LANGS)
  test(`${lang}: every card is listed with its name, copies and emblem`, async () => {
    const items = itemsOf(await pageOf('assassin-x', lang));
    for (const card of CARDS) {
      const told = items.find((item) => item.name === printed.in(lang).names[card] && item.art !== undefined);
      assert.ok(told !== undefined, card);
      assert.equal(told.aside?.includes('×') ?? false, TABLE[card].copies > 1, card);
    }
    for (const { cards } of PAIRS) {
      const told = items.find((item) => item.name === printed.in(lang).pairs[cards[0]]);
      for (const card of cards) assert.ok(told?.text.includes(printed.in(lang).names[card]), card);
    }
  });

test('every emblem is on the page', async () => {
  const drawn = leaves(await pageOf('assassin-x', 'fr'));
  for (const name of Object.keys(EMBLEMS)) assert.ok(drawn.includes(`assassin-x/${name}`), name);
});
