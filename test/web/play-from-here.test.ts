/** Playing on from a moment of a game; it counts nowhere, and resumes after a reload. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { en } from '../../src/web/features/play-from-here/text/en.ts';
import { atLength, someOf } from '../at-length.ts';
import { openStage, skip } from './browser.ts';
import { finished } from './known-screen.ts';
import { BOLD, playOut } from './player.ts';
import { en as screens } from './said.ts';
import { FIRST } from './saved-games.ts';
import {
  ASKED,
  AT_TABLE,
  CHANCES,
  DOCK,
  EACH,
  END,
  FROM_HERE,
  FROM_HERE_ON,
  PLAY_FROM_HERE_END,
  PLAY_FROM_HERE_STRIP,
  PRIMARY,
  REPLAY,
  SHEET,
  SLIDER,
  STAND,
  TO_REPLAY,
} from './seen.ts';
import { settings, visitor } from './visitors.ts';

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(`cabale.${name}`), key);

describe('playing from a position, in a browser', { skip }, () => {
  const stage = openStage('static');

  atLength('from today’s moment: to the end, then once more; it counts in no stats', async () => {
    const { page, context, errors } = await visitor(stage.browser, settings());
    await page.goto(`${stage.url}#/daily/2026-11-16`);
    await page.locator('#likely').fill('40');
    await page.click(STAND);
    await page.click(FROM_HERE_ON);
    // after letting it stand, one has seen a card that was hidden
    assert.ok(await page.locator(`${FROM_HERE} input[value="anew"]`).isChecked());
    await page.click(`${FROM_HERE} ${PRIMARY}:has-text("${en.play}")`);
    await page.waitForSelector(PLAY_FROM_HERE_STRIP);
    await page.waitForSelector(DOCK);
    const kept = await page.waitForFunction(() => localStorage.getItem('cabale.as-if'));
    assert.equal(await stored(page, 'solo'), null, 'a game that was left alone stays so');
    const { asIf } = JSON.parse(String(await kept.jsonValue()));
    assert.ok(asIf.anew.length > 0);
    await page.reload();
    await page.waitForSelector(PLAY_FROM_HERE_STRIP);
    await playOut(page, [...BOLD], 1500);
    await page.waitForSelector(`${PLAY_FROM_HERE_END} button:has-text("${en.again}")`);
    assert.equal(await stored(page, 'past'), null, 'it counts nowhere');
    await page.click(`${PLAY_FROM_HERE_END} button:has-text("${en.again}")`);
    await page.waitForSelector(`${AT_TABLE}:not(:has(.end)) >> ${DOCK}`);
    assert.deepEqual(errors, []);
    await context.close();
  });

  atLength('from the review: “what if”, then how often experts win from there', async () => {
    const { page, context, errors } = await visitor(
      stage.browser,
      settings({ solo: finished(FIRST, 4), film: 'verdict', speed: 'instant' }),
    );
    await page.goto(`${stage.url}#/solo/resume`);
    await page.click(`${END} >> button:has-text("${screens.review}")`);
    await page.waitForSelector(`${SHEET} >> ${CHANCES}`);
    await page.click(`${SHEET} >> ${EACH} summary`);
    await page.locator(`${SHEET} >> ${EACH} .what-if`).first().click();
    assert.ok(await page.locator(`${FROM_HERE} input[value="anew"]`).isChecked());
    await page.click(`${FROM_HERE} ${PRIMARY}:has-text("${en.play}")`);
    await page.waitForSelector(PLAY_FROM_HERE_STRIP);
    await playOut(page, [...BOLD], 1500);
    await page.waitForSelector(`${PLAY_FROM_HERE_END} .experts:has-text("40")`);
    assert.deepEqual(errors, []);
    await context.close();
  });

  for (const { id } of someOf(GAMES, 2))
    it(`${id}: from a replay, in the seat that is asked there`, async () => {
      const { page, context, errors } = await visitor(
        stage.browser,
        settings({ solo: finished(id, 4), film: 'verdict' }),
      );
      await page.goto(`${stage.url}#/solo/resume`);
      await page.click(TO_REPLAY);
      await page.waitForSelector(SLIDER);
      await page.locator(SLIDER).fill('3');
      await page.click(`${REPLAY} >> button:has-text("${screens.fromHere}")`);
      assert.ok(await page.locator(`${FROM_HERE} input[value="anew"]`).isChecked());
      await page.click(`${FROM_HERE} ${PRIMARY}:has-text("${en.play}")`);
      await page.waitForSelector(PLAY_FROM_HERE_STRIP);
      await page.waitForSelector(`${AT_TABLE} ${ASKED}`);
      assert.deepEqual(errors, []);
      await context.close();
    });
});
