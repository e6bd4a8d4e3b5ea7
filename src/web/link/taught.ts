/** A lesson's bots: each says what its script has for that moment, and else answers as it would; beside the question it says nothing else. */
import type { Bot } from '../../bots/bot.ts';
import type { Sight } from '../../engine/game.ts';

/** `B pleas say suspect D`: who says it, in which phase. Each line is said once, in its order. */
export const taughtBy = (script: readonly string[], mind: Bot): Bot => {
  const left = [...script];
  const say = ({ view: { me, phase } }: Sight, may: (move: string) => boolean): string | undefined => {
    const cue = `${me} ${phase} `;
    const at = left.findIndex((line) => line.startsWith(cue));
    const move = left[at]?.slice(cue.length);
    if (move === undefined || !may(move)) return undefined;
    left.splice(at, 1);
    return move;
  };
  return {
    answer: (sight, rng) => say(sight, (move) => sight.answers.includes(move)) ?? mind.answer(sight, rng),
    aside: (sight) => say(sight, (move) => sight.view.legal?.includes(move) === true && !sight.answers.includes(move)),
  };
};
