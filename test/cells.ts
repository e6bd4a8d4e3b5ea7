import type { Game } from '../src/engine/game.ts';
import type { NewGame } from '../src/engine/record.ts';
import { CHARACTERS, type Character, CLANS, clanOf } from '../src/games/complots/characters.ts';
import { randomSet } from './random-play.ts';

/** The line-ups of Complots: one character of each clan. */
export const lineups = (): Character[][] =>
  CLANS.reduce<Character[][]>(
    (begun, clan) =>
      begun.flatMap((some) =>
        CHARACTERS.filter((character) => clanOf(character) === clan).map((character) => [...some, character]),
      ),
    [[]],
  );

/** Every line-up, number of players, with and without religions, with both kinds of doubt. */
const complotsCells = (): NewGame[] =>
  lineups().flatMap((lineup) =>
    [2, 3, 4, 5, 6, 7, 8].flatMap((seats) =>
      [false, ...(seats > 2 ? [true] : [])].flatMap((religions) =>
        ['first', 'fair'].map((doubts) => ({
          game: 'complots',
          seats,
          seed: `cell ${lineup.join(' ')} ${seats} ${religions} ${doubts}`,
          options: { lineup: lineup.join(','), religions, doubts },
        })),
      ),
    ),
  );

/** What the long run plays: of Complots every cell once, of the others, and beyond the cells, set-ups drawn at random. */
export const longRun = (game: Game, games: number | undefined): NewGame[] => {
  const cells = game.id === 'complots' ? complotsCells() : [];
  const random = games ?? (cells.length > 0 ? 0 : 1000);
  return [...cells, ...Array.from({ length: random }, (_, i) => randomSet(game, `long ${i}`))];
};
