import { LAST_NIGHT, REVIVALS } from './numbers.ts';
import { MOST_LIVES } from './options.ts';

/** No game is longer: the sum is spelt out in RULES.md. */
export const longest = (players: number): number => {
  const others = players - 1;
  // every round and every restart costs a life; T5 gives each player one back, three times at most
  const rounds = players * (MOST_LIVES + REVIVALS);
  const perStep =
    players * (40 + others) + //           T77 `say`, and one `report` of each other seat
    players * others + //                  a `blame` for each report
    players * (2 + others) + //            T31 a floor each: `plead`, `rest`, hands raised; other steps have fewer answers
    players * (2 * LAST_NIGHT + 1 + 8) + // each `expose …` once, `ready`, and `reveal` of each card
    20; //                                 every Anti-Mafia card is used
  const steps = 2 + 8 * LAST_NIGHT;
  const perRound = steps * perStep + players * (20 + 20 + 1); // orders, watches, a peek
  const duel = (2 * MOST_LIVES + 1) * players * 41;
  return rounds * perRound + duel;
};
