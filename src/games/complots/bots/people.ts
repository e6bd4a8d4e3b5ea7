/**
 * How people play, for the level that imitates them. By published tallies, of 100 Duchesses claimed by people 15 are
 * lies, of Captains 9, of Assassins 13; a net lies in half of its claims.
 */
import type { Leans, Temper } from '../../../bots/tempers.ts';
import type { Sight } from '../../../engine/game.ts';
import { viewOf } from '../../../engine/reading.ts';
import { type Character, isCharacter } from '../rules/characters.ts';
import { isBluff } from '../rules/claims.ts';
import { remember } from '../rules/memory.ts';
import { parse } from '../rules/moves.ts';
import { isComplots } from '../rules/typed-view.ts';
import { believe } from './odds.ts';

/** Added to the log odds of lies. Measured, so that regulars lie that often: in one of eight claims overall. */
const LIES: Readonly<Partial<Record<Character, number>>> = { duchess: -2.6, captain: -3.3, assassin: -3 };
const OTHER_LIES = -3.6;
const DOUBT = -0.2;
/** How much counted cards and earlier claims weigh in a challenge; a sceptic looks twice. */
const EVIDENCE = 1.5;
const SCEPTIC = 3;
const [LEAST, MOST] = [0.03, 0.97];

/** How people can be told apart. Measured (STRENGTH.md): each has its share of lies, challenges and attacks, and wins. */
export const CLEAR_LEANS: Leans = {
  liar: { lie: 2.5, claim: 0.25, block: 0.3, heat: 0.75 },
  sceptic: { doubt: 5.6, lie: 0.4, heat: 0.39 },
  miser: { save: 1.6, spend: -2.2, strike: -0.2, swap: -0.5, lie: 0.7, heat: 0.75 },
  hothead: { strike: 2, doubt: 0.4, lie: 0.7, heat: 0.9 },
  diplomat: { strike: -2, doubt: -0.6, lie: 0.8, swap: 2, heat: 0.9 },
  quiet: { silence: 0.5, save: 0.8, lie: -3, claim: -0.5, block: -1 },
};

/** The log odds of a lie: by cards counted, claims that contradict each other, and who was caught. */
const suspicion = ({ view: seen, heard }: Sight): number => {
  const view = viewOf(isComplots, seen);
  const { me, claim, hand = [] } = view;
  if (me === undefined || claim === null) return 0;
  const odds = believe({ view, me, hand, memory: remember(heard, view.seats, me) });
  const within = Math.min(MOST, Math.max(LEAST, odds));
  return Math.log((1 - within) / within);
};

export const likePeople = (sight: Sight, move: string, temper?: Temper): number => {
  const { hand = [] } = viewOf(isComplots, sight.view);
  const words = parse(move);
  if (words[0] === 'doubt') return DOUBT + (temper === 'sceptic' ? SCEPTIC : EVIDENCE) * suspicion(sight);
  if (!isBluff(move, hand)) return 0;
  const claimed = words.find((word) => isCharacter(word));
  return isCharacter(claimed) ? (LIES[claimed] ?? OTHER_LIES) : OTHER_LIES;
};
