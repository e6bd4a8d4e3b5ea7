/** Deductions of a listener: who claimed what, who was caught, who must hold or lack which cards. */

import type { Fact, Said, Viewer } from '../../../engine/facts.ts';
import type { Played } from '../../../engine/game.ts';
import { remove } from '../../../engine/piles.ts';
import { remembering } from '../../../engine/reading.ts';
import { type Each, each, type Seat } from '../../../engine/seats.ts';
import type { Character } from './characters.ts';
import { claimIn, isTrue } from './claims.ts';
import { fold, read, says } from './facts.ts';
import { parse } from './moves.ts';
import type { Claimed } from './steps.ts';

export type Claim = {
  /** Counted from 1. */
  readonly turn: number;
  readonly by: Seat;
  readonly claimed: Claimed;
  /** Nobody else knows until it is doubted. */
  true: boolean | undefined;
  doubted: boolean;
};

type Recall = {
  /** Claims since the cards last changed that nobody has disproved: how often each. */
  readonly claims: Map<Character, number>;
  /** Bluffs in which the seat was caught. */
  caught: number;
  /** Exchanges with the court. */
  exchanges: number;
  /** Cards of theirs that were seen, and that they must still hold. */
  readonly held: Character[];
  /** C21 characters they were caught without, and cannot have drawn since. */
  readonly lacks: Character[];
  /** C68 of cards that were seen before one of them was buried, nobody else knows which it is. */
  readonly among: Character[];
};

export type Memory = {
  /** `all`: one from whom nothing was hidden. */
  readonly me: Viewer | 'all';
  readonly of: Each<Recall>;
  readonly claims: Claim[];
  turn: number;
  /** Whose claim is in doubt. */
  doubted: Seat | undefined;
  /** C22 C83 what they have just shown; if they draw, it has gone into the court. */
  proof: readonly Character[];
  /** Cards that went into the court and cannot have left it. */
  readonly court: Character[];
  /** C64 the last card shown to an inquisitor, for them and its owner. */
  shown: { readonly seat: Seat; readonly card: Character } | undefined;
  /** C4 the card I chose myself. */
  picked: Character | undefined;
};

export const remember = remembering(
  (seats: readonly Seat[], me: Viewer) => blank(seats, me),
  (memory, said) => addFact(memory, said),
);

/** A fact as one hears it to whom nothing is hidden: also which card was buried. */
export type Bared = { readonly said: Said; readonly buried: Character | undefined };

/** A finished game by all its facts. Which card was buried they do not tell (C68); the moves do. */
export const uncovered = (facts: readonly Fact[], moves: readonly Played[]): Bared[] => {
  const buried = moves.flatMap((played) => {
    const words = played === 'timeout' ? undefined : parse(played[1]);
    return words?.[0] === 'lose' && words[2] === 'as' ? [words[1]] : [];
  });
  return facts.map(({ said }) => ({ said, buried: says(said, 'buried') ? buried.shift() : undefined }));
};

export const retell = (facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]): Memory => {
  const memory = blank(seats, 'all');
  for (const { said, buried } of uncovered(facts, moves)) addFact(memory, said, buried);
  return memory;
};

export const blank = (seats: readonly Seat[], me: Memory['me']): Memory => ({
  me,
  of: each(seats, () => ({ claims: new Map(), caught: 0, exchanges: 0, held: [], lacks: [], among: [] })),
  claims: [],
  turn: 0,
  doubted: undefined,
  proof: [],
  court: [],
  shown: undefined,
  picked: undefined,
});

/** What one more fact tells; `buried`: which card it is that is lost unseen, for one who knows. */
export const addFact = (memory: Memory, heard: Said, buried?: Character): void => {
  const said = read(heard);
  const [who, verb] = said;
  if (verb === 'announced') memory.turn += 1;
  const claimed = claimIn(said);
  if (claimed !== undefined) claim(memory, who, claimed, verb === 'buried' ? known(buried) : undefined);
  if (verb === 'buried') bury(memory, who, buried);
  else note(memory, heard);
  if (verb !== 'showed') memory.proof = [];
};

const known = (card: Character | undefined): readonly Character[] => (card === undefined ? [] : [card]);

/** `lost`: C68 what they lose as what they claim; else it is of their hand that they speak. */
const claim = (memory: Memory, by: Seat, claimed: Claimed, lost: readonly Character[] | undefined): void => {
  const { claims, held } = memory.of[by];
  const honest = memory.me === 'all' ? isTrue(claimed, lost ?? held) : undefined;
  memory.claims.push({ turn: memory.turn, by, claimed, true: honest, doubted: false });
  if (lost === undefined && claimed !== 'embezzle') claims.set(claimed, (claims.get(claimed) ?? 0) + 1);
};

const bury = ({ me, of }: Memory, who: Seat, card: Character | undefined): void => {
  const { held, among } = of[who];
  if (me !== 'all') among.push(...held.splice(0));
  if (card !== undefined) remove(held, card);
};

/** What was doubted is told by how it ends: the card they show or lack, or the dead one turned up. */
const settle = (
  memory: Memory,
  who: Seat,
  cards: readonly Character[],
  about: readonly Claimed[],
  lied: boolean,
): void => {
  if (memory.doubted !== who) return;
  memory.doubted = undefined;
  const doubted = memory.claims.findLast(({ by, claimed }) => by === who && about.includes(claimed));
  if (doubted === undefined) return;
  doubted.doubted = true;
  doubted.true = !lied && isTrue(doubted.claimed, cards);
};

const note = fold<Memory>({
  doubted(memory, [, , at]) {
    memory.doubted = at;
  },
  bluffed(memory, [who, , card]) {
    const him = memory.of[who];
    settle(memory, who, [card], [card], true);
    him.caught += 1;
    him.lacks.push(card);
    him.claims.delete(card);
  },
  // C83 an embezzler who is caught keeps what they showed
  showed(memory, [who, , ...cards]) {
    const { claims, held } = memory.of[who];
    settle(memory, who, cards, ['embezzle', ...cards], false);
    for (const card of cards) {
      claims.delete(card);
      remove(held, card);
    }
    held.push(...cards);
    memory.proof = cards;
  },
  drew(memory, [who]) {
    const { held, lacks } = memory.of[who];
    for (const card of memory.proof) if (remove(held, card)) memory.court.push(card);
    lacks.length = 0;
    if (who !== memory.me) memory.court.length = 0;
  },
  got({ me, of, court }, [who, , ...cards]) {
    for (const card of cards) remove(court, card);
    if (me === 'all') of[who].held.push(...cards);
  },
  picked(memory, [who, , card]) {
    memory.picked = card;
    if (memory.me === 'all') memory.of[who].held.push(card);
  },
  // after an exchange nobody else knows what they hold
  kept({ me, of }, [who]) {
    const him = of[who];
    him.exchanges += 1;
    him.claims.clear();
    if (me !== 'all') him.held.length = him.among.length = 0;
  },
  returned({ of, court }, [who, , ...cards]) {
    for (const card of cards) {
      remove(of[who].held, card);
      court.push(card);
    }
  },
  lost({ of }, [who, , card]) {
    const { claims, held, among } = of[who];
    claims.delete(card);
    remove(held, card);
    remove(among, card);
  },
  uncovered(memory, [who, , card]) {
    settle(memory, who, [card], ['witch'], false);
    remove(memory.of[who].among, card);
  },
  saw(memory, [who, , seat, card]) {
    memory.shown = { seat, card };
    if (who !== memory.me) return;
    const { held } = memory.of[seat];
    remove(held, card);
    held.push(card);
  },
  // C64 what the inquisitor saw goes into the court, and a card comes out of it
  replaced({ me, of, shown, court }, [, , at]) {
    const { claims, held, among, lacks } = of[at];
    claims.clear();
    if (me === 'all' && shown !== undefined) remove(held, shown.card);
    else held.length = among.length = lacks.length = 0;
    if (shown?.seat === at) court.push(shown.card);
  },
});
