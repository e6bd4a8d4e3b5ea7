/** Plays by the screen: reads the dock and touches only really touchable cards and buttons. */
import type { Page } from 'playwright-core';
import { expect } from './guard.ts';
import { press, type Spot, tap } from './hand.ts';
import { LOOK, teach } from './in-page.ts';
import { TEXT } from './said.ts';
import { PARTS } from './seen.ts';

/** The refusal for the second of two simultaneous actions. */
export const TOO_LATE = new RegExp(
  Object.values(TEXT)
    .map(({ refusedStale }) => refusedStale)
    .join('|'),
);

export type Taste = readonly string[];
export const BOLD: Taste = ['coup …', 'assassin …', 'executioner …', 'duchess', 'ursuline …', 'illusionist', 'pass'];

type Manner = {
  readonly taste: Taste;
  readonly stop?: string;
  /** Watches scenes to their end. */
  readonly calm?: boolean;
};

/** What to touch next; `seal`: first the seal must be pressed, and is held. */
type Found = { readonly said: string; readonly at?: Spot; readonly seal?: true };

/** Looks for the next touch once the dock accepts it. */
const find = (page: Page, { taste, stop = '', calm = false }: Manner): Promise<Found | undefined> =>
  page.evaluate(
    ([seen, wishes, end, looksOn, look]) => {
      const there = (what: string) => document.querySelector(what) !== null;
      const all = (what: string) => [...document.querySelectorAll(what)].filter(isFree);
      const press = (button: HTMLElement | undefined, said: string) => {
        if (button === undefined) return undefined;
        const { x, y, width, height } = button.getBoundingClientRect();
        return { said, at: { x: x + width / 2, y: y + height / 2 } };
      };
      // spectators wait until it is accepted
      const ready = `[data-move="ready"]${looksOn ? ':not([data-touched])' : ''}`;
      const ONWARD = `${seen.DOCK} :is(.go-on, .hurry:not([data-touched]), ${ready})`;
      const touched = (): Found | undefined => {
        if (end !== '' && there(end)) return { said: 'there' };
        if (there(seen.END)) return { said: 'over' };
        const scene = document.querySelector(seen.SKIP);
        // a touch anywhere skips the scene
        if (scene !== null) return looksOn || there(seen.IN_HAND) ? undefined : press(document.body, 'skip');
        const turned = all('.turning button')[0];
        if (turned !== undefined) return press(turned, 'turn');
        if (!there(`.curtain, ${seen.SETTLED}`)) return undefined;
        const [seal] = all(`${seen.VEILED} ${seen.SEAL}`);
        if (seal !== undefined)
          return there(`${seen.ASKED}, ${ONWARD}`) ? { ...press(seal, 'lift'), said: 'lift', seal: true } : undefined;
        const curtain = all(`.curtain button, ${seen.DOCK} :is(.take, .hand-on)`)[0];
        if (curtain !== undefined) return press(curtain, curtain.matches('.hand-on') ? 'hand on' : 'lift');
        if (!there(seen.ASKED)) {
          const onward = all(ONWARD)[0];
          onward?.setAttribute('data-touched', ''); // it stays in place
          return press(onward, 'go on');
        }
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
        if (tile !== undefined) return press(tile, tile.dataset.move ?? '');
        const [cover] = all(`main.covered > ${seen.SEAL}`);
        return cover && { ...press(cover, 'lift'), said: 'lift', seal: true };
      };
      return patiently(touched, look);
    },
    [PARTS(), taste, stop, calm, LOOK] as const,
  );

/**
 * One touch by a whole hand. Returns what it touched; `over` after the game; `there` at the stop; `undefined` if
 * nothing could be touched for a while.
 */
const touch = async (page: Page, manner: Manner): Promise<string | undefined> => {
  const found = await find(page, manner);
  if (found?.at === undefined) return found?.said;
  if (found.seal === undefined) {
    // where cards may be covered, it matters how long a finger stays
    await tap(page, found.at, (await page.locator('main:is(.covers, .in-hand)').count()) > 0);
    return found.said;
  }
  const finger = await press(page, found.at);
  const answer = await find(page, manner);
  if (answer?.at !== undefined) await finger.slide(answer.at);
  await finger.letGo();
  return answer?.said;
};

/** Milliseconds that bots may play on after everybody at the table is out. */
const PATIENCE = 120_000;

/** Plays to the end, or fails after this many touches. */
export const playOut = async (page: Page, taste: Taste = BOLD, most = 400): Promise<string[]> => {
  const done = await playSome(page, most, taste);
  if (done.at(-1) === 'over') return done.slice(0, -1);
  throw new Error(`the game is not over after ${done.length} touches: ${done.slice(-8).join(' | ')}`);
};

const play = async (page: Page, most: number, manner: Manner): Promise<string[]> => {
  await teach(page);
  const done: string[] = [];
  for (let last = performance.now(); done.length < most && performance.now() - last < PATIENCE; ) {
    const did = await touch(page, manner);
    if (did === undefined) continue;
    last = performance.now();
    done.push(did);
    if (did === 'over' || did === 'there') break;
  }
  return done;
};

/** This many touches, or until the end, or the stop. */
export const playSome = (page: Page, most: number, taste: Taste = BOLD, stop = ''): Promise<string[]> =>
  play(page, most, { taste, stop });

/** At most one touch, if possible soon. */
export const playOnce = async (page: Page, taste: Taste = BOLD): Promise<string | undefined> => {
  await teach(page);
  return touch(page, { taste });
};

export const playCalmly = (page: Page, most: number, taste: Taste = BOLD): Promise<string[]> =>
  play(page, most, { taste, calm: true });

/** Several players at one table, up to this many touches in all; fails if none can continue. */
export const playTogether = async (pages: readonly Page[], most: number, taste: Taste = []): Promise<void> => {
  let [done, last] = [0, performance.now()];
  const plays = async (page: Page): Promise<void> => {
    expect(page, TOO_LATE); // two may challenge at once
    await teach(page);
    while (done < most) {
      const did = await touch(page, { taste });
      if (did === 'over') return;
      if (did !== undefined) [done, last] = [done + 1, performance.now()];
      if (performance.now() - last > PATIENCE) throw new Error(`nobody can go on after ${done} touches`);
    }
  };
  await Promise.all(pages.map(plays));
};

export const tabTo = async (page: Page, what: string, most = 40): Promise<void> => {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, what)) return;
  }
  throw new Error(`${what} is not reached by keyboard`);
};

/**
 * The key of its next action, once it can be pressed: skip a scene, a card, a confirmation, its taste, the first
 * choice; `over` after the game.
 */
const nextKey = (page: Page, taste: Taste): Promise<string | undefined> =>
  page.evaluate(
    ([seen, wishes, look]) => {
      const there = (what: string) => document.querySelector(what) !== null;
      const keyed = (what: string, where = 'main'): Element[] =>
        [...document.querySelectorAll(`${where} ${what}[aria-keyshortcuts]`)].filter((one) => one.matches(':enabled'));
      const key = (one: Element | undefined): string | undefined => one?.getAttribute('aria-keyshortcuts') ?? undefined;
      const next = (): string | undefined => {
        if (there(seen.SKIP)) return 'Space';
        if (there(seen.END)) return 'over';
        if (there('.turning button')) return 'Enter';
        if (!there(`${seen.SETTLED}:is(${seen.ASKED}, :has(.go-on))`)) return undefined;
        const confirm = keyed('.confirm button')[0];
        const card = keyed('.pick').find((one) => one.getAttribute('aria-pressed') === 'false');
        const tiles = keyed('.tile:not([aria-disabled="true"])');
        const wish = wishes.find((move) => tiles.some((tile) => tile.getAttribute('data-move') === move));
        const tile = tiles.find((one) => wish === undefined || one.getAttribute('data-move') === wish);
        return key(confirm) ?? key(card) ?? key(tile) ?? key(keyed('button', seen.DOCK)[0]);
      };
      return patiently(next, look);
    },
    [PARTS(), taste, LOOK] as const,
  );

/** A whole game by the buttons' own keys. The table may move on meanwhile. */
export const playByKeyboard = async (page: Page, taste: Taste = BOLD, most = 600): Promise<void> => {
  await teach(page);
  for (let [last, left] = [performance.now(), most]; left > 0 && performance.now() - last < PATIENCE; ) {
    const key = await nextKey(page, taste);
    if (key === 'over') return;
    if (key === undefined) continue;
    [last, left] = [performance.now(), left - 1];
    await page.keyboard.press(key);
  }
  throw new Error('the game by keyboard is not over');
};
