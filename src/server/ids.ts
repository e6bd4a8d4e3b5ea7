/** Random ids and secrets, and what is signed with the server's key. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 72 bits: enough that ids never meet. */
export const newId = (): string => randomBytes(9).toString('base64url');
/** 128 bits: enough that nobody guesses it. */
export const newSecret = (): string => randomBytes(16).toString('base64url');
/** 256 bits for a deal. */
export const randomKey = (): string => randomBytes(32).toString('hex');

const CONSONANTS = 'BDFGKLMNPRSTVZ';
const VOWELS = 'AEIOU';
const SYLLABLES = 4;

/** A code one can say: four syllables, 24 million of them. Guesses are limited. */
export const newCode = (syllables = SYLLABLES): string => {
  let code = '';
  for (let i = 0; i < syllables; i++)
    code += (CONSONANTS[randomInt(CONSONANTS.length)] ?? '') + (VOWELS[randomInt(VOWELS.length)] ?? '');
  return code;
};

export const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A person's cookie, a program's token, a bot's key, the link to a finished game, what a passkey signs, what servers pass on: none stands for another. */
export type Purpose = 'cookie' | 'token' | 'bot' | 'replay' | 'challenge' | 'relay';

const sign = (key: string, purpose: Purpose, body: string): string =>
  createHmac('sha256', key).update(`${purpose}:${body}`).digest('base64url');

/** Of whom or what it speaks, and which one: a person's generation, a table's round. */
export const seal = ([key]: Keys, purpose: Purpose, of: string, number: number): string => {
  const body = `${of}.${number}`;
  return `${body}.${sign(key, purpose, body)}`;
};

/** The setting that has them. */
export const KEYS_BEFORE = 'keys-before';

/** The key that signs, then older ones: what they signed still holds. */
export type Keys = readonly [string, ...string[]];

export type SealClaim = { readonly of: string; readonly number: number };

export const unseal = (keys: Keys, purpose: Purpose, sealed: string): SealClaim | undefined => {
  const [of = '', number = '', signature = '', ...more] = sealed.split('.');
  if (more.length > 0 || !/^\d{1,9}$/.test(number)) return undefined;
  const isOurs = keys.some((key) => isSame(signature, sign(key, purpose, `${of}.${number}`)));
  return isOurs ? { of, number: Number(number) } : undefined;
};

/** Without telling by its time how much of it is right. */
export const isSame = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};
