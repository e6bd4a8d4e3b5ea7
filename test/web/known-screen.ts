/** A screen in its usual state, and how to get there. */
import type { Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { botsFor } from '../../src/bots/index.ts';
import { findGame } from '../../src/engine/record.ts';
import { letBotsPlay, newBots } from '../../src/host/bots.ts';
import { openTable, recordOf } from '../../src/host/table.ts';
import { dealt, kept, type Moves } from './saved-games.ts';
import { ASKED, CHAPTER, CURTAIN, END, FOUND, REPLAY, SCENE, SEARCH, SETTLED } from './seen.ts';

export type KnownScreen = {
  readonly name: string;
  readonly hash: string;
  readonly solo?: string;
  readonly wait: string;
  readonly wishes?: Readonly<Record<string, string>>;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act?: (page: Page) => Promise<void>;
};

/** The table accepts touches, or something else can be touched. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForSelector(`${CURTAIN}, main:not(${SCENE}) :is(${SETTLED}, ${END}, ${REPLAY})`);

export const touching =
  (...what: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const one of what) {
      await settled(page);
      await page.click(one);
    }
  };

declare global {
  /** Resumes stopped scenes. */
  var goOn: (() => void) | undefined;
}

/** From the next touch on, a scene or one of its beats is frozen; `ms`: at that time. */
export const staying =
  (name: string, touch: (page: Page) => Promise<void>, ms?: number) =>
  async (page: Page): Promise<void> => {
    const [scene, beat] = name.split(' ');
    const shown = `[data-scene="${scene}"]${beat === undefined ? '' : `[data-beat="${beat}"]`}`;
    await page.evaluate(
      ([what, at]) => {
        const real = window.setTimeout;
        const isShown = () => document.querySelector(what) !== null;
        const unlessShown = (then: TimerHandler) => () => {
          if (!isShown() && typeof then === 'function') then();
        };
        const wait = (then: TimerHandler, after = 0) => real(after < 100 ? then : unlessShown(then), after);
        Object.assign(window, { setTimeout: wait });
        globalThis.goOn = () => {
          Object.assign(window, { setTimeout: real });
          globalThis.goOn = undefined;
        };
        if (at === undefined) return;
        const stop = () => {
          if (globalThis.goOn === undefined) return;
          for (const one of isShown() ? document.getAnimations() : []) {
            if (!(one.timeline instanceof DocumentTimeline)) continue; // it follows scrolling
            one.pause();
            one.currentTime = at;
          }
          requestAnimationFrame(stop);
        };
        stop();
      },
      [shown, ms] as const,
    );
    await touch(page);
    await page.waitForSelector(shown);
  };

export const scene = (
  name: string,
  game: string,
  deal: readonly string[],
  moves: Moves = [],
  more: Partial<KnownScreen> & Parameters<typeof dealt>[3] = {},
): KnownScreen => {
  const { options, people, first, ...rest } = more;
  const how = {
    ...(options === undefined ? {} : { options }),
    ...(people === undefined ? {} : { people }),
    ...(first === undefined ? {} : { first }),
  };
  return { name, hash: '#/solo/resume', solo: dealt(game, deal, moves, how), wait: ASKED, ...rest };
};

export const seeking = (name: string, hash: string, words: Readonly<Record<string, string>>): KnownScreen => ({
  name,
  hash,
  wait: CHAPTER,
  act: async (page) => {
    const lang = await page.evaluate(() => document.documentElement.lang);
    await page.fill(SEARCH, words[lang] ?? '');
    await page.waitForSelector(`${FOUND}:not(:empty)`);
  },
});

/** A whole game among bots, left just after its end. */
export const finished = (id: string, seats: number, seed = 'verdict'): string => {
  const game = findGame(GAMES, id);
  const table = openTable(game, { game: id, options: {}, seats, seed });
  letBotsPlay(
    newBots(() => botsFor(id).simple),
    table,
  );
  const { moves, ...set } = recordOf(table);
  return kept(
    { ...set },
    moves.filter((played) => played !== 'timeout'),
  );
};
