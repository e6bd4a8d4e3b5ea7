/**
 * Second thoughts of an Assassin X expert, subtracted from log odds. Nets dare too much: X30 a wrong intervention costs
 * the round, X21 a failed attack gives the victim a point. Measured among three simple players: 45 % of wins became 48.
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

/** Against accusing somebody not known to hold the card. */
const RELUCTANCE = 20;

/** X30 The least odds to accuse. In games of regulars most calls below it are wrong. */
const LIKELY = 0.75;

const dominated = dominatedBy(assassinXBlunders);

/** X30 At every level: no dominated moves, and no accusation without a reason, however sure the net is. */
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
/** Per point by which a lay is too weak. */
const CAUTION = 2;
/** The strength to attack with: while the pile is high there is time to become stronger. */
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
