/** How strong an opponent of Tribunal plays: the expert, the simple one, or now the one and now the other. */
import type { Rng } from '../../engine/chance.ts';
import type { Bot } from '../bot.ts';
import type { Level, Opponent } from '../levels.ts';
import { randomBot } from '../random.ts';
import { expertBot } from './expert.ts';
import { tribunalBot } from './index.ts';
import { mannered } from './manners.ts';
import { chance } from './mind.ts';

/** Of two, one for each decision: so many times of a hundred the first. */
const between = (one: Bot, other: Bot, percent: number): Bot => {
  const either = (rng: Rng): Bot => (chance(rng, percent) ? one : other);
  return {
    answer: (sight, rng) => either(rng).answer(sight, rng),
    aside: (sight, rng) => (either(rng).aside ?? other.aside)?.(sight, rng),
  };
};

const LEVEL: Readonly<Record<Level, Bot>> = {
  novice: between(randomBot, tribunalBot, 22),
  regular: tribunalBot,
  strong: between(expertBot, tribunalBot, 50),
  expert: expertBot,
};

export const tribunalLevel = ({ level, manner }: Opponent): Bot =>
  manner === undefined ? LEVEL[level] : mannered(LEVEL[level], manner);
