/** Random ids and secrets, and signatures with the server's key. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 72 bits: ids never collide. */
export const newId = (): string => randomBytes(9).toString('base64url');
/** 128 bits: cannot be guessed. */
export const newSecret = (): string => randomBytes(16).toString('base64url');
/** 256 bits, for a deal. */
export const randomKey = (): string => randomBytes(32).toString('hex');

const CONSONANTS = 'BDFGKLMNPRSTVZ';
const VOWELS = 'AEIOU';
const SYLLABLES = 4;

/** A code one can say: four syllables, 24 million codes. Guesses are limited. */
export const newCode = (syllables = SYLLABLES): string => {
  let code = '';
  for (let i = 0; i < syllables; i++)
    code += (CONSONANTS[randomInt(CONSONANTS.length)] ?? '') + (VOWELS[randomInt(VOWELS.length)] ?? '');
  return code;
};

export const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The use of a signature; one never stands for another. */
export type Purpose = 'cookie' | 'token' | 'bot' | 'replay' | 'challenge' | 'relay' | 'device';

const sign = (key: string, purpose: Purpose, body: string): string =>
  createHmac('sha256', key).update(`${purpose}:${body}`).digest('base64url');

/** Signs a subject and a number: a person's session, a table's round. */
export const seal = ([key]: Keys, purpose: Purpose, of: string, number: number): string => {
  const body = `${of}.${number}`;
  return `${body}.${sign(key, purpose, body)}`;
};

/** The setting with older keys. */
export const KEYS_BEFORE = 'keys-before';

/** The signing key, then older ones that still verify. */
export type Keys = readonly [string, ...string[]];

export type SealClaim = { readonly of: string; readonly number: number };

export const unseal = (keys: Keys, purpose: Purpose, sealed: string): SealClaim | undefined => {
  const [of = '', number = '', signature = '', ...more] = sealed.split('.');
  if (more.length > 0 || !/^\d{1,9}$/.test(number)) return undefined;
  const isOurs = keys.some((key) => isSame(signature, sign(key, purpose, `${of}.${number}`)));
  return isOurs ? { of, number: Number(number) } : undefined;
};

/** Constant-time comparison. */
export const isSame = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};
