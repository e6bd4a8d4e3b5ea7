/** Who claimed what he did not hold, from the record of a finished game. */
import { playInPlace, timeOutInPlace } from '../../engine/kernel.ts';
import { type GameRecord, startGame } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import { type Character, clanOf, isCharacter } from '../../games/complots/characters.ts';
import { complots } from '../../games/complots/index.ts';
import type { Complots } from '../../games/complots/state.ts';

export type Bluff = {
  /** Counted from 1. */
  readonly turn: number;
  readonly by: Seat;
  /** What was claimed; an embezzler claims to hold no collector. */
  readonly claimed: Character | 'embezzle';
  readonly true: boolean;
  /** Somebody doubted it. */
  readonly doubted: boolean;
};

export const bluffsOf = (record: GameRecord): Bluff[] => {
  const { state } = startGame(complots, record);
  const claims: { turn: number; by: Seat; claimed: Bluff['claimed']; true: boolean; doubted: boolean }[] = [];
  let turn = 0;
  for (const played of record.moves) {
    if (played !== 'timeout') {
      const [by, move] = played;
      if (state.agenda.at(-1)?.steps[0]?.[0] === 'turn') turn += 1;
      const claimed = claimOf(state, move);
      if (claimed !== undefined)
        claims.push({ turn, by, claimed, true: holds(state, by, claimed, move), doubted: false });
      for (const { said } of playInPlace(complots, state, by, move)) markDoubt(said, claims);
    } else for (const { said } of timeOutInPlace(complots, state)) markDoubt(said, claims);
  }
  return claims;
};

const markDoubt = (said: readonly (string | number)[], claims: { by: Seat; doubted: boolean }[]): void => {
  const [, verb, by] = said;
  const last = verb === 'doubted' ? claims.findLast((claim) => claim.by === by) : undefined;
  if (last !== undefined) last.doubted = true;
};

const claimOf = (s: Complots, move: string): Bluff['claimed'] | undefined => {
  const [verb, word, as] = move.split(' ');
  if (verb === 'embezzle') return 'embezzle';
  if (as === 'as') return 'witch';
  if ((verb === 'counter' || verb === 'join') && isCharacter(word)) return word;
  return isCharacter(verb) && s.agenda.at(-1)?.steps[0]?.[0] === 'turn' ? verb : undefined;
};

const holds = (s: Complots, by: Seat, claimed: Bluff['claimed'], move: string): boolean => {
  const { hand } = s.players[by];
  if (claimed === 'embezzle') return !hand.some((card) => clanOf(card) === 'collector');
  if (move.startsWith('lose')) return move.split(' ')[1] === 'witch';
  return hand.includes(claimed);
};
