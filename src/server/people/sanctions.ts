/** Refuses what an operator has sanctioned, until the sanction ends. */
import { fault } from '../../engine/fault.ts';
import type { ErrorCode, Sanction } from '../../protocol/lists.ts';
import type { SanctionRow } from '../store/row-types.ts';

export type Sanctioned = { readonly sanctions: readonly Pick<SanctionRow, 'kind' | 'until'>[] };

const CODES: Readonly<Record<Sanction, ErrorCode>> = {
  mute: 'silenced',
  'no-play-now': 'no-play-now',
  suspend: 'suspended',
};
const SAID: Readonly<Record<Sanction, string>> = {
  mute: 'an operator of this server has muted you',
  'no-play-now': 'an operator of this server has closed Play now to you',
  suspend: 'an operator of this server has suspended you',
};

export const isSuspended = ({ sanctions }: Sanctioned, now: number): boolean =>
  sanctions.some(({ kind, until }) => kind === 'suspend' && until > now);

export const refuseSanctioned = ({ sanctions }: Sanctioned, what: Sanction, now: number): void => {
  const held = sanctions.filter(({ kind, until }) => kind === what && until > now);
  if (held.length === 0) return;
  const until = Math.max(...held.map((one) => one.until));
  const said = fault(CODES[what], `${SAID[what]} until ${new Date(until).toISOString()}`);
  throw Object.assign(said, { until });
};
