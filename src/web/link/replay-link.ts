/** A link to a finished game: it takes no moves, and shows one moment after the other. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { SEATS } from '../../engine/seats.ts';
import { masksOf } from '../../words/masks.ts';
import type { Finished, Link, People, Snapshot } from './link.ts';
import { nullLink } from './null-link.ts';

export type ReplayLink = Link & {
  show(seen: Snapshot): void;
  readonly held: ReadonlySignal<boolean>;
};

/** A replay asks no questions. */
const mute = (seen: Snapshot): Snapshot =>
  seen.view.legal === undefined ? seen : { ...seen, view: { ...seen.view, legal: [] } };

export type Cast = Pick<Finished, 'names' | 'masks'>;

export const replayLink = (first: Snapshot, { names, masks }: Cast): ReplayLink => {
  const worn = masksOf(names, masks);
  const people: People = Object.fromEntries(
    names.map((name, i) => [SEATS[i], { name, mask: worn[i], bot: false, online: true, away: false }]),
  );
  const seen = signal(mute(first));
  const held = signal(false);
  return {
    ...nullLink(),
    seen,
    people: signal(people),
    held,
    hold(on) {
      held.value = on;
    },
    show(next) {
      seen.value = mute(next);
    },
  };
};
