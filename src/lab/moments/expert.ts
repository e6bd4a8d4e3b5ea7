import { expertNet } from '../../command/nets.ts';
import { fault } from '../../engine/fault.ts';
import type { Imagined } from '../../engine/game.ts';
import type { Expert } from './search-game.ts';

/** The best there is at tables of many; they must be able to say what they believe of hidden cards. */
export const expertOf = (game: Imagined): Expert => {
  const { beliefs, ...expert } = expertNet(game);
  if (beliefs === undefined) throw fault('game', `the expert of ${game.id} does not tell what he believes`);
  return { ...expert, beliefs };
};
