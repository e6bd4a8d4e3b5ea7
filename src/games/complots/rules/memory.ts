/** A listener's deductions: claims, caught bluffs, and cards that players must hold or lack. */

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
  /** Undefined until it is known. */
  true: boolean | undefined;
  doubted: boolean;
};

type Recall = {
  /** Undisproved claims since the cards last changed, with counts. */
  readonly claims: Map<Character, number>;
  caught: number;
  exchanges: number;
  /** Cards that were seen and must still be there. */
  readonly held: Character[];
  /** C21 Characters they were caught without, and cannot have drawn since. */
  readonly lacks: Character[];
  /** C68 Seen cards of which nobody else knows which was buried. */
  readonly among: Character[];
};

export type Memory = {
  /** `all`: nothing was hidden. */
  readonly me: Viewer | 'all';
  readonly of: Each<Recall>;
  readonly claims: Claim[];
  turn: number;
  /** The challenged claimant. */
  doubted: Seat | undefined;
  /** C22 C83 Cards just shown; if they draw, one went into the court. */
  proof: readonly Character[];
  /** Cards known to be in the court. */
  readonly court: Character[];
  /** C64 The last card shown to an inquisitor, known to both. */
  shown: { readonly seat: Seat; readonly card: Character } | undefined;
  /** C4 The card I chose. */
  picked: Character | undefined;
};

export const remember = remembering(
  (seats: readonly Seat[], me: Viewer) => blank(seats, me),
  (memory, said) => addFact(memory, said),
);

/** A fact with the buried card, if there is one. */
export type Bared = { readonly said: Said; readonly buried: Character | undefined };

/** A finished game's facts. Moves tell which card was buried (C68); facts do not. */
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

/** Adds a fact. `buried`: the card lost unseen, if known. */
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

/** `lost`: C68 the card lost as claimed; otherwise claims are about the hand. */
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

/** The outcome of a challenge: the card shown or lacking, or the dead card turned up. */
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
    const recall = memory.of[who];
    settle(memory, who, [card], [card], true);
    recall.caught += 1;
    recall.lacks.push(card);
    recall.claims.delete(card);
  },
  // C83 a caught embezzler keeps the cards shown
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
  // after an exchange nobody else knows their hand
  kept({ me, of }, [who]) {
    const recall = of[who];
    recall.exchanges += 1;
    recall.claims.clear();
    if (me !== 'all') recall.held.length = recall.among.length = 0;
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
  // C64 the examined card goes into the court, and another comes out
  replaced({ me, of, shown, court }, [, , at]) {
    const { claims, held, among, lacks } = of[at];
    claims.clear();
    if (me === 'all' && shown !== undefined) remove(held, shown.card);
    else held.length = among.length = lacks.length = 0;
    if (shown?.seat === at) court.push(shown.card);
  },
});
