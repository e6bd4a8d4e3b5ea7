/** Waiting in tests: for a state, never for a time. */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds, for a busy machine; long parallel runs may need more. */
const PATIENCE = Number(process.env.CABALE_PATIENCE ?? 60_000);
const EVERY = 10;

type Found<T> = Exclude<T, undefined | false>;
const isFound = <T>(answer: T): answer is Found<T> => answer !== undefined && answer !== false;

/** Polls until there is a result; `what` is named if there is none. */
export const until = async <T>(ask: () => T | Promise<T>, what = String(ask)): Promise<Found<T>> => {
  for (const end = performance.now() + PATIENCE; ; ) {
    const answer = await ask();
    if (isFound(answer)) return answer;
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    await pause(EVERY);
  }
};

export type Watch = {
  /** Checks now, and after every change. */
  until<T>(ask: () => T): Promise<Found<T>>;
  changed(): void;
};

/** Waits on a source of changes. `missing` describes the state on failure. */
export const watch = (missing: () => string, patience = PATIENCE): Watch => {
  const waiting = new Set<() => void>();
  return {
    until: <T>(ask: () => T) =>
      new Promise<Found<T>>((resolve, reject) => {
        const check = (): void => {
          const answer = ask();
          if (!isFound(answer)) return;
          end();
          resolve(answer);
        };
        const end = () => {
          clearTimeout(timer);
          waiting.delete(check);
        };
        const timer = setTimeout(() => {
          end();
          reject(new Error(`waited in vain: ${missing()}`));
        }, patience);
        waiting.add(check);
        check();
      }),
    changed() {
      for (const check of [...waiting]) check();
    },
  };
};
