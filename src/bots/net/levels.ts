/** How strong a net plays: the whole net, or one that leaves its best moves more often to chance. */
import type { Level } from '../levels.ts';
import type { Manner } from '../manners.ts';
import { type FarNet, netBot, type Thinker } from './bot.ts';
import type { Coder } from './coder.ts';
import type { Weights } from './weights.ts';

/** An expert never plays what it thinks this unlikely. */
const FLOOR = 0.02;

export const levelBot = (level: Level, weights: Weights, coder: Coder, far?: FarNet, manner?: Manner): Thinker =>
  netBot(weights, coder, { temperature: coder.heat[level], floor: level === 'expert' ? FLOOR : 0, manner }, far);
