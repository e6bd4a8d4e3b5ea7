/** Refuses what an operator has sanctioned, until the sanction ends. */
import { type Fault, fault } from '../../engine/fault.ts';
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

/** The refusal of what is sanctioned; undefined: it may be done. */
export const sanctionOf = ({ sanctions }: Sanctioned, what: Sanction, now: number): Held | undefined => {
  const held = sanctions.filter(({ kind, until }) => kind === what && until > now);
  if (held.length === 0) return undefined;
  const until = Math.max(...held.map((one) => one.until));
  return Object.assign(fault(CODES[what], `${SAID[what]} until ${new Date(until).toISOString()}`), { until });
};
export type Held = Fault & { readonly until?: number };

export const refuseSanctioned = (person: Sanctioned, what: Sanction, now: number): void => {
  const refused = sanctionOf(person, what, now);
  if (refused !== undefined) throw refused;
};
