/** Where a game that is over is looked at again. */
import { href } from '../router.ts';
import type { Finished } from './link.ts';

/** Short where a server keeps the game; else the address holds the game itself. `at`: opened after so many moves. */
export const wayTo = async (game: Finished, at?: number): Promise<string> => {
  const way =
    game.share === undefined
      ? href('replay', await (await import('./packed.ts')).packReplay(game))
      : href('r', game.share);
  return at === undefined ? way : `${way}${moment(at)}`;
};

const moment = (at: number): string => `?at=${at}`;
