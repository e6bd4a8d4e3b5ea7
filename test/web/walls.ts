/** For tests: a big screen, phones that join by its code, and a check for unreadable text. */
import assert from 'node:assert/strict';
import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import type { LiveTable } from '../../src/server/tables/state/hub.ts';
import { AT_STAKE, BEGIN, CODE, END, ENTER, FELT, NAME, SAYS, WAY_IN } from './seen.ts';
import { type Guest, guest, joinBy, type visit } from './server-fixture.ts';
import { settings, visitor } from './visitors.ts';

/** A share of the short side, readable from the sofa. */
const SMALLEST = 0.022;
/** The share that televisions cut off at each edge. */
const OVERSCAN = 0.025;

export const SCREEN = { width: 1280, height: 720 };
export const UPRIGHT = { width: 1080, height: 1920 };
export const SCREENS = [
  SCREEN,
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  UPRIGHT,
  { width: 2560, height: 1080 },
] as const;

/** The layout sizes of these screens (big-screen/shell.tsx). */
export const LAID_OUT = [
  SCREEN,
  { width: 960, height: 720 },
  { width: 750, height: 1333 },
  { width: 1680, height: 720 },
] as const;

type Place = ReturnType<typeof visit>;
export type Wall = Awaited<ReturnType<typeof openWall>>;

export const openWall = async (place: Place, box: string, size = SCREEN) => {
  const wall = await visitor(place.browser, settings({ box, name: 'Living room' }), size);
  await wall.page.goto(`${place.house.url}w`);
  const inside = wall.page.frameLocator('iframe');
  const shown = inside.locator(`${WAY_IN} ${CODE}`);
  await shown.filter({ hasText: '·' }).waitFor();
  const code = ((await shown.textContent()) ?? '').replaceAll('·', '');
  return { ...wall, inside, code };
};

/** The first is host; the others are ready at once. */
export const comeIn = async (
  place: Place,
  code: string,
  names: readonly string[],
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Guest[]> => {
  const guests = await Promise.all(names.map((name) => guest(place.browser, name)));
  await Promise.all(guests.map(({ context }) => prepare?.(context)));
  const [first, ...others] = guests;
  assert.ok(first !== undefined);
  const link = `${place.house.url}t/${code}`;
  await first.page.goto(link);
  await first.page.click(ENTER);
  await first.page.waitForSelector(BEGIN);
  for (const one of others) await joinBy(one, link);
  return guests;
};

export const newestTable = ({ house }: Place): LiveTable => {
  const liveTable = [...house.server.hub.liveTables.values()].at(-1);
  assert.ok(liveTable !== undefined, 'there is a table');
  return liveTable;
};

export const resize = async (
  { page }: Pick<Wall, 'page'>,
  size: { readonly width: number; readonly height: number },
) => {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => {
    const frame = document.querySelector('iframe');
    const box = frame?.getBoundingClientRect();
    if (frame === null || box === undefined || innerWidth !== width) return false;
    const fills = Math.abs(box.width - width) < 2 || Math.abs(box.height - height) < 2;
    const inside = frame.contentWindow;
    return fills && inside?.innerWidth === Number(frame.width) && inside.innerHeight === Number(frame.height);
  }, size);
};

/** Larger text, as shares of the short side: names (smaller with seven or eight), a claim and its question. */
const LARGER = [
  { what: `${FELT} ${NAME}:not(.ballot *)`, share: 0.039, ofMany: 0.034 },
  { what: `${AT_STAKE} ${SAYS} b`, share: 0.057 },
  { what: `${AT_STAKE} .who-says-no b`, share: 0.055 },
] as const;

const MEASURES = { share: SMALLEST, edge: OVERSCAN, larger: LARGER, whole: `nav, ${END}` } as const;

/** In a page: readable text that is too small, or too near to the edge. */
const unreadableIn = (body: Element, { share, edge, larger, whole }: typeof MEASURES): string[] => {
  const short = Math.min(innerWidth, innerHeight);
  const many = document.querySelectorAll('.felt .name').length > 6;
  const leastOf = (of: Element): number => {
    const found = larger.find(({ what }) => of.matches(what));
    if (found === undefined) return share * short;
    return (many && 'ofMany' in found ? found.ofMany : found.share) * short;
  };
  const found: string[] = [];
  const texts: { readonly of: Element; readonly text: string; readonly at: DOMRect }[] = [];
  const walk = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const of = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (of === null || text === '' || !of.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    // cards are known by their pictures
    if (of.closest('.unseen, svg, .face, .xcard, .cover, .box, [aria-hidden="true"] .mask') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let { left, right, top, bottom } = range.getBoundingClientRect();
    // scrolled away
    for (let box: Element | null = of; box !== null && box !== body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const clip = box.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    }
    if (right <= left || bottom <= top) continue;
    texts.push({ of, text, at: new DOMRect(left, top, right - left, bottom - top) });
    const name = of.className || of.tagName;
    const rim = Math.min(left / innerWidth, 1 - right / innerWidth, top / innerHeight, 1 - bottom / innerHeight);
    if (rim < edge) found.push(`${name} is ${(rim * 100).toFixed(1)} % from the edge: ${text}`);
    const size = Number.parseFloat(getComputedStyle(of).fontSize) * of.currentCSSZoom;
    if (size < leastOf(of) - 0.05) found.push(`${name} ${((100 * size) / short).toFixed(1)} %: ${text}`);
  }
  if (edge < 0) return found;
  // lines of a text may touch by a third of a letter; bubbles cover what is below for a moment
  const reach = (one: DOMRect, other: DOMRect) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const onTop = document.querySelector(whole) ?? body; // it covers the screen
  const open = texts.filter(({ of }) => onTop.contains(of) && of.closest('q') === null);
  for (const [i, one] of open.entries())
    for (const other of open.slice(i + 1)) {
      const beside = one.at.right <= other.at.left || other.at.right <= one.at.left;
      if (beside || one.of.contains(other.of) || other.of.contains(one.of)) continue;
      if (reach(one.at, other.at) > Math.min(one.at.height, other.at.height) / 3)
        found.push(`one on the other: ${one.text} / ${other.text}`);
    }
  return found;
};

/** Readable text that is too small, too near to the edge or on other text; for moving text, at its final place. */
export const unreadable = async (inside: FrameLocator | Page): Promise<string[]> => {
  const body = inside.locator('body');
  await body.evaluate(async () => {
    while (document.querySelector('.at-table.playing') !== null) await new Promise(requestAnimationFrame);
  });
  return body.evaluate(unreadableIn, MEASURES);
};

declare global {
  /** Results of a watched page: unreadable text, and scenes seen. */
  var watched: { readonly unreadable: Set<string>; readonly scenes: Set<string> };
}

/** Checks a page at every change. Edges and overlaps are checked only at rest. */
export const watchText = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`
    globalThis.watched = { unreadable: new Set(), scenes: new Set() };
    let due = false;
    const unreadableIn = ${unreadableIn};
    const measures = ${JSON.stringify({ ...MEASURES, edge: -1 })};
    const look = () => {
      due = false;
      for (const one of document.querySelectorAll('[data-scene]')) watched.scenes.add(one.dataset.scene);
      if (document.body !== null) for (const one of unreadableIn(document.body, measures)) watched.unreadable.add(one);
    };
    const soon = () => {
      if (!due) requestAnimationFrame(look);
      due = true;
    };
    new MutationObserver(soon).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  `);
