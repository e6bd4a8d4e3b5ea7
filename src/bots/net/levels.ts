/** How strong a net plays: the whole net, or one that leaves its best moves more often to chance. */
import type { Opponent } from '../levels.ts';
import { type FarNet, netBot, type Temper, type Thinker } from './bot.ts';
import type { Coder } from './coder.ts';
import type { Weights } from './weights.ts';

/** An expert thinks twice, and never plays what it then thinks this unlikely. */
const expert = ({ duel }: Coder): Temper => ({ floor: 0.02, twice: true, duel });

export const levelBot = ({ level, manner }: Opponent, weights: Weights, coder: Coder, far?: FarNet): Thinker =>
  netBot(weights, coder, { temperature: coder.heat[level], manner, ...(level === 'expert' ? expert(coder) : {}) }, far);
