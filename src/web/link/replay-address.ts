/** The address of a finished game. */
import { href, moment } from '../base/router.ts';
import type { Finished } from './link.ts';

/**
 * Short where a server keeps the game; else it holds the game itself. `at`: the number of moves after which it opens.
 */
export const replayAddress = async (game: Finished, at?: number): Promise<string> => {
  const way =
    game.share === undefined
      ? href('replay', await (await import('./replay-code.ts')).packReplay(game))
      : href('r', game.share);
  return at === undefined ? way : `${way}${moment(at)}`;
};

/** Splits an address into the game and the moment at which it opens. */
export const readReplayAddress = (rest: string): { game: string; at: number | undefined } => {
  const [game = '', ask = location.search.slice(1)] = rest.split('?');
  const at = new URLSearchParams(ask).get('at');
  return { game, at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : undefined };
};
