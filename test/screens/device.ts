/** A device in Node: the real client in a window without layout. Its time passes when a test lets it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Script } from 'node:vm';
import { Window } from 'happy-dom';
import type { Lang } from '../../src/words/languages.ts';
import { settings } from '../web/visitors.ts';
import { scriptOf } from './client.ts';
import { type Clock, openClock, turn } from './clock.ts';
import { FIRST, type Net, platformOf, type Size } from './platform.ts';
import { isShown, plain, screenOf } from './screen.ts';

const ORIGIN = 'http://cabale.test/';
const SIZE = { width: 390, height: 844 };

export type Wishes = {
  readonly lang?: Lang;
  /** More of what the device remembers. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly size?: Size;
  readonly clock?: Clock;
  readonly seed?: string;
  readonly net?: Net;
};

export type Device = ReturnType<typeof screenOf> & {
  readonly clock: Clock;
  readonly document: Document;
  readonly errors: readonly string[];
  /** All moves that were sent. */
  readonly moves: readonly string[];
  told(): string;
  pass(ms: number): Promise<void>;
  kept(key: string): string | undefined;
  address(): string;
  /** Lets time pass until something is there. */
  until<T>(find: () => T | undefined | false, what?: string): Promise<T>;
  see(what: string): Promise<Element>;
  gone(what: string): Promise<true>;
  hears(what: string, says: string | RegExp): Promise<true>;
  /** Touches it, as soon as it is there and reacts. What a press, a hold or a slide does, only a browser knows. */
  touch(what: string): Promise<void>;
  key(key: string): Promise<void>;
  write(what: string, text: string): Promise<void>;
  /** Sends a form. */
  submit(what: string): Promise<void>;
  post(path: string, body: object): Promise<Record<string, unknown>>;
  /** Closes the page, and opens an address with all that the browser remembers. */
  reopen(to?: string): Promise<Device>;
  go(hash: string): Promise<void>;
  close(): Promise<void>;
};

/** Milliseconds on the device's clock after which something is missing for good. */
const PATIENCE = 120_000;
/** Longer than a dock ignores touches. */
const REACTS = 300;
/** Milliseconds of real time for a server, or for another thread. */
const [ANSWERS, COMPUTES] = [30_000, 5000];
const BEAT = 4;

const open = new Set<{ readonly told: () => string; readonly close: () => Promise<void> }>();

/** Of all open devices, for a test that fails. */
export const onScreens = (): string => [...open].map(({ told }) => told()).join('\n\n');
export const closeAll = async (): Promise<void> => {
  for (const device of open) await device.close();
};

/** Boxes, animations and fonts do not exist; happy-dom knows no escaped digits and no `:enabled`. */
const WITHOUT_LAYOUT = new Script(`
  Object.defineProperty(globalThis, 'CSS', { value: { escape: (text) => text.replace(/"/g, '') } });
  Object.assign(document, { getAnimations: () => [], fonts: Object.assign(new EventTarget(), { ready: Promise.resolve(), load: async () => [] }) });
  const { querySelectorAll } = Element.prototype;
  Object.assign(Element.prototype, {
    querySelectorAll(what) { return querySelectorAll.call(this, what.replaceAll(':enabled', ':not(:disabled)')); },
    getAnimations: () => [],
    animate: () => ({ finished: Promise.resolve(), cancel() {} }),
    scrollIntoView() {},
    checkVisibility() { return isShown(this); },
  });`);

export const openDevice = async (address: string, wishes: Wishes = {}): Promise<Device> => {
  const { lang = 'en', kept, size = SIZE, clock = openClock(), seed = 'device', net = {} } = wishes;
  const window = new Window({
    url: new URL(address, 'server' in net ? net.server : ORIGIN).href,
    ...size,
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  });
  // happy-dom's types are its own
  const document = window.document as unknown as Document;
  const screen = screenOf(document);
  const errors: string[] = [];
  const fail = (error: unknown): void => void errors.push(error instanceof Error ? (error.stack ?? '') : String(error));
  const moves: string[] = [];
  const ends: (() => void)[] = [];
  const sends = ({ move }: Record<string, unknown>): void => void (typeof move === 'string' && moves.push(move));
  const platform = platformOf({ clock, seed, net, sends, fail, ends }, window.location, size);
  Object.assign(window, platform, { isShown });
  window.addEventListener('error', (event) => fail('error' in event ? event.error : event));
  Object.assign(window.console, { error: (...said: unknown[]) => fail(said.join(' ')), warn() {} });
  for (const [key, value] of Object.entries(settings({ lang, ...kept }))) window.localStorage.setItem(key, value);
  for (const script of [FIRST, WITHOUT_LAYOUT]) script.runInContext(Object(window));
  document.body.innerHTML = '<div id="app"></div>';
  const told = (): string => [`${window.location.href}:`, ...errors, ...screen.tree()].join('\n');
  const broken = (why: string): Error => {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 8;
    const error = new Error(why);
    Error.stackTraceLimit = stackTraceLimit;
    return error;
  };

  const device: Device = {
    ...screen,
    clock,
    errors,
    moves,
    document,
    pass: clock.pass,
    told,
    kept: (key: string): string | undefined => window.localStorage.getItem(`cabale.${key}`) ?? undefined,
    address: () => window.location.href.slice(window.location.origin.length),
    async until<T>(find: () => T | undefined | false, what = `${find}`): Promise<T> {
      const end = clock.passed() + PATIENCE;
      for (let since = performance.now(); ; ) {
        await turn();
        if (errors.length > 0) throw broken(`the page fails: ${errors.join('\n')}`);
        const found = find();
        if (found !== undefined && found !== false) return found;
        if ('server' in net) await clock.pass(BEAT);
        else if (await clock.jump(end)) {
          since = performance.now();
          continue;
        }
        await sleep(BEAT);
        if (performance.now() - since > ('server' in net ? ANSWERS : COMPUTES)) throw broken(`missing: ${what}`);
      }
    },
    see: (what: string): Promise<Element> => device.until(() => screen.all(what)[0], what),
    gone: (what: string): Promise<true> => device.until(() => screen.count(what) === 0, `no ${what}`),
    hears: (what: string, says: string | RegExp): Promise<true> =>
      device.until(() => {
        const said = screen.says(what);
        return typeof says === 'string' ? said.includes(plain(says)) : says.test(said);
      }, `${what} with ${says}`),
    async touch(what: string): Promise<void> {
      await device.see(what);
      await clock.pass(REACTS);
      const found = await device.until(() => screen.all(what).find(isAlive), `${what}, to be touched`);
      if ('click' in found && typeof found.click === 'function') found.click();
      await turn();
    },
    async key(key: string): Promise<void> {
      await clock.pass(REACTS);
      const at = window.document.activeElement ?? window.document.body;
      at.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await turn();
    },
    async write(what: string, text: string): Promise<void> {
      const field = await device.see(what);
      Object.assign(field, { value: text });
      for (const kind of ['input', 'change'])
        field.dispatchEvent(window.eval(`new Event('${kind}', { bubbles: true })`));
      await turn();
    },
    async submit(what: string): Promise<void> {
      const form = await device.see(what);
      form.dispatchEvent(window.eval(`new Event('submit', { bubbles: true, cancelable: true })`));
      await turn();
    },
    async post(path: string, body: object): Promise<Record<string, unknown>> {
      const headers = { 'content-type': 'application/json' };
      return (await platform.fetch(path, { method: 'POST', body: JSON.stringify(body), headers })).json();
    },
    async reopen(to = device.address()): Promise<Device> {
      const stored = Object.entries(window.localStorage).map(([key, value]) => [key.replace('cabale.', ''), value]);
      await device.close();
      return openDevice(to, { ...wishes, clock, kept: Object.fromEntries(stored) });
    },
    async go(hash: string): Promise<void> {
      window.location.hash = hash;
      await turn();
    },
    async close(): Promise<void> {
      open.delete(device);
      for (const end of ends) end();
      await window.happyDOM.close();
    },
  };
  open.add(device);
  await scriptOf('main').runInContext(Object(window));
  return device;
};

/** Whether an element reacts to a touch. */
export const isAlive = (one: Element): boolean => !one.matches(':disabled') && one.closest('[inert]') === null;
