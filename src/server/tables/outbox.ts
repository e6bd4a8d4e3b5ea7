/** What is yet to be told at a table, and what was told last. */
import type { Fact, Viewer } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';

export type Outbox = {
  /** Facts, and whose view may have changed. */
  said: Fact[];
  seen: Set<Seat> | 'all' | undefined;
  /** The last view sent to each viewer, and the last word on the table. */
  readonly shown: Map<Viewer, string>;
  /** Whom those concern that are written but not yet told. */
  readonly flying: Set<Outbox['seen']>;
  info: string;
  infoChanged: boolean;
};

export const newOutbox = (): Outbox => ({
  said: [],
  seen: undefined,
  shown: new Map(),
  flying: new Set(),
  info: '',
  infoChanged: true,
});

/** Somebody's view may have changed. */
export const tell = (outbox: Outbox, seen: Seat | 'all', facts: readonly Fact[]): void => {
  if (seen === 'all') outbox.seen = 'all';
  else if (outbox.seen !== 'all') outbox.seen = (outbox.seen ?? new Set()).add(seen);
  outbox.said.push(...facts);
};

/** Who sits there, or what was agreed, may have changed. */
export const tellTable = (outbox: Outbox): void => {
  outbox.infoChanged = true;
};

/** Another game begins, or nobody is left who was shown this one. */
export const forgetShown = (outbox: Outbox): void => {
  outbox.said = [];
  outbox.shown.clear();
};
