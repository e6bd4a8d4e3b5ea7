/** The tempers of Tribunal: occasional moves that others would not make, or omissions. */

import type { Bot } from '../../../bots/bot.ts';
import type { Temper } from '../../../bots/tempers.ts';
import type { Rng } from '../../../engine/chance.ts';
import type { Sight } from '../../../engine/game.ts';
import { type Move, parse } from '../rules/moves.ts';
import { talker } from './beside.ts';
import { lyingBot, think } from './index.ts';
import { chance } from './mind.ts';
import { ask, calledBy, converse, insist } from './talk.ts';

/** Changes or keeps the move chosen by the level. */
type Habit<M extends string | undefined> = (sight: Sight, move: M, rng: Rng) => M;
type Habits = { readonly answer?: Habit<string>; readonly aside?: Habit<string | undefined> };

/** In %. Measured: none costs more than 5 % of games. */
const OFTEN = { ask: 60, lie: 30, contest: 3, keep: 60, insist: 40, spare: 50, hush: 40 };

const leaves =
  (verb: Move[0], percent: number): Habit<string | undefined> =>
  (_, move, rng) =>
    move !== undefined && parse(move)[0] === verb && chance(rng, percent) ? undefined : move;

const HABITS: Readonly<Record<Temper, Habits>> = {
  /** A clerk whose count is often false. */
  liar: {
    answer: (sight, move, rng) =>
      sight.view.phase === 'count' && chance(rng, OFTEN.lie) ? lyingBot.answer(sight, rng) : move,
  },
  /** Contests what others let pass, and asks why. */
  sceptic: {
    aside: (sight, move, rng) =>
      move === 'ready' && chance(rng, OFTEN.ask) ? (ask({ mind: think(sight, rng, 0) }) ?? move) : move,
    answer: ({ answers }, move, rng) =>
      move === 'pass' && answers.includes('contest') && chance(rng, OFTEN.contest) ? 'contest' : move,
  },
  miser: {
    aside(sight, move, rng) {
      if (leaves('use', OFTEN.keep)(sight, move, rng) === move) return move;
      const ready = sight.view.legal?.includes('ready') === true ? 'ready' : undefined;
      return sight.view.phase === 'deliberation' ? (converse(talker(think(sight, rng, 0))) ?? ready) : undefined;
    },
  },
  hothead: {
    aside(sight, move, rng) {
      if (move !== 'ready' || !chance(rng, OFTEN.insist)) return move;
      return insist(talker(think(sight, rng, 0))) ?? move;
    },
  },
  diplomat: { aside: leaves('report', OFTEN.spare) },
  quiet: {
    aside(sight, move, rng) {
      if (move === undefined || parse(move)[0] !== 'say' || sight.view.legal?.includes('ready') !== true) return move;
      return calledBy(think(sight, rng, 0)) === undefined && chance(rng, OFTEN.hush) ? 'ready' : move;
    },
  },
};

export const tempered = (bot: Bot, temper: Temper): Bot => {
  const habits = HABITS[temper];
  return {
    answer(sight, rng) {
      const move = bot.answer(sight, rng);
      return habits.answer?.(sight, move, rng) ?? move;
    },
    aside(sight, rng) {
      const move = bot.aside?.(sight, rng);
      return habits.aside === undefined ? move : habits.aside(sight, move, rng);
    },
  };
};
