/** Helpers inside a page: what can be touched, and how to wait for it. */
import type { Page } from 'playwright-core';

declare global {
  /** Whether a button can be touched at its place, after scrolling. */
  var isFree: (one: Element) => one is HTMLButtonElement;
  /** Whether a control can be touched at its place, after scrolling. */
  var isReached: (one: Element) => boolean;
  /**
   * Polls until there is an answer, or nothing for so many milliseconds: on changes, to leave the machine to others,
   * and now and then, since sliding causes no event. Like a person, it waits until its last touch has taken effect.
   */
  var patiently: <T>(ask: () => T | undefined, ms: number) => Promise<T | undefined>;
}

/** A page's time starts at noon of this day. An installed clock would spoil the profile for the next visitor. */
export const openOn = (page: Page, date: string): Promise<unknown> =>
  page.addInitScript(
    (noon) => {
      const Real = Date;
      const ahead = noon - Real.now();
      globalThis.Date = class extends Real {
        constructor(...given: readonly [] | readonly [number]) {
          super(...(given.length === 0 ? ([Date.now()] as const) : given));
        }
        static override now(): number {
          return Real.now() + ahead;
        }
      } as DateConstructor;
    },
    Date.parse(`${date}T12:00:00`),
  );

/** An installed clock advances a little, longer than a busy machine needs to report it, and then stops. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);

export const runUntil = async (page: Page, what: string): Promise<void> => {
  while ((await page.locator(what).count()) === 0) await page.clock.runFor(20);
};

/** Watches for something short-lived at every change from now on. The returned function waits for it. */
export const lookOut = async <T>(
  page: Page,
  isThere: (given: T) => boolean,
  given: T,
): Promise<() => Promise<unknown>> => {
  // as text: a page has no functions of a test, and may forbid scripts to create any
  await page.evaluate(`{
    const isThere = ${isThere};
    globalThis.wasThere = false;
    const look = () => { globalThis.wasThere ||= isThere(${JSON.stringify(given)}); };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  }`);
  return () => page.waitForFunction('globalThis.wasThere');
};

const nextPicture = (page: Page): Promise<unknown> => page.evaluate(() => new Promise(requestAnimationFrame));

/** Looks at every frame until it is right; on failure, returns the last state. */
export const lookUntil = async <T>(page: Page, look: () => Promise<T>, isRight: (found: T) => boolean): Promise<T> => {
  for (const end = performance.now() + 5000; ; await nextPicture(page)) {
    const found = await look();
    if (isRight(found) || performance.now() > end) return found;
  }
};

export const atRest = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await nextPicture(page);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  await nextPicture(page);
};

/** Milliseconds of looking at a page before the player asks again. */
export const LOOK = 500;

/** Installs the helpers in a page. */
export const teach = async (page: Page): Promise<void> => {
  await page.addInitScript(learn);
  await page.evaluate(learn);
};

const learn = () => {
  if (Reflect.has(globalThis, 'patiently')) return;
  let [changes, shown] = [0, -1];
  let wake = () => {};
  new MutationObserver(() => {
    changes += 1;
    wake();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const change = (): Promise<void> =>
    new Promise((done) => {
      wake = () => setTimeout(done, 15);
      setTimeout(done, 100);
    });
  /** Moves on their way to the game. */
  const unanswered = new Set<unknown>();
  const follow = (line: Worker | WebSocket, isAnswer: (data: unknown) => boolean) => {
    const onEvent = (event: Event) => {
      if (event instanceof MessageEvent && !isAnswer(event.data)) return;
      for (const kind of ['message', 'close']) line.removeEventListener(kind, onEvent);
      unanswered.delete(onEvent);
    };
    unanswered.add(onEvent);
    for (const kind of ['message', 'close']) line.addEventListener(kind, onEvent);
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, order: { readonly do?: string }) {
    if (order.do === 'move') follow(this, () => true);
    postMessage.call(this, order);
  };
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, text: string) {
    const { type, id } = JSON.parse(text);
    const isAnswer = (data: unknown) => {
      const said = JSON.parse(String(data));
      return said.id === id || said.ok?.includes(id) === true;
    };
    if (type === 'move') follow(this, isAnswer);
    send.call(this, text);
  };

  globalThis.patiently = async (ask, ms) => {
    for (const until = performance.now() + ms; performance.now() < until; await change()) {
      if (changes === shown || unanswered.size > 0) continue;
      const said = ask();
      if (said === undefined) continue;
      shown = changes;
      return said;
    }
    shown = -1;
    unanswered.clear();
    return undefined;
  };
  globalThis.isReached = (one) => {
    one.scrollIntoView({ block: 'nearest' });
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top !== null && one.contains(top);
  };
  globalThis.isFree = (one): one is HTMLButtonElement =>
    one instanceof HTMLButtonElement && !one.disabled && one.ariaDisabled !== 'true' && isReached(one);
};
