/** Bots of a lesson: they say their lines at the scripted moments, and otherwise answer as usual. */
import type { Bot } from '../../bots/bot.ts';
import type { Sight } from '../../engine/game.ts';
import { allows } from './lesson.ts';

/**
 * A script's line names seat and phase: `B pleas say suspect D`. With a colon (`B discovery: look`) it is said only
 * when B is asked. Each line is said once, in order.
 */
export const lessonBot = (script: readonly string[], mind: Bot): Bot => {
  const left = [...script];
  const say = (sight: Sight, marks: readonly string[], may: (move: string) => boolean): string | undefined => {
    const { me, phase } = sight.view;
    const cues = marks.map((mark) => `${me} ${phase}${mark} `);
    const at = left.findIndex((line) => cues.some((cue) => line.startsWith(cue)));
    const move = cues.flatMap((cue) => (left[at]?.startsWith(cue) === true ? left[at].slice(cue.length) : []))[0];
    if (move === undefined || !may(move)) return undefined;
    left.splice(at, 1);
    return move;
  };
  return {
    answer: (sight, rng) => say(sight, ['', ':'], (move) => sight.answers.includes(move)) ?? mind.answer(sight, rng),
    aside: (sight) => say(sight, [''], (move) => allows(sight.view.legal ?? [], move) && !sight.answers.includes(move)),
  };
};
