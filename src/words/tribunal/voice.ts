/** Words out of a book that several sentences need. */
import { isSeat, type Seat } from '../../engine/seats.ts';
import { type Card, isCard } from '../../games/tribunal/decks.ts';
import type { CourtStep } from '../../games/tribunal/steps.ts';
import { AIMED_PHRASES, PLAIN_PHRASES } from '../../games/tribunal/stock.ts';
import type { Called, Voice } from './book.ts';

type Word = string | undefined;

export const known = <T extends string>(list: readonly T[], word: unknown): T | undefined =>
  list.find((one) => one === word);

export const nameOf = ({ names }: Voice, word: Word): string => (isSeat(word) ? names(word) : '');

/** A list of people, the reader among them. */
export const people = ({ book, names, me }: Voice, seats: readonly Seat[]): string =>
  seats.map((seat) => (seat === me ? book.you : names(seat))).join(', ');

export const called = ({ names, me }: Voice, [nobody, heard, you]: Called, word: Word): string =>
  !isSeat(word) ? nobody : word === me ? you : heard(names(word));

export const cardName = ({ book }: Voice, card: Word): string => (isCard(card) ? book.cards[card].name : String(card));

/** A card read aloud: its name and what it says. */
export const readAloud = ({ book }: Voice, card: Card): string => `${book.cards[card].name}. ${book.cards[card].text}`;

/** A stock phrase, in the reader's own language. */
export const stock = (voice: Voice, word: Word, about?: Word): string => {
  const plain = known(PLAIN_PHRASES, word);
  const aimed = known(AIMED_PHRASES, word);
  if (plain !== undefined) return voice.book.plain[plain];
  return aimed === undefined ? String(word) : voice.book.aimed[aimed](nameOf(voice, about));
};

/** What was announced of a night. */
export const night = (voice: Voice, plot: Word, protect: Word): string =>
  voice.book.night(called(voice, voice.book.plotted, plot), called(voice, voice.book.protection, protect));

/** A card of a vote, as `accuse B` or `inform B guilty` tells it. */
export const ballot = (voice: Voice, card: string): string => {
  const [verb, seat, word] = card.split(' ');
  const kind = known(['accuse', 'protect', 'plot', 'innocent', 'guilty'] as const, verb === 'inform' ? word : verb);
  return kind === undefined ? card : called(voice, [card, ...voice.book.ballot[kind]], seat);
};

/** Cards that say the same are counted. */
export const ballots = (voice: Voice, cards: readonly string[]): string => {
  const times = new Map<string, number>();
  for (const card of cards) times.set(card, (times.get(card) ?? 0) + 1);
  return [...times].map(([card, n]) => (n === 1 ? ballot(voice, card) : `${ballot(voice, card)} ×${n}`)).join(', ');
};

const BEFORE: readonly CourtStep[] = ['discovery', 'recognition', 'duel-vote', 'duel'];
const NIGHT: readonly CourtStep[] = ['night-vote', 'count', 'contest', 'night-verdict'];
export const timeOf = (step: CourtStep): 'before' | 'day' | 'night' =>
  BEFORE.includes(step) ? 'before' : NIGHT.includes(step) ? 'night' : 'day';
