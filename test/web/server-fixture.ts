/** A server in this process for browser tests, so that they may cut lines, close tables and stop it; and its guests. */
import '../../src/app/games.ts';
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { botsFor } from '../../src/bots/index.ts';
import type { Fact } from '../../src/engine/facts.ts';
import type { BodyIn } from '../../src/protocol/routes.ts';
import { type Config, openServer, type Server } from '../../src/server/server.ts';
import { beginChance } from '../chance.ts';
import { folder, testConfig } from '../server/testing.ts';
import { build, lendBrowser } from './browser.ts';
import { keepEvidence } from './evidence.ts';
import { TEXT } from './said.ts';
import * as seen from './seen.ts';
import { settings, visitor } from './visitors.ts';

export { skip } from './browser.ts';

export { TEXT } from './said.ts';

type Lang = keyof typeof TEXT;

type TestServer = {
  readonly url: string;
  readonly server: Server;
  /** Stops, and restarts on the same port. */
  stop(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
};

/** The last port: browsers have the site cached from there. */
let lastPort = 0;
const openWhereBefore = async (config: Config): Promise<Server> => {
  const server = await openServer({ ...config, port: lastPort }).catch(() => openServer(config));
  lastPort = server.port;
  return server;
};

/** A server with fast bots and no least times of windows. */
export const openTestServer = async (web: string, more: Partial<Config> = {}): Promise<TestServer> => {
  const { path, remove } = folder();
  const config = testConfig(join(path, 'cabale.db'), { web, botsFor, ...more });
  let server = await openWhereBefore(config);
  let open = true;
  const { port } = server;
  const stop = async () => {
    if (open) await server.close();
    open = false;
  };
  return {
    url: `http://127.0.0.1:${port}/`,
    get server() {
      return server;
    },
    stop,
    async restart() {
      server = await openServer({ ...config, port });
      open = true;
    },
    async close() {
      await stop();
      remove();
    },
  };
};

type Place = { readonly web: string; readonly browser: Browser; readonly house: TestServer };

/** The built client, a browser and a server for a `describe`. */
export const visit = (more: Partial<Config> = {}, outside?: string): Place => {
  let place: Place | undefined;
  let giveBack: (() => Promise<void>) | undefined;
  keepEvidence();
  before(async () => {
    beginChance();
    const web = build('web', outside);
    const [lent, house] = await Promise.all([lendBrowser(), openTestServer(web, more)]);
    giveBack = lent.giveBack;
    place = { web, browser: lent.browser, house };
  });
  after(async () => {
    await giveBack?.();
    await place?.house.close();
  });
  const here = (): Place => {
    assert.ok(place !== undefined, 'the house is not open yet');
    return place;
  };
  return {
    get web() {
      return here().web;
    },
    get browser() {
      return here().browser;
    },
    get house() {
      return here().house;
    },
  };
};

export type Guest = {
  readonly name: string;
  readonly lang: Lang;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: string[];
};

type Wish = {
  readonly lang?: Lang;
  readonly width?: number;
  readonly height?: number;
  readonly serviceWorkers?: 'allow';
};

export const guest = async (
  browser: Browser,
  name: string,
  { lang = 'en', width = 390, height = 800, serviceWorkers }: Wish = {},
): Promise<Guest> => {
  const come = await visitor(browser, settings({ name, lang }), { width, height }, serviceWorkers);
  return { name, lang, ...come };
};

export const leave = (guests: readonly Guest[]): Promise<unknown> =>
  Promise.all(guests.map(({ context }) => context.close()));

/** In the guest's own language. */
export const button = ({ page, lang }: Guest, key: 'sitDown' | 'watch' | 'remove' | 'newCode') =>
  page.locator(`button:enabled:has-text("${TEXT[lang][key]}")`).first();

export const linkOf = async ({ page }: Guest): Promise<string> =>
  (await page.getAttribute(seen.CODE_LINK, 'href')) ?? '';

type Plan = { readonly players: number; readonly game?: string; readonly off?: readonly string[] };

/** A table opened by visible controls, and its link. `off`: settings switched off first. */
export const openTable = async (
  { url }: Pick<TestServer, 'url'>,
  host: Guest,
  { players, game, off }: Plan,
): Promise<string> => {
  const { page } = host;
  await page.goto(`${url}#/new/online${game === undefined ? '' : `/${game}`}`);
  await page.click(seen.OPENS_BOX);
  for (const value of [players, 'off']) {
    await page.click(`${seen.SHEET} >> ${seen.CHIP}:has(input[value="${value}"])`);
    await page.waitForSelector(`${seen.SHEET} >> ${seen.CHIP}:has(input[value="${value}"]:checked)`);
  }
  if (off !== undefined) await page.click(`${seen.SHEET} >> form > ${seen.FOLD} > summary`);
  for (const label of off ?? []) {
    await page.click(`${seen.TOGGLE}:has-text("${label}")`);
    await page.waitForSelector(`${seen.TOGGLE}:has-text("${label}") input:not(:checked)`);
  }
  await page.click(seen.CLOSE_BOX);
  return linkOf(host);
};

/** A table made through the API, for tests of its settings. */
export const makeTable = async (
  { url }: Pick<TestServer, 'url'>,
  host: Guest,
  body: BodyIn<'create'>,
): Promise<string> => {
  const { page } = host;
  await page.goto(url);
  const id = await page.evaluate(
    async ([name, plan]) => {
      const post = (path: string, what: string) =>
        fetch(path, { method: 'POST', body: what, headers: { 'content-type': 'application/json' } });
      await post('api/session', JSON.stringify({ name }));
      return (await (await post('api/tables', plan)).json()).table;
    },
    [host.name, JSON.stringify(body)] as const,
  );
  await page.goto(`${url}#/table/${id}`);
  return linkOf(host);
};

export const joinBy = async (one: Guest, link: string): Promise<void> => {
  await one.page.goto(link);
  await one.page.click(seen.ENTER);
  await one.page.waitForSelector(`${seen.WAITING} ${seen.GET_UP}`);
};

export const begin = async (host: Guest, all: readonly Guest[]): Promise<void> => {
  await host.page.click(seen.BEGIN);
  await Promise.all(all.map(({ page }) => page.waitForSelector(`${seen.IN_HAND}, ${seen.DOCK}`)));
};

export const cutLine = ({ server }: TestServer, { name }: Guest): void => {
  const lines = [...server.hub.liveTables.values()]
    .flatMap(({ clients }) => [...clients])
    .filter(({ person }) => person?.name === name);
  assert.ok(lines.length > 0, `${name} has a line`);
  for (const line of lines) line.end(1012, 'cut');
};

/** All facts of the newest table with this game; undefined after its end. */
export const factsAt = async ({ server: { hub } }: TestServer, id: string): Promise<readonly Fact[] | undefined> => {
  const liveTable = [...hub.liveTables.values()].findLast(
    ({ game }) => game?.live.game.id === id && game.live.state.over === undefined,
  );
  const live = liveTable?.game?.live;
  if (liveTable === undefined || live === undefined) return undefined;
  return hub.facts.of(liveTable.id, liveTable.doc.round, live);
};
