/** Limits per connection, address and person. */
import { keepLatest } from '../lru.ts';

export type Rate = { readonly perSecond: number; readonly burst: number };

/** Defaults for a home or a club; large sites set their own. An address is an IPv4 address or an IPv6 /64 network. */
export type Limits = {
  /** Messages including pings and pongs: per connection, and per address. */
  readonly messages: Rate;
  readonly messagesPerAddress: Rate;
  readonly chat: Rate;
  /** Per person, and per home. */
  readonly reports: Rate;
  readonly reportsPerAddress: Rate;
  /** Tables entered, each with all unheard facts: per person, and per address. */
  readonly enters: Rate;
  readonly entersPerAddress: Rate;
  readonly requests: Rate;
  /** Requests with long answers, such as finished games. */
  readonly stories: Rate;
  readonly visits: Rate;
  /** Files of the site. A new phone fetches all of them for offline play. */
  readonly files: Rate;
  /** WebSockets opened; and without a proxy, TCP connections. */
  readonly openings: Rate;
  readonly links: Rate;
  /** Wrong codes: per address and person, per wider IPv6 network, and in all. */
  readonly guesses: Rate;
  readonly guessesPerNetwork: Rate;
  readonly guessesInAll: Rate;
  readonly signIns: Rate;
  /** Links and codes to move to another device, per person. */
  readonly recoveries: Rate;
  /** Per person: each change is told at all of their tables. */
  readonly renames: Rate;
  /** Per person: collects everything stored about them. */
  readonly exports: Rate;
  readonly invitations: Rate;
  readonly tables: Rate;
  readonly botRequests: Rate;
  readonly dailies: Rate;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Open connections per address, half requests included, without a proxy. */
  readonly linksPerAddress: number;
  /** Milliseconds for a request to be complete. */
  readonly requestTime: number;
  /** Unsent WebSocket bytes: per connection, per address, in all. */
  readonly unsent: number;
  readonly unsentPerAddress: number;
  readonly unsentInAll: number;
};

export const LIMITS: Limits = {
  messages: { perSecond: 15, burst: 60 },
  messagesPerAddress: { perSecond: 300, burst: 1200 },
  chat: { perSecond: 0.5, burst: 6 },
  reports: { perSecond: 1 / 60, burst: 5 },
  reportsPerAddress: { perSecond: 20 / 86_400, burst: 20 },
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
  connections: 20_000,
  connectionsPerAddress: 100,
  linksPerAddress: 200,
  requestTime: 10_000,
  unsent: 1024 * 1024,
  unsentPerAddress: 8 * 1024 * 1024,
  unsentInAll: 256 * 1024 * 1024,
};

/** A whole IPv6 /56 or /48 gets this multiple of one address's limits. */
export const WIDER = 4;
export const wider = ({ perSecond, burst }: Rate): Rate => ({ perSecond: WIDER * perSecond, burst: WIDER * burst });

export const UNLIMITED: Rate = { perSecond: Number.POSITIVE_INFINITY, burst: Number.POSITIVE_INFINITY };

export type Bucket = { left: number; at: number };

export const fullBucket = ({ burst }: Rate): Bucket => ({ left: burst, at: performance.now() });

/** Takes a token, if there is one. `now` is monotonic. */
export const spend = (bucket: Bucket, { perSecond, burst }: Rate, now = performance.now()): boolean => {
  if (burst === Number.POSITIVE_INFINITY) return true;
  bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
  bucket.at = now;
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
};

const MOST_KEPT = 100_000;

/** Buckets by address or person. The oldest are forgotten first, and are full again. */
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
