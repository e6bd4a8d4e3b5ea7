/**
 * People in browsers. A new profile costs more than most tests, so profiles are cleaned and reused, with the site's
 * cache.
 */
import { buffer } from 'node:stream/consumers';
import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import { chanceOfPage } from '../chance.ts';
import { beginEvidence, endEvidence, startTracing } from './evidence.ts';
import { guard, isSeen, judged } from './guard.ts';

export type Wishes = Readonly<Record<string, string>>;
type Visitor = { readonly context: BrowserContext; readonly page: Page; readonly errors: string[] };

/** Milliseconds for a page, on a busy machine. */
const PATIENCE = 60_000;

type Size = { readonly width: number; readonly height: number };

type Profile = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly end: () => Promise<void>;
  /** Undoes a visitor's scripts in its pages. */
  readonly undo: Set<() => Promise<void>>;
  readonly origins: Set<string>;
  /** Changed beyond cleaning. */
  spoilt: boolean;
};

const waiting = new WeakMap<Browser, Profile[]>();

/** Events that tests listen to; the close event is the page's own. */
const HEARD = ['console', 'pageerror', 'request', 'response', 'websocket', 'dialog', 'framenavigated'] as const;

const STORED = 'local_storage,indexeddb,cache_storage,cookies,service_workers,file_systems,websql';

/** Records scripts and functions to remove; fake clocks and sockets cannot be removed. */
const watchOver = (profile: Profile): void => {
  const { context, page, undo } = profile;
  for (const target of [context, page]) {
    const { addInitScript, exposeFunction, exposeBinding } = target;
    const undone =
      <A extends unknown[]>(give: (...args: A) => Promise<{ dispose(): Promise<void> }>) =>
      async (...args: A) => {
        const given = await give.apply(target, args);
        undo.add(() => given.dispose());
        return given;
      };
    Object.assign(target, {
      addInitScript: undone(addInitScript),
      exposeFunction: undone(exposeFunction),
      exposeBinding: undone(exposeBinding),
    });
  }
  const spoils =
    <A extends unknown[], R>(of: object, does: (...args: A) => R) =>
    (...args: A): R => {
      profile.spoilt = true;
      return does.apply(of, args);
    };
  Object.assign(page.clock, { install: spoils(page.clock, page.clock.install) });
  Object.assign(page, { routeWebSocket: spoils(page, page.routeWebSocket) });
};

const newProfile = async (browser: Browser): Promise<Profile> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  await startTracing(context);
  const page = await context.newPage();
  const close = context.close.bind(context);
  const profile: Profile = {
    context,
    page,
    end: () => close(),
    undo: new Set(),
    origins: new Set(),
    spoilt: false,
  };
  watchOver(profile);
  Object.assign(context, { close: () => judged(context, () => leave(browser, profile)) });
  return profile;
};

const clean = async ({ context, page, undo, origins }: Profile): Promise<void> => {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of HEARD) page.removeAllListeners(event);
  context.removeAllListeners('request');
  await page.goto('about:blank');
  for (const one of undo) await one();
  undo.clear();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  const session = await context.newCDPSession(page);
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
  await session.detach();
  await context.clearCookies();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: null, forcedColors: null, contrast: null });
  origins.clear();
};

const leave = async (browser: Browser, profile: Profile): Promise<void> => {
  await endEvidence(profile.context);
  if (profile.spoilt || profile.page.isClosed()) return profile.end();
  try {
    await clean(profile);
  } catch {
    return profile.end();
  }
  waiting.set(browser, [...(waiting.get(browser) ?? []), profile]);
};

/** A separate profile for service workers, which outlive cleaning. */
const apart = async (browser: Browser): Promise<Pick<Profile, 'context' | 'page'>> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'allow' });
  await startTracing(context);
  const close = context.close.bind(context);
  const leaves = async () => {
    await endEvidence(context);
    await close();
  };
  Object.assign(context, { close: () => judged(context, leaves) });
  return { context, page: await context.newPage() };
};

/** Seeds a page's random numbers (mulberry32). */
const drawAlike = (seed: number): void => {
  let state = seed;
  const draw = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => draw() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = draw();
    return array;
  };
};

/** A person's browser with settings; page errors are kept in `errors`. */
export const visitor = async (
  browser: Browser,
  wishes: Wishes,
  size: Size = { width: 360, height: 740 },
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Visitor> => {
  const profile = serviceWorkers === 'block' ? (waiting.get(browser)?.pop() ?? (await newProfile(browser))) : undefined;
  const { context, page } = profile ?? (await apart(browser));
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, wishes);
  const chance = chanceOfPage();
  if (chance !== undefined) await context.addInitScript(drawAlike, chance);
  await page.setViewportSize(size);
  context.setDefaultTimeout(PATIENCE);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isSeen(message.text()))
      errors.push(`${message.text()} ${message.location().url}`);
  });
  await guard(context, page);
  await beginEvidence(context, page);
  if (profile !== undefined) context.on('request', (request) => profile.origins.add(new URL(request.url()).origin));
  return { context, page, errors };
};

export const settings = (more: Readonly<Record<string, string>> = {}): Wishes =>
  Object.fromEntries(
    Object.entries({ lang: 'en', theme: 'parchment', speed: 'instant', name: 'Anna', ...more }).map(([key, value]) => [
      `cabale.${key}`,
      value,
    ]),
  );

/** A download's bytes, since a shared browser's files are elsewhere. */
export const bytesOf = async (saved: Download): Promise<Buffer> => buffer(await saved.createReadStream());
