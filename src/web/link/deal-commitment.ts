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
  /** What all had sealed, in the one call to which this device has answered. */
  readonly sealed?: Witness['sealed'];
};
/** What somebody remembers of a game (host/deal.ts). */
export type Memory = Witness & Required<Pick<Witness, 'gave'>>;

const KEY = 'deals';
const MOST = 30;

/** Where storage is forbidden: until the page is closed. */
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

/** A player who is ready or starts seals their part in the deal with it, if the server has promised its own. */
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
 * The deal is called: what all have sealed is kept, and what this device had sealed is shown. To one call only: who
 * could ask again, with other parts beside mine, could try until it likes the cards.
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
