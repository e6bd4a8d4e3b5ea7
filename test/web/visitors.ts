/**
 * People in browsers. A new one costs a browser's profile, an empty cache and code that is compiled again: more than most tests.
 * So one who has left hands their profile on, with nothing of theirs in it; the site that it has read it keeps.
 */
import { buffer } from 'node:stream/consumers';
import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import { chanceOfPage } from '../chance.ts';
import { beginEvidence, endEvidence, startTracing } from './evidence.ts';
import { guard, isSeen, judged } from './guard.ts';

export type Wishes = Readonly<Record<string, string>>;
type Visitor = { readonly context: BrowserContext; readonly page: Page; readonly errors: string[] };

/** Milliseconds for what a page does, on a machine that has much else to do. */
const PATIENCE = 60_000;

type Size = { readonly width: number; readonly height: number };

type Profile = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Closes it for good. */
  readonly end: () => Promise<void>;
  /** Undoes what a visitor has put into its pages. */
  readonly undo: Set<() => Promise<void>>;
  readonly origins: Set<string>;
  /** Something was done to it that cannot be undone. */
  spoilt: boolean;
};

/** Profiles that wait for the next visitor. */
const waiting = new WeakMap<Browser, Profile[]>();

/** What tests listen to; of its end a page must hear itself. */
const HEARD = ['console', 'pageerror', 'request', 'response', 'websocket', 'dialog', 'framenavigated'] as const;

const STORED = 'local_storage,indexeddb,cache_storage,cookies,service_workers,file_systems,websql';

/** Scripts that pages begin with, and functions they are given, are taken back; a clock and a line to a pretended server cannot be. */
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

/** Nothing of whoever had it is left in it. */
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

/** A profile of their own for one who wants a service worker: it outlives whatever one does. */
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

/** Makes a page's random numbers repeatable from a seed (mulberry32). */
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

/** A person's browser with their settings; whatever goes wrong on the page is kept in `errors`. */
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

/** What a page gave to be kept: the browser may run on another's behalf, so there is no file of it here. */
export const bytesOf = async (saved: Download): Promise<Buffer> => buffer(await saved.createReadStream());
