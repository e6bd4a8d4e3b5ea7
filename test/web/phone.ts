/** For tests: a phone beside a big screen, shown whatever a seat may see, and what whoever looks over a shoulder learns. */
import type { Browser, Request, WebSocketRoute } from 'playwright-core';
import type { Said } from '../../src/engine/facts.ts';
import type { View } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { settings, visitor } from './visitors.ts';

const SIZE = { width: 390, height: 844 };
const NAMES = ['Anna', 'Bruno', 'Clara', 'Denis', 'Elena', 'Fabio', 'Greta', 'Hugo'];

/** What a seat sees and has heard. */
export type Shown = { readonly view: View; readonly heard: readonly Said[] };

const tableOf = ({ game, seats }: View, status: 'lobby' | 'playing', round: number, walls: number) => ({
  id: 'table1',
  status,
  game,
  options: {},
  seats: seats.map((seat, i) => ({
    seat,
    person: NAMES[i]?.toLowerCase(),
    name: NAMES[i],
    ready: true,
    online: true,
    away: false,
  })),
  host: 'nobody',
  clock: { pace: 'off' },
  public: false,
  watch: true,
  delay: 0,
  moreTime: false,
  watchers: 0,
  walls,
  round,
  games: 0,
  wins: {},
});

export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** `walls`: the big screens beside it; with none it shows the whole table. */
export const openPhone = async (browser: Browser, url: string, walls = 1) => {
  const { page, context, errors } = await visitor(browser, settings(), SIZE);
  const entered = Promise.withResolvers<WebSocketRoute>();
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.route('**/api/**', (route) =>
    route.fulfill({ json: { person: { id: 'anna', name: 'Anna', lang: 'en' } } }),
  );
  await page.routeWebSocket('**/ws?*', (socket) => {
    socket.onMessage((text) => {
      const { type, id } = JSON.parse(String(text));
      socket.send(JSON.stringify({ type: 'ok', id }));
      if (type === 'enter') entered.resolve(socket);
    });
    socket.send(JSON.stringify({ type: 'welcome', protocol: 1, now: Date.now(), person: 'anna', name: 'Anna' }));
  });
  await page.goto(`${url}#/table/table1`);
  const socket = await entered.promise;
  let round = 0;
  return {
    page,
    context,
    errors,
    /** Shows a moment as to one who has just come: no scene leads to it. */
    async show({ view, heard }: Shown, me: Seat): Promise<void> {
      round += 1;
      const say = (message: object) => socket.send(JSON.stringify(message));
      say({ type: 'table', table: tableOf(view, 'lobby', round, walls), me });
      await page.waitForSelector('.at-table', { state: 'detached' });
      say({ type: 'table', table: tableOf(view, 'playing', round, walls), me });
      say({ type: 'frame', round, now: Date.now(), from: 0, facts: heard, view });
      await page.waitForSelector(walls === 0 ? '.at-table .dock' : '.in-hand .lift-seal');
      do await drawn(page);
      while (pending.size > 0); // a part that is fetched late is part of what is seen
    },
  };
};

/** All that the page has to fetch is there, and it stands still. */
const drawn = async (page: Awaited<ReturnType<typeof visitor>>['page']): Promise<void> => {
  await page.evaluate(async () => {
    const next = () => new Promise(requestAnimationFrame);
    const look = () => document.body.innerHTML;
    let [before, same] = [look(), 0];
    while (same < 6) {
      await next();
      const now = look();
      same =
        now === before && document.querySelector('.dock[data-settled], .dock.end, .dock:not(.asked)') !== null
          ? same + 1
          : 0;
      before = now;
    }
  });
};

/** What can be read: every element that is there for eyes or ears, with its attributes and its own words. Drawings are seen in the picture. */
const readable = (phone: Phone): Promise<string[]> =>
  phone.page.evaluate(() => {
    const found: string[] = [];
    const attributes = (one: Element): string =>
      [...one.attributes]
        .filter(({ name }) => !name.startsWith('data-'))
        .map(({ name, value }) => `${name}="${value.trim().replace(/\s+/g, ' ')}"`)
        .join(' ');
    const walk = (one: Element, depth: number): void => {
      if (one instanceof SVGElement) return;
      if (one.checkVisibility({ visibilityProperty: true })) {
        const own = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const text = own.map(({ textContent }) => textContent?.trim() ?? '').join(' ');
        found.push(`${' '.repeat(depth)}${one.localName} ${attributes(one)} ${text}`.trimEnd());
      }
      for (const child of one.children) walk(child, depth + 1);
    };
    walk(document.body, 0);
    return found;
  });

export type Looks = { readonly aria: readonly string[]; readonly parts: readonly string[]; readonly picture: Buffer };

export const looksOf = async (phone: Phone): Promise<Looks> => ({
  aria: (await phone.page.locator('body').ariaSnapshot()).split('\n'),
  parts: await readable(phone),
  picture: await phone.page.screenshot({ animations: 'disabled' }),
});

/** What an eye makes of two pictures. */
export type Sight = {
  /** So many points differ, not counting what is rounded at edges. */
  readonly apart: number;
  /** How far their mean colours are apart, of 255, where they are farthest. */
  readonly light: number;
};

/** Differences of a colour up to this are those of rounded edges. */
const ROUNDED = 32;

/** A page that looks at pictures. */
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
