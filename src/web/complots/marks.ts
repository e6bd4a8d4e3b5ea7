/** The log of Complots: where a turn begins, and what each line is about. */
import type { Said } from '../../engine/facts.ts';
import { isSeat } from '../../engine/seats.ts';
import { isCharacter } from '../../games/complots/characters.ts';
import type { Names } from '../../words/words.ts';
import type { Marks } from '../parts/log.tsx';
import type { Emblem } from './emblems.ts';
import type { ComplotsText } from './text/fr.ts';

const OF: Readonly<Record<string, Emblem>> = {
  doubted: 'doubt',
  showed: 'crown',
  bluffed: 'bluff',
  uncovered: 'crown',
  foiled: 'complots/counter',
  lost: 'skull',
  buried: 'complots/witch',
  out: 'skull',
  won: 'crown',
  is: 'complots/convert',
  embezzled: 'complots/embezzle',
  submitted: 'complots/inquisitor',
  saw: 'complots/inquisitor',
  spared: 'complots/inquisitor',
  replaced: 'complots/inquisitor',
  drew: 'court',
  got: 'court',
  kept: 'court',
  returned: 'court',
};
const COINS = ['took', 'paid', 'spent', 'stole', 'gave', 'bought', 'inherited'];
const PLAIN = ['income', 'aid', 'coup', 'convert', 'embezzle'] as const;

const emblemOf = ([, verb, first, second]: Said): Emblem | undefined => {
  const claimed = verb === 'countered' ? second : first;
  if (verb === 'announced' || verb === 'countered' || verb === 'joined') {
    if (isCharacter(claimed)) return `complots/${claimed}`;
    const plain = PLAIN.find((move) => move === claimed);
    return plain === undefined ? undefined : `complots/${plain}`;
  }
  return OF[`${verb}`] ?? (COINS.includes(`${verb}`) ? 'purse' : undefined);
};

/** A turn begins with what is announced. */
export const marksOf = (heard: readonly Said[], names: Names, text: ComplotsText): Marks => {
  const turns = new Map<number, string>();
  for (const [n, [who, verb]] of heard.entries())
    if (verb === 'announced' && isSeat(who)) turns.set(n, text.turnOf(turns.size + 1, names(who)));
  return ({ n }) => {
    const said = heard[n];
    return { turn: turns.get(n), emblem: said === undefined ? undefined : emblemOf(said) };
  };
};
