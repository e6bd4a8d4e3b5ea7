/**
 * Ids for tests that need any game. A test that reads the list of games depends on all of them
 * (scripts/testing/reach.ts).
 */
import { GAMES } from '../src/app/games.ts';

export const FIRST = GAMES[0]?.id ?? '';
export const LAST = GAMES.at(-1)?.id ?? '';
