/** One who plays Complots sensibly by what is on the screen, and counts what it takes: touches, and waiting for nothing. */
import type { Page } from 'playwright-core';
import { waitingIn, watchWaiting } from '../measures.ts';
import { BOLD, learnFree, type Taste } from '../player.ts';

export type Means = 'by hand' | 'turn' | 'named';

export type Tally = {
  /** On my own turns, from being asked what I do to the next player's turn. */
  own: number;
  /** Between each two of them. */
  readonly between: { touches: number; named: number }[];
  /** The longest time in which I was not asked and nothing moved, in milliseconds. */
  still: number;
  over: boolean;
};

type Did = { readonly touch?: 'own' | 'named' | 'other'; readonly over?: boolean };

/** One touch, if there is anything to be touched. */
const touch = (page: Page, means: Means, taste: Taste): Promise<Did> =>
  page.evaluate(
    ([how, wishes]) => {
      const first = (what: string) => [...document.querySelectorAll(what)].find(isFree);
      const mine = document.querySelector('.mine.active') !== null;
      const pressed = (button: HTMLButtonElement, kind: 'named' | 'other'): Did => {
        button.click();
        return { touch: mine ? 'own' : kind };
      };
      if (document.querySelector('.dock.end') !== null) return { over: true };
      if (document.querySelector('.playing') !== null) return {};
      const until = first(`[data-until="${how}"]`);
      if (until !== undefined) return pressed(until, 'other');
      if (document.querySelector('dialog[open]') !== null) return {};
      const hurry = first('.hurry');
      if (hurry !== undefined) return pressed(hurry, 'other');
      if (document.querySelector('.dock.asked') === null) return {};
      const again = first(`.pass-bar [data-again="${how}"]`);
      if (again !== undefined) return pressed(again, 'other');
      const letPass = how === 'by hand' ? undefined : first('.pass-bar .let');
      if (letPass !== undefined) return pressed(letPass, 'other');
      const window = document.querySelector('.pass-bar .let') !== null;
      const confirm = first('.confirm button');
      if (confirm !== undefined) return pressed(confirm, 'named');
      const card = first('.pick[aria-pressed="false"]');
      if (card !== undefined) return pressed(card, 'named');
      const tiles = [...document.querySelectorAll('.tiles .tile')].filter(isFree);
      const truth = tiles.find((tile) => tile.matches('[data-move^="counter "]:not(.bluff)'));
      const wish = wishes.find((move) => tiles.some((tile) => tile.dataset.move === move));
      const tile = truth ?? tiles.find((one) => wish === undefined || one.dataset.move === wish);
      return tile === undefined ? {} : pressed(tile, window ? 'other' : 'named');
    },
    [means, taste] as const,
  );

const SOMETHING = '.at-table:not(.playing) .dock.asked, .dock.end, .hurry, dialog[open]';
/** Nobody touches sooner, and the table takes no touch that was meant for what stood there before. */
const FINGER = 300;

/** Plays to the end, or for so many milliseconds. */
export const playSensibly = async (page: Page, url: string, means: Means, most = 600_000): Promise<Tally> => {
  const tally: Tally = { own: 0, between: [{ touches: 0, named: 0 }], still: 0, over: false };
  await watchWaiting(page);
  await page.goto(url);
  await learnFree(page);
  await page.waitForSelector('.dock');
  let turns = false;
  for (const until = Date.now() + most; Date.now() < until; ) {
    await page.waitForSelector(SOMETHING, { timeout: most });
    await page.waitForTimeout(FINGER);
    const { touch: what, over } = await touch(page, means, BOLD);
    if (over === true) {
      tally.over = true;
      break;
    }
    const last = tally.between.at(-1);
    if (what === 'own') {
      tally.own += 1;
      turns = true;
    } else if (what !== undefined && last !== undefined) {
      if (turns) tally.between.push({ touches: 0, named: 0 });
      turns = false;
      const now = tally.between.at(-1) ?? last;
      now.touches += 1;
      if (what === 'named') now.named += 1;
    }
  }
  tally.still = (await waitingIn(page)).longest;
  return tally;
};
