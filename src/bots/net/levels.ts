/** How strong a net plays: the whole net, or one that leaves its best moves more often to chance. */
import type { Opponent } from '../levels.ts';
import { type FarNet, netBot, type Temper, type Thinker } from './bot.ts';
import type { Coder } from './coder.ts';
import { duelBot, duelling } from './duelist.ts';
import type { Weights } from './weights.ts';

/** An expert thinks twice, and never plays what it then thinks this unlikely. */
const expert = ({ duel }: Coder): Temper => ({ floor: 0.02, twice: true, duel });

/** `duel`: the weights of a net that knows duels only; the best one plays them by it. */
export const levelBot = (
  { level, manner }: Opponent,
  weights: Weights,
  coder: Coder,
  far?: FarNet,
  duel?: Weights,
): Thinker => {
  const best = level === 'expert';
  const temper = {
    temperature: coder.heat[level],
    habit: coder.habits?.[level],
    manner,
    ...(best ? expert(coder) : {}),
  };
  const bot = netBot(weights, coder, temper, far);
  const { duelist } = coder;
  return best && duel !== undefined && duelist !== undefined
    ? duelling(bot, coder, duelist, duelBot(duel, duelist, coder, manner))
    : bot;
};
