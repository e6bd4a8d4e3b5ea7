/** How much one connection or one address may ask for. */
import { keepLatest } from '../latest.ts';

export type Rate = { readonly perSecond: number; readonly burst: number };

/** Numbers for a house or a club; large sites set their own. */
export type Limits = {
  readonly messages: Rate;
  readonly chat: Rate;
  readonly requests: Rate;
  /** Guesses of codes, invitations and recovery secrets, by address. */
  readonly guesses: Rate;
  readonly signIns: Rate;
  readonly tables: Rate;
  readonly connections: number;
  readonly connectionsPerAddress: number;
};

export const LIMITS: Limits = {
  messages: { perSecond: 15, burst: 60 },
  chat: { perSecond: 0.5, burst: 6 },
  requests: { perSecond: 10, burst: 100 },
  guesses: { perSecond: 0.1, burst: 10 },
  signIns: { perSecond: 0.2, burst: 40 },
  tables: { perSecond: 0.1, burst: 20 },
  connections: 20_000,
  connectionsPerAddress: 100,
};

export const UNLIMITED: Rate = { perSecond: Number.POSITIVE_INFINITY, burst: Number.POSITIVE_INFINITY };

export type Bucket = { left: number; at: number };

export const fullBucket = ({ burst }: Rate, now: number): Bucket => ({ left: burst, at: now });

/** One token less, if there is one. */
export const spend = (bucket: Bucket, { perSecond, burst }: Rate, now: number): boolean => {
  if (burst === Number.POSITIVE_INFINITY) return true;
  bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
  bucket.at = now;
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
};

const MOST_KEPT = 100_000;

/** Buckets by address. The oldest are forgotten first; a forgotten one is full again. */
export const openBuckets = (rate: Rate) => {
  const buckets = new Map<string, Bucket>();
  return (address: string, now: number): boolean =>
    spend(keepLatest(buckets, address, buckets.get(address) ?? fullBucket(rate, now), MOST_KEPT), rate, now);
};
