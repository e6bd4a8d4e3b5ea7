/** Trained opponents on one's own device: fetched on demand, and replaced if unavailable. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { coderFor } from '../../src/bots/index.ts';
import { LEVELS, type Opponent } from '../../src/bots/levels.ts';
import { en as characters } from '../../src/web/table/characters/text/en.ts';
import { nameOf } from '../../src/words/display-names.ts';
import { atLength, someOf } from '../at-length.ts';
import { openStage, skip } from './browser.ts';
import { BOLD, playSome } from './player.ts';
import { en } from './said.ts';
import * as seen from './seen.ts';
import { settings, visitor } from './visitors.ts';

const TRAINED = GAMES.filter(({ id }) => coderFor(id) !== undefined);

const opponentsOf = (page: Page): Promise<Opponent[]> =>
  page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('cabale.solo') ?? '{}').opponents));

describe('levels, in a browser', { skip }, () => {
  const stage = openStage('static');

  for (const { id, players } of someOf(TRAINED))
    it(`${id}: the net of experts is fetched once, when the game begins, and plays`, async () => {
      const { page, context, errors } = await visitor(stage.browser, settings({ lang: 'en' }));
      const nets: string[] = [];
      context.on('request', (request) => void (request.url().endsWith('.bin') && nets.push(request.url())));
      await page.goto(`${stage.url}#/new/solo`);
      await page.click(seen.OPENS_BOX);
      await page.click(`${seen.BOXES} label:has(input[value="${id}"])`);
      for (const level of LEVELS) await page.waitForSelector(`${seen.CHIP}:has(input[value="${level}"])`);
      await page.click(`${seen.CHIP}:has(input[value="expert"])`);
      await page.click(`${seen.CHIP}:has(input[value="${Math.max(3, players[0])}"])`);
      assert.deepEqual(nets, [], 'not before the game');
      await page.click(seen.CLOSE_BOX);
      await page.click(seen.BEGIN);
      await page.waitForSelector(seen.ASKED);
      const met = await opponentsOf(page);
      const did = await playSome(page, 8, [...BOLD, 'rest', 'believe']);
      assert.ok(did.length > 2);
      assert.equal(nets.length, 1);
      assert.ok(met.every(({ level }) => level === 'expert'));
      assert.equal(new Set(met.map(({ manner }) => manner)).size, met.length, 'opponents differ');
      assert.deepEqual(errors, []);
      await context.close();
    });

  it('every game offers all levels, and describes how each plays', async () => {
    const { page, context } = await visitor(stage.browser, settings({ lang: 'en' }));
    await page.goto(`${stage.url}#/new/solo`);
    await page.click(seen.OPENS_BOX);
    for (const game of GAMES) {
      await page.click(`${seen.BOXES} label:has(input[value="${game.id}"])`);
      await page.waitForSelector(`${seen.BOXES} input[value="${game.id}"]:checked`);
      for (const level of LEVELS) {
        await page.click(`${seen.CHIP}:has(input[value="${level}"])`);
        await page.waitForSelector(`text=${en.levelHints[level]}`);
      }
    }
    await context.close();
  });

  it('level and character of each opponent can be chosen, and its seat shows them', async () => {
    const { page, context, errors } = await visitor(stage.browser, settings({ lang: 'en' }));
    await page.goto(`${stage.url}#/new/solo`);
    await page.click(`${seen.CHAIR}:nth-child(3) ${seen.SITS}`);
    await page.click(`${seen.BOT_FACES} label:has-text("${nameOf('miser')}")`);
    await page.click(`.bot-choice ${seen.CHIP}:has(input[value="novice"])`);
    await page.click(seen.CLOSE);
    await page.click(seen.BEGIN);
    await page.waitForSelector(seen.ASKED);
    const [first, second, ...others] = await opponentsOf(page);
    assert.deepEqual(second, { level: 'novice', manner: 'miser' });
    for (const one of [first, ...others]) assert.equal(one?.level, 'regular');
    await page.click(`${seen.PLACE}:has-text("${nameOf('miser')}")`);
    await page.waitForSelector(`${seen.SHEET} >> ${seen.WHO_CARD} ${seen.MASK}`);
    const said = await page.locator(`${seen.SHEET} >> ${seen.WHO_CARD}`).textContent();
    for (const words of [characters.characters.miser.is, characters.characters.miser.says, en.botKinds.novice ?? ''])
      assert.ok(said?.includes(words), words);
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength('if the net cannot be loaded, the table says so, and simple bots play', async () => {
    const { page, context } = await visitor(stage.browser, settings({ lang: 'en' }));
    await context.route('**/*.bin', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${stage.url}#/solo/quick`);
    await page.waitForSelector(`${seen.TOAST}:has-text("${en.noNet}")`);
    await page.waitForSelector(seen.ASKED);
    assert.ok((await playSome(page, 4, [...BOLD, 'rest', 'believe'])).length > 1);
    await context.close();
  });
});
