/**
 * `npm run lab -- pictures`: icons, manifest screenshots, and the README's still and animation, from the real table.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { readScriptArgs } from '../../../src/command/script-args.ts';
import { left } from '../../../src/games/complots/test/web/left.ts';
import { ROOT } from '../../../test/root.ts';
import { build, openBrowser, serve } from '../../../test/web/browser.ts';
import { middleOf, tap } from '../../../test/web/hand.ts';
import { atRest } from '../../../test/web/in-page.ts';
import { settings } from '../../../test/web/visitors.ts';
import { animated, type Frame } from '../../pictures/webp.ts';

readScriptArgs({});

const at = (...path: readonly string[]): string => join(ROOT, ...path);

/** A lie: Bruno claims the Captain against Denis; Anna challenges. */
const DEAL = [
  'A: countess duchess, 4 coins',
  'B: assassin ambassador, 2 coins',
  'C: captain / duchess, 6 coins',
  'D: countess ambassador, 3 coins',
  'E: duchess assassin, 2 coins',
];
const FILM = { width: 960, height: 640 };
const TICK = 50;

const iconsOf = async (browser: Browser): Promise<void> => {
  const svg = readFileSync(at('public/icon.svg'), 'utf8');
  for (const [name, size] of [
    ['icon-192', 192],
    ['icon-512', 512],
    ['apple-touch-icon', 180],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`);
    await page.screenshot({ path: at('public', `${name}.png`) });
    await page.close();
  }
};

/** The table with a controlled clock: nothing moves by itself. */
const openTable = async (browser: Browser, url: string, size: { width: number; height: number }): Promise<Page> => {
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
  });
  const solo = left(DEAL, [['B', 'captain D']], { first: 'B' });
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    settings({ lang: 'en', speed: 'normal', 'played.complots': 'yes', solo }),
  );
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${url}#/solo/resume`);
  await page.waitForSelector('.dock[data-settled] .tile.doubt');
  await atRest(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return page;
};

const tick = async (page: Page): Promise<void> => {
  await page.clock.runFor(TICK);
  await page.evaluate((ms) => {
    const ages: Map<Animation, number> = (Reflect.get(window, 'ages') ?? new Map()) as Map<Animation, number>;
    Reflect.set(window, 'ages', ages);
    for (const one of document.getAnimations()) {
      if (!(one.timeline instanceof DocumentTimeline)) continue; // it follows scrolling
      const age = (ages.get(one) ?? -ms) + ms;
      ages.set(one, age);
      const { endTime, iterations } = one.effect?.getComputedTiming() ?? {};
      if (iterations !== Number.POSITIVE_INFINITY && typeof endTime === 'number' && age >= endTime) one.finish();
      else {
        one.pause();
        one.currentTime = age;
      }
    }
  }, TICK);
};

const doubt = async (page: Page): Promise<void> => {
  for (let i = 0; i < 2; i++) {
    await page.clock.runFor(400);
    await tap(page, await middleOf(page, '.tile.doubt'));
  }
};

const until = async (page: Page, what: string): Promise<void> => {
  for (let i = 0; (await page.locator(what).count()) === 0 && i < 200; i++) await tick(page);
};

const verdict = async (page: Page): Promise<void> => {
  await doubt(page);
  await until(page, '[data-beat="verdict"]');
  for (let ms = 0; ms < 800; ms += TICK) await tick(page);
};

/** Encodes only changes since the last frame, in the browser. */
const encoderOf = async (browser: Browser): Promise<(shot: Buffer) => Promise<Omit<Frame, 'ms'> | undefined>> => {
  const page = await browser.newPage();
  await page.setContent('<canvas></canvas>');
  return async (shot) => {
    const found = await page.evaluate(async (png) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const whole = new OffscreenCanvas(image.width, image.height);
      const brush = whole.getContext('2d', { willReadFrequently: true });
      if (brush === null) throw new Error('no canvas');
      brush.drawImage(image, 0, 0);
      const now = new Uint32Array(brush.getImageData(0, 0, image.width, image.height).data.buffer);
      const before: Uint32Array | undefined = Reflect.get(window, 'before');
      Reflect.set(window, 'before', now);
      let [x1, y1, x2, y2] =
        before === undefined ? [0, 0, image.width, image.height] : [image.width, image.height, 0, 0];
      if (before !== undefined)
        for (let i = 0; i < now.length; i++) {
          if (now[i] === before[i]) continue;
          const [x, y] = [i % image.width, Math.floor(i / image.width)];
          [x1, y1, x2, y2] = [Math.min(x1, x), Math.min(y1, y), Math.max(x2, x + 1), Math.max(y2, y + 1)];
        }
      if (x1 >= x2) return undefined;
      [x1, y1] = [x1 - (x1 % 2), y1 - (y1 % 2)];
      const part = new OffscreenCanvas(x2 - x1, y2 - y1);
      part.getContext('2d')?.drawImage(image, -x1, -y1);
      const blob = await part.convertToBlob({ type: 'image/webp', quality: 0.72 });
      const bytes = Array.from(new Uint8Array(await blob.arrayBuffer()));
      return { x: x1, y: y1, width: x2 - x1, height: y2 - y1, bytes };
    }, shot.toString('base64'));
    if (found === undefined) return undefined;
    const { bytes, ...where } = found;
    return { ...where, still: Buffer.from(bytes) };
  };
};

const filmOf = async (browser: Browser, url: string): Promise<Buffer> => {
  const page = await openTable(browser, url, FILM);
  const encode = await encoderOf(browser);
  const frames: Frame[] = [];
  const take = async (ms: number): Promise<void> => {
    const drawn = await encode(await page.screenshot());
    const last = frames.at(-1);
    if (drawn !== undefined) frames.push({ ...drawn, ms });
    else if (last !== undefined) frames.splice(-1, 1, { ...last, ms: last.ms + ms });
  };
  const play = async (ticks: number): Promise<void> => {
    for (let i = 0; i < ticks; i++) {
      await tick(page);
      await take(TICK);
    }
  };
  await tick(page);
  await take(1200);
  await doubt(page);
  await until(page, '[data-scene="doubt"]');
  await play(46);
  await take(500);
  await until(page, '[data-scene="lost"]');
  await play(16);
  await take(1600);
  await page.context().close();
  return animated(FILM.width, FILM.height, frames);
};

const site = await serve(build('web'));
const browser = await openBrowser({ drawn: true });
await iconsOf(browser);
mkdirSync(at('public/shots'), { recursive: true });
for (const [name, size] of [
  ['wide', { width: 1280, height: 800 }],
  ['narrow', { width: 390, height: 844 }],
] as const) {
  const page = await openTable(browser, site.url, size);
  await verdict(page);
  await page.screenshot({ path: at('public/shots', `${name}.jpg`), type: 'jpeg', quality: 78 });
  if (name === 'wide') await page.screenshot({ path: at('docs/table.jpg'), type: 'jpeg', quality: 84 });
  await page.context().close();
}
const film = await filmOf(browser, site.url);
writeFileSync(at('docs/doubt.webp'), film);
console.log(`docs/doubt.webp: ${(film.length / 1024).toFixed(0)} KB`);
await browser.close();
await site.close();
