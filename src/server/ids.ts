/** Random ids and secrets, and what is signed with the server's key. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 72 bits: enough that ids never meet. */
export const newId = (): string => randomBytes(9).toString('base64url');
/** 128 bits: enough that nobody guesses it. */
export const newSecret = (): string => randomBytes(16).toString('base64url');
/** 128 bits for a deal. */
export const randomSeed = (): string => randomBytes(16).toString('hex');

const CONSONANTS = 'BDFGKLMNPRSTVZ';
const VOWELS = 'AEIOU';
const SYLLABLES = 4;

/** A code one can say: four syllables, 24 million of them. It holds for an hour, and guesses are limited. */
export const newCode = (): string => {
  let code = '';
  for (let i = 0; i < SYLLABLES; i++)
    code += (CONSONANTS[randomInt(CONSONANTS.length)] ?? '') + (VOWELS[randomInt(VOWELS.length)] ?? '');
  return code;
};
/** As heard: without blanks and dashes, in capitals. */
export const readCode = (raw: string): string => raw.replaceAll(/[ -]/g, '').toUpperCase();

export const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A cookie and a program's token are alike, but neither stands for the other. */
export type Purpose = 'cookie' | 'token';

const sign = (key: string, purpose: Purpose, body: string): string =>
  createHmac('sha256', key).update(`${purpose}:${body}`).digest('base64url');

export const seal = (key: string, purpose: Purpose, person: string, generation: number): string => {
  const body = `${person}.${generation}`;
  return `${body}.${sign(key, purpose, body)}`;
};

/** Whose it is, if the server signed it. */
export const unseal = (
  key: string,
  purpose: Purpose,
  sealed: string,
): { person: string; generation: number } | undefined => {
  const [person = '', generation = '', signature = '', ...more] = sealed.split('.');
  if (more.length > 0 || !/^\d{1,9}$/.test(generation)) return undefined;
  const wanted = Buffer.from(sign(key, purpose, `${person}.${generation}`));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given)
    ? { person, generation: Number(generation) }
    : undefined;
};
