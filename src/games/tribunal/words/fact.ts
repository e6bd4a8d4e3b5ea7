/** Facts as log lines. A newer server's unknown facts are no lines. */
import type { Said } from '../../../engine/facts.ts';
import { isSeat, type Seat } from '../../../engine/seats.ts';
import { formFor } from '../../../words/words.ts';
import { type FactOf, type Facts, read, says } from '../rules/facts.ts';
import type { Voice } from './book.ts';

export const factOf = (voice: Voice, said: Said): string | undefined => {
  const fact = read(said);
  if (isDeed(fact)) {
    const [who, verb, ...words] = fact;
    return Object.hasOwn(voice.book.facts, verb) ? deed(voice, who, verb, words) : undefined;
  }
  const [verb, ...words] = fact;
  return Object.hasOwn(voice.book.court, verb) ? courtSays(voice, verb, words) : undefined;
};

export const opensDebate = (said: Said): boolean => says(said, 'opened') && said[1] === 'deliberation';

const isDeed = (fact: FactOf): fact is FactOf<keyof Facts['by']> => isSeat(fact[0]);

const deed = <K extends keyof Facts['by']>(voice: Voice, who: Seat, verb: K, words: Facts['by'][K]) =>
  formFor(voice.me, who, words.find(isSeat))(voice.book.facts[verb])(
    { ...voice, who: voice.names(who), speaker: who },
    ...words,
  );

const courtSays = <K extends keyof Facts['of']>(voice: Voice, verb: K, words: Facts['of'][K]) =>
  voice.book.court[verb](voice, ...words);
