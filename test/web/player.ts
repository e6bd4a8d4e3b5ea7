/** Plays by what is on the screen: looks at the dock, touches a card or a button that is really there to be touched. */
import type { Page } from 'playwright-core';

/** What it would rather do, in this order; otherwise the first that is offered. */
export type Taste = readonly string[];
export const BOLD: Taste = ['coup …', 'assassin …', 'executioner …', 'duchess', 'ursuline …', 'illusionist', 'pass'];

/** One touch. Says what it touched; `over` once the game is; `undefined` while there is nothing to touch. */
const touch = (page: Page, taste: Taste): Promise<string | undefined> =>
  page.evaluate((wishes) => {
    const free = (button: Element): button is HTMLButtonElement => {
      if (!(button instanceof HTMLButtonElement) || button.disabled) return false;
      button.scrollIntoView({ block: 'nearest' });
      const box = button.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top !== null && button.contains(top);
    };
    const all = (what: string) => [...document.querySelectorAll(what)].filter(free);
    const press = (button: HTMLButtonElement | undefined, said: string) => {
      button?.click();
      return button === undefined ? undefined : said;
    };
    if (document.querySelector('.dock.end') !== null) return 'over';
    const curtain = all('.curtain button')[0];
    if (curtain !== undefined) return press(curtain, 'lift');
    if (document.querySelector('.dock.asked') === null) return undefined;
    const confirm = all('.confirm button')[0];
    if (confirm !== undefined) return press(confirm, confirm.dataset.move ?? '');
    const card = all('.pick').find((one) => one.getAttribute('aria-pressed') === 'false');
    if (card !== undefined) return press(card, 'card');
    const sure = all('.tile.sure')[0];
    if (sure !== undefined) return press(sure, 'sure');
    const tiles = all('.tiles:not(.beside-tiles) .tile');
    const wish = wishes.find((move) => tiles.some((tile) => tile.dataset.move === move));
    const tile = tiles.find((one) => wish === undefined || one.dataset.move === wish);
    return press(tile, tile?.dataset.move ?? '');
  }, taste);

/** Plays until the game is over, or fails after so many touches. */
export const playOut = async (page: Page, taste: Taste = BOLD, most = 400): Promise<string[]> => {
  await page.waitForSelector('.dock, .curtain');
  const done: string[] = [];
  for (let idle = 0; done.length < most && idle < 1000; ) {
    const did = await touch(page, taste);
    if (did === 'over') return done;
    if (did === undefined) idle += 1;
    else {
      idle = 0;
      done.push(did);
    }
    await page.waitForTimeout(did === undefined ? 15 : 5);
  }
  throw new Error(`the game is not over after ${done.length} touches: ${done.slice(-8).join(' | ')}`);
};
