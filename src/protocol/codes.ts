/** Codes to be said: as people write them, and as the server knows them. */

/** Four syllables of two letters; five move a person to another device. */
const LONGEST = 12;

/** A code as it is shown where it is read aloud: KO·MU·TA·DI. */
export const syllables = (code: string): string => code.match(/.{1,2}/g)?.join('·') ?? code;

/** In capitals, without the blanks, dots and hyphens that people put between syllables. */
export const readCode = (typed: string): string => typed.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** A word short enough to be said is a code; an invitation is longer. */
export const isSpoken = (word: string): boolean => readCode(word).length <= LONGEST;
