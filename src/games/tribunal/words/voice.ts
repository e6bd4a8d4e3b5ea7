/** Words of a book that several sentences need. */
import { wordsOf } from '../../../engine/phrases.ts';
import { SEATS, type Seat } from '../../../engine/seats.ts';
import type { Card } from '../rules/decks.ts';
import type { Named } from '../rules/facts.ts';
import type { Stock } from '../rules/moves.ts';
import type { Ballot, CourtStep, Vote } from '../rules/steps.ts';
import {
  CLAIM_GROUNDS,
  type Claim,
  FULL_GROUNDS,
  type GroundWords,
  HUNCH,
  PLAIN_GROUNDS,
  type Statement,
} from '../rules/stock.ts';
import { type Book, type Called, CREDITS, STAINS, type Voice, type Ways } from './book.ts';

export const nameOf = ({ names }: Voice, seat: Seat | undefined): string => (seat === undefined ? '' : names(seat));

export const people = ({ book, names, me }: Voice, seats: readonly Seat[]): string =>
  joined(
    book,
    seats.map((seat) => (seat === me ? book.you : names(seat))),
  );

/** “Anna, Bruno and Carla”. */
const joined = ({ and }: Book, list: readonly string[]): string =>
  list.length < 2 ? list.join() : and(list.slice(0, -1).join(', '), list.at(-1) ?? '');

const called = ({ names, me }: Voice, [nobody, heard, you]: Called, seat: Named): string =>
  seat === 'none' ? nobody : seat === me ? you : heard(names(seat));

export const cardName = ({ book }: Voice, card: Card): string => book.cards[card].name;

export const readAloud = ({ book, cards }: Voice, card: Card): string => {
  const { name, text } = book.cards[card];
  return cards === undefined ? `${name}, ${book.quote(text)}` : cards === 'named' ? name : `${name}.`;
};

/** Omitted if the card is pictured. */
export const unlessPictured = ({ cards }: Voice, told: string): string => (cards === 'pictured' ? '.' : told);

export const stock = (voice: Voice, ...phrase: Stock): string => {
  const { book, names, own } = voice;
  if (own !== undefined) return own(names);
  if (phrase.length === 1) return inTheirWay(voice, book.plain[phrase[0]]);
  if (phrase.length === 2) return inTheirWay(voice, book.aimed[phrase[0]], phrase[1])(names(phrase[1]));
  const [claim, about, , ...ground] = phrase;
  return ground.length === 2 && ground[1] === voice.speaker
    ? inTheirWay(voice, book.ofMe[ground[0]][claim], about)(names(about))
    : inTheirWay(voice, book.claims[claim], about, ground)(names(about), reason(voice, claim, about, ground));
};

export const reasonIn = (voice: Voice, ...phrase: Stock): string | undefined => {
  if (phrase.length === 1 || phrase.length === 2) return undefined;
  const [claim, about, , ...ground] = phrase;
  if (ground[1] === voice.speaker && ground.length === 2) return undefined;
  return reason(voice, claim, about, ground).replace(/^[\s,:;]+/, '');
};

export const claimed = (voice: Voice, ...words: Statement): string => {
  const { book, names, speaker } = voice;
  const { hold, guarded, saw, plan, join } = book.statements;
  if (words[0] === 'hold') return inTheirWay(voice, hold)(cardName(voice, words[1]));
  if (words[0] === 'saw') return inTheirWay(voice, saw[words[2]], words[1])(names(words[1]));
  const [id, about] = words;
  return inTheirWay(voice, { guarded, plan, join }[id], about)(about === speaker ? undefined : names(about));
};

/** T31 An announced accusation. */
export const pledge = ({ book, names, speaker, own }: Voice, whom: Seat): string =>
  own?.(names) ?? book.pledge(whom === speaker ? undefined : names(whom));

const REASONS: readonly string[] = [...PLAIN_GROUNDS, HUNCH, ...FULL_GROUNDS, ...CLAIM_GROUNDS];
const at = (seat: Seat | undefined): number => (seat === undefined ? 0 : SEATS.indexOf(seat));
/** A variant by speaker, subject and reason, so that two players do not speak alike. */
const inTheirWay = <T>({ speaker }: Voice, ways: Ways<T>, about?: Seat, [id = '']: readonly string[] = []): T =>
  ways[(at(speaker) + 2 * at(about) + REASONS.indexOf(id) + 1) % ways.length] ?? ways[0];
/** Another rotation than the claim's, so that equal openings get different endings. */
const forTheirReason = <T>({ speaker }: Voice, ways: Ways<T>, about: Seat): T =>
  ways[(2 * at(speaker) + (at(speaker) > 4 ? 2 : 0) + at(about)) % ways.length] ?? ways[0];

/** T78 A reason for a claim, or a concession. */
const reason = (voice: Voice, claim: Claim, about: Seat, ground: GroundWords): string => {
  const { book, names } = voice;
  const stands = claim === 'trust' || claim === 'protect';
  if (ground.length === 2) {
    const [id, whom] = ground;
    const ways = book.reasonsOf[id];
    return whom === about
      ? forTheirReason(voice, ways.themselves, about)
      : forTheirReason(voice, stands ? ways.for : ways.against, about)(names(whom));
  }
  const [id] = ground;
  if (claim === 'liar' && id === 'hunch') return forTheirReason(voice, book.ringsFalse, about);
  const shaken = (stands ? STAINS : CREDITS).find((one) => one === id);
  return forTheirReason(voice, shaken === undefined ? book.reasons[id] : book.despite[shaken], about);
};

export const night = (voice: Voice, plot: Named, protect: Named): string =>
  voice.book.night(called(voice, voice.book.plotted, plot), called(voice, voice.book.protection, protect));

/** Of the form `accuse B` or `inform B guilty`. */
export const ballot = ({ book, names, me }: Voice, card: Ballot): string => {
  const [verb, seat, verdict] = wordsOf(card);
  const [heard, you] = book.ballot[verb === 'inform' ? verdict : verb];
  return seat === me ? you : heard(names(seat));
};

export const myBallot = (voice: Voice, card: Ballot): string => {
  const [verb, seat] = wordsOf(card);
  return seat === voice.me && verb !== 'inform' ? voice.book.mine[verb] : ballot(voice, card);
};

/** T73 `day 2`, `night 1`. */
export const voteOf = ({ book }: Voice, vote: Vote): string => {
  const [time, n] = wordsOf(vote);
  return book.vote[time](n);
};

/** Equal cards are counted. */
export const ballots = (voice: Voice, cards: readonly Ballot[]): string => {
  const times = new Map<Ballot, number>();
  for (const card of cards) times.set(card, (times.get(card) ?? 0) + 1);
  return [...times].map(([card, n]) => (n === 1 ? ballot(voice, card) : `${ballot(voice, card)} ×${n}`)).join(', ');
};

const BEFORE: readonly CourtStep[] = ['discovery', 'recognition', 'duel-vote', 'duel'];
const NIGHT: readonly CourtStep[] = ['night-vote', 'count', 'contest', 'night-verdict'];
export const timeOf = (step: CourtStep): 'before' | 'day' | 'night' =>
  BEFORE.includes(step) ? 'before' : NIGHT.includes(step) ? 'night' : 'day';
