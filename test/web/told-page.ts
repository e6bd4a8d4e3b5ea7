/** For tests: a page at a table whose server is the test. */
import type { Browser, BrowserContext, Request } from 'playwright-core';
import type { Said } from '../../src/engine/facts.ts';
import type { View } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { AT_TABLE } from './seen.ts';
import { settings, visitor, type Wishes } from './visitors.ts';

/** A seat's view and facts, with indexes of private ones. */
export type Shown = { readonly view: View; readonly heard: readonly Said[]; readonly secret?: readonly number[] };

export type Size = { readonly width: number; readonly height: number };
type Status = 'lobby' | 'playing' | 'over';

const NAMES = ['Anna', 'Bruno', 'Clara', 'Denis', 'Elena', 'Fabio', 'Greta', 'Hugo'];

const tableOf = ({ game, seats }: View, status: Status, round: number, walls: number) => ({
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

/** `hash`: the screen. `walls`: the number of big screens. */
type Opened = {
  readonly hash: string;
  readonly size: Size;
  readonly walls: number;
  readonly wishes?: Wishes;
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
};

export const openToldPage = async (
  browser: Browser,
  url: string,
  { hash, size, walls, wishes = {}, prepare }: Opened,
) => {
  const { page, context, errors } = await visitor(browser, settings(wishes), size);
  await prepare?.(context);
  const { promise: entered, resolve: enter } = Promise.withResolvers<(message: object) => void>();
  const sent: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.route('**/api/**', (route) =>
    route.fulfill({ json: { person: { id: 'anna', name: 'Anna', lang: 'en' }, table: 'table1' } }),
  );
  await page.routeWebSocket('**/ws?*', (socket) => {
    const say = (message: object) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const { type, id, move } = JSON.parse(String(text));
      if (type === 'move') sent.push(move);
      say({ type: 'ok', id });
      if (type === 'enter') enter(say);
    });
    say({ type: 'welcome', protocol: 1, now: Date.now(), person: 'anna', name: 'Anna' });
  });
  await page.goto(`${url}${hash}`);
  const say = await entered;
  let round = 0;
  return {
    page,
    context,
    errors,
    say,
    /** All moves so far. */
    sent,
    /** The first frame of a newcomer, without scenes. `me`: their seat, if any. */
    async come({ view, heard, secret }: Shown, me: Seat | undefined): Promise<void> {
      round += 1;
      say({ type: 'table', table: tableOf(view, 'lobby', round, walls), me });
      await page.waitForSelector(AT_TABLE, { state: 'detached' });
      say({ type: 'table', table: tableOf(view, 'playing', round, walls), me });
      say({ type: 'frame', round, now: Date.now(), from: 0, facts: heard, secret, view });
    },
    /** The game is over, with changes of chairs and table. */
    over({ view, heard }: Shown, me: Seat, chairs: Readonly<Partial<Record<Seat, object>>>, more = {}): void {
      const table = tableOf(view, 'over', round, walls);
      const seats = table.seats.map((one) => ({ ...one, ready: false, ...chairs[one.seat] }));
      say({ type: 'frame', round, now: Date.now(), from: 0, facts: heard, view });
      say({ type: 'table', table: { ...table, seats, ...more }, me });
    },
    /** A later frame. */
    goOn({ view, heard }: Shown, from: number): void {
      say({ type: 'frame', round, now: Date.now(), from, facts: heard.slice(from), view });
    },
    hasAll: () => pending.size === 0,
  };
};
