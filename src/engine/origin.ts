/** The parts of a game's seed, so that anybody can recompute it (docs/FAIRNESS.md). */
import { SEATS, type Seat } from './seats.ts';

export type Origin = {
  readonly secret: string;
  /** The hash of the server's part, published before others contributed. */
  readonly commitment: string;
  /** The number of the game at its table. */
  readonly round: number;
  /** The seats' parts, 128 bits each. Bots and simple programs have none. */
  readonly entropy: Readonly<Partial<Record<Seat, string>>>;
  /** Hashes published before anybody revealed their part. Missing in older games. */
  readonly sealed?: Readonly<Partial<Record<Seat, string>>>;
};

export const SECRET = /^[0-9a-f]{64}$/;
export const ENTROPY = /^[0-9a-f]{32}$/;

/** Parses untrusted input; undefined if invalid. */
export const readOrigin = (value: unknown): Origin | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { secret, commitment, round, entropy, sealed }: Partial<Record<keyof Origin, unknown>> = value;
  if (!fits(secret, SECRET) || !fits(commitment, SECRET)) return undefined;
  if (typeof round !== 'number' || !Number.isInteger(round)) return undefined;
  const given = readParts(entropy, ENTROPY);
  const hashes = sealed === undefined ? undefined : readParts(sealed, SECRET);
  if (given === undefined || (sealed !== undefined && hashes === undefined)) return undefined;
  return { secret, commitment, round, entropy: given, ...(hashes === undefined ? {} : { sealed: hashes }) };
};

export const readParts = (value: unknown, form: RegExp): Partial<Record<Seat, string>> | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const parts: Partial<Record<Seat, string>> = {};
  for (const [letter, bits] of Object.entries(value)) {
    const seat = SEATS.find((one) => one === letter);
    if (seat === undefined || !fits(bits, form)) return undefined;
    parts[seat] = bits;
  }
  return parts;
};

const fits = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);
