/** Words out of a book that several sentences need. */
import { wordsOf } from '../../engine/phrases.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Card } from '../../games/tribunal/decks.ts';
import type { Named } from '../../games/tribunal/facts.ts';
import type { Stock } from '../../games/tribunal/moves.ts';
import type { Ballot, CourtStep } from '../../games/tribunal/steps.ts';
import type { Called, Voice } from './book.ts';

export const nameOf = ({ names }: Voice, seat: Seat | undefined): string => (seat === undefined ? '' : names(seat));

/** A list of people, the reader among them. */
export const people = ({ book, names, me }: Voice, seats: readonly Seat[]): string =>
  seats.map((seat) => (seat === me ? book.you : names(seat))).join(', ');

const called = ({ names, me }: Voice, [nobody, heard, you]: Called, seat: Named): string =>
  seat === 'none' ? nobody : seat === me ? you : heard(names(seat));

export const cardName = ({ book }: Voice, card: Card): string => book.cards[card].name;

/** A card read aloud: its name and what it says. */
export const readAloud = ({ book }: Voice, card: Card): string => `${book.cards[card].name}. ${book.cards[card].text}`;

/** A stock phrase, in the reader's own language. */
export const stock = ({ book, names }: Voice, ...phrase: Stock): string =>
  phrase.length === 1 ? book.plain[phrase[0]] : book.aimed[phrase[0]](names(phrase[1]));

/** What was announced of a night. */
export const night = (voice: Voice, plot: Named, protect: Named): string =>
  voice.book.night(called(voice, voice.book.plotted, plot), called(voice, voice.book.protection, protect));

/** A card of a vote, as `accuse B` or `inform B guilty` tells it. */
export const ballot = ({ book, names, me }: Voice, card: Ballot): string => {
  const [verb, seat, verdict] = wordsOf(card);
  const [heard, you] = book.ballot[verb === 'inform' ? verdict : verb];
  return seat === me ? you : heard(names(seat));
};

/** Cards that say the same are counted. */
export const ballots = (voice: Voice, cards: readonly Ballot[]): string => {
  const times = new Map<Ballot, number>();
  for (const card of cards) times.set(card, (times.get(card) ?? 0) + 1);
  return [...times].map(([card, n]) => (n === 1 ? ballot(voice, card) : `${ballot(voice, card)} ×${n}`)).join(', ');
};

const BEFORE: readonly CourtStep[] = ['discovery', 'recognition', 'duel-vote', 'duel'];
const NIGHT: readonly CourtStep[] = ['night-vote', 'count', 'contest', 'night-verdict'];
export const timeOf = (step: CourtStep): 'before' | 'day' | 'night' =>
  BEFORE.includes(step) ? 'before' : NIGHT.includes(step) ? 'night' : 'day';
