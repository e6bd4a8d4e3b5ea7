/** Buttons ignore touches meant for earlier content; the dock says when it is settled. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { someOf } from '../at-length.ts';
import { openStage, skip } from './browser.ts';
import { middleOf, tap } from './hand.ts';
import { runUntil, stopClock } from './in-page.ts';
import { kept } from './saved-games.ts';
import { ASKED, AT_TABLE, DOCK, PICK } from './seen.ts';
import { settings, visitor } from './visitors.ts';

const keepMoves = () => {
  const moves: unknown[] = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, order: { do?: string }) {
    if (order.do === 'move') moves.push(order);
    postMessage.call(this, order);
  };
  Object.assign(globalThis, { movesSaid: moves });
};
const movesSaid = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(globalThis, 'movesSaid').length);

const CARD = `${AT_TABLE} ${PICK}[aria-pressed="false"] >> nth=0`;
const MOVE = `${AT_TABLE} [data-move]:enabled >> nth=0`;

describe('the dock settles, in a browser', { skip }, () => {
  const stage = openStage('static');

  for (const { id, players } of someOf(GAMES, 1))
    it(`${id}: the dock ignores touches until it has settled, and each move is sent once`, async () => {
      const solo = kept({ game: id, seats: Math.max(3, players[0]), options: {}, first: 'A' });
      const { page, context, errors } = await visitor(stage.browser, settings({ solo, speed: 'normal' }));
      await page.addInitScript(keepMoves);
      await page.clock.install();
      await page.goto(stage.url);
      await stopClock(page);
      await page.evaluate(() => location.assign('#/solo/resume'));
      // cards that make a move are touched first, and can be put back
      const move = page.locator(MOVE);
      await runUntil(page, ASKED);
      const ready = (await move.count()) > 0;
      const settled = page.locator(`${DOCK} >> :scope[data-settled]`);
      assert.equal(await settled.count(), 0);
      await tap(page, await middleOf(page, ready ? MOVE : CARD));
      assert.equal(await movesSaid(page), 0, 'too soon');
      await page.clock.runFor(250);
      assert.equal(await settled.count(), 1);
      assert.equal(await movesSaid(page), 0, 'nor is it taken later');
      while ((await move.count()) === 0) await tap(page, await middleOf(page, CARD));
      const at = await middleOf(page, MOVE);
      for (const touch of [at, at]) await tap(page, touch);
      assert.equal(await movesSaid(page), 1, 'touched twice before the answer came, it is said once');
      await runUntil(page, `${DOCK}:not([data-settled])`); // after the scenes
      assert.deepEqual(errors, []);
      await context.close();
    });
});
