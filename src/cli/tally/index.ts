import { assassinXTally } from './assassin-x.ts';
import { complotsTally } from './complots.ts';
import type { Tally } from './tally.ts';
import { tribunalTally } from './tribunal.ts';

/** What the simulator counts in each game beside seats, lengths and wins. */
const TALLIES: Readonly<Record<string, Tally>> = {
  complots: complotsTally,
  tribunal: tribunalTally,
  'assassin-x': assassinXTally,
};

export const tallyFor = (gameId: string): Tally | undefined =>
  Object.hasOwn(TALLIES, gameId) ? TALLIES[gameId] : undefined;
