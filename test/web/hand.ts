/** A whole hand: down, perhaps a slide, up. The browser's own touch input on phones, its mouse elsewhere. */
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

export type Spot = { readonly x: number; readonly y: number };

/** A finger, or a mouse button, that is down. */
export type Press = { slide(to: Spot): Promise<void>; letGo(): Promise<void>; at(): Spot };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

const sessionOf = (page: Page): Promise<CDPSession> => {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
};

/** The longest short side of a phone. */
const PHONE = 600;

const isPhone = (page: Page): boolean => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return Math.min(width, height) < PHONE;
};

type Touch = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

/** All fingers on the glass, as the browser is told. */
export const touches = async (page: Page, type: Touch, ...fingers: readonly Spot[]): Promise<void> => {
  const session = await sessionOf(page);
  await session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
  });
};

/** The steps of a slide: a finger does not jump. */
const STEPS = 6;

export const press = async (page: Page, from: Spot): Promise<Press> => {
  let now = from;
  const phone = isPhone(page);
  if (phone) await touches(page, 'touchStart', from);
  else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
  }
  return {
    at: () => now,
    async slide(to) {
      const begun = now;
      for (let step = 1; step <= STEPS; step++) {
        const part = step / STEPS;
        now = { x: begun.x + (to.x - begun.x) * part, y: begun.y + (to.y - begun.y) * part };
        await (phone ? touches(page, 'touchMove', now) : page.mouse.move(now.x, now.y));
      }
    },
    letGo: () => (phone ? touches(page, 'touchEnd') : page.mouse.up()),
  };
};

/** How long people's fingers stay down, in milliseconds, in turn. */
const HUMAN = [60, 600, 150];
let taps = 0;

/** `calm`: as slow as people; else as fast as messages reach the browser. */
export const tap = async (page: Page, at: Spot, calm = false): Promise<void> => {
  const finger = await press(page, at);
  if (calm) await pause(HUMAN[taps++ % HUMAN.length]);
  await finger.letGo();
};

/** The middle of the one part that is in sight. */
export const middleOf = async (page: Page, what: string): Promise<Spot> => {
  const box = await page.locator(what).boundingBox();
  if (box === null) throw new Error(`${what} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
