/** X2 The 51 cards, as rows: kind, points, copies. What is printed on them is in the words. */
import { byName } from '../../../engine/by-name.ts';
import { JOKER, JOKERS } from './jokers.ts';

export const WEAPONS = ['weapon-1', 'weapon-2', 'weapon-3', 'weapon-4', 'weapon-5', 'weapon-6'] as const;
export const APPROACHES = ['approach-1', 'approach-2', 'approach-3', 'approach-4', 'approach-5', 'approach-6'] as const;
export const REFLEXES = ['reflex-1', 'reflex-2', 'reflex-3', 'reflex-4', 'reflex-5', 'reflex-6'] as const;
export const CLUES = ['clue-1', 'clue-2', 'clue-3', 'clue-4', 'clue-5', 'clue-6'] as const;
/** In the order in which a lay names them. */
export const MASTERIES = ['time', 'place', 'stress'] as const;

/** In the order in which a scenario deals what it does not name. */
export const CARDS = [
  ...MASTERIES,
  ...CLUES,
  ...REFLEXES,
  ...APPROACHES,
  ...WEAPONS,
  'intervention',
  'assassin',
  ...JOKERS,
] as const;

export type Card = (typeof CARDS)[number];
export type Kind = 'weapon' | 'approach' | 'reflex' | 'clue' | 'mastery' | 'assassin' | 'intervention' | 'joker';

type Row = { readonly kind: Kind; readonly points: number; readonly copies: number };

const row = (kind: Kind, points: number, copies = 1): Row => ({ kind, points, copies });
const numbered = <C extends Card>(kind: Kind, cards: readonly C[]) =>
  byName(cards, (card) => row(kind, cards.indexOf(card) + 1));

export const TABLE: Readonly<Record<Card, Row>> = {
  ...numbered('weapon', WEAPONS),
  ...numbered('approach', APPROACHES),
  ...numbered('reflex', REFLEXES),
  ...numbered('clue', CLUES),
  time: row('mastery', 1, 4),
  place: row('mastery', 2, 3),
  stress: row('mastery', 3, 2),
  assassin: row('assassin', 0, 2),
  intervention: row('intervention', 0, 5),
  ...byName(JOKERS, (joker) => row('joker', JOKER[joker].points ?? 0, JOKER[joker].copies)),
};

/** X22 Two cards that belong together: weapon n with approach 7 − n, reflex n with clue 7 − n. They make 13 − n. */
export type Pair = { readonly cards: readonly [First, Card]; readonly bonus: number };
export type First = (typeof WEAPONS)[number] | (typeof REFLEXES)[number];

const pairs = (firsts: readonly First[], seconds: readonly Card[]): Pair[] =>
  firsts.flatMap((one, i) => seconds.slice(5 - i, 6 - i).map((other) => ({ cards: [one, other], bonus: 5 - i })));
export const PAIRS: readonly Pair[] = [...pairs(WEAPONS, APPROACHES), ...pairs(REFLEXES, CLUES)];

export const DECK: readonly Card[] = CARDS.flatMap((card) => Array.from({ length: TABLE[card].copies }, () => card));

const ALL: ReadonlySet<unknown> = new Set(CARDS);
export const isCard = (word: unknown): word is Card => ALL.has(word);
/** Weapons and approaches: what an assassin needs. */
export const isArm = (card: Card): boolean => TABLE[card].kind === 'weapon' || TABLE[card].kind === 'approach';

export const distinct = <T>(cards: readonly T[]): T[] => cards.filter((card, i) => cards.indexOf(card) === i);
