/** How the big screen shows the game: whether scenes go on, and whether what happened stands below the table. */
import { effect, signal } from '@preact/signals';
import { recall, remember } from '../base/storage.ts';

/** The scene that is played comes to its end; the next one waits. */
export const paused = signal(false);

export const captions = signal(recall('captions') !== 'off');
effect(() => remember('captions', captions.value ? 'on' : 'off'));

/** Calls at once, or as soon as scenes go on; unless it is called off. */
export const onceGoingOn = (then: () => void): (() => void) => {
  let done = false;
  const stop = effect(() => {
    if (paused.value || done) return;
    done = true;
    then();
  });
  return stop;
};
