/** Whoever speaks of Tribunal has a book, a language for the cards, and names for the seats. */
import { isSeat } from '../../engine/seats.ts';
import { cardRow } from '../../games/tribunal/decks.ts';
import type { Lang, Names } from '../words.ts';
import type { Book } from './book.ts';

export type Voice = { readonly book: Book; readonly lang: Lang; readonly names: Names };
export type Word = string | number | undefined;

export const known = <T extends string>(list: readonly T[], word: unknown): T | undefined =>
  list.find((one) => one === word);

export const nameOf = ({ names }: Voice, word: Word): string => (isSeat(word) ? names(word) : '');

export const cardName = ({ lang }: Pick<Voice, 'lang'>, card: Word): string =>
  cardRow(String(card))?.printed[lang].name ?? String(card);

/** A card of a vote, as `accuse B` or `inform B guilty` tells it. */
export const ballot = (voice: Voice, card: Word): string => {
  const [verb, seat, word] = String(card).split(' ');
  const kind = known(['accuse', 'protect', 'plot', 'innocent', 'guilty'] as const, verb === 'inform' ? word : verb);
  return kind === undefined ? String(card) : voice.book.ballot[kind](nameOf(voice, seat));
};

/** Cards that say the same are counted. */
export const ballots = (voice: Voice, cards: readonly Word[]): string => {
  const times = new Map<Word, number>();
  for (const card of cards) times.set(card, (times.get(card) ?? 0) + 1);
  return [...times].map(([card, n]) => (n === 1 ? ballot(voice, card) : `${ballot(voice, card)} ×${n}`)).join(', ');
};
