/** What this device saw and gave before a deal: kept, so that it can be checked afterwards. */
import type { Seat } from '../../engine/seats.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import { recall, remember } from '../settings.ts';
import type { Asked } from './asks.ts';

type Deal = {
  readonly table: string;
  readonly round: number;
  readonly commitment: string;
  readonly entropy: string;
};
/** What somebody remembers of a game before it was dealt (host/deal.ts). */
export type Memory = { readonly commitment: string; readonly gave: { readonly seat: Seat; readonly entropy: string } };

const KEY = 'deals';
const MOST = 30;

const dealsKept = (): readonly Deal[] => {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};

const dealOf = (table: string, round: number): Deal | undefined =>
  dealsKept().find((deal) => deal.table === table && deal.round === round);

/** The same for the same game, however often it is sent. */
const entropyFor = ({ id, round }: TableInfo, commitment: string): string => {
  const known = dealOf(id, round + 1);
  if (known !== undefined) return known.entropy;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const entropy = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  remember(KEY, JSON.stringify([{ table: id, round: round + 1, commitment, entropy }, ...dealsKept()].slice(0, MOST)));
  return entropy;
};

/** Whoever is ready or starts gives his part in the deal with it, if the server has promised its own. */
export const withEntropy = (message: Asked, table: TableInfo | undefined): Asked => {
  if (table?.commitment === undefined || table.status === 'playing') return message;
  switch (message.type) {
    case 'sit':
    case 'ready':
    case 'start':
    case 'rematch':
      return { ...message, entropy: entropyFor(table, table.commitment) };
    default:
      return message;
  }
};

export const memoryOf = (table: string, round: number, seat: Seat): Memory | undefined => {
  const deal = dealOf(table, round);
  return deal === undefined ? undefined : { commitment: deal.commitment, gave: { seat, entropy: deal.entropy } };
};
