/** How tests wait: for a state, never for a time. */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds, for a machine that has much else to do; long runs beside others may need more. */
const PATIENCE = Number(process.env.CABALE_PATIENCE ?? 60_000);
const EVERY = 10;

type Found<T> = Exclude<T, undefined | false>;
const isFound = <T>(answer: T): answer is Found<T> => answer !== undefined && answer !== false;

/** Asks again and again until there is an answer; `what` is missing where there is none. */
export const until = async <T>(ask: () => T | Promise<T>, what = String(ask)): Promise<Found<T>> => {
  for (const end = performance.now() + PATIENCE; ; ) {
    const answer = await ask();
    if (isFound(answer)) return answer;
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    await pause(EVERY);
  }
};

export type Watch = {
  /** Once there is an answer: it is asked for now, and after every change. */
  until<T>(ask: () => T): Promise<Found<T>>;
  changed(): void;
};

/** Waits for something that tells of its changes. `missing` says what is there instead. */
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
