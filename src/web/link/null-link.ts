/** A link that does nothing: the base of every other link. */
import { signal } from '@preact/signals';
import type { Connection, Link } from './link.ts';

export const nullLink = (): Link => ({
  seen: signal(undefined),
  people: signal({}),
  clock: signal(undefined),
  connection: signal<Connection>('open'),
  refusal: signal(undefined),
  dismiss: () => undefined,
  finished: signal(undefined),
  curtain: signal(undefined),
  lift: () => undefined,
  send: () => undefined,
  again: undefined,
  willing: signal(false),
  missing: signal([]),
  asking: signal([]),
  away: signal(false),
  back: () => undefined,
  close: () => undefined,
});
