/**
 * Guards every page of every test: what no player should meet is recorded when seen, and fails the test when its
 * visitor leaves. Checks run in the page on changes, without round trips.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { saveEvidence } from './evidence.ts';
import { PARTS } from './seen.ts';

const MARK = 'seen by the guard:';

/** Error elements. A test that selects one of these expects it. */
const TROUBLES = ['.trouble', '.toast', '.fault', '.other-name'] as const;

type Looking = { readonly mark: string; readonly refusedFor: number; readonly seen: ReturnType<typeof PARTS> };

/** A refusal disappears after six seconds. */
const REFUSED_FOR = 7000;

/** Runs in the page, before its own scripts. */
const look = ({ mark, refusedFor, seen }: Looking): void => {
  const told = new Set<string>();
  const tell = (what: string): void => {
    if (told.has(what)) return;
    told.add(what);
    console.error(`${mark} ${what}`);
  };
  const spoken = (one: Element): string => (one.textContent ?? '').trim().slice(0, 200);

  const refusals = new WeakSet<Element>();
  const troubles = (): void => {
    for (const one of document.querySelectorAll('.trouble:not(.asking) h1, .fault'))
      if (spoken(one) !== '') tell(`it says “${spoken(one)}”`);
    for (const one of document.querySelectorAll('.toast-place:not(.away) > .toast')) {
      tell(`it says “${spoken(one)}”`);
      if (refusals.has(one)) continue;
      refusals.add(one);
      setTimeout(() => one.isConnected && tell(`“${spoken(one)}” is still there after ${refusedFor} ms`), refusedFor);
    }
  };

  /** Parts of a card keep their place within it, wherever the card is. */
  let staged = '';
  const cards = (): void => {
    const scene = document.querySelector('.stage [data-scene], .stage[data-scene]')?.getAttribute('data-scene') ?? '';
    const parts = document.querySelectorAll('.stage :is(.face, .card) svg *');
    const key = `${scene} ${parts.length}`;
    if (key === staged) return;
    staged = key;
    for (const part of parts) {
      const { translate } = getComputedStyle(part); // names may move down, but not sideways
      if (translate !== 'none' && !translate.startsWith('0px'))
        tell(`${part.tagName}.${part.getAttribute('class')} of a card is out of its place on the stage`);
    }
  };

  /** The last answered question: its words must not appear again while the answer is shown. */
  let answered = '';
  const question = (): string =>
    [...document.querySelectorAll(`${seen.ANY_DOCK} :is(h2, [data-move])`)]
      .map((one) => one.getAttribute('data-move') ?? spoken(one))
      .join();
  addEventListener(
    'click',
    ({ target }) => {
      answered = target instanceof Element && target.closest(`${seen.ANY_DOCK} [data-move]`) !== null ? question() : '';
    },
    true,
  );
  let scenes = 0;
  let shown = '';
  const comesBack = (): void => {
    const scene = document.querySelector('.stage')?.getAttribute('data-scene') ?? '';
    if (scene !== shown) scenes = scene === '' ? 0 : scenes + 1;
    shown = scene;
    // the first scene may still cover it
    if (answered === '' || scenes < 2) return;
    const tile = document.querySelector(`${seen.ASKED} [data-move]`);
    if (tile === null || question() !== answered) return;
    const { x, y, width, height } = tile.getBoundingClientRect();
    if (document.elementFromPoint(x + width / 2, y + height / 2)?.closest(seen.ANY_DOCK) !== null)
      tell(`the answered question comes back in the scene “${scene}”: ${answered}`);
  };

  const isOut = ({ left, top, right, bottom }: DOMRect): boolean =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  /** At rest, the first control is fully visible, and no control covers another. */
  const touchables = (): void => {
    if (document.querySelector(seen.SCENE) !== null || scrollY > 0) return;
    for (const one of document.querySelectorAll(`.curtain button, ${seen.DOCK} :is(.take, .hand-on)`))
      if (one.checkVisibility() && isOut(one.getBoundingClientRect()))
        tell(`“${spoken(one)}” is cut off by the edge of the screen`);
    if (document.querySelector('dialog[open]') !== null) return;
    for (const one of document.querySelectorAll(`${seen.ANY_DOCK} button:enabled, .bar :is(button, a)`)) {
      const box = one.getBoundingClientRect();
      const dock = one.closest(seen.ANY_DOCK);
      const frame = dock !== null && dock.scrollHeight > dock.clientHeight ? dock.getBoundingClientRect() : undefined;
      const middle = box.y + box.height / 2;
      const scrolledAway = frame !== undefined && (middle < frame.top || middle > frame.bottom);
      if (box.width === 0 || isOut(box) || scrolledAway) continue;
      const upon = document
        .elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        ?.closest('button, a, .toast');
      if (
        upon instanceof Element &&
        upon !== one &&
        !one.contains(upon) &&
        !upon.contains(one) &&
        upon.closest(seen.ANY_DOCK) === null
      )
        tell(`“${spoken(one)}” is covered by “${spoken(upon)}”`);
    }
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  const changed = (): void => {
    troubles();
    cards();
    comesBack();
    clearTimeout(resting);
    resting = setTimeout(touchables, 400);
  };
  new MutationObserver(changed).observe(document, { subtree: true, childList: true });
};

/** Browser messages about refused requests, which tests cause. */
const BY_ITSELF = /Failed to load resource|WebSocket connection to|net::ERR_/;
/** Blank pages store nothing, so a visitor's settings are not for them. */
const NO_PAGE = /SecurityError.*localStorage/;

/** Records of a visitor's pages, judged when they leave. */
type Seen = { readonly wrong: string[]; asked: boolean; readonly expected: RegExp[] };
const seenBy = new WeakMap<BrowserContext, Seen>();
const overheard = new WeakSet<Page>();

/** Records which parts of a page its test selects. */
const overhear = (page: Page): void => {
  if (overheard.has(page)) return;
  overheard.add(page);
  const listening =
    <A extends [string, ...unknown[]], R>(seek: (...args: A) => R) =>
    (...args: A): R => {
      const seen = seenBy.get(page.context());
      if (seen !== undefined) seen.asked ||= TROUBLES.some((trouble) => args[0].includes(trouble));
      return seek.apply(page, args);
    };
  const { locator, waitForSelector, click, fill } = page;
  Object.assign(page, {
    locator: listening(locator),
    waitForSelector: listening(waitForSelector),
    click: listening(click),
    fill: listening(fill),
  });
};

/** Guards a visitor's pages from the first frame on. */
export const guard = async (context: BrowserContext, page: Page): Promise<void> => {
  const seen: Seen = { wrong: [], asked: false, expected: [] };
  seenBy.set(context, seen);
  overhear(page);
  await context.addInitScript(look, { mark: MARK, refusedFor: REFUSED_FOR, seen: PARTS() });
  page.on('pageerror', (error) => NO_PAGE.test(String(error)) || seen.wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !BY_ITSELF.test(message.text())) seen.wrong.push(message.text());
  });
};

/** From the guard rather than the page. */
export const isSeen = (error: string): boolean => error.startsWith(MARK);

/** Allows this error, which does no harm. */
export const expect = (page: Page, what: RegExp): void => void seenBy.get(page.context())?.expected.push(what);

/** Leaves, and returns unexpected records. */
export const judged = async (context: BrowserContext, leave: () => Promise<void>): Promise<void> => {
  const seen = seenBy.get(context);
  const isWanted = (one: string): boolean =>
    (seen?.asked === true && one.startsWith(`${MARK} it says`)) ||
    seen?.expected.some((what) => what.test(one)) === true;
  const wrong = (): string[] => seen?.wrong.filter((one) => !isWanted(one)) ?? [];
  if (wrong().length > 0) await saveEvidence(context);
  await leave();
  const left = wrong();
  if (left.length > 0) throw new Error(left.join('\n'));
};
