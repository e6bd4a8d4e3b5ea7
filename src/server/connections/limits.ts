/** How much one connection or one address may ask for. */
import { keepLatest } from '../lru.ts';

export type Rate = { readonly perSecond: number; readonly burst: number };

/** Numbers for a house or a club; large sites set their own. An address is an IPv4 address or an IPv6 network (/64). */
export type Limits = {
  /** What a connection sends, pings and pongs included; and all connections of an address. */
  readonly messages: Rate;
  readonly messagesPerAddress: Rate;
  /** By person. */
  readonly chat: Rate;
  readonly reports: Rate;
  /** Tables entered: each time all is told that was not heard yet. By person, and by address. */
  readonly enters: Rate;
  readonly entersPerAddress: Rate;
  /** By address, and by person. */
  readonly requests: Rate;
  /** Requests with long answers: finished games, lists of them. */
  readonly stories: Rate;
  /** Whatever else is asked over HTTP. */
  readonly visits: Rate;
  /** Files of the site: each phone that comes for the first time keeps all of them, for play without a network. */
  readonly files: Rate;
  /** WebSockets opened; and where no proxy stands between, TCP connections. */
  readonly openings: Rate;
  readonly links: Rate;
  /** Wrong codes, by address and by person; by the wider networks of IPv6; and of all together. */
  readonly guesses: Rate;
  readonly guessesPerNetwork: Rate;
  readonly guessesInAll: Rate;
  readonly signIns: Rate;
  /** Links and codes to move to another device, by person. */
  readonly recoveries: Rate;
  /** By person: each change is told at every table where they sit. */
  readonly renames: Rate;
  /** By person: collects everything kept about them. */
  readonly exports: Rate;
  /** By person: people who are asked to a table. */
  readonly invitations: Rate;
  readonly tables: Rate;
  /** Everything that one bot account asks. */
  readonly botRequests: Rate;
  /** Answers to the moment of a day, by address and by person. */
  readonly dailies: Rate;
  /** Dares made and answered, by address and by person. */
  readonly dares: Rate;
  /** Pictures of links, by address. */
  readonly pictures: Rate;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** All that an address may have open, half requests included, where no proxy stands between. */
  readonly linksPerAddress: number;
  /** Milliseconds in which a request must be complete. */
  readonly requestTime: number;
  /** Bytes that wait to go out over a WebSocket, over all of an address, over all there are. */
  readonly unsent: number;
  readonly unsentPerAddress: number;
  readonly unsentInAll: number;
};

export const LIMITS: Limits = {
  messages: { perSecond: 15, burst: 60 },
  messagesPerAddress: { perSecond: 300, burst: 1200 },
  chat: { perSecond: 0.5, burst: 6 },
  reports: { perSecond: 1 / 60, burst: 5 },
  enters: { perSecond: 0.5, burst: 15 },
  entersPerAddress: { perSecond: 5, burst: 100 },
  requests: { perSecond: 10, burst: 100 },
  stories: { perSecond: 2, burst: 60 },
  visits: { perSecond: 40, burst: 400 },
  files: { perSecond: 400, burst: 8000 },
  openings: { perSecond: 5, burst: 120 },
  links: { perSecond: 30, burst: 300 },
  guesses: { perSecond: 0.1, burst: 10 },
  guessesPerNetwork: { perSecond: 0.4, burst: 40 },
  guessesInAll: { perSecond: 5, burst: 600 },
  signIns: { perSecond: 0.2, burst: 40 },
  recoveries: { perSecond: 1 / 60, burst: 5 },
  renames: { perSecond: 0.1, burst: 10 },
  exports: { perSecond: 1 / 60, burst: 5 },
  invitations: { perSecond: 1 / 20, burst: 10 },
  tables: { perSecond: 0.1, burst: 20 },
  botRequests: { perSecond: 4, burst: 40 },
  dailies: { perSecond: 1 / 30, burst: 60 },
  dares: { perSecond: 1 / 30, burst: 60 },
  pictures: { perSecond: 1, burst: 30 },
  connections: 20_000,
  connectionsPerAddress: 100,
  linksPerAddress: 200,
  requestTime: 10_000,
  unsent: 1024 * 1024,
  unsentPerAddress: 8 * 1024 * 1024,
  unsentInAll: 256 * 1024 * 1024,
};

/** A whole IPv6 /56 or /48 gets this multiple of what one address gets. */
export const WIDER = 4;
export const wider = ({ perSecond, burst }: Rate): Rate => ({ perSecond: WIDER * perSecond, burst: WIDER * burst });

export const UNLIMITED: Rate = { perSecond: Number.POSITIVE_INFINITY, burst: Number.POSITIVE_INFINITY };

export type Bucket = { left: number; at: number };

export const fullBucket = ({ burst }: Rate): Bucket => ({ left: burst, at: performance.now() });

/** One token less, if there is one. `now` never goes back: it is no time of day. */
export const spend = (bucket: Bucket, { perSecond, burst }: Rate, now = performance.now()): boolean => {
  if (burst === Number.POSITIVE_INFINITY) return true;
  bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
  bucket.at = now;
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
};

const MOST_KEPT = 100_000;

/** Buckets by address or person. The oldest are forgotten first; a forgotten one is full again. */
export const openBuckets = (rate: Rate) => {
  const buckets = new Map<string, Bucket>();
  const take = (of: string): boolean =>
    spend(keepLatest(buckets, of, buckets.get(of) ?? fullBucket(rate), MOST_KEPT), rate);
  const giveBack = (of: string): void => {
    const bucket = buckets.get(of);
    if (bucket !== undefined) bucket.left = Math.min(rate.burst, bucket.left + 1);
  };
  return Object.assign(take, { giveBack });
};
export type Buckets = ReturnType<typeof openBuckets>;
