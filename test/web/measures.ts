/** Measures the effort of play in a page: touches, idle waiting, sentences that pass too fast. */
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import type { Sight, View } from '../../src/engine/game.ts';
import type { GameRecord } from '../../src/engine/record.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { look, resumeTable } from '../../src/host/table.ts';
import { ASKED, PARTS } from './seen.ts';

export type Waiting = {
  readonly longest: number;
  readonly share: number;
  /** The least milliseconds between two headlines. */
  readonly headlines: number;
};

/** New text counts as motion for this long. */
const LOOK = 400;

/** Records idle times and headline changes. */
export const watchWaiting = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([seen, look]) => {
      let [moved, last] = [performance.now(), performance.now()];
      let [longest, still, total] = [0, 0, 0];
      let [headline, since, headlines] = ['', 0, Number.POSITIVE_INFINITY];
      const touched = (changes: readonly MutationRecord[]) => {
        if (changes.every(({ attributeName }) => attributeName === 'data-settled')) return; // invisible
        moved = performance.now();
        const now = document.querySelector('.headline')?.textContent ?? '';
        if (now === headline) return;
        if (headline !== '' && now !== '') headlines = Math.min(headlines, moved - since);
        [headline, since] = [now, moved];
      };
      new MutationObserver(touched).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      setInterval(() => {
        const running = document
          .getAnimations()
          .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
        const there = document.querySelector(seen.DOCK) !== null;
        const waiting = there && document.querySelector(seen.ASKED) === null;
        const now = performance.now();
        if (running || !waiting) moved = now;
        longest = Math.max(longest, now - moved);
        if (there) total += now - last;
        if (now - moved > look) still += now - last;
        last = now;
        Object.assign(globalThis, { waiting: { longest, share: (100 * still) / Math.max(1, total), headlines } });
      }, 40);
    },
    [PARTS(), LOOK] as const,
  );

export const waitingIn = async (page: Page): Promise<Waiting> => {
  const kept: Waiting = await page.evaluate(() => Reflect.get(globalThis, 'waiting'));
  return { longest: Math.round(kept.longest), share: Math.round(kept.share), headlines: Math.round(kept.headlines) };
};

/** A touch of a button, after so many moves. */
type Touch = { readonly what: 'game' | 'take' | 'hand on'; readonly moves: number; readonly asked: boolean };

/** Records touches of a game on this device; a held button counts once. */
export const keepTouches = (page: Page): Promise<unknown> =>
  page.addInitScript((asks) => {
    const touches: Touch[] = [];
    let record: { moves: unknown[] } | undefined;
    const onTouch = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button, select') : null;
      if (button === null || button.matches('.hold:not(.sure)')) return;
      record = JSON.parse(localStorage.getItem('cabale.solo') ?? 'null')?.record ?? record;
      const what = button.matches('.curtain button, .take') ? 'take' : button.matches('.hand-on') ? 'hand on' : 'game';
      const asked = document.querySelector(asks) !== null;
      touches.push({ what, moves: record?.moves.length ?? 0, asked });
    };
    addEventListener('click', onTouch, true);
    Object.assign(globalThis, { touchesMade: () => ({ touches, record }) });
  }, ASKED);

export type Touched = { readonly touches: readonly Touch[]; readonly record: GameRecord };

export const touchesIn = (page: Page): Promise<Touched> =>
  page.evaluate(() => {
    const take: unknown = Reflect.get(globalThis, 'touchesMade');
    return typeof take === 'function' ? take() : undefined;
  });

const sightsOf = (record: GameRecord, viewer?: Seat): Sight[] => {
  const game = GAMES.find(({ id }) => id === record.game);
  if (game === undefined) throw new Error(`no game ${record.game}`);
  const sights: Sight[] = [];
  resumeTable(game, record, (table) => sights.push(look(table, viewer)));
  return sights;
};

/** Touches by part of the game, without unnamed and unfinished parts. */
export const touchesBy = (
  { touches, record }: Touched,
  what: Touch['what'],
  partOf: (view: View) => string | undefined,
): number[] => {
  const named = sightsOf(record).map(({ view }) => partOf(view));
  let run = 0;
  const parts = named.map((part, i) => {
    if (part !== named[i - 1]) run += 1;
    return part === undefined ? undefined : run;
  });
  const left = parts.at(-1);
  const whole = new Set(parts.filter((part) => part !== undefined && part !== left));
  return [...whole].map((part) => touches.filter((one) => one.what === what && parts[one.moves] === part).length);
};

export const needlessIn = ({ touches, record }: Touched, me: Seat = 'A'): number => {
  const sights = sightsOf(record, me);
  return touches.filter(({ asked, moves }) => asked && sights[moves]?.answers.length === 1).length;
};
