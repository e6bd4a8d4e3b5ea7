/** `npm run budget [-- --game ID]`: what the first load and the table weigh, and what a move costs, of one game if asked. Fails where it is too much. */
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { GAMES } from '../src/app/games.ts';
import { oneOfThese, readScriptArgs } from '../src/command/script-args.ts';
import { build, findBrowser, openBrowser, serve } from '../test/web/browser.ts';
import { finished } from '../test/web/known-screen.ts';
import { settings, visitor } from '../test/web/visitors.ts';
import { type Figure, report } from './figures/outputs.ts';
import { over, weigh } from './weight.ts';

const KB = 1024;
const LIMITS = {
  home: 35 * KB,
  // 115 were set when one game had no free words, claims and plans, another no religions. Two thirds of a table are shared by
  // all games; the largest adds 56 KB of rules, sentences and looks. 8 KB are 40 ms at 1.6 Mbit/s, once.
  table: 123 * KB,
  // one screen with film, chances, score and the next game; the table stays in sight until it is there
  end: 9 * KB,
  // the largest quotes what was said, and for that fetches all that bots can say in one language
  verdict: 24 * KB,
  replay: 7 * KB,
  // games at servers and on this device, what bots remember, and answers to moments: totals need all of them
  mine: 7 * KB,
  move: 50,
  shift: 0.0005,
};
const THROTTLE = 4;
const MOVES = 21;
/** For so many milliseconds after a touch it is measured what the page does. */
const WATCHED = 1200;
/** Before something is said. */
const MOST_TOUCHES = 5;
/** What leads on without a stir. */
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
  (await import(`../src/games/${game}/test/web/screen-list.ts`)).LARGEST;

type Visit = {
  readonly solo?: string;
  readonly speed?: string;
  /** What is touched, and what comes of it. */
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

/** What each message of the game costs the page, scenes and all; whether things jumped; how many came during a scene. */
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
      // scenes go slowly, and bots do not wait for them
      override postMessage(order: { readonly do: string }): void {
        if (order.do !== 'hold') super.postMessage('speed' in order ? { ...order, speed: 'quick' } : order);
      }
    };
  });
  await page.goto(`${site.url}#/solo/resume`);
  await page.waitForSelector('.dock.asked');
  // with its letters at hand, as whoever has been here before
  await page.evaluate(() => Promise.all(Array.from(document.fonts, (face) => face.load())));
  const session = await page.context().newCDPSession(page);
  // what the page itself takes, however busy the machine is
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const count = (key: string) => page.evaluate((name) => Number(document.documentElement.dataset[name] ?? '0'), key);
  const before = await count('shift');
  const costs: number[] = [];
  for (let i = 0; i < MOVES; i++) {
    // in a debate bots wait for one who has not finished, in a game for one who has not turned a card
    await page.waitForSelector('.dock.asked[data-settled], .dock .go-on, .turning button, .dock.end');
    if ((await page.locator('.dock.end').count()) > 0) break;
    const [start, said] = [await spent(session), await count('messages')];
    // cheaply: what the one who touches looks at would be counted too
    await page.evaluate(
      async ([quiet, most]) => {
        const wish = quiet.map((move) => `.tile[data-move="${move}"]`).join();
        // cards are chosen one by one until they make a move
        for (let touches = 0; touches < most; touches++) {
          const move = document.querySelector(`${wish}, .go-on, .turning button, .confirm button:enabled`);
          const tile = move ?? document.querySelector('.pick:not([aria-pressed="true"]), .tile');
          if (tile instanceof HTMLElement) tile.click();
          if (move !== null || tile === null) return;
          await new Promise(requestAnimationFrame);
        }
      },
      [QUIET, MOST_TOUCHES] as const,
    );
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
  // bots that take no time have played by then
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
/** What every ending has. */
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
  // nobody looks on: a guard in the page would be counted too
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
