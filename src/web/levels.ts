/** How levels are called: where a game's best is no expert, it takes the name of the level below, which is then not offered. */
import { roomOf } from './games.ts';

export const calledAt = <L extends string>(game: string, players: number, level: L): L | 'strong' =>
  level === 'expert' && players === 2 ? (roomOf(game)?.duel ?? level) : level;

export const offeredAt = <L extends string>(game: string, players: number, levels: readonly L[]): L[] =>
  levels.filter((one) => one === 'expert' || one !== calledAt(game, players, 'expert'));
