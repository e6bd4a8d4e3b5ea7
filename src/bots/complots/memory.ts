/** What a Complots bot makes of all it has heard: who has claimed what, who was caught, which cards it has seen. */
import type { Said } from '../../engine/facts.ts';
import { type Each, each, isSeat, type Seat } from '../../engine/seats.ts';
import { type Character, isCharacter } from '../../games/complots/characters.ts';

export type Recall = {
  /** What he has claimed since his cards last changed, and nobody has disproved: how often. */
  readonly claims: Map<Character, number>;
  /** How often he was caught bluffing. */
  caught: number;
  /** How often he has changed cards with the court. */
  exchanges: number;
  /** Cards of his that I have seen and that he must still hold. */
  readonly seen: Character[];
};
export type Memory = {
  readonly of: Each<Recall>;
  /** C4 the card I chose myself. */
  picked: Character | undefined;
};

/** What is heard only grows. So what was made of its beginning is kept beside it, for a host that goes on with the same list. */
const kept = new WeakMap<readonly Said[], { readonly memory: Memory; upTo: number }>();

export const remember = (heard: readonly Said[], seats: readonly Seat[], me: Seat): Memory => {
  const known = kept.get(heard) ?? { memory: blank(seats), upTo: 0 };
  for (; known.upTo < heard.length; known.upTo++) heed(known.memory, heard[known.upTo] ?? [], me);
  kept.set(heard, known);
  return known.memory;
};

const blank = (seats: readonly Seat[]): Memory => ({
  of: each(seats, () => ({ claims: new Map(), caught: 0, exchanges: 0, seen: [] })),
  picked: undefined,
});

const heed = (memory: Memory, said: Said, me: Seat): void => {
  const [who, verb, first, second] = said;
  if (!isSeat(who)) return;
  const him = memory.of[who];
  switch (verb) {
    case 'announced':
    case 'joined':
      if (isCharacter(first)) claim(him, first);
      return;
    case 'countered':
      if (isCharacter(second)) claim(him, second);
      return;
    case 'bluffed':
      him.caught += 1;
      if (isCharacter(first)) him.claims.delete(first);
      return;
    case 'showed': // and shuffled into the court
    case 'lost':
      for (const card of said) if (isCharacter(card)) forget(him, card);
      return;
    case 'kept': // after an exchange nobody knows what he holds
      him.exchanges += 1;
      him.claims.clear();
      him.seen.length = 0;
      return;
    case 'buried':
      him.seen.length = 0;
      return;
    case 'saw':
      if (who === me && isSeat(first) && isCharacter(second) && !memory.of[first].seen.includes(second))
        memory.of[first].seen.push(second);
      return;
    case 'replaced':
      if (isSeat(first)) {
        memory.of[first].claims.clear();
        memory.of[first].seen.length = 0;
      }
      return;
    case 'picked':
      if (isCharacter(first)) memory.picked = first;
      return;
  }
};

const claim = ({ claims }: Recall, character: Character): void =>
  void claims.set(character, (claims.get(character) ?? 0) + 1);

const forget = (him: Recall, card: Character): void => {
  him.claims.delete(card);
  const at = him.seen.indexOf(card);
  if (at >= 0) him.seen.splice(at, 1);
};
