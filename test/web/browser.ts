/** What browser tests, the gallery and the budget share: a browser, its visitors, the built site on a loopback port. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { after, before } from 'node:test';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { ROOT } from '../root.ts';
import { browserArgs, browsersHere, NO_BROWSER } from './browsers.ts';
import { buildCommand, type Mode } from './build.ts';

/** The browser that all tests of a run share; an empty word where there is none. */
const SHARED = process.env.CABALE_BROWSER;

export const findBrowser = async (): Promise<string | undefined> => (await browsersHere())[0];

/** `drawn`: one of its own, for pictures, and for times as people see them. */
export const openBrowser = async ({ drawn = false } = {}): Promise<Browser> => {
  if (SHARED !== undefined && SHARED !== '' && !drawn) return chromium.connect(SHARED);
  const executablePath = await findBrowser();
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  const browser = await chromium.launch({ executablePath, args: browserArgs(drawn) });
  console.error(`# browser: ${executablePath} (${browser.version()})`);
  return browser;
};

/** The site as it is shipped: built once for all tests of a run (`CABALE_SITES`), or once a process. */
export const build = (mode: Mode): string => {
  const folder = join(sites(), mode);
  if (existsSync(folder)) return folder;
  execFileSync(process.execPath, buildCommand(folder, mode), { cwd: ROOT });
  return folder;
};

let own: string | undefined;
const sites = (): string => {
  if (process.env.CABALE_SITES !== undefined) return process.env.CABALE_SITES;
  if (own !== undefined) return own;
  const folder = mkdtempSync(join(tmpdir(), 'cabale-sites-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  own = folder;
  return folder;
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export type Site = { readonly url: string; close(): Promise<void> };

/** Serves a built site until it is closed. */
export const serve = (folder: string): Promise<Site> =>
  new Promise((resolve) => {
    const server: Server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://site').pathname).replace(/\/$/, '/index.html');
      // as the server does: what has its hash in its name never changes
      const kept = path.includes('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {};
      readFile(join(folder, path)).then(
        (body) => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain', ...kept }).end(body),
        () => response.writeHead(404).end(),
      );
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}/`,
        close: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done());
          }),
      });
    });
  });

export type Wishes = Readonly<Record<string, string>>;

/** A person's browser with his settings; whatever goes wrong on the page is kept in `errors`. */
export const visitor = async (
  browser: Browser,
  wishes: Wishes,
  size: { width: number; height: number } = { width: 360, height: 740 },
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> => {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', serviceWorkers });
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, wishes);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on(
    'console',
    (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
  );
  return { context, page, errors };
};

export const settings = (more: Readonly<Record<string, string>> = {}): Wishes =>
  Object.fromEntries(
    Object.entries({ lang: 'en', theme: 'parchment', speed: 'instant', name: 'Anna', ...more }).map(([key, value]) => [
      `cabale.${key}`,
      value,
    ]),
  );

const isThere = SHARED === undefined ? (await findBrowser()) !== undefined : SHARED !== '';
export const skip = isThere ? false : NO_BROWSER;

/** The built site and a browser for the tests of one `describe`; they are there once those run. */
export const openStage = (mode: Mode): { readonly browser: Browser; readonly url: string } => {
  let [browser, site]: [Browser | undefined, Site | undefined] = [undefined, undefined];
  before(async () => {
    site = await serve(build(mode));
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
  const there = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('the stage is not open yet');
    return thing;
  };
  return {
    get browser() {
      return there(browser);
    },
    get url() {
      return there(site).url;
    },
  };
};
