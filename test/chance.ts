/**
 * Equal chance in every run, so that a test fails always or never. `npm run test:long` uses new chance, to find what
 * only some games show.
 */
import { createHash, randomBytes } from 'node:crypto';
import { isAtLength } from './at-length.ts';

const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Consecutive secrets, as a server draws them. */
export const drawSecrets = (): (() => string) => {
  let drawn = 0;
  return () => {
    drawn += 1;
    return isAtLength ? randomBytes(32).toString('hex') : hexOf(`secret ${drawn}`);
  };
};

/** Pages that have drawn since a `describe` began. */
let pages = 0;
export const beginChance = (): void => {
  pages = 0;
};

/** A page's 32-bit seed, unlike earlier pages'; undefined: the browser's own chance. */
export const chanceOfPage = (): number | undefined => {
  pages += 1;
  return isAtLength ? undefined : Number.parseInt(hexOf(`page ${pages}`).slice(0, 8), 16);
};

/** For fast-check. */
export const SAME_RUN = isAtLength ? {} : { seed: 1 };
