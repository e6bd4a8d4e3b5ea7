/**
 * `npm run budget [-- --game ID]`: measures the weight of first load and table, and the cost of a move. Fails over
 * budget.
 */
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { GAMES } from '../../src/app/games.ts';
import { oneOfThese, readScriptArgs } from '../../src/command/script-args.ts';
import { build, findBrowser, openBrowser, serve } from '../../test/web/browser.ts';
import { tap } from '../../test/web/hand.ts';
import { finished } from '../../test/web/known-screen.ts';
import { settings, visitor } from '../../test/web/visitors.ts';
import { type Figure, report } from '../figures/outputs.ts';
import { over, weigh } from './weight.ts';

const KB = 1024;
const LIMITS = {
  // the shelf holds any number of boxes; boxes without a cover get one
  home: 36 * KB,
  // 115 was set before free text, claims and religions. Two thirds of a table are common to all games; the largest adds
  // 56 KB. 8 KB are 40 ms at 1.6 Mbit/s, once.
  table: 123 * KB,
  // one screen with film, chances, score and next game; the table stays until it has loaded
  end: 9 * KB,
  // the largest quotes speech, so it fetches the bots' lines in one language
  verdict: 24 * KB,
  replay: 7 * KB,
  // games on servers and on this device, bots' memories, and answers to moments, for totals
  mine: 7 * KB,
  move: 50,
  shift: 0.0005,
};
const THROTTLE = 4;
const MOVES = 21;
/** Milliseconds of page activity measured after a touch. */
const WATCHED = 1200;
/** Most touches for one move. */
const MOST_TOUCHES = 5;
const QUIET = ['income', 'pass', 'stop', 'return', 'pay'];

const { game: only } = readScriptArgs({ game: { type: 'string' } }).values;
oneOfThese(
  '--game',
  only,
  GAMES.map(({ id }) => id),
);
const games = GAMES.filter(({ id }) => only === undefined || id === only);

const folder = build('web');
const site = await serve(folder);
let failed = false;
const figures: Figure[] = [];
const judge = (what: string, value: number, limit: number, unit: string): void => {
  const over = value > limit;
  failed ||= over;
  const digits = limit < 1 ? 4 : 1;
  console.log(
    `${over ? 'TOO MUCH' : 'ok      '}  ${what}: ${value.toFixed(digits)} ${unit} (at most ${limit} ${unit})`,
  );
  figures.push({ what: unit === '' ? what : `${what}, ${unit}`, value: Number(value.toFixed(digits)), most: limit });
};

const largestOf = async (game: string): Promise<string> =>
  (await import(`../../src/games/${game}/test/web/screen-list.ts`)).LARGEST;

type Visit = {
  readonly solo?: string;
  readonly speed?: string;
  readonly then?: readonly [touch: string, wait: string];
};

const loads = async (hash: string, wait: string, { then, ...wishes }: Visit = {}): Promise<Set<string>> => {
  const urls = new Set<string>();
  const { page, context } = await visitor(browser, settings({ lang: 'fr', ...wishes }));
  context.on('request', (request) => urls.add(request.url()));
  await page.goto(site.url + hash);
  await page.waitForSelector(wait);
  if (then !== undefined) {
    await page.click(then[0]);
    await page.waitForSelector(then[1]);
  }
  await page.waitForLoadState('networkidle');
  await context.close();
  return urls;
};

type Spent = { readonly script: number; readonly layout: number; readonly style: number };
const spent = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const all: Spent = { script: of('ScriptDuration'), layout: of('LayoutDuration'), style: of('RecalcStyleDuration') };
  return (all.script + all.layout + all.style) * 1000;
};

type Moves = { readonly move: number; readonly shift: number; readonly during: number };

/** The cost of each game message for the page, scenes included; layout shifts; messages during a scene. */
const measureMoves = async (page: Page): Promise<Moves> => {
  await page.addInitScript(() => {
    const add = (key: string, value: number) => {
      const { dataset } = document.documentElement;
      dataset[key] = String(Number(dataset[key] ?? '0') + value);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') add('shift', entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', () => {
          add('messages', 1);
          if (document.querySelector('.stage') !== null) add('during', 1);
        });
      }
      // slow scenes, and bots that do not wait for them
      override postMessage(order: { readonly do: string }): void {
        if (order.do !== 'hold') super.postMessage('speed' in order ? { ...order, speed: 'quick' } : order);
      }
    };
  });
  await page.goto(`${site.url}#/solo/resume`);
  await page.waitForSelector('.dock.asked');
  // with fonts loaded, as for a returning visitor
  await page.evaluate(() => Promise.all(Array.from(document.fonts, (face) => face.load())));
  const session = await page.context().newCDPSession(page);
  // thread time, independent of a busy machine
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const count = (key: string) => page.evaluate((name) => Number(document.documentElement.dataset[name] ?? '0'), key);
  const before = await count('shift');
  const costs: number[] = [];
  for (let i = 0; i < MOVES; i++) {
    // bots wait in a debate for players who are not ready, and for unturned cards
    await page.waitForSelector('.dock.asked[data-settled], .dock .go-on, .turning button, .dock.end');
    if ((await page.locator('.dock.end').count()) > 0) break;
    const [start, said] = [await spent(session), await count('messages')];
    // cards one by one until they make a move
    for (let touches = 0, done = false; touches < MOST_TOUCHES && !done; touches++) {
      const next = await page.evaluate((quiet) => {
        const wish = quiet.map((one) => `.tile[data-move="${one}"]`).join();
        const move = document.querySelector(`${wish}, .go-on, .turning button, .confirm button:enabled`);
        const tile = move ?? document.querySelector('.pick:not([aria-pressed="true"]), .tile');
        tile?.scrollIntoView({ block: 'nearest' });
        const box = tile?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2, isMove: move !== null };
      }, QUIET);
      if (next !== undefined) await tap(page, next);
      done = next?.isMove ?? true;
    }
    await pause(WATCHED);
    const moves = (await count('messages')) - said;
    if (moves > 0) costs.push(((await spent(session)) - start) / moves);
  }
  const median = costs.sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
  return { move: median, shift: (await count('shift')) - before, during: await count('during') };
};

if ((await findBrowser()) === undefined)
  throw new Error('there is no Chromium here; install one, or name it in CHROMIUM');
const browser = await openBrowser({ drawn: true });
const home = await loads('', '.shelf');
judge('home, scripts and styles', weigh(folder, home).code / KB, LIMITS.home / KB, 'KB');
const ends: { id: string; verdict: Set<string>; replay: Set<string> }[] = [];
for (const { id } of GAMES) {
  const solo = await largestOf(id);
  const opened = await loads('#/solo/resume', '.dock', { solo, speed: 'normal' });
  const { code, other } = weigh(folder, opened);
  judge(`the table with ${id}`, code / KB, LIMITS.table / KB, 'KB');
  // instant bots have played by then
  const table = await loads('#/solo/resume', '.dock', { solo });
  const later = weigh(folder, over(table, opened)).code;
  console.log(
    `          once it is played on ${(later / KB).toFixed(1)} KB more; fonts and emblems: ${(other / KB).toFixed(1)} KB`,
  );
  const verdict = await loads('#/solo/resume', '.reveal > *', { solo: finished(id, 4) });
  const replay = await loads('#/solo/resume', '.reveal > *', {
    solo: finished(id, 4),
    then: ['.end .again', '.timeline'],
  });
  ends.push({ id, verdict: over(verdict, table), replay: over(over(replay, verdict), table) });
}
const common = ends.map(({ verdict }) => verdict).reduce((one, other) => over(one, over(one, other)));
const mine = await loads('#/mine', '.my-games');
const kb = (urls: ReadonlySet<string>): number => weigh(folder, urls).code / KB;
judge('the end of a game, over its table', kb(common), LIMITS.end / KB, 'KB');
for (const { id, verdict, replay } of ends) {
  judge(`the verdict of ${id}, over that`, kb(over(verdict, common)), LIMITS.verdict / KB, 'KB');
  judge(`a replay of ${id}, over that`, kb(replay), LIMITS.replay / KB, 'KB');
}
judge('my games, over home', kb(over(mine, home)), LIMITS.mine / KB, 'KB');
for (const { id } of games) {
  const solo = await largestOf(id);
  // unobserved: a guard in the page would be counted
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (wishes) => {
      for (const [key, value] of Object.entries(wishes)) localStorage.setItem(key, value);
    },
    settings({ speed: 'calm', solo }),
  );
  const page = await context.newPage();
  const { move, shift, during } = await measureMoves(page);
  judge(`a move of ${id}, ${THROTTLE}× slower`, move, LIMITS.move, 'ms');
  console.log(
    `          ${during} of them came while a scene was shown; the machine's load: ${loadavg()[0]?.toFixed(1)}`,
  );
  judge(`layout shift in play of ${id}`, shift, LIMITS.shift, '');
  await context.close();
}
await browser.close();
await site.close();
if (only === undefined) report('budget', 'npm run budget', figures);
if (failed) process.exitCode = 1;
