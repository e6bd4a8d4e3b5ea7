/** How strong a net plays: the whole net, or one that leaves its best moves more often to chance. */
import type { Opponent } from '../levels.ts';
import { type FarNet, netBot, type Thinker } from './bot.ts';
import type { Coder } from './coder.ts';
import type { Weights } from './weights.ts';

/** An expert never plays what it thinks this unlikely. */
const FLOOR = 0.02;

export const levelBot = ({ level, manner }: Opponent, weights: Weights, coder: Coder, far?: FarNet): Thinker =>
  netBot(weights, coder, { temperature: coder.heat[level], floor: level === 'expert' ? FLOOR : 0, manner }, far);
