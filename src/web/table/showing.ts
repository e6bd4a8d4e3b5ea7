/** The state of the big screen's display: paused or not, and captions. */
import { effect, signal } from '@preact/signals';
import { recall, remember } from '../base/storage.ts';

/** The current scene ends; the next one waits. */
export const paused = signal(false);

export const captions = signal(recall('captions') !== 'off');
effect(() => remember('captions', captions.value ? 'on' : 'off'));

/** Calls once scenes continue; returns a cancel function. */
export const onceGoingOn = (then: () => void): (() => void) => {
  let done = false;
  const stop = effect(() => {
    if (paused.value || done) return;
    done = true;
    then();
  });
  return stop;
};
