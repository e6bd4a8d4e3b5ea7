/**
 * Second thoughts of an expert of Assassin X, taken from the logarithm of its odds. Nets dare too much: X30 a wrong
 * intervention costs the round, X21 an attack that fails gives the victim its point. Measured among three simple players:
 * 45 % of games became 48.
 */
import { dominatedBy } from '../../../bots/blunders.ts';
import type { Sight } from '../../../engine/game.ts';
import { viewOf } from '../../../engine/reading.ts';
import { layOf } from '../rules/lay.ts';
import { cardsOf, parse } from '../rules/moves.ts';
import { reasonAgainst } from '../rules/trail.ts';
import { type AssassinXView, isAssassinX } from '../rules/typed-view.ts';
import { assassinXBlunders } from './blunders.ts';
import { doubtIn, HUNCH, power, SURE } from './index.ts';
import { holders } from './whereabouts.ts';

/** For accusing one who is not known to hold the card. */
const RELUCTANCE = 20;

/** X30 how likely somebody must hold an assassin card to be accused. In games of regulars most calls below it are wrong. */
const LIKELY = 0.75;

const dominated = dominatedBy(assassinXBlunders);

/** X30 at every level: nothing that is dominated, and nobody is accused without a reason, however sure a net is of it. */
export const never = (sight: Sight): ((move: string) => boolean) => {
  const isDominated = dominated(sight);
  if (viewOf(isAssassinX, sight.view).phase !== 'action') return isDominated;
  const { heard } = sight;
  const doubt = doubtIn(sight);
  const likely = holders(heard, sight.view.me, sight.view.seats);
  return (move) => {
    if (isDominated(move)) return true;
    const words = parse(move);
    if (words[0] !== 'intervene') return false;
    const [, at] = words;
    const isReason = reasonAgainst(heard, at).kind !== 'feeling' || doubt(at) >= HUNCH;
    return !isReason || (likely[at] ?? 0) < LIKELY;
  };
};
/** For each point that a lay is weaker than one should be to attack. */
const CAUTION = 2;
/** How strong that is: while the pile is high there is time to become stronger. */
const DEMAND = 8;
const PLENTY = 20;
const demandOf = ({ pile }: AssassinXView): number => DEMAND + Math.min(pile, PLENTY) / 5;

export const second = (sight: Sight): ((move: string) => number) => {
  const view = viewOf(isAssassinX, sight.view);
  if (view.phase !== 'action') return () => 0;
  const doubt = doubtIn(sight);
  const demand = demandOf(view);
  return (move) => {
    const words = parse(move);
    if (words[0] === 'intervene') return doubt(words[1]) < SURE ? -RELUCTANCE : 0;
    return words[0] === 'assassinate' ? -CAUTION * Math.max(0, demand - power(layOf(cardsOf(words)))) : 0;
  };
};
