/** Silly moves of Assassin X, judged from a seat's own sight. */
import type { Blunder, BlundersIn } from '../../../bots/blunders.ts';
import { viewOf } from '../../../engine/reading.ts';
import { type Lay, layOf, verdict } from '../rules/lay.ts';
import { remember } from '../rules/memory.ts';
import { cardsOf, parse, targetOf } from '../rules/moves.ts';
import { type AssassinXView, isAssassinX } from '../rules/typed-view.ts';

const layIn = (move: string): Lay => layOf(cardsOf(parse(move)));

/** X21 the round ends with the defence, so there is nothing to save cards for. */
const defence = ({ attack }: AssassinXView, answers: readonly string[]): Blunder[] => {
  const against = layOf(attack?.cards ?? []);
  const survives = (move: string): boolean => {
    const { crime, survival } = verdict(against, layIn(move));
    return survival >= crime;
  };
  if (!answers.some(survives)) return [];
  const is = (move: string): boolean => parse(move)[0] === 'defend' && !survives(move);
  return [{ what: 'dies with a sufficient defence in hand', dominated: true, is }];
};

const isBetter = (one: Lay, other: Lay): boolean =>
  one.worth >= other.worth &&
  one.jammed >= other.jammed &&
  (one.jams || !other.jams) &&
  (one.worth > other.worth || one.jammed > other.jammed || one.jams !== other.jams);

/** X4 X30 an attack ends the round too; a wrong intervention costs it. */
const action = ({ me, seats }: AssassinXView, heard: Parameters<typeof remember>[0], answers: readonly string[]) => {
  const lays = [...new Set(answers.filter((move) => parse(move)[0] === 'assassinate').map(layIn))];
  const { clean } = remember(heard, me, seats);
  const weak: Blunder = {
    what: 'attacks with less than it holds',
    dominated: true,
    is(move) {
      if (parse(move)[0] !== 'assassinate') return false;
      const lay = layIn(move);
      return lays.some((other) => isBetter(other, lay));
    },
  };
  const wrong: Blunder = {
    what: 'accuses somebody proved innocent',
    dominated: true,
    is(move) {
      const words = parse(move);
      const at = targetOf(words);
      return words[0] === 'intervene' && at !== undefined && clean[at];
    },
  };
  return [...(lays.length > 1 ? [weak] : []), ...(answers.some((move) => wrong.is(move)) ? [wrong] : [])];
};

export const assassinXBlunders: BlundersIn = ({ view: seen, heard, answers }) => {
  const view = viewOf(isAssassinX, seen);
  if (answers.length < 2) return [];
  if (view.phase === 'defend') return defence(view, answers);
  return view.phase === 'action' ? action(view, heard, answers) : [];
};
