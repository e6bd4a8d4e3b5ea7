/** Ids for tests that need a game, whichever it be. Who reads the list of games is about them all (scripts/testing/reach.ts). */
import { GAMES } from '../src/app/games.ts';

/** The one that is offered first. */
export const FIRST = GAMES[0]?.id ?? '';
export const LAST = GAMES.at(-1)?.id ?? '';
