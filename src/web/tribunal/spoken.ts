/** What was said in court, as the room keeps it: at the seats and as arrows. */
import type { Said } from '../../engine/facts.ts';
import { isSeat, type Seat } from '../../engine/seats.ts';
import { told } from '../../games/tribunal/facts.ts';
import { inStep, today } from './sees.ts';

const SPOKEN = ['said', 'spoke', 'whispered', 'confided', 'murmured', 'pleaded'];

/** The last words of each in this step. */
export const lastWords = (heard: readonly Said[]): ReadonlyMap<Seat, Said> => {
  const words = new Map<Seat, Said>();
  for (const said of inStep(heard)) {
    const [who, verb] = said;
    if (isSeat(who) && SPOKEN.includes(String(verb))) words.set(who, said);
  }
  return words;
};

/** What was whispered to me in this round, by its place in what I heard. */
export const whispersTo = (
  heard: readonly Said[],
  me: Seat | undefined,
): readonly (readonly [n: number, said: Said])[] => {
  const begun = heard.findLastIndex(([word]) => word === 'round');
  return [...heard.entries()].filter(
    ([n, [, verb, at]]) => n > begun && at === me && (verb === 'confided' || verb === 'murmured'),
  );
};

export type Promised = { readonly by: Seat; readonly at: Seat };

/** T31 who has said today whom he will accuse. */
export const promises = (heard: readonly Said[]): Promised[] =>
  today(heard).flatMap((said) => {
    const fact = told(said);
    return fact[1] === 'pleaded' ? [{ by: fact[0], at: fact[2] }] : [];
  });
