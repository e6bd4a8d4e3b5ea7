/** A browser and the built site, shared by browser tests, gallery and budget. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { after, before } from 'node:test';
import { type Browser, chromium } from 'playwright-core';
import { beginChance } from '../chance.ts';
import { ROOT } from '../root.ts';
import { browserArgs, browsersHere, NO_BROWSER } from './browsers.ts';
import { buildCommand, type Mode } from './build.ts';
import { keepEvidence } from './evidence.ts';

/** The run's shared browser; empty if there is none. */
const SHARED = process.env.CABALE_BROWSER;

export const findBrowser = async (): Promise<string | undefined> => (await browsersHere().next()).value;

/** `drawn`: a separate one that renders, for pictures and real timing. */
export const openBrowser = async ({ drawn = false } = {}): Promise<Browser> => {
  if (SHARED !== undefined && SHARED !== '' && !drawn) return chromium.connect(SHARED);
  const executablePath = await findBrowser();
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  const browser = await chromium.launch({ executablePath, args: browserArgs(drawn) });
  console.error(`# browser: ${executablePath} (${browser.version()})`);
  return browser;
};

/** The site as shipped, or with an outside game: built once per run (`CABALE_SITES`), or per process. */
export const build = (mode: Mode, outside?: string): string => {
  const folder = join(sites(), outside === undefined ? mode : `${mode}-with-${outside.replaceAll(/\W+/g, '-')}`);
  if (existsSync(folder)) return folder;
  const env = outside === undefined ? process.env : { ...process.env, CABALE_WITH: outside };
  execFileSync(process.execPath, buildCommand(folder, mode), { cwd: ROOT, env });
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

type Site = { readonly url: string; close(): Promise<void> };

export const serve = (folder: string): Promise<Site> =>
  new Promise((resolve) => {
    const server: Server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://site').pathname).replace(/\/$/, '/index.html');
      // like the server: hashed files never change
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

const isThere = SHARED === undefined ? (await findBrowser()) !== undefined : SHARED !== '';
export const skip = isThere ? false : NO_BROWSER;

/** Shared by all tests of a process, on demand. */
const once = <K, T>(make: (key: K) => Promise<T>): ((key: K) => Promise<T>) => {
  const made = new Map<K, Promise<T>>();
  return (key) => {
    const there = made.get(key) ?? make(key);
    made.set(key, there);
    return there;
  };
};

const browserOfAll = once((_: 'browser') => openBrowser());
const siteOfAll = once((mode: Mode) => serve(build(mode)));

/** The browser for a `describe`: the run's, or a separate one. */
export const lendBrowser = async (): Promise<{ readonly browser: Browser; giveBack(): Promise<void> }> => {
  const browser = await (SHARED === undefined ? openBrowser() : browserOfAll('browser'));
  return { browser, giveBack: () => (SHARED === undefined ? browser.close() : Promise.resolve()) };
};

/** The built site and a browser for a `describe`. */
export const openStage = (mode: Mode): { readonly browser: Browser; readonly url: string } => {
  let lent: Awaited<ReturnType<typeof lendBrowser>> | undefined;
  let site: Site | undefined;
  keepEvidence();
  before(async () => {
    beginChance();
    site = await (SHARED === undefined ? serve(build(mode)) : siteOfAll(mode));
    lent = await lendBrowser();
  });
  after(async () => {
    await lent?.giveBack();
    if (SHARED === undefined) await site?.close();
  });
  const there = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('the stage is not open yet');
    return thing;
  };
  return {
    get browser() {
      return there(lent).browser;
    },
    get url() {
      return there(site).url;
    },
  };
};
