/**
 * Marks tests that `npm test` leaves to `npm run test:long`: more games, sizes and ways, each taking seconds of a
 * browser. Every thing is shown once in `npm test`.
 */
import { it, type TestContext } from 'node:test';

export const isAtLength = process.env.CABALE_AT_LENGTH !== undefined;

/** A test of `npm run test:long` alone. */
export const atLength = (name: string, work: (t: TestContext) => void | Promise<void>): void => {
  if (isAtLength) it(name, work);
};

export const someOf = <T>(all: readonly T[], place = 0): readonly T[] =>
  isAtLength ? all : all.slice(place, place + 1);
