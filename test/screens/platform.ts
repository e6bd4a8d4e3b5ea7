/** Browser features in Node, as the client finds them: time, chance, workers, requests, lines. Nothing of our own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import WebSocket from 'ws';
import { roll, seeded } from '../../src/engine/chance.ts';
import { clientFolder, ENTRIES, type Entry, scriptOf } from './client.ts';
import type { Clock } from './clock.ts';

/** The test's end of a page's line. */
export type Line = {
  say(message: object): void;
  close(): void;
  /** Called with each message of the page. */
  hear: (message: Record<string, unknown>) => void;
};

/** The other end of requests and lines: the test itself, or a server. */
export type Net =
  | {
      readonly answer?: (path: string, request: RequestInit | undefined) => unknown;
      readonly line?: (line: Line) => void;
    }
  | { readonly server: string; readonly cookies: Record<string, string> };

export type World = {
  readonly clock: Clock;
  readonly seed: string;
  readonly net: Net;
  /** Each message that a page sends to a worker or over a line. */
  readonly sends: (message: Record<string, unknown>) => void;
  readonly fail: (error: unknown) => void;
  /** Run when the device is closed. */
  readonly ends: (() => void)[];
};

const GLOBALS = {
  ...{ structuredClone, TextEncoder, TextDecoder, Response, Blob, URL, URLSearchParams, queueMicrotask },
  ...{ CompressionStream, DecompressionStream, ReadableStream, EventTarget },
};

type Run = (...given: unknown[]) => void;

const timeAndChance = ({ clock, seed }: World) => {
  const rng = seeded(seed);
  const timer =
    (begin: Clock['begin']) =>
    (run: Run, ms?: number, ...given: unknown[]) =>
      begin(() => run(...given), ms);
  return {
    setTimeout: timer(clock.begin),
    setInterval: timer(clock.repeat),
    clearTimeout: clock.cancel,
    clearInterval: clock.cancel,
    requestAnimationFrame: (run: (at: number) => void) => clock.begin(() => run(clock.passed()), 16),
    cancelAnimationFrame: clock.cancel,
    performance: { now: clock.passed, mark() {}, measure() {} },
    crypto: {
      subtle: crypto.subtle,
      getRandomValues(array: Uint8Array) {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (let i = 0; i < bytes.length; i++) bytes[i] = roll(rng, 256);
        return array;
      },
    },
    drawn: () => roll(rng, 2 ** 32) / 2 ** 32,
    clockNow: clock.now,
  };
};

/** Run first in a page or worker, whose `Math` and `Date` are its own. */
export const FIRST = new Script(`Math.random = drawn;
globalThis.Date = class extends Date {
  constructor(...given) { super(...(given.length === 0 ? [clockNow()] : given)); }
  static now() { return clockNow(); }
};`);

const fileOf = (path: string): Response => {
  try {
    return new Response(new Uint8Array(readFileSync(join(clientFolder(), path))));
  } catch {
    return new Response('', { status: 404 });
  }
};

const cookiesOf = ({ cookies }: Extract<Net, { server: string }>): string =>
  Object.entries(cookies)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** Requests, with the cookies of one browser. */
const fetchIn =
  ({ net }: World, origin: string) =>
  async (given: string | URL, request: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(String(given), origin);
    if (!pathname.startsWith('/api/')) return fileOf(pathname);
    if (!('server' in net)) {
      const answer = net.answer?.(pathname, request);
      if (answer === undefined) throw new Error('no network');
      return answer instanceof Response ? answer : Response.json(answer);
    }
    const headers = { ...request.headers, cookie: cookiesOf(net), origin: new URL(net.server).origin };
    const response = await fetch(new URL(pathname + search, net.server), { ...request, headers });
    for (const one of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      net.cookies[name] = value;
    }
    return response;
  };

const isEntry = (name: string): name is Entry => ENTRIES.some((one) => one === name);
type Hear = (event: { readonly data: unknown }) => void;
const later = (hearers: readonly Hear[], data: unknown): void => {
  const copy = structuredClone(data);
  setImmediate(() => {
    for (const hear of hearers) hear({ data: copy });
  });
};

/** Workers run in this process, in a context of their own. */
const workerIn = (world: World, fetch: unknown, location: unknown) =>
  class {
    readonly heard: Hear[] = [];
    readonly obeys: Hear[] = [];
    constructor(name: string) {
      if (!isEntry(name)) throw new Error(`there is no worker ${name}`);
      const scope = createContext({
        ...GLOBALS,
        ...timeAndChance({ ...world, seed: `${world.seed} ${name}` }),
        ...{ fetch, location, console },
        addEventListener: (_: string, obey: Hear) => this.obeys.push(obey),
        postMessage: (data: unknown) => later(this.heard, data),
      });
      scope.self = scope;
      FIRST.runInContext(scope);
      void Promise.resolve(scriptOf(name).runInContext(scope)).catch(world.fail);
    }
    addEventListener(_: string, hear: Hear): void {
      this.heard.push(hear);
    }
    postMessage(data: Record<string, unknown>): void {
      world.sends(data);
      later(this.obeys, data);
    }
    terminate(): void {
      this.heard.length = 0;
      this.obeys.length = 0;
    }
  };

/** A line to the test. */
const lineIn = ({ net, sends }: World) =>
  class extends EventTarget {
    static readonly OPEN = 1;
    readyState = 0;
    hear: Line['hear'] = () => {};
    constructor() {
      super();
      setImmediate(() => {
        const line = 'server' in net ? undefined : net.line;
        if (line === undefined) return this.close();
        this.readyState = 1;
        const say = (message: object) => this.tell(new MessageEvent('message', { data: JSON.stringify(message) }));
        line(
          Object.defineProperty({ say, close: () => this.close(), hear: this.hear }, 'hear', {
            set: (hear) => {
              this.hear = hear;
            },
          }),
        );
      });
    }
    tell(event: Event): void {
      setImmediate(() => this.dispatchEvent(event));
    }
    send(text: string): void {
      const message = JSON.parse(text);
      sends(message);
      setImmediate(() => this.hear(message));
    }
    close(): void {
      if (this.readyState !== 3) this.tell(new Event('close'));
      this.readyState = 3;
    }
  };

/** A line to a server. */
const socketIn = ({ sends, ends }: World, net: Extract<Net, { server: string }>) =>
  class extends WebSocket {
    constructor(url: URL) {
      const { pathname, search } = new URL(url);
      super(new URL(pathname + search, net.server.replace('http', 'ws')), {
        headers: { cookie: cookiesOf(net), origin: new URL(net.server).origin },
      });
      this.on('error', () => {});
      ends.push(() => this.terminate());
    }
    override send(text: string): void {
      sends(JSON.parse(text));
      super.send(text);
    }
  };

/** One seat is open in one tab, and a device in Node has no other. */
class NoOtherTab extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

export type Size = { readonly width: number; readonly height: number };

/** Sizes; and reduced motion, as in browsers that test. */
const mediaOf = (size: Size) => (query: string) => ({
  matches: query.split(',').some((part) => {
    const [, side, how, limit] = /\((width|height) ([<>])= (\d+)px\)/.exec(part) ?? [];
    if (side !== 'width' && side !== 'height') return part.includes('reduced-motion');
    return how === '<' ? size[side] <= Number(limit) : size[side] >= Number(limit);
  }),
  addEventListener() {},
  removeEventListener() {},
});

/** All that a window of happy-dom lacks, or has with a time of its own. */
export const platformOf = (world: World, location: { readonly origin: string }, size: Size) => {
  const fetch = fetchIn(world, location.origin);
  const { net } = world;
  return {
    ...GLOBALS,
    ...timeAndChance(world),
    fetch,
    Worker: workerIn(world, fetch, location),
    WebSocket: 'server' in net ? socketIn(world, net) : lineIn(world),
    BroadcastChannel: NoOtherTab,
    matchMedia: mediaOf(size),
    CSSTransition: class {},
    isSecureContext: false,
  };
};
