/** Shows what arrives in a burst one thing after the other, so that people can follow. */
import { type Speed, speed } from '../base/settings.ts';

/** Milliseconds that each moment stays, at the least. */
const STAYS: Readonly<Record<Speed, number>> = { calm: 1200, normal: 650, quick: 250, instant: 0 };
/** With more than these waiting, they are shown quicker. */
const FEW = 2;

type Paced<T> = { add(moment: T, now: boolean): void; clear(): void };

/** `now`: it answers my own deed, and so does not wait; nor does what came before it. */
export const paced = <T>(show: (moment: T) => void): Paced<T> => {
  let queue: T[] = [];
  let shownAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    const moment = queue.shift();
    if (moment === undefined) return;
    shownAt = performance.now();
    show(moment);
  };
  const drain = (): void => {
    clearTimeout(timer);
    while (queue.length > 0) {
      const stays = document.hidden ? 0 : STAYS[speed.value] / Math.max(1, queue.length - FEW);
      const left = stays - (performance.now() - shownAt);
      if (left > 0) {
        timer = setTimeout(drain, left);
        return;
      }
      next();
    }
  };
  return {
    add(moment, now) {
      queue.push(moment);
      if (now) while (queue.length > 0) next();
      else drain();
    },
    clear() {
      clearTimeout(timer);
      queue = [];
    },
  };
};
