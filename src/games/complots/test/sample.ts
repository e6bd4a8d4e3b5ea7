import type { Sample } from '../../../../test/samples.ts';
import type { NewGame } from '../../../engine/record.ts';
import { CHARACTERS, type Character, CLANS, clanOf } from '../rules/characters.ts';

const lineups = (): Character[][] =>
  CLANS.reduce<Character[][]>(
    (begun, clan) =>
      begun.flatMap((some) =>
        CHARACTERS.filter((character) => clanOf(character) === clan).map((character) => [...some, character]),
      ),
    [[]],
  );

/** Every line-up, number of players, religions setting, and both kinds of challenges. */
const cells = (): NewGame[] =>
  lineups().flatMap((lineup) =>
    [2, 3, 4, 5, 6, 7, 8].flatMap((seats) =>
      [false, true].flatMap((religions) =>
        ['first', 'fair'].map((doubts) => ({
          game: 'complots',
          seats,
          seed: `cell ${lineup.join(' ')} ${seats} ${religions} ${doubts}`,
          options: { lineup: lineup.join(','), religions, doubts },
        })),
      ),
    ),
  );

/** Line-ups that include every character. */
const CHOSEN = [
  [4, 'base', 'false', 'first'],
  [2, 'base-inquisitor', 'false', 'fair'],
  [5, 'novice-2', 'true', 'first'],
  [4, 'expert-2', 'false', 'fair'],
  [8, 'rewards', 'true', 'first'],
  [2, 'finance', 'false', 'first'],
] as const;

export const sample: Sample = {
  nulls: ['action', 'claim', 'claim.character'],
  goldens: CHOSEN.map(([seats, lineup, religions, doubts]) => ({
    game: 'complots',
    seats,
    seed: `golden ${lineup}`,
    options: { lineup, religions, doubts },
  })),
  cells,
  onceBroken: [
    // a caught embezzler was imagined without the cards shown
    { game: 'complots', seats: 6, seed: 'x471', options: { lineup: 'finance', religions: 'true' } },
  ],
};
