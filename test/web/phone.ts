/** For tests: a phone beside a big screen with a seat's view, and what onlookers learn. */
import type { Browser, Page } from 'playwright-core';
import type { Seat } from '../../src/engine/seats.ts';
import { middleOf, type Press, press } from './hand.ts';
import { ASKED, DOCK, END, LOG, SEAL, SETTLED, VEILED } from './seen.ts';
import { openToldPage, type Shown, type Size } from './told-page.ts';

/** Upright. */
const SIZE: Size = { width: 390, height: 844 };
/** With log and notes. */
const WIDE: Size = { width: 1200, height: 800 };

export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** A phone beside so many big screens; without any it shows the whole table. */
export const openPhone = (
  browser: Browser,
  url: string,
  { walls = 1, size = SIZE, wishes = {} }: Partial<Device> = {},
) => openTold(browser, url, { size, walls, wishes }, walls === 0 ? DOCK : `${VEILED} ${SEAL}`);

export const openCovered = (browser: Browser, url: string) =>
  openTold(browser, url, { size: WIDE, walls: 0, wishes: { 'cover-cards': 'on' } }, SEAL);

type Device = Omit<Parameters<typeof openToldPage>[2], 'hash'>;

const openTold = async (browser: Browser, url: string, device: Device, ready: string) => {
  const told = await openToldPage(browser, url, { hash: '#/table/table1', ...device });
  const { page, context, errors, sent, come, hasAll } = told;
  return {
    page,
    context,
    errors,
    sent,
    async show(shown: Shown, me: Seat): Promise<void> {
      await come(shown, me);
      await page.waitForSelector(ready);
      do await drawn(page);
      while (!hasAll()); // late parts belong to the screen
    },
    /** Presses the seal, and holds it. */
    async hold(): Promise<Press> {
      const finger = await press(page, await middleOf(page, SEAL));
      await page.waitForSelector(`${SEAL}[aria-expanded="true"]`);
      await drawn(page);
      return finger;
    },
  };
};

/** Waits until everything is loaded and still. */
const drawn = async (page: Page): Promise<void> => {
  await page.evaluate(async (still) => {
    const next = () => new Promise(requestAnimationFrame);
    const look = () => document.body.innerHTML;
    let [before, same] = [look(), 0];
    while (same < 6) {
      await next();
      const now = look();
      same = now === before && document.querySelector(still) !== null ? same + 1 : 0;
      before = now;
    }
  }, `${SETTLED}, ${END}, ${DOCK}:not(${ASKED})`);
};

/** Drawn, at rest. */
export const pictureOfPhone = async ({ page }: Phone): Promise<Buffer> => {
  await page.evaluate((logs) => {
    // scroll positions depend on loading times
    for (const log of document.querySelectorAll(logs)) log.scrollTop = log.scrollHeight;
  }, LOG);
  return page.screenshot({ animations: 'disabled' });
};

export type Sight = {
  readonly apart: number;
  /** The largest difference of mean colours, of 255. */
  readonly light: number;
};

/** Colour differences up to this are antialiasing. */
const ROUNDED = 32;

export const openEye = async (browser: Browser) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const compare = (one: Buffer, other: Buffer): Promise<Sight> =>
    page.evaluate(
      async ({ pictures, rounded }) => {
        const pixels = async (base64: string): Promise<Uint8ClampedArray> => {
          const picture = new Image();
          picture.src = `data:image/png;base64,${base64}`;
          await picture.decode();
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          canvas?.drawImage(picture, 0, 0);
          return canvas?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
        };
        const [here, there] = [await pixels(pictures[0]), await pixels(pictures[1])];
        const sums = [0, 0, 0];
        let apart = 0;
        for (let i = 0; i < here.length; i += 4) {
          const by = [0, 1, 2].map((colour) => (here[i + colour] ?? 0) - (there[i + colour] ?? 0));
          for (const [colour, difference] of by.entries()) sums[colour] = (sums[colour] ?? 0) + difference;
          if (by.some((difference) => Math.abs(difference) > rounded)) apart += 1;
        }
        return { apart, light: Math.max(...sums.map((sum) => Math.abs(sum) / (here.length / 4))) };
      },
      { pictures: [one.toString('base64'), other.toString('base64')] as const, rounded: ROUNDED },
    );
  return { compare, close: () => context.close() };
};

export type Eye = Awaited<ReturnType<typeof openEye>>;
