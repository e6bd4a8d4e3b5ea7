/** Seats, speech and answers in a browser: sizes, and nothing important covered. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { isAtLength, someOf } from '../../../../../test/at-length.ts';
import { openStage, skip } from '../../../../../test/web/browser.ts';
import { atRest } from '../../../../../test/web/in-page.ts';
import type { Moves } from '../../../../../test/web/saved-games.ts';
import { BUBBLE, DOCK, PLACE, READY, TELLING, TILE, UNSEEN } from '../../../../../test/web/seen.ts';
import { settings, visitor } from '../../../../../test/web/visitors.ts';
import { left } from './left.ts';
import { ARROWS, PASS_TILE } from './seen.ts';

const DEAL = [
  'A: countess duchess, 4 coins',
  'B: assassin ambassador, 2 coins',
  'C: captain / duchess, 6 coins',
  'D: countess ambassador, 3 coins',
  'E: duchess assassin, 4 coins',
  'F: ambassador countess, 5 coins',
  'G: assassin captain, 2 coins',
  'H: ambassador captain, 2 coins',
];
const CLAIM: Moves = [['B', 'captain D']];
const AT_ME: Moves = [['B', 'captain A']];
const COUNTER: Moves = [
  ...CLAIM,
  ...(['C', 'D', 'E', 'F', 'A'] as const).map((seat) => [seat, 'pass'] as const),
  ['D', 'counter ambassador'],
];

const tall = (page: Page, what: string): Promise<number> =>
  page.evaluate((one) => document.querySelector(one)?.getBoundingClientRect().height ?? 0, what);

const covered = (page: Page): Promise<string[]> =>
  page.evaluate((dock) => {
    const boxes = (what: string) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    const KEPT = ['.place .mask', '.place .purse', '.place .cards', '.place .name', '.hand .card', dock, '.bubble'];
    return boxes('.bubble:not(.unplaced)').flatMap((bubble) =>
      KEPT.filter((what) =>
        boxes(what).some(
          (box) =>
            (box.x !== bubble.x || box.y !== bubble.y) &&
            Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left) > 1 &&
            Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top) > 1,
        ),
      ),
    );
  }, DOCK);

describe('seats and speech', { skip }, () => {
  const stage = openStage('web');
  const open = async (players: number, moves: Moves, [width, height]: readonly [number, number], lang = 'fr') => {
    const solo = left(DEAL.slice(0, players), moves, { first: 'B' });
    const here = await visitor(stage.browser, settings({ solo, lang }), { width, height });
    await here.page.goto(`${stage.url}#/solo/resume`);
    await here.page.waitForSelector(READY);
    await atRest(here.page);
    return here;
  };

  it('seats grow with the free arc', async () => {
    const { page, context } = await open(6, CLAIM, [1920, 1080]);
    const { width = 0 } = (await page.locator(`${PLACE} [role="img"]`).first().boundingBox()) ?? {};
    assert.ok(width >= 84, `${width}`);
    await context.close();
  });

  it('answers to a claim fit in one row on a laptop', async () => {
    const { page, context } = await open(6, CLAIM, [1440, 900]);
    assert.ok((await tall(page, DOCK)) <= 150);
    assert.match((await page.locator(`${PASS_TILE} small`).textContent()) ?? '', /à Denis · Denis peut contrer$/);
    await context.close();
  });

  for (const [what, moves] of someOf([
    ['a claim', CLAIM],
    ['what is aimed at me', AT_ME],
  ] as const))
    it(`with eight on the smallest phone all answers to ${what} are visible`, async () => {
      const { page, context } = await open(8, moves, [360, 640]);
      const answers = page.locator(`${DOCK} ${TILE}`);
      assert.ok((await answers.count()) > 1);
      const beyond = await answers.evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().bottom > innerHeight).map((one) => one.textContent),
      );
      assert.deepEqual(beyond, []);
      await context.close();
    });

  const placed = [
    [6, COUNTER, [390, 844]],
    [6, COUNTER, [1440, 900]],
    [6, COUNTER, [844, 390]],
    [6, AT_ME, [360, 640]],
    [8, CLAIM, [360, 640]],
    [8, CLAIM, [1440, 900]],
    [3, AT_ME, [390, 844]],
  ] as const;
  for (const [players, moves, size] of placed.filter((_, i) => isAtLength || i % 4 === 1))
    it(`${players} at ${size.join('×')}: bubbles cover nothing, and each claim is shown once`, async () => {
      const { page, context } = await open(players, moves, size);
      assert.ok((await page.locator(`${BUBBLE}:not(.unplaced)`).count()) > 0);
      assert.deepEqual(await covered(page), []);
      assert.equal(await page.locator(`${TELLING} .last`).count(), 0);
      assert.ok((await page.locator(`${ARROWS} .head`).count()) > 0);
      await context.close();
    });

  it('a seat shows its past claims in a picture and in words', async () => {
    const { page, context } = await open(6, CLAIM, [390, 844], 'en');
    const bruno = page.locator(`${PLACE}:has-text("Bruno")`);
    assert.equal(await bruno.locator('.memory .said').count(), 1);
    assert.match((await bruno.locator(UNSEEN).textContent()) ?? '', /claimed: Captain/);
    await context.close();
  });
});
