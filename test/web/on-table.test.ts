/** On one shared device: the button to take or return it is fully visible. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { someOf } from '../at-length.ts';
import { openStage, skip } from './browser.ts';
import { kept } from './saved-games.ts';
import { ASKED, CURTAIN, DOCK, HAND_ON, LAY_DOWN } from './seen.ts';
import { settings, visitor } from './visitors.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

const TAKE = `${DOCK} .take, ${CURTAIN} button`;
const GIVE_BACK = `${DOCK} :is(${LAY_DOWN}, ${HAND_ON})`;

/** How much is below the screen's edge. */
const below = async (page: Page, what: string): Promise<number> => {
  const box = await page.locator(what).boundingBox();
  assert.ok(box !== null, `${what} is there`);
  return Math.max(0, Math.round(box.y + box.height) - (page.viewportSize()?.height ?? 0));
};

describe('one device, in a browser', { skip }, () => {
  const stage = openStage('static');

  for (const { id: game, players } of someOf(GAMES, 1))
    it(`${game}: the buttons to pick up and put down the device are fully visible`, async () => {
      const seats = Math.min(4, players[1]);
      const people = ['A', 'B', 'C', 'D'].slice(0, seats);
      const solo = kept({ game, seats, options: {}, first: 'A' }, [], people);
      for (const size of SIZES) {
        const { page, context, errors } = await visitor(stage.browser, settings({ solo, lang: 'fr' }), size);
        await page.goto(`${stage.url}#/solo/resume`);
        await page.waitForSelector(TAKE);
        assert.equal(await below(page, TAKE), 0, `to take it at ${size.width} × ${size.height}`);
        await page.click(TAKE);
        await page.waitForSelector(ASKED);
        if ((await page.locator(GIVE_BACK).count()) > 0)
          assert.equal(await below(page, GIVE_BACK), 0, `to give it back at ${size.width} × ${size.height}`);
        assert.deepEqual(errors, []);
        await context.close();
      }
    });
});
