/** Draws contact sheets: small pictures of a page over time. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { ROOT } from '../../test/root.ts';

const EVERY = 300;
/** Frames per sheet; landscape pages need more room. */
const SHEET = { down: 5, phone: { across: 8, wide: 195 }, laptop: { across: 5, wide: 320 } };

export type Frame = { readonly picture: string; readonly says: string };

const placeOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const scene = document.querySelector('[data-scene]')?.getAttribute('data-scene');
    return `${scene ?? (document.querySelector('.dock.asked') === null ? '' : 'asked')}`;
  });

/** A new scene is captured at once. */
const nextMoment = (page: Page, now: string): Promise<unknown> =>
  Promise.race([
    pause(EVERY),
    page
      .waitForFunction((was) => (document.querySelector('[data-scene]')?.getAttribute('data-scene') ?? '') !== was, now)
      .catch(() => pause(EVERY)),
  ]);

/** A frame at intervals and at every scene, until it is over. */
export const watch = async (page: Page, frames: Frame[], isOver: () => boolean): Promise<void> => {
  const from = performance.now();
  while (!isOver() && !page.isClosed()) {
    const says = await placeOf(page);
    const picture = (await page.screenshot({ type: 'jpeg', quality: 60 })).toString('base64');
    frames.push({ picture, says: `${((performance.now() - from) / 1000).toFixed(1)} s ${says}` });
    await nextMoment(page, says === 'asked' ? '' : says);
  }
};

/** The frames of one screen in order, into `reports/FOLDER`; returns the number of sheets. */
export const drawSheets = async (by: Browser, to: string, frames: readonly Frame[], lying = false): Promise<number> => {
  const { across, wide } = lying ? SHEET.laptop : SHEET.phone;
  const many = across * SHEET.down;
  const path = join(ROOT, 'reports', to);
  mkdirSync(join(path, '..'), { recursive: true });
  const page = await by.newPage({ viewport: { width: across * (wide + 8) + 8, height: 400 } });
  const sheets = Math.ceil(frames.length / many);
  for (let i = 0; i < sheets; i++) {
    const cells = frames
      .slice(i * many, (i + 1) * many)
      .map(
        ({ picture, says }) =>
          `<figure><img src="data:image/jpeg;base64,${picture}" width="${wide}"><figcaption>${says}</figcaption></figure>`,
      );
    await page.setContent(
      `<style>body{margin:8px;display:grid;gap:8px;grid-template-columns:repeat(${across},${wide}px);font:11px sans-serif}figure{margin:0}</style>${cells.join('')}`,
    );
    const file = `${path}-${String(i + 1).padStart(2, '0')}.jpg`;
    await page.screenshot({ path: file, type: 'jpeg', fullPage: true });
  }
  await page.close();
  return sheets;
};
