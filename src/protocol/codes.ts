/** Codes to be spoken: as people write them, and as the server knows them. */

/** Four syllables of two letters; five move a person to another device. */
const LONGEST = 12;

/** A code for reading aloud: KO·MU·TA·DI. */
export const syllables = (code: string): string => code.match(/.{1,2}/g)?.join('·') ?? code;

/** In capitals, without separators. */
export const readCode = (typed: string): string => typed.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Short words are codes; invitations are longer. */
export const isSpoken = (word: string): boolean => readCode(word).length <= LONGEST;
