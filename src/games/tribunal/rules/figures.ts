/** Player statistics of Tribunal: risks taken, counts kept, suspicions that were right. */
import type { Fact } from '../../../engine/facts.ts';
import type { Figures, Played } from '../../../engine/game.ts';
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import { read } from './facts.ts';
import { type Memory, newRound, note } from './memory.ts';

const NONE = { offences: 0, caught: 0, counts: 0, lies: 0, right: 0, wrong: 0 };
type Count = { -readonly [K in keyof typeof NONE]: number };

export const figuresOf = (facts: readonly Fact[], _: readonly Played[], seats: readonly Seat[]): Each<Figures> => {
  const of: Each<Count> = each(seats, () => ({ ...NONE }));
  let memory: Memory = newRound(0);
  let contester: Seat | undefined;
  for (const { said } of facts) {
    const fact = read(said);
    memory = note(memory, fact);
    if (fact[0] === 'reported' && fact[2] === undefined) of[fact[1]].caught += 1;
    else if (fact[1] === 'caught') of[fact[0]].caught += 1;
    else if (fact[1] === 'cheated') of[fact[0]].offences += 1;
    else if (fact[1] === 'announced') {
      of[fact[0]].counts += 1;
      if (fact[2] !== memory.truth?.[0] || fact[3] !== memory.truth[1]) of[fact[0]].lies += 1;
    } else if (fact[1] === 'contested') contester = fact[0];
    else if ((fact[1] === 'lied' || fact[1] === 'truthful') && contester !== undefined) {
      of[contester][fact[1] === 'lied' ? 'right' : 'wrong'] += 1;
      contester = undefined;
    }
  }
  return of;
};
