/** For tests: a big screen, the phones that come by its code, and what cannot be read on it. */
import assert from 'node:assert/strict';
import type { BrowserContext, FrameLocator } from 'playwright-core';
import type { LiveTable } from '../../src/server/tables/state/live-table.ts';
import { type Guest, guest, joinBy, type visit } from './server-fixture.ts';
import { settings, visitor } from './visitors.ts';

/** Of the screen's short side, as read from the sofa. */
const SMALLEST = 0.022;
/** What a television cuts off at each edge. */
const OVERSCAN = 0.025;

export const SCREEN = { width: 1280, height: 720 };
export const UPRIGHT = { width: 1080, height: 1920 };
export const SCREENS = [SCREEN, { width: 1920, height: 1080 }, { width: 1024, height: 768 }, UPRIGHT] as const;

type Place = ReturnType<typeof visit>;
export type Wall = Awaited<ReturnType<typeof openWall>>;

export const openWall = async (place: Place, box: string, size = SCREEN) => {
  const wall = await visitor(place.browser, settings({ box, name: 'Living room' }), size);
  await wall.page.goto(`${place.house.url}w`);
  const inside = wall.page.frameLocator('iframe');
  const shown = inside.locator('.way-in .code');
  await shown.filter({ hasText: '·' }).waitFor();
  const code = ((await shown.textContent()) ?? '').replaceAll('·', '');
  return { ...wall, inside, code };
};

/** The first to come is in charge; the others are ready at once. */
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
  await first.page.click('.door form .primary');
  await first.page.waitForSelector('.waiting .begin');
  for (const one of others) await joinBy(one, link);
  return guests;
};

/** The table that was made last. */
export const newestTable = ({ house }: Place): LiveTable => {
  const liveTable = [...house.server.hub.liveTables.values()].at(-1);
  assert.ok(liveTable !== undefined, 'there is a table');
  return liveTable;
};

/** Another size, once all of it is laid out for that. */
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

/** Whatever can be read on the screen, and is too small for that, or too near to its edge. */
export const unreadable = (inside: FrameLocator): Promise<string[]> =>
  inside.locator('body').evaluate(
    async (body, [share, edge]) => {
      // what moves is read where it comes to rest
      while (document.querySelector('.at-table.playing') !== null) await new Promise(requestAnimationFrame);
      const least = share * Math.min(innerWidth, innerHeight);
      const found: string[] = [];
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
        // what was said before is scrolled away
        for (let box: Element | null = of; box !== null && box !== body; box = box.parentElement)
          if (getComputedStyle(box).overflowY !== 'visible') {
            const clip = box.getBoundingClientRect();
            left = Math.max(left, clip.left);
            right = Math.min(right, clip.right);
            top = Math.max(top, clip.top);
            bottom = Math.min(bottom, clip.bottom);
          }
        const width = right - left;
        const height = bottom - top;
        const liveTable = Math.min(
          left / innerWidth,
          1 - right / innerWidth,
          top / innerHeight,
          1 - bottom / innerHeight,
        );
        if (width > 0 && height > 0 && liveTable < edge)
          found.push(`${of.className || of.tagName} is ${(liveTable * 100).toFixed(1)} % from the edge: ${text}`);
        const zoom = of.currentCSSZoom;
        const size = Number.parseFloat(getComputedStyle(of).fontSize) * zoom;
        if (width > 0 && height > 0 && size < least)
          found.push(`${of.className || of.tagName} ${size.toFixed(1)}: ${text}`);
      }
      return found;
    },
    [SMALLEST, OVERSCAN] as const,
  );
