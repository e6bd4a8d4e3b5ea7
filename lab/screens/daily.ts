/**
 * `npm run lab -- daily`: measures the time to answer today's moment from home, and the weight of its page. Fails over
 * budget.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readScriptArgs } from '../../src/command/script-args.ts';
import { readMoments } from '../../src/host/moments.ts';
import { type Day, dayOf } from '../../src/web/link/days.ts';
import { kindOn, momentOn } from '../../src/web/link/moment-days.ts';
import { ROOT } from '../../test/root.ts';
import { build, openBrowser, serve } from '../../test/web/browser.ts';
import { settings, visitor, type Wishes } from '../../test/web/visitors.ts';
import { type Figure, isMissed, report } from '../figures/outputs.ts';
import { ACCUSED, WITH_MOMENTS } from '../games.ts';
import { over, weigh } from './weight.ts';

readScriptArgs({});

const KB = 1024;
const THROTTLE = 4;
/** Every kind and box: Wednesday to Friday, and the next Wednesday and Friday. */
const DAYS = [3, 4, 5, 10, 12].map(dayOf);
const TODAY = dayOf(15);

const folder = build('web');
const site = await serve(folder);
const browser = await openBrowser({ drawn: true });

/** The game of a day's moment, whose table is the reference. */
const gameOn = (day: Day): string => {
  const kind = kindOn(day);
  const files = [...WITH_MOMENTS, ...ACCUSED]
    .map((name) => readMoments(JSON.parse(readFileSync(join(ROOT, `moments/${name}.json`), 'utf8'))))
    .flatMap((file) => {
      const count = kind === 'doubt' ? file?.moments.length : file?.accusations.length;
      return file === undefined || count === undefined || count === 0 ? [] : [{ game: file.game, count }];
    })
    .toSorted((one, other) => other.count - one.count);
  const { file } = momentOn(
    day,
    kind,
    files.map(({ count }) => count),
  );
  return files[file]?.game ?? '';
};

/** Requests of these pages, each until the named element is there. */
const loads = async (
  wishes: Wishes,
  ...pages: readonly (readonly [hash: string, wait: string])[]
): Promise<Set<string>> => {
  const urls = new Set<string>();
  const { page, context } = await visitor(browser, settings({ lang: 'fr', ...wishes }), { width: 390, height: 844 });
  await page.clock.install({ time: new Date(`${TODAY.date}T12:00:00`) });
  context.on('request', (request) => urls.add(request.url()));
  for (const [hash, wait] of pages) {
    await page.goto(site.url + hash);
    await page.waitForSelector(wait);
  }
  await page.waitForLoadState('networkidle');
  await context.close();
  return new Set([...urls].filter((url) => url.startsWith(site.url)));
};

/** From home to the first answer, by touches only. */
const answer = async (page: Page): Promise<{ readonly touches: number; readonly seconds: number }> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.goto(site.url);
  await page.waitForSelector('.doubt-stage .card-back');
  const from = performance.now();
  let touches = 0;
  for (const [touched, wait] of [
    ['.doubt-stage .card-back', '.daily.asking'],
    ['#likely', '.likely:not(.open)'],
    ['button.stand', '.daily.told'],
  ] as const) {
    await page.click(touched);
    touches += 1;
    await page.waitForSelector(wait);
  }
  return { touches, seconds: (performance.now() - from) / 1000 };
};

const figures: Figure[] = [];
const phone = await visitor(browser, settings(), { width: 390, height: 844 });
await phone.page.clock.install({ time: new Date(`${TODAY.date}T12:00:00`) });
const { touches, seconds } = await answer(phone.page);
await phone.context.close();
figures.push({ what: 'today’s moment: touches from home to the first answer', value: touches, most: 4 });
figures.push({
  what: 'today’s moment: seconds to the first answer without thinking, 4× slower',
  value: Number(seconds.toFixed(1)),
  most: 20,
});
let heaviest = 0;
for (const day of DAYS) {
  const [kind, game] = [kindOn(day), gameOn(day)];
  const { LARGEST: solo }: { LARGEST: string } = await import(`../../src/games/${game}/test/web/screen-list.ts`);
  const table = await loads({ solo }, ['', '.shelf'], ['#/solo/resume', '.dock']);
  const asked = await loads({}, ['', '.shelf'], [`#/daily/${day.date}`, '.daily.asking']);
  const { code, other } = weigh(folder, over(asked, table));
  console.log(`${kind}, ${game}: ${((code + other) / KB).toFixed(1)} KB beyond a table`);
  heaviest = Math.max(heaviest, (code + other) / KB);
}
figures.push({ what: 'today’s moment: KB beyond a table, at most', value: Number(heaviest.toFixed(1)), most: 40 });
for (const { what, value, most } of figures) console.log(`${what}: ${value} (at most ${most})`);
if (figures.some(isMissed)) process.exitCode = 1;
report('daily', 'npm run lab -- daily', figures);
await browser.close();
await site.close();
