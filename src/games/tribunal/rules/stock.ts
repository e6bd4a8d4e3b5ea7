/** T70 stock phrases, an open list: ids that every client shows in its reader's own language. */
import { SEATS, type Seat } from '../../../engine/seats.ts';
import type { Card } from './decks.ts';
import type { Identity } from './steps.ts';

export const PLAIN_PHRASES = ['judge', 'agree', 'disagree', 'unsure', 'no-reason'] as const;
/** T78 those that say something of a player, and may give a ground for it. */
export const CLAIMS = ['suspect', 'trust', 'liar', 'protect'] as const;
/** Phrases that name a player: what is said of them, and the question that asks them. */
export const AIMED_PHRASES = [...CLAIMS, 'why'] as const;
export type PlainPhrase = (typeof PLAIN_PHRASES)[number];
export type Claim = (typeof CLAIMS)[number];
export type AimedPhrase = (typeof AIMED_PHRASES)[number];

/** T78 what everybody can check in the record of this round: of one seat, or of one seat and another; in this order. */
export const PLAIN_GROUNDS = [
  'promised',
  'trusts',
  'accuses',
  'turned',
  'silent',
  'clerk',
  'lied',
  'caught',
  'condemned',
  'struck',
  'named',
] as const;
/** T79 and what is on record beside these where it is full. */
export const FULL_GROUNDS = ['voted', 'wronged', 'overruled'] as const;
/** T81 T82 and what became of claims and plans, where they are made. */
export const CLAIM_GROUNDS = ['proven', 'belied', 'strayed'] as const;
export const GROUNDS = [...PLAIN_GROUNDS, ...FULL_GROUNDS, ...CLAIM_GROUNDS] as const;
const AIMED_GROUNDS = ['trusts', 'accuses', 'voted', 'wronged', 'strayed'] as const;
export type AimedGround = (typeof AIMED_GROUNDS)[number];
export type BareGround = Exclude<(typeof GROUNDS)[number], AimedGround>;
/** One that the record bears out, as a view tells it. */
export type Ground = BareGround | `${AimedGround} ${Seat}`;
/** What may be said always: nobody can check it. */
export const HUNCH = 'hunch';
export type GroundWords = readonly [BareGround | typeof HUNCH] | readonly [AimedGround, Seat];

export const isAimedGround = (id: string): id is AimedGround => AIMED_GROUNDS.some((one) => one === id);
const WORDS: ReadonlyMap<string, GroundWords> = new Map(
  [
    ...GROUNDS.flatMap((id): GroundWords[] => (isAimedGround(id) ? SEATS.map((seat) => [id, seat]) : [[id]])),
    [HUNCH] as const,
  ].map((words) => [words.join(' '), words]),
);
export const groundIn = (text: string): GroundWords | undefined => WORDS.get(text);

/** T80 a claim: a card of the speaker's hand, whom their last night card protected, an identity that they were shown. */
export type Boast = readonly ['hold', Card] | readonly ['guarded', Seat] | readonly ['saw', Seat, Identity];
/** T82 and a plan: all protect one tonight. */
export type Statement = Boast | readonly ['plan' | 'join', Seat];

/** `say …`, aloud or to one alone; `claim …`. */
export const isWord = (move: string): boolean => isSaying(move) || move.startsWith('claim ');
export const isSaying = (move: string): boolean => move.startsWith('say');
