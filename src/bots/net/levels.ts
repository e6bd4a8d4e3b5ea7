/** How strong a net plays: the whole net, or one that leaves its best moves more often to chance. */
import type { Level } from '../levels.ts';
import { netBot, type Temper, type Thinker } from './bot.ts';
import type { Coder } from './coder.ts';
import type { Weights } from './weights.ts';

const TEMPERS: Readonly<Record<Level, Temper>> = {
  novice: { temperature: 5 },
  regular: { temperature: 3.2 },
  strong: { temperature: 2 },
  expert: { temperature: 1, floor: 0.02 },
};

export const levelBot = (level: Level, weights: Weights, coder: Coder): Thinker =>
  netBot(weights, coder, TEMPERS[level]);
