/** Plays by what is on the screen: looks at the dock, touches a card or a button that is really there to be touched. */
import type { Page } from 'playwright-core';

/** What it would rather do, in this order, moves or `.what-it-would-touch`; otherwise the first that is offered. */
export type Taste = readonly string[];
export const BOLD: Taste = ['coup …', 'assassin …', 'executioner …', 'duchess', 'ursuline …', 'illusionist', 'pass'];

declare global {
  /** Whether something is a button that can be touched where it is; scrolls there. */
  var isFree: (one: Element) => one is HTMLButtonElement;
  /**
   * Asks until there is an answer, or nothing for so many milliseconds: again whenever something has changed, so that those
   * who wait leave the machine to others, and now and then, since of what slides away one is not told.
   */
  var patiently: (ask: () => string | undefined, ms: number) => Promise<string | undefined>;
}

/** The page knows from now on what can be touched, and how to wait for it. */
export const learnFree = async (page: Page): Promise<void> => {
  const learn = () => {
    const changed = (): Promise<void> =>
      new Promise((done) => {
        const watch = new MutationObserver(() => setTimeout(go, 15));
        const go = () => {
          watch.disconnect();
          done();
        };
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(go, 100);
      });
    globalThis.patiently = async (ask, ms) => {
      for (const until = performance.now() + ms; performance.now() < until; await changed()) {
        const said = ask();
        if (said !== undefined) return said;
      }
      return undefined;
    };
    globalThis.isFree = (one): one is HTMLButtonElement => {
      if (!(one instanceof HTMLButtonElement) || one.disabled || one.ariaDisabled === 'true') return false;
      one.scrollIntoView({ block: 'nearest' });
      const box = one.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top !== null && one.contains(top);
    };
  };
  await page.addInitScript(learn);
  await page.evaluate(learn);
};

/** How long a page is looked at before whoever plays there asks again. */
const LOOK = 500;

/**
 * One touch. Says what it touched; `over` once the game is; `there` where it should stop; `undefined` where there was nothing
 * to touch for a while.
 */
const touch = (page: Page, taste: Taste, stop = ''): Promise<string | undefined> =>
  page.evaluate(
    ([wishes, end, look]) => {
      const all = (what: string) => [...document.querySelectorAll(what)].filter(isFree);
      const press = (button: HTMLButtonElement | undefined, said: string) => {
        button?.click();
        return button === undefined ? undefined : said;
      };
      const touched = (): string | undefined => {
        if (end !== '' && document.querySelector(end) !== null) return 'there';
        const scene = document.querySelector('.playing .skip');
        if (scene instanceof HTMLElement) {
          scene.click();
          return undefined;
        }
        if (document.querySelector('.dock.end') !== null) return 'over';
        const curtain = all('.curtain button, .dock .take, .dock .hand-on')[0];
        if (curtain !== undefined) return press(curtain, curtain.matches('.hand-on') ? 'hand on' : 'lift');
        if (document.querySelector('.dock.asked') === null) return press(all('.dock .go-on, .dock .hurry')[0], 'go on');
        const rather = wishes.filter((wish) => wish.startsWith('.')).flatMap((wish) => all(wish))[0];
        if (rather !== undefined) return press(rather, rather.dataset.move ?? 'rather');
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
      };
      return patiently(touched, look);
    },
    [taste, stop, LOOK] as const,
  );

/** Bots may play on for as long where everybody at the table is out. */
const PATIENCE = 120_000;

/** Plays until the game is over, or fails after so many touches. */
export const playOut = async (page: Page, taste: Taste = BOLD, most = 400): Promise<string[]> => {
  const done = await playSome(page, most, taste);
  if (done.at(-1) === 'over') return done.slice(0, -1);
  throw new Error(`the game is not over after ${done.length} touches: ${done.slice(-8).join(' | ')}`);
};

/** Plays so many touches, or until the game is over, or what it should stop at is there. */
export const playSome = async (page: Page, most: number, taste: Taste = BOLD, stop = ''): Promise<string[]> => {
  await learnFree(page);
  await page.waitForSelector('.dock, .curtain');
  const done: string[] = [];
  for (let last = performance.now(); done.length < most && performance.now() - last < PATIENCE; ) {
    const did = await touch(page, taste, stop);
    if (did !== undefined) {
      last = performance.now();
      done.push(did);
    }
    if (did === 'over' || did === 'there') break;
    await page.waitForTimeout(5);
  }
  return done;
};

/** Nobody touches sooner, and the table takes no touch that was meant for what stood there before. */
const FINGER = 300;
const ANYTHING =
  '.at-table:not(.playing) :is(.dock.asked, .dock .go-on, .dock .hurry, .dock .take), .dock.end, .curtain';

/** The same as one who looks: scenes are seen to their end, and a finger takes its time. */
export const playCalmly = async (page: Page, most: number, taste: Taste = BOLD): Promise<string[]> => {
  await learnFree(page);
  const done: string[] = [];
  while (done.length < most && done.at(-1) !== 'over') {
    await page.waitForSelector(ANYTHING, { timeout: PATIENCE });
    await page.waitForTimeout(FINGER);
    const playing = (await page.locator('.at-table.playing').count()) > 0;
    const did = playing ? undefined : await touch(page, taste);
    if (did !== undefined) done.push(did);
  }
  return done;
};

/** Several at one table, so many touches in all or until the game is over; fails where none of them can go on. */
export const playTogether = async (pages: readonly Page[], most: number, taste: Taste = []): Promise<void> => {
  let [done, last] = [0, performance.now()];
  const plays = async (page: Page): Promise<void> => {
    await learnFree(page);
    while (done < most) {
      const did = await touch(page, taste);
      if (did === 'over') return;
      if (did !== undefined) [done, last] = [done + 1, performance.now()];
      if (performance.now() - last > PATIENCE) throw new Error(`nobody can go on after ${done} touches`);
      await page.waitForTimeout(5);
    }
  };
  await Promise.all(pages.map(plays));
};

/** Tab until the focus is on what is wanted, as one does without a mouse. */
export const tabTo = async (page: Page, what: string, most = 40): Promise<void> => {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, what)) return;
  }
  throw new Error(`${what} is not reached by keyboard`);
};

/**
 * The key of what it would do next, once that is there to be pressed: a scene is ended, a card, a confirmation, its taste, the
 * first choice; `over` once the game is.
 */
const nextKey = (page: Page, taste: Taste): Promise<string | undefined> =>
  page.evaluate(
    async ([wishes, look, settling]) => {
      const there = (what: string) => document.querySelector(what) !== null;
      const state = () => {
        if (there('.playing .skip')) return 'Space';
        if (there('.dock.end')) return 'over';
        return there('.dock.asked, .dock .go-on') ? 'asked' : undefined;
      };
      const now = await patiently(state, look);
      if (now !== 'asked') return now;
      await new Promise((done) => setTimeout(done, settling));
      if (state() !== 'asked') return undefined;
      const keyed = (what: string, where = '.at-table'): Element[] =>
        [...document.querySelectorAll(`${where} ${what}[aria-keyshortcuts]`)].filter((one) => one.matches(':enabled'));
      const key = (one: Element | undefined): string | undefined => one?.getAttribute('aria-keyshortcuts') ?? undefined;
      const confirm = keyed('.confirm button')[0];
      const card = keyed('.pick').find((one) => one.getAttribute('aria-pressed') === 'false');
      const tiles = keyed('.tile:not([aria-disabled="true"])');
      const wish = wishes.find((move) => tiles.some((tile) => tile.getAttribute('data-move') === move));
      const tile = tiles.find((one) => wish === undefined || one.getAttribute('data-move') === wish);
      return key(confirm) ?? key(card) ?? key(tile) ?? key(keyed('button', '.dock')[0]);
    },
    [taste, LOOK, 60] as const,
  );

/** A whole game by the keys that the buttons name. The table may have moved on meanwhile. */
export const playByKeyboard = async (page: Page, taste: Taste = BOLD, most = 600): Promise<void> => {
  await learnFree(page);
  for (let [last, left] = [performance.now(), most]; left > 0 && performance.now() - last < PATIENCE; ) {
    const key = await nextKey(page, taste);
    if (key === 'over') return;
    if (key === undefined) continue;
    [last, left] = [performance.now(), left - 1];
    await page.keyboard.press(key);
  }
  throw new Error('the game by keyboard is not over');
};
