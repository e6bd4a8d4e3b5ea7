/** One device for several people: it lies on the table, or is passed around. */
import type { Signal } from '@preact/signals';
import type { Seat } from '../../engine/seats.ts';
import type { Snapshot } from './link.ts';
import { type HotSeat, type PassedDevice, passOn } from './passed-device.ts';
import { layOut, type SharedDevice } from './shared-device.ts';
import type { ToWorker } from './worker-messages.ts';

export type Sharing = {
  readonly aloud?: readonly string[] | undefined;
  readonly handing?: HotSeat | undefined;
};

type OneDevice = { readonly shared?: SharedDevice; readonly passed?: PassedDevice };

export const shareDevice =
  ({ aloud = [], handing = {} }: Sharing) =>
  (people: readonly Seat[], seen: Signal<Snapshot | undefined>, tell: (order: ToWorker) => void): OneDevice =>
    aloud.length > 0
      ? { shared: layOut(people, { aloud, reads: handing.reads }, seen, tell) }
      : { passed: passOn(people, handing, seen, tell) };
