/** Starts what all tests of a run share: the built site, a browser, a database. */
import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserServer } from 'playwright-core';
import { refuse } from '../../src/command/script-args.ts';
import { siteIn, stateOfSite } from '../../src/server/pages/build.ts';
import { ROOT } from '../../test/root.ts';
import { bundleCommand } from '../../test/screens/client.ts';
import { browserArgs, browsersHere } from '../../test/web/browsers.ts';
import { buildCommand, MODES, type Mode } from '../../test/web/build.ts';
import { opensSite, usesDatabase, usesScreens } from './reach.ts';

export type Shared = {
  /** In one line. */
  readonly browser: string;
  build(): Promise<void>;
  close(): Promise<void>;
};

/** A browser that starts, opens a page and computes; or why not. */
const tryBrowser = async (executablePath: string): Promise<BrowserServer | string> => {
  const { chromium } = await import('playwright-core');
  try {
    const server = await chromium.launchServer({ executablePath, args: browserArgs(false), timeout: 60_000 });
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage();
    const [sum, version] = [await page.evaluate('1 + 1'), browser.version()];
    await browser.close();
    if (sum === 2) return Object.assign(server, { version });
    await server.close();
    return 'it cannot compute';
  } catch (error) {
    const lines = String(error instanceof Error ? error.message : error).split('\n');
    return lines.find((line) => /spawn|error|crash|exit|closed|timeout/i.test(line))?.trim() ?? lines[0] ?? '';
  }
};

const openSharedBrowser = async (): Promise<{ line: string; endpoint: string; close(): Promise<void> }> => {
  const none = { endpoint: '', close: async () => {} };
  const broken: string[] = [];
  const named = process.env.CHROMIUM;
  for await (const path of browsersHere()) {
    const found = await tryBrowser(path);
    if (typeof found !== 'string')
      return {
        line: [`browser: ${path}`, ...broken].join('; '),
        endpoint: found.wsEndpoint(),
        close: () => found.close(),
      };
    if (named)
      return refuse(
        `CHROMIUM is ${named}, which is no browser that works (${found}); allowed: a Chromium, Chrome, Edge or Brave, npm, or none`,
      );
    broken.push(`${path} does not work (${found})`);
  }
  if (named === 'npm') return refuse('CHROMIUM is npm, which brings a browser for Linux on x64 only');
  return { ...none, line: ['browser: none, so tests in browsers are skipped', ...broken].join('; ') };
};

const runBuild = (args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', (code) => {
      process.off('exit', end);
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} failed`));
    });
  });

/** The shipped site is built where `cabale serve` and `npm pack` look for it, if its sources changed. */
const buildSite = async (folder: string, mode: Mode): Promise<void> => {
  const own = join(folder, mode);
  if (mode !== 'web') return runBuild(buildCommand(own, mode));
  if (stateOfSite() !== 'current') await runBuild([join(ROOT, 'scripts/build-web.ts')]);
  cpSync(siteIn().folder, own, { recursive: true });
};

const openSharedDatabase = async () => (await import('../../test/server/database.ts')).openDatabase();

export const openShared = async (folder: string, files: readonly string[]): Promise<Shared> => {
  const sites = join(folder, 'sites');
  const browser = files.some(opensSite) ? await openSharedBrowser() : undefined;
  const build = async (): Promise<void> => {
    await Promise.all([
      ...(files.some(opensSite) ? MODES.map((mode) => buildSite(sites, mode)) : []),
      ...(files.some(usesScreens) ? [runBuild(bundleCommand(sites))] : []),
    ]);
  };
  const [database] = await Promise.all([files.some(usesDatabase) ? openSharedDatabase() : undefined, build()]);
  Object.assign(process.env, {
    CABALE_SITES: sites,
    ...(browser === undefined ? {} : { CABALE_BROWSER: browser.endpoint }),
    ...(database === undefined ? {} : { CABALE_POSTGRES: database.urlOf('postgres') }),
  });
  return {
    browser: browser?.line ?? 'browser: none needed',
    build,
    async close() {
      await browser?.close();
      await database?.stop();
    },
  };
};
