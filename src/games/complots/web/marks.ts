/** The log of Complots: where a turn begins, and what each line is about. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Marks } from '../../../web/table/log.tsx';
import type { Names } from '../../../words/words.ts';
import { type FactOf, read, says } from '../rules/facts.ts';
import type { Claimed, TurnVerb } from '../rules/steps.ts';
import type { ComplotsText } from '../texts/fr/table.ts';
import type { Emblem } from './emblems.ts';

const emblem = (of: TurnVerb | Claimed): Emblem => `complots/${of}`;

const OF: { readonly [V in FactOf[1]]?: Emblem } = {
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
  took: 'purse',
  paid: 'purse',
  spent: 'purse',
  stole: 'purse',
  gave: 'purse',
  bought: 'purse',
  inherited: 'purse',
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

const emblemOf = (heard: Said): Emblem | undefined => {
  const said = read(heard);
  switch (said[1]) {
    case 'announced':
    case 'joined':
      return emblem(said[2]);
    case 'countered':
      return emblem(said[3]);
    default:
      return OF[said[1]];
  }
};

export const marksOf = (heard: readonly Said[], names: Names, text: ComplotsText): Marks => {
  const turns = new Map<number, { readonly turn: string; readonly seat: Seat }>();
  for (const [n, said] of heard.entries())
    if (says(said, 'announced')) turns.set(n, { turn: text.turnOf(turns.size + 1, names(said[0])), seat: said[0] });
  return ({ n }) => {
    const said = heard[n];
    return { ...turns.get(n), emblem: said === undefined ? undefined : emblemOf(said) };
  };
};
