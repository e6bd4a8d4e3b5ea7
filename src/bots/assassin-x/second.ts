/**
 * Second thoughts of an expert of Assassin X, taken from the logarithm of its odds. Nets dare too much: X30 a wrong
 * intervention costs the round, X21 an attack that fails gives the victim its point. Measured among three simple players:
 * 45 games of a hundred became 48.
 */
import type { Sight, View } from '../../engine/game.ts';
import { isCard } from '../../games/assassin-x/cards.ts';
import { layOf } from '../../games/assassin-x/lay.ts';
import type { AssassinXView } from '../../games/assassin-x/view.ts';
import { doubtIn, power, SURE } from './index.ts';

/** For accusing one who is not known to hold the card. */
const RELUCTANCE = 20;
/** For each point that a lay is weaker than one should be to attack. */
const CAUTION = 2;
/** How strong that is: while the pile is high there is time to become stronger. */
const DEMAND = 8;
const PLENTY = 20;
const demandOf = ({ pile }: AssassinXView): number => DEMAND + Math.min(pile, PLENTY) / 5;

export const second = (sight: Sight): ((move: string) => number) => {
  const view = sight.view as View & AssassinXView;
  if (view.phase !== 'action') return () => 0;
  const doubt = doubtIn(sight);
  const demand = demandOf(view);
  return (move) => {
    const [verb = '', ...words] = move.split(' ');
    if (verb === 'intervene') return doubt(move) < SURE ? -RELUCTANCE : 0;
    return verb === 'assassinate' ? -CAUTION * Math.max(0, demand - power(layOf(words.filter(isCard)))) : 0;
  };
};
