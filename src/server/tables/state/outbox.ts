/** The messages that a table still has to send, and what was sent last. */
import type { Fact, Viewer } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Open, ViewJson } from './view-json.ts';

export type Outbox = {
  /** Facts, and whose view may have changed. */
  said: Fact[];
  seen: Set<Seat> | 'all' | undefined;
  /** The table as it lay when it last changed for all: an answer that nobody is seen to give changes nothing on it. */
  open: Open | undefined;
  /** What each viewer was shown last, and the last word on the table. */
  readonly shown: Map<Viewer, ViewJson>;
  /** Whom those concern that are written but not yet told. */
  readonly flying: Set<Outbox['seen']>;
  info: string;
  /** The last one while the game went on: for those who have not seen its end yet. */
  during: string;
  /** What the host alone is told of it. */
  forHost: string;
  infoChanged: boolean;
};

export const newOutbox = (): Outbox => ({
  said: [],
  seen: undefined,
  open: undefined,
  shown: new Map(),
  flying: new Set(),
  info: '',
  during: '',
  forHost: '',
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
  outbox.open = undefined;
  outbox.shown.clear();
};
