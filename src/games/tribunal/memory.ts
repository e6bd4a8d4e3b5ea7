/** What a listener makes of the facts he has heard, for `imagine`, bots and tallies. */
import type { Said } from '../../engine/facts.ts';
import type { Seat } from '../../engine/seats.ts';
import { isInformerCard } from './counting.ts';
import { type Named, type Told, told } from './facts.ts';
import type { Ballot, CourtStep } from './steps.ts';
import { AIMED_PHRASES, type AimedPhrase } from './stock.ts';

/** What somebody said of somebody, aloud or in his plea. */
export type Opinion = { readonly by: Seat; readonly word: AimedPhrase | 'plead'; readonly about: Seat };

/** All of it is of this round. */
export type Memory = {
  readonly players: number;
  step: CourtStep;
  readonly opinions: Opinion[];
  /** Informers' cards, by day and by night. */
  readonly informed: Ballot[];
  /** Whose identity was shown to him alone. */
  readonly learned: Seat[];
  /** The last count: what was announced, and the truth where it was heard. */
  announced: readonly [plot: Named, protect: Named] | undefined;
  truth: readonly [plot: Named, protect: Named] | undefined;
};

export const newRound = (players: number): Memory => ({
  players,
  step: 'discovery',
  opinions: [],
  informed: [],
  learned: [],
  announced: undefined,
  truth: undefined,
});

/** What is heard only grows: what was made of its beginning is kept, for one who goes on with the same list. */
const kept = new WeakMap<readonly Said[], { memory: Memory; upTo: number }>();

export const remember = (heard: readonly Said[]): Memory => {
  const mind = kept.get(heard) ?? { memory: newRound(0), upTo: 0 };
  kept.set(heard, mind);
  for (; mind.upTo < heard.length; mind.upTo++) mind.memory = note(mind.memory, told(heard[mind.upTo] ?? []));
  return mind.memory;
};

/** What one more fact adds; with a new round, or the duel, all is new. */
export const note = (m: Memory, said: Told): Memory => {
  if (said[0] === 'round' || said[0] === 'duel') return newRound(said[0] === 'round' ? said[2] : 2);
  if (said[0] === 'opened') m.step = said[1];
  else if (said[0] === 'truth') m.truth = [said[1], said[2]];
  else if (said[0] === 'showed' || said[0] === 'informed') {
    const [, ...cards] = said;
    m.informed.push(...cards.filter(isInformerCard));
  } else if (said[1] === 'announced') m.announced = [said[2], said[3]];
  else if (said[1] === 'learned') m.learned.push(said[2]);
  else if (said[1] === 'pleaded') m.opinions.push({ by: said[0], word: 'plead', about: said[2] });
  else if (said[1] === 'said') {
    const [by, , id, about] = said;
    const word = AIMED_PHRASES.find((one) => one === id);
    if (word !== undefined && about !== undefined) m.opinions.push({ by, word, about });
  }
  return m;
};
