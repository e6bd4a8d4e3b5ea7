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
const whispersTo = (heard: readonly Said[], me: Seat | undefined): readonly (readonly [n: number, said: Said])[] => {
  const begun = heard.findLastIndex(([word]) => word === 'round');
  return [...heard.entries()].filter(
    ([n, [, verb, at]]) => n > begun && at === me && (verb === 'confided' || verb === 'murmured'),
  );
};

/** Of them those that I have not read: for each seat, how much I had heard when I last touched it. */
export const unread = (
  heard: readonly Said[],
  me: Seat | undefined,
  read: Readonly<Partial<Record<Seat, number>>>,
): readonly Said[] =>
  whispersTo(heard, me)
    .filter(([n, [by]]) => isSeat(by) && n >= (read[by] ?? 0))
    .map(([, said]) => said);

/** What is seen at the seats: the last words of each, and instead of them what was whispered to me until I have read it. */
export const bubblesOf = (spoken: ReadonlyMap<Seat, Said>, whispers: readonly Said[]): ReadonlyMap<Seat, Said> =>
  new Map([...spoken, ...whispers.flatMap((said) => (isSeat(said[0]) ? [[said[0], said] as const] : []))]);

export type Promised = { readonly by: Seat; readonly at: Seat };

/** T31 who has said today whom he will accuse. */
export const promises = (heard: readonly Said[]): Promised[] =>
  today(heard).flatMap((said) => {
    const fact = told(said);
    return fact[1] === 'pleaded' ? [{ by: fact[0], at: fact[2] }] : [];
  });
