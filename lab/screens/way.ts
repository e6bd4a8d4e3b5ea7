/**
 * `npm run lab -- way`: films home → claim → table → end → next game on phone and laptop, as contact sheets in
 * reports/way, and measures how long each change of pages is blank. Fails if too long.
 */
import type { Page } from 'playwright-core';
import { readScriptArgs } from '../../src/command/script-args.ts';
import { FIRST } from '../../test/any-game.ts';
import { build, openBrowser } from '../../test/web/browser.ts';
import { playCalmly } from '../../test/web/player.ts';
import { openTestServer } from '../../test/web/server-fixture.ts';
import { settings, visitor } from '../../test/web/visitors.ts';
import { drawSheets, type Frame, watch } from './contact.ts';

readScriptArgs({});

const SIZES = {
  phone: { lang: 'fr', width: 390, height: 844 },
  laptop: { lang: 'en', width: 1440, height: 900 },
} as const;
/** Most milliseconds of a blank page. */
const BARE = 300;
const TOUCHES = 60;
const QUIET = ['coup …', 'income', 'pass'];

declare global {
  /** The longest blank time since last asked. */
  var bareFor: () => number;
}

/** By frame: a page without a visible text or emblem is blank. */
const watchBare = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let [since, longest] = [performance.now(), 0];
    const isVisible = (one: Element | null): boolean =>
      one?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
    const isBare = (): boolean => {
      const main = document.querySelector('main');
      if (main === null) return true;
      if ([...main.querySelectorAll('.emblem')].some(isVisible)) return false;
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null)
        if (texts.currentNode.nodeValue?.trim() !== '' && isVisible(texts.currentNode.parentElement)) return false;
      return true;
    };
    const look = (now: number): void => {
      if (isBare()) longest = Math.max(longest, now - since);
      else since = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    globalThis.bareFor = () => {
      const was = longest;
      longest = 0;
      return Math.round(was);
    };
  });

type Step = readonly [name: string, act: (page: Page) => Promise<unknown>, shown: string];

/** Actions and what to wait for. The page is known, so no lesson starts. */
const STEPS: readonly Step[] = [
  ['home', async () => {}, '.doubt-stage .deeds .primary'],
  ['doubt', (page) => page.click('.doubt-stage .deeds .primary'), '.onwards .primary'],
  ['felt', (page) => page.click('.onwards .primary'), '.lobby .begin'],
  ['table', (page) => page.click('.lobby .begin'), '.dock.asked[data-settled]'],
  ['game', (page) => playCalmly(page, TOUCHES, QUIET), '.dock.end .reveal > *'],
  ['felt again', (page) => page.click('.end .to-felt'), '.lobby .begin'],
  ['next game', (page) => page.click('.lobby .begin'), '.dock.asked[data-settled]'],
];

const house = await openTestServer(build('web'));
const browser = await openBrowser({ drawn: true });
for (const [name, { lang, ...size }] of Object.entries(SIZES)) {
  const wishes = settings({ lang, speed: 'quick', [`played.${FIRST}`]: 'yes' });
  const { page, context } = await visitor(browser, wishes, size);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchBare(page);
  await page.goto(house.url);
  const frames: Frame[] = [];
  let over = false;
  const watching = watch(page, frames, () => over);
  for (const [step, act, shown] of STEPS) {
    await act(page);
    await page.waitForSelector(shown);
    const bare = await page.evaluate(() => bareFor());
    console.log(`${name}, ${step}: nothing to see for ${bare} ms`);
    if (bare > BARE && step !== 'home') process.exitCode = 1;
  }
  over = true;
  await watching;
  console.log(
    `${name}: ${frames.length} frames on ${await drawSheets(browser, `way/${name}`, frames, name === 'laptop')} sheets`,
  );
  await context.close();
}
await browser.close();
await house.close();
