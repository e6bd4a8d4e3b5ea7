/**
 * Chance in tests is the same in every run, so that a test fails always or never. `npm run test:long` draws again: what only
 * some games show is found there.
 */
import { createHash, randomBytes } from 'node:crypto';
import { isAtLength } from './at-length.ts';

const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Secrets one after the other, as a server draws them. */
export const drawSecrets = (): (() => string) => {
  let drawn = 0;
  return () => {
    drawn += 1;
    return isAtLength ? randomBytes(32).toString('hex') : hexOf(`secret ${drawn}`);
  };
};

/** How many pages have drawn since the tests of a `describe` began. */
let pages = 0;
export const beginChance = (): void => {
  pages = 0;
};

/** The chance of a page: a number of 32 bits, other than those of all pages before; none where it is the browser's own. */
export const chanceOfPage = (): number | undefined => {
  pages += 1;
  return isAtLength ? undefined : Number.parseInt(hexOf(`page ${pages}`).slice(0, 8), 16);
};

/** For fast-check. */
export const SAME_RUN = isAtLength ? {} : { seed: 1 };
