/** Player statistics of Assassin X: attacks, escapes, arrests, points. */
import type { Fact } from '../../../engine/facts.ts';
import type { Figures, Played } from '../../../engine/game.ts';
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import { read } from './facts.ts';

const NONE = { attacks: 0, kills: 0, escapes: 0, arrests: 0, mistakes: 0, points: 0 };
type Count = { -readonly [K in keyof typeof NONE]: number };

export const figuresOf = (facts: readonly Fact[], _: readonly Played[], seats: readonly Seat[]): Each<Figures> => {
  const of: Each<Count> = each(seats, () => ({ ...NONE }));
  for (const { said } of facts) {
    const fact = read(said);
    if (fact[1] === 'attacked') of[fact[0]].attacks += 1;
    else if (fact[1] === 'killed') of[fact[0]].kills += 1;
    else if (fact[1] === 'survived') of[fact[0]].escapes += 1;
    else if (fact[1] === 'arrested') of[fact[2]].arrests += 1;
    else if (fact[1] === 'cleared') of[fact[2]].mistakes += 1;
    else if (fact[1] === 'scored') of[fact[0]].points += fact[2];
  }
  return of;
};
