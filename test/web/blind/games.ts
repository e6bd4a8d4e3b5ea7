/** Games of a blind player, solo and on a server, with different display settings. */
import type { Browser, Page } from 'playwright-core';
import type { Said } from '../../../src/engine/facts.ts';
import type { HandView, TableView } from '../../../src/engine/game.ts';
import { mergeView } from '../../../src/engine/laid.ts';
import { SEATS } from '../../../src/engine/seats.ts';
import { heard } from '../../../src/engine/sight.ts';
import { look } from '../../../src/host/table.ts';
import { calledAt } from '../../../src/words/display-names.ts';
import { LANGS, type Lang } from '../../../src/words/languages.ts';
import { NAMES } from '../saved-games.ts';
import { begin, type guest, makeTable, type visit } from '../server-fixture.ts';
import { settings, visitor } from '../visitors.ts';
import type { Played } from './part.ts';
import { type Outcome, playBlind } from './player.ts';

type Ways = {
  readonly lang: Lang;
  readonly size: { readonly width: number; readonly height: number };
  readonly media: Parameters<Page['emulateMedia']>[0];
};

const SCREEN = { width: 1280, height: 800 };
const PLAIN = { reducedMotion: 'no-preference', forcedColors: 'none' } as const;

/** Plain, reduced motion, forced colours, zoom of 200 %, in turn and in each language. */
export const waysOf = (n: number): Ways => {
  const ways: readonly Omit<Ways, 'lang'>[] = [
    { size: SCREEN, media: PLAIN },
    { size: SCREEN, media: { ...PLAIN, reducedMotion: 'reduce' } },
    { size: SCREEN, media: { ...PLAIN, forcedColors: 'active' } },
    { size: { width: SCREEN.width / 2, height: SCREEN.height / 2 }, media: PLAIN },
  ];
  const way = ways[n % ways.length];
  const lang = LANGS[(n + Math.floor(n / ways.length)) % LANGS.length];
  if (way === undefined || lang === undefined) throw new Error('there is always one');
  return { ...way, lang };
};

declare global {
  var toldByWorker: { table: TableView; hand: HandView | undefined; heard: Said[] } | undefined;
}

const listen = () => {
  type Told = { readonly heard: readonly Said[]; readonly from: number };
  type Message = {
    readonly say: string;
    readonly table: TableView;
    readonly hands: Record<string, HandView>;
    readonly told: Record<string, Told>;
  };
  let all: Said[] = [];
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.say !== 'seen') return;
        const { table, hands, told } = data;
        if (told.A !== undefined) all = [...all.slice(0, told.A.from), ...told.A.heard];
        globalThis.toldByWorker = { table, hand: hands.A, heard: all };
      });
    }
  };
};

export const playAlone = async (
  { browser, url }: { readonly browser: Browser; readonly url: string },
  { game, part }: Played,
  seed: string,
  { lang, size, media }: Ways,
  most?: number,
): Promise<Outcome & { readonly errors: readonly string[] }> => {
  const others = SEATS.slice(1, part.seats).map((seat) => [seat, { level: 'simple' }]);
  const solo = JSON.stringify({
    record: { game: game.id, seats: part.seats, options: part.options, seed, moves: [] },
    people: ['A'],
    names: NAMES.slice(0, part.seats),
    opponents: Object.fromEntries(others),
  });
  const { page, context, errors } = await visitor(browser, settings({ solo, lang }), size);
  await context.addInitScript(listen);
  await page.emulateMedia(media);
  await page.goto(`${url}#/solo/resume`);
  const names = new Map(SEATS.slice(0, part.seats).map((seat, i) => [seat, NAMES[i] ?? seat]));
  const truth = async () => {
    const told = await page.evaluate(() => globalThis.toldByWorker);
    if (told?.hand === undefined) throw new Error('the worker has not told anything');
    return { view: mergeView(told.table, told.hand), heard: told.heard };
  };
  const outcome = await playBlind({ page, part, cast: { me: 'A', names, lang }, truth }, most);
  await context.close();
  return { ...outcome, errors };
};

type Place = Pick<ReturnType<typeof visit>, 'house' | 'browser'>;

/** At a table that this player opens, with the server's bots. */
export const playAtServer = async (
  { house, browser }: Place,
  { game, part }: Played,
  { lang, size, media }: Ways,
  most?: number,
): Promise<Outcome & { readonly errors: readonly string[] }> => {
  const name = 'Anna';
  const host: Awaited<ReturnType<typeof guest>> = {
    name,
    lang,
    ...(await visitor(browser, settings({ name, lang }), size)),
  };
  const { page, context, errors } = host;
  await page.emulateMedia(media);
  await makeTable(house, host, { game: game.id, seats: part.seats, options: part.options, clock: { pace: 'off' } });
  await begin(host, [host]);
  const { hub } = house.server;
  const liveTable = [...hub.liveTables.values()].at(-1);
  if (liveTable === undefined) throw new Error('there is no table');
  const chairs = liveTable.doc.seats.map((chair, i) => ({ ...chair, seat: SEATS[i] ?? 'A' }));
  const called = calledAt(chairs);
  const names = new Map(chairs.map(({ seat }) => [seat, called[seat] ?? seat]));
  const truth = async () => {
    const live = liveTable.game?.live;
    if (live === undefined) throw new Error('there is no game');
    const facts = await hub.facts.of(liveTable.id, liveTable.doc.round, live);
    return look(live, 'A', heard(facts, 'A'));
  };
  const outcome = await playBlind({ page, part, cast: { me: 'A', names, lang }, truth }, most);
  await context.close();
  return { ...outcome, errors };
};
