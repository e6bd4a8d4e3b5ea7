/** Plays Complots sensibly by what is on the screen, and counts touches and idle waiting. */
import type { Page } from 'playwright-core';
import { type Spot, tap } from '../../../../../test/web/hand.ts';
import { LOOK, teach } from '../../../../../test/web/in-page.ts';
import { waitingIn, watchWaiting } from '../../../../../test/web/measures.ts';
import { BOLD, type Taste } from '../../../../../test/web/player.ts';
import { PARTS } from '../../../../../test/web/seen.ts';

/** `offered`: by hand until automatic passing is offered. */
export type Means = 'by hand' | 'turn' | 'named' | 'offered';

export type Tally = {
  /** From the question on my turn to the next player's turn. */
  own: number;
  /** Between those. */
  readonly between: { touches: number; named: number }[];
  passes: number;
  still: number;
  over: boolean;
};

type Did = {
  readonly touch?: 'own' | 'named' | 'other';
  readonly at?: Spot;
  readonly pass?: true;
  readonly over?: boolean;
};

/** The next touch, once the dock accepts it; undefined if there was nothing to touch for a while. */
const find = (page: Page, means: Means, taste: Taste): Promise<Did | undefined> =>
  page.evaluate(
    ([seen, how, wishes, look]) => {
      const first = (what: string) => [...document.querySelectorAll(what)].find(isFree);
      const pressed = (button: HTMLButtonElement, kind: 'named' | 'other'): Did => {
        const mine = there('.mine.active');
        const pass = button.matches('[data-move="pass"], .pass-bar *, [data-until]');
        const { x, y, width, height } = button.getBoundingClientRect();
        const at = { x: x + width / 2, y: y + height / 2 };
        return { touch: mine ? 'own' : kind, at, ...(pass ? { pass } : {}) };
      };
      const there = (what: string) => document.querySelector(what) !== null;
      const touched = (): Did | undefined => {
        if (there(seen.END)) return { over: true };
        if (there(seen.SCENE) || !there(seen.SETTLED)) return undefined;
        const until = first(`[data-until="${how}"]`);
        if (until !== undefined) return pressed(until, 'other');
        if (there('dialog[open]')) return undefined;
        const hurry = first('.hurry:not([data-touched])');
        hurry?.setAttribute('data-touched', ''); // it stays in place
        if (hurry !== undefined) return pressed(hurry, 'other');
        if (!there(seen.ASKED)) return undefined;
        const offer = how === 'offered' ? first('.pass-bar .offer') : undefined;
        if (offer !== undefined) return pressed(offer, 'other');
        const again = first(`.pass-bar [data-again="${how}"]`);
        if (again !== undefined) return pressed(again, 'other');
        const letPass = how === 'by hand' || how === 'offered' ? undefined : first('.pass-bar .let');
        if (letPass !== undefined) return pressed(letPass, 'other');
        const window = there('.pass-bar .let');
        const confirm = first('.confirm button');
        if (confirm !== undefined) return pressed(confirm, 'named');
        const card = first('.pick[aria-pressed="false"]');
        if (card !== undefined) return pressed(card, 'named');
        const tiles = [...document.querySelectorAll(`${seen.DOCK} [data-move]`)].filter(isFree);
        const truth = tiles.find((tile) => tile.matches('[data-move^="counter "]:not(.bluff)'));
        const wish = wishes.find((move) => tiles.some((tile) => tile.dataset.move === move));
        const tile = truth ?? tiles.find((one) => wish === undefined || one.dataset.move === wish);
        return tile === undefined ? undefined : pressed(tile, window ? 'other' : 'named');
      };
      return patiently(touched, look);
    },
    [PARTS(), means, taste, LOOK] as const,
  );

export const playSensibly = async (page: Page, url: string, means: Means, most = 600_000): Promise<Tally> => {
  const tally: Tally = { own: 0, between: [{ touches: 0, named: 0 }], passes: 0, still: 0, over: false };
  await watchWaiting(page);
  await page.goto(url);
  await teach(page);
  let turns = false;
  for (const until = Date.now() + most; Date.now() < until; ) {
    const { touch: what, at, pass, over } = (await find(page, means, BOLD)) ?? {};
    if (at !== undefined) await tap(page, at);
    if (pass === true) tally.passes += 1;
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
