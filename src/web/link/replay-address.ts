/** The address of a finished game. */
import { href, moment } from '../base/router.ts';
import type { Finished } from './link.ts';

/**
 * Short where a server keeps the game; else it holds the game itself. `at`: the number of moves after which it opens.
 * `asks`: it asks whether one believes the claim there.
 */
export const replayAddress = async (game: Finished, at?: number, asks = false): Promise<string> => {
  const way =
    game.share === undefined
      ? href('replay', await (await import('./replay-code.ts')).packReplay(game))
      : href('r', game.share);
  return at === undefined ? way : `${way}${moment(at, asks)}`;
};

/** Splits an address into the game, the moment at which it opens, and whether it asks. */
export const readReplayAddress = (rest: string): { game: string; at: number | undefined; asks: boolean } => {
  const [game = '', ask = location.search.slice(1)] = rest.split('?');
  const query = new URLSearchParams(ask);
  const at = query.get('at');
  return { game, at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : undefined, asks: query.has('ask') };
};
