/** The public facts of a game about which bots have something to say, declared by the game. */
import type { Said } from '../../../engine/facts.ts';

export type Occasion = 'caught' | 'escaped' | 'won';

/**
 * By the verb of a public fact, or its verb and the word after it, what befalls the seat that is its first word: an occasion for a remark of its own, or for
 * one of whoever bears it a grudge (`falls`); or what that seat does to the next one that the fact names.
 */
export type Stirs = Readonly<Record<string, Occasion | 'falls' | 'harms' | 'helps'>>;

export const stirOf = (said: Said | undefined, stirs: Stirs): Stirs[string] | undefined => {
  const [, verb, word] = said ?? [];
  const key = [`${verb} ${word}`, `${verb}`].find((one) => Object.hasOwn(stirs, one));
  return key === undefined ? undefined : stirs[key];
};
