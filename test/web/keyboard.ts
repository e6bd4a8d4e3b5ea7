/** A game alone by keyboard alone. */
import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { findGame } from '../../src/engine/record.ts';
import { BOLD, playByKeyboard } from './player.ts';
import { kept } from './saved-games.ts';
import { DOCK } from './seen.ts';
import { settings, visitor } from './visitors.ts';

export const byKeyboardAlone = async (
  { browser, url }: { readonly browser: Browser; readonly url: string },
  id: string,
): Promise<void> => {
  const [least] = findGame(GAMES, id).players;
  const solo = kept({ game: id, seats: Math.max(3, least), options: {} });
  const { page, context, errors } = await visitor(browser, settings({ solo }), { width: 1280, height: 800 });
  await page.goto(`${url}#/solo/resume`);
  await page.waitForSelector(`${DOCK} >> h2`);
  const framed = () =>
    page.evaluate((what) => {
      const title = document.querySelector<HTMLElement>(what);
      title?.focus();
      return title !== null && getComputedStyle(title).outlineStyle !== 'none';
    }, `${DOCK} h2`);
  assert.ok(!(await framed()), 'a question that has the focus is framed only');
  await page.keyboard.press('Tab');
  assert.ok(await framed(), 'for those who go by keys');
  await playByKeyboard(page, [...BOLD, 'rest', 'believe']);
  assert.deepEqual(errors, []);
  await context.close();
};
