/** The page of Assassin X: every card, and the pairs. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CARDS, PAIRS, TABLE } from '../../../src/games/assassin-x/cards.ts';
import { GAMES } from '../../../src/games/index.ts';
import { readScenarios, runScenario } from '../../../src/host/scenario.ts';
import { EMBLEMS } from '../../../src/web/assassin-x/emblems.ts';
import { EXAMPLES, page } from '../../../src/web/assassin-x/rules/page.ts';
import { LANGS } from '../../../src/words/words.ts';
import { itemsOf, leaves } from '../rules.ts';
import { ROOT } from '../stage.ts';

for (const lang of LANGS)
  test(`${lang}: every card is there with its name, its copies and its emblem`, async () => {
    const items = itemsOf(await page(lang));
    for (const card of CARDS) {
      const { name, copies } = TABLE[card];
      const told = items.find((item) => item.name === name[lang] && item.art !== undefined);
      assert.ok(told !== undefined, card);
      assert.equal(told.aside?.includes('×') ?? false, copies > 1, card);
    }
    for (const { name, cards } of PAIRS) {
      const told = items.find((item) => item.name === name[lang]);
      for (const card of cards) assert.ok(told?.text.includes(TABLE[card].name[lang]), `${card} in ${name[lang]}`);
    }
  });

test('every example is told, and is a scenario that holds', async () => {
  const scenarios = readScenarios(readFileSync(`${ROOT}/src/games/assassin-x/scenarios/examples.scn`, 'utf8'));
  const chapter = (await page('en')).chapters.find(({ key }) => key === 'examples');
  assert.equal(chapter?.items.length, EXAMPLES.length);
  for (const [, title] of EXAMPLES) {
    const [scenario, another] = scenarios.filter((one) => one.title.startsWith(title));
    assert.ok(scenario !== undefined && another === undefined, title);
    assert.equal(runScenario(GAMES, scenario).fault, undefined);
  }
});

test('every emblem is on the page', async () => {
  const drawn = leaves(await page('fr'));
  for (const name of Object.keys(EMBLEMS)) assert.ok(drawn.includes(`assassin-x/${name}`), name);
});
