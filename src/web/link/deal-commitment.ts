/** This device's part in a deal, kept so that the deal can be checked (docs/FAIRNESS.md). */
import type { Seat } from '../../engine/seats.ts';
import { commitmentOf, type Witness } from '../../host/deal.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import { recallAs, remember } from '../base/storage.ts';
import type { Asked } from './asks.ts';

type Deal = {
  readonly table: string;
  readonly round: number;
  readonly commitment: string;
  readonly entropy: string;
  /** Everybody's seals, from the one call that this device has answered. */
  readonly sealed?: Witness['sealed'];
};
/** What a player keeps of a game to check its deal (host/deal.ts). */
export type Memory = Witness & Required<Pick<Witness, 'gave'>>;

const KEY = 'deals';
const MOST = 30;

/** Used where storage is forbidden, until the page is closed. */
let held: readonly Deal[] = [];

const dealsKept = (): readonly Deal[] => recallAs(KEY, Array.isArray) ?? held;

const dealOf = (table: string, round: number): Deal | undefined =>
  dealsKept().find((deal) => deal.table === table && deal.round === round);

const keep = (deal: Deal): void => {
  const others = dealsKept().filter(({ table, round }) => table !== deal.table || round !== deal.round);
  held = [deal, ...others].slice(0, MOST);
  remember(KEY, JSON.stringify(held));
};

/** Unchanged when the same game is sent again. */
const entropyFor = ({ id, round }: TableInfo, commitment: string): string => {
  const known = dealOf(id, round + 1);
  if (known !== undefined) return known.entropy;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const entropy = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keep({ table: id, round: round + 1, commitment, entropy });
  return entropy;
};

/** Seals this player's entropy with `ready` or `start`, if the server has committed to its own. */
export const withSealed = (message: Asked, table: TableInfo | undefined): Asked => {
  if (table?.commitment === undefined || table.status === 'playing') return message;
  switch (message.type) {
    case 'sit':
    case 'ready':
    case 'start':
    case 'rematch':
      return { ...message, sealed: commitmentOf(entropyFor(table, table.commitment)) };
    default:
      return message;
  }
};

/**
 * Answers the server's call for entropy: stores all seals and reveals this device's. Only the first call is answered: a
 * server that could call again with other seals could try until it likes the cards.
 */
export const answerCall = ({ id, round, commitment, dealing }: TableInfo, me: Seat | undefined): Asked | undefined => {
  const deal = dealOf(id, round + 1);
  if (deal === undefined || commitment === undefined || dealing === undefined) return undefined;
  const call = { ...deal, commitment, sealed: dealing };
  if (deal.sealed === undefined) keep(call);
  else if (JSON.stringify(deal) !== JSON.stringify(call)) return undefined;
  const { entropy } = deal;
  return me !== undefined && dealing[me] === commitmentOf(entropy) ? { type: 'reveal', entropy } : undefined;
};

export const memoryOf = (table: string, round: number, seat: Seat): Memory | undefined => {
  const deal = dealOf(table, round);
  if (deal === undefined) return undefined;
  const { commitment, entropy, sealed } = deal;
  return { commitment, sealed, gave: { seat, entropy } };
};
