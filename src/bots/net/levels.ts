/** The levels of a net: the whole net, or a weaker version with more random moves. */
import type { Opponent } from '../levels.ts';
import { type FarNet, netBot, type Sampling, type Thinker } from './bot.ts';
import type { Coder } from './coder.ts';
import { type DuelNet, duelBot, duelling } from './duelist.ts';
import type { Weights } from './weights.ts';

/** An expert thinks twice, and never plays what the second thought finds this unlikely. */
const expert = ({ duel }: Coder): Sampling => ({ floor: 0.02, twice: true, duel });

/** `duels`: nets that the best level uses in duels. */
export const levelBot = (
  { level, manner: temper }: Opponent,
  weights: Weights,
  coder: Coder,
  far?: FarNet,
  duels: readonly DuelNet[] = [],
): Thinker => {
  const best = level === 'expert';
  const leans = coder.leans?.[level];
  const sampling = {
    temperature: coder.heat[level] * (temper === undefined ? 1 : (leans?.[temper].heat ?? 1)),
    habit: coder.habits?.[level],
    temper,
    leans,
    ...(best ? expert(coder) : {}),
  };
  const bot = netBot(weights, coder, sampling, far);
  if (!best || duels.length === 0) return bot;
  return duelling(
    bot,
    coder,
    duels.map((one) => duelBot(one, coder, temper)),
  );
};
