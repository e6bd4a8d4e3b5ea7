/** What levels are called at two players, where one can learn to beat a game's best; and which are offered. */
import { LEVELS, type Level } from './levels.ts';

/** Whoever learns how beats the best of these by more than eight games of a hundred: docs/STRENGTH.md. */
const EXPLOITABLE: readonly string[] = ['complots'];

const noExpert = (game: string, players: number): boolean => players === 2 && EXPLOITABLE.includes(game);

/** The best takes the name of the level below it. */
export const levelCalled = <L extends string>(game: string, players: number, level: L): L | 'strong' =>
  level === 'expert' && noExpert(game, players) ? 'strong' : level;

/** The level whose name is taken is not offered. */
export const offeredAt = <L extends string>(game: string, players: number, levels: readonly L[]): L[] =>
  levels.filter((one) => one === 'expert' || one !== levelCalled(game, players, 'expert'));

/** The level that is called so, among those that are offered. */
export const levelNamed = (game: string, players: number, name: string): Level | undefined =>
  offeredAt(game, players, LEVELS).find((level) => levelCalled(game, players, level) === name);
