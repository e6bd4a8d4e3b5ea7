/**
 * Marks tests for `npm run test:long` only: more games, sizes and variants, each taking seconds of a browser. `npm
 * test` shows everything once.
 */
import { it, type TestContext } from 'node:test';

export const isAtLength = process.env.CABALE_AT_LENGTH !== undefined;

export const atLength = (name: string, work: (t: TestContext) => void | Promise<void>): void => {
  if (isAtLength) it(name, work);
};

export const someOf = <T>(all: readonly T[], place = 0): readonly T[] =>
  isAtLength ? all : all.slice(place, place + 1);
