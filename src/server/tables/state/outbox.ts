/** The messages that a table still has to send, and what was sent last. */
import type { Fact, Viewer } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Open, ViewJson } from './view-json.ts';

export type Outbox = {
  /** New facts, and seats whose view may have changed. */
  said: Fact[];
  seen: Set<Seat> | 'all' | undefined;
  /** The public table at its last change for all: hidden answers change nothing. */
  open: Open | undefined;
  /** The last view sent to each viewer, and the last table message. */
  readonly shown: Map<Viewer, ViewJson>;
  /** Views written but not yet told. */
  readonly flying: Set<Outbox['seen']>;
  info: string;
  /** The last table message before the end, for delayed watchers. */
  during: string;
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

export const tell = (outbox: Outbox, seen: Seat | 'all', facts: readonly Fact[]): void => {
  if (seen === 'all') outbox.seen = 'all';
  else if (outbox.seen !== 'all') outbox.seen = (outbox.seen ?? new Set()).add(seen);
  outbox.said.push(...facts);
};

/** Seats or settings may have changed. */
export const tellTable = (outbox: Outbox): void => {
  outbox.infoChanged = true;
};

/** A new game, or nobody left who saw this one. */
export const forgetShown = (outbox: Outbox): void => {
  outbox.said = [];
  outbox.open = undefined;
  outbox.shown.clear();
};
