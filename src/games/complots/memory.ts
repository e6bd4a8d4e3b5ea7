/** What somebody makes of all he has heard at the table: who claimed what, who was caught, who must hold or lack which cards. */
import { remove } from '../../engine/chance.ts';
import type { Fact, Said, VerbOf, Viewer } from '../../engine/facts.ts';
import type { Played } from '../../engine/game.ts';
import { words } from '../../engine/phrases.ts';
import { type Each, each, isSeat, type Seat } from '../../engine/seats.ts';
import { type Character, isCharacter } from './characters.ts';
import { type Claimed, claimIn, isTrue } from './claims.ts';
import type { Facts } from './facts.ts';

export type Claim = {
  /** Counted from 1. */
  readonly turn: number;
  readonly by: Seat;
  readonly claimed: Claimed;
  /** Nobody else knows until it is doubted. */
  true: boolean | undefined;
  doubted: boolean;
};

export type Recall = {
  /** What he has claimed since his cards last changed, and nobody has disproved: how often. */
  readonly claims: Map<Character, number>;
  /** How often he was caught bluffing. */
  caught: number;
  /** How often he has changed cards with the court. */
  exchanges: number;
  /** Cards of his that were seen, and that he must still hold. */
  readonly held: Character[];
  /** C21 characters he was caught without, and cannot have drawn since. */
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
  /** C22 C83 what he has just shown; if he draws, it has gone into the court. */
  proof: readonly Character[];
  /** Cards that went into the court and cannot have left it. */
  readonly court: Character[];
  /** C64 the last card shown to an inquisitor, for him and its owner. */
  shown: { readonly seat: Seat; readonly card: Character } | undefined;
  /** C4 the card I chose myself. */
  picked: Character | undefined;
};

/** What is heard only grows. So what was made of its beginning is kept beside it, for a host that goes on with the same list. */
const kept = new WeakMap<readonly Said[], { readonly memory: Memory; upTo: number }>();

export const remember = (heard: readonly Said[], seats: readonly Seat[], me: Viewer): Memory => {
  const known = kept.get(heard) ?? { memory: blank(seats, me), upTo: 0 };
  for (; known.upTo < heard.length; known.upTo++) heed(known.memory, heard[known.upTo] ?? []);
  kept.set(heard, known);
  return known.memory;
};

/** A finished game by all its facts. Which card was buried they do not tell (C68); the moves do. */
export const uncovered = (facts: readonly Fact[], moves: readonly Played[]): Said[] => {
  const buried = moves.flatMap((played) => {
    const [, card, as] = played === 'timeout' ? [] : words(played[1]);
    return as === 'as' && isCharacter(card) ? [card] : [];
  });
  return facts.map(({ said }) => (said[1] === 'buried' ? [...said, ...buried.splice(0, 1)] : said));
};

export const retell = (facts: readonly Fact[], moves: readonly Played[], seats: readonly Seat[]): Memory => {
  const memory = blank(seats, 'all');
  for (const said of uncovered(facts, moves)) heed(memory, said);
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

export const heed = (memory: Memory, said: Said): void => {
  const [who, verb, ...rest] = said;
  if (!isSeat(who)) return;
  const heard = { who, at: rest.find(isSeat), cards: rest.filter(isCharacter) };
  if (verb === 'announced') memory.turn += 1;
  const claimed = claimIn(said);
  if (claimed !== undefined) claim(memory, heard, claimed, verb === 'buried');
  if (isHeeded(verb)) HEED[verb]?.(memory, memory.of[who], heard);
  if (verb !== 'showed') memory.proof = [];
};

type Heard = { readonly who: Seat; readonly at: Seat | undefined; readonly cards: readonly Character[] };

const claim = (memory: Memory, { who: by, cards }: Heard, claimed: Claimed, buried: boolean): void => {
  const { claims, held } = memory.of[by];
  const known = memory.me === 'all' ? isTrue(claimed, buried ? cards : held) : undefined;
  memory.claims.push({ turn: memory.turn, by, claimed, true: known, doubted: false });
  if (!buried && claimed !== 'embezzle') claims.set(claimed, (claims.get(claimed) ?? 0) + 1);
};

/** What was doubted is told by how it ends: the card he shows or lacks, or the dead one turned up. */
const settle = (memory: Memory, { who, cards }: Heard, about: readonly unknown[], lied: boolean): void => {
  if (memory.doubted !== who) return;
  memory.doubted = undefined;
  const doubted = memory.claims.findLast(({ by, claimed }) => by === who && about.includes(claimed));
  if (doubted === undefined) return;
  doubted.doubted = true;
  doubted.true = !lied && isTrue(doubted.claimed, cards);
};

const HEED: Readonly<Partial<Record<VerbOf<Facts>, (memory: Memory, him: Recall, heard: Heard) => void>>> = {
  doubted(memory, _, { at }) {
    memory.doubted = at;
  },
  bluffed(memory, him, heard) {
    settle(memory, heard, heard.cards, true);
    him.caught += 1;
    him.lacks.push(...heard.cards);
    for (const card of heard.cards) him.claims.delete(card);
  },
  // C83 an embezzler who is caught keeps what he showed
  showed(memory, him, heard) {
    settle(memory, heard, ['embezzle', ...heard.cards], false);
    for (const card of heard.cards) {
      him.claims.delete(card);
      remove(him.held, card);
    }
    him.held.push(...heard.cards);
    memory.proof = heard.cards;
  },
  drew(memory, him, { who }) {
    for (const card of memory.proof) if (remove(him.held, card)) memory.court.push(card);
    him.lacks.length = 0;
    if (who !== memory.me) memory.court.length = 0;
  },
  got(memory, him, { cards }) {
    for (const card of cards) remove(memory.court, card);
    if (memory.me === 'all') him.held.push(...cards);
  },
  picked(memory, him, { cards }) {
    memory.picked = cards[0];
    if (memory.me === 'all') him.held.push(...cards);
  },
  // after an exchange nobody else knows what he holds
  kept({ me }, him) {
    him.exchanges += 1;
    him.claims.clear();
    if (me !== 'all') him.held.length = him.among.length = 0;
  },
  returned({ court }, him, { cards }) {
    for (const card of cards) {
      remove(him.held, card);
      court.push(card);
    }
  },
  lost(_, him, { cards }) {
    for (const card of cards) {
      him.claims.delete(card);
      remove(him.held, card);
      remove(him.among, card);
    }
  },
  buried({ me }, him, { cards }) {
    if (me !== 'all') him.among.push(...him.held.splice(0));
    for (const card of cards) remove(him.held, card);
  },
  uncovered(memory, him, heard) {
    settle(memory, heard, ['witch'], false);
    for (const card of heard.cards) remove(him.among, card);
  },
  saw(memory, _, { who, at, cards: [card] }) {
    if (at === undefined || card === undefined) return;
    memory.shown = { seat: at, card };
    if (who !== memory.me) return;
    remove(memory.of[at].held, card);
    memory.of[at].held.push(card);
  },
  // C64 what the inquisitor saw goes into the court, and a card comes out of it
  replaced({ me, of, shown, court }, _, { at }) {
    if (at === undefined) return;
    const { claims, held, among, lacks } = of[at];
    claims.clear();
    if (me === 'all' && shown !== undefined) remove(held, shown.card);
    else held.length = among.length = lacks.length = 0;
    if (shown?.seat === at) court.push(shown.card);
  },
};
const isHeeded = (verb: unknown): verb is keyof typeof HEED => typeof verb === 'string' && Object.hasOwn(HEED, verb);
