/** Bots and the game as it comes: within a touch. */
import { boxesOf, gameIn } from '../../words/index.ts';
import { firstGame } from '../base/games.ts';
import { called } from '../base/settings.ts';
import { companyFor } from '../link/opponents.ts';
import { newSeed, type SoloGame } from '../link/solo-game.ts';

const QUICK = 4;

export const quick = (wanted: string | undefined): SoloGame => {
  const game = gameIn(wanted) ?? firstGame();
  const box = boxesOf(game).find(({ id }) => id === wanted);
  const seats = box?.usual ?? QUICK;
  const set = { game, options: box?.options ?? {}, seats };
  return { set: { ...set, seed: newSeed() }, ...companyFor(set, [called()]) };
};
