import { expertNet } from '../../src/command/nets.ts';
import { fault } from '../../src/engine/fault.ts';
import type { Imagined } from '../../src/engine/game.ts';
import type { Expert } from './search-game.ts';

/** The best player at tables of many, with beliefs about hidden cards. */
export const expertOf = (game: Imagined): Expert => {
  const { beliefs, ...expert } = expertNet(game);
  if (beliefs === undefined) throw fault('game', `the expert of ${game.id} does not tell what it believes`);
  return { ...expert, beliefs };
};
