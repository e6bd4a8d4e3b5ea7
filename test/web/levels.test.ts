/** Trained opponents on one's own device: fetched on demand, and replaced if unavailable. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { coderFor } from '../../src/bots/index.ts';
import { LEVELS, type Opponent } from '../../src/bots/levels.ts';
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
