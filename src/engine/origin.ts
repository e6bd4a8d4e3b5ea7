/** The parts from which a game's seed was made, so that anybody can recompute it (docs/FAIRNESS.md). */
import { SEATS, type Seat } from './seats.ts';

export type Origin = {
  /** The server's part: 256 random bits that nobody else knows before the end. */
  readonly secret: string;
  /** The hash of the seed, which everybody saw before contributing to it. */
  readonly commitment: string;
  /** The number of the game at its table. */
  readonly round: number;
  /** What the seats gave, 128 bits each. Bots give nothing, nor programs that do not know how. */
  readonly entropy: Readonly<Partial<Record<Seat, string>>>;
  /** The hashes published before anybody showed their part. Absent in older games. */
  readonly sealed?: Readonly<Partial<Record<Seat, string>>>;
};

export const SECRET = /^[0-9a-f]{64}$/;
export const ENTROPY = /^[0-9a-f]{32}$/;

/** Reads an origin from untrusted input; undefined if it is invalid. */
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

/** What the seats contributed; undefined if a part has the wrong form. */
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
