/** The public facts of a game that bots remark on, declared by the game. */
import type { Said } from '../../../engine/facts.ts';

export type Occasion = 'caught' | 'escaped' | 'won';

/**
 * By verb, or verb and next word. `Occasion`: a remark of the fact's first seat. `falls`: of a bot with a grudge
 * against it. `harms`, `helps`: what that seat does to the next one named.
 */
export type Stirs = Readonly<Record<string, Occasion | 'falls' | 'harms' | 'helps'>>;

export const stirOf = (said: Said | undefined, stirs: Stirs): Stirs[string] | undefined => {
  const [, verb, word] = said ?? [];
  const key = [`${verb} ${word}`, `${verb}`].find((one) => Object.hasOwn(stirs, one));
  return key === undefined ? undefined : stirs[key];
};
