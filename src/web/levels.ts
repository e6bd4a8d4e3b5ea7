/** How levels are called: where a game's best takes the name of the level below, that is not offered. */
import { levelCalled } from '../bots/levels.ts';
import { roomOf } from './games.ts';

export const calledAt = <L extends string>(game: string, players: number, level: L): L | 'strong' =>
  levelCalled(level, players, roomOf(game)?.duel);

export const offeredAt = <L extends string>(game: string, players: number, levels: readonly L[]): L[] =>
  levels.filter((one) => one === 'expert' || one !== calledAt(game, players, 'expert'));
