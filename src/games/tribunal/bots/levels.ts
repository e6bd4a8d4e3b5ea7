/** The levels of Tribunal: expert, simple, or a mix of both. */

import type { Bot } from '../../../bots/bot.ts';
import type { Level, Opponent } from '../../../bots/levels.ts';
import { randomBot } from '../../../bots/random.ts';
import type { Rng } from '../../../engine/chance.ts';
import type { Sight } from '../../../engine/game.ts';
import { parse } from '../rules/moves.ts';
import { isTribunal } from '../rules/typed-view.ts';
import { expertBot } from './expert.ts';
import { tribunalBot } from './index.ts';
import { chance } from './mind.ts';
import { tempered } from './tempers.ts';

/** Chooses per decision, the first in this percentage of cases. */
const between = (one: Bot, other: Bot, percent: number): Bot => {
  const either = (rng: Rng): Bot => (chance(rng, percent) ? one : other);
  return {
    answer: (sight, rng) => either(rng).answer(sight, rng),
    aside: (sight, rng) => (either(rng).aside ?? other.aside)?.(sight, rng),
  };
};

/**
 * Thoughtless decisions of a novice in percent: fewer for mafiosi, fewest for a single one; but more among two judges,
 * who otherwise have no chance.
 */
const THOUGHTLESS = { judge: 22, mafia: 16, alone: 8, amongTwo: 20 };
const sideOf = ({ view }: Sight): keyof typeof THOUGHTLESS => {
  if (!isTribunal(view) || view.identity !== 'mafia') return 'judge';
  if (view.docket.mafiosi > 1) return 'mafia';
  return view.seats.length > 3 ? 'alone' : 'amongTwo';
};
/** A novice who keeps the rules: judges do not plot, and announcements are careful. */
const noviceBot: Bot = {
  ...tribunalBot,
  answer(sight, rng) {
    const { view, answers } = sight;
    const side = sideOf(sight);
    if (view.phase === 'count' || !chance(rng, THOUGHTLESS[side])) return tribunalBot.answer(sight, rng);
    const fair = answers.filter((move) => side !== 'judge' || parse(move)[0] !== 'plot');
    return randomBot.answer({ ...sight, answers: fair }, rng);
  },
};

const LEVEL: Readonly<Record<Level, Bot>> = {
  novice: noviceBot,
  regular: tribunalBot,
  strong: between(expertBot, tribunalBot, 50),
  expert: expertBot,
};

export const tribunalLevel = ({ level, manner: temper }: Opponent): Bot =>
  temper === undefined ? LEVEL[level] : tempered(LEVEL[level], temper);
