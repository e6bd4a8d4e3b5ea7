import { livesFor } from './deal.ts';
import { LAST_NIGHT, REVIVALS } from './round.ts';

/** No game is longer: the sum is spelt out in RULES.md. */
export const longest = (players: number): number => {
  const others = players - 1;
  // every round and every restart costs a life; T5 gives each player one back, three times at most
  const rounds = players * (livesFor(players) + REVIVALS);
  const perStep =
    players * (40 + others) + // T77 `say`, and one `report` of each other seat
    players * others + //        a `blame` for each report
    players * (2 + others) + //  T31 a floor each: `plead`, `rest`, hands raised; other steps have fewer answers
    20; //                       every Anti-Mafia card is used
  const steps = 2 + 8 * LAST_NIGHT;
  const perRound = steps * perStep + players * (20 + 1 + 2 * LAST_NIGHT + LAST_NIGHT); // orders, a peek, exposures
  const duel = (2 * livesFor(players) + 1) * players * 41;
  return rounds * perRound + duel;
};
