/** Builds any game's moves word by word. It only knows that some words are seats, and some are cards. */
import type { View } from '../../../engine/game.ts';
import { wordsOf } from '../../../engine/phrases.ts';
import { isSeat } from '../../../engine/seats.ts';
import type { GameWords, Label, Names, ScreenWords } from '../../../words/words.ts';

export type Choice = {
  readonly path: readonly string[];
  readonly word: string;
  /** Set if nothing follows. */
  readonly move: string | undefined;
  readonly text: string;
  /** The cost or risk common to all moves of this choice. */
  readonly note: string | undefined;
};

export type Step =
  | { readonly next: 'word'; readonly choices: readonly Choice[] }
  | { readonly next: 'rows'; readonly rows: readonly (readonly string[])[]; readonly moves: readonly string[] }
  | { readonly next: 'lay'; readonly cards: readonly string[]; readonly moves: readonly string[] };

export type Tongue = {
  label(move: string): Label;
  /** The text of the last of these words. */
  piece(said: readonly string[]): string;
  isCard(word: string): boolean;
};

export const tongueOf = (words: GameWords, screen: ScreenWords, view: View, names: Names): Tongue => ({
  label: (move) => words.move(move, names, view),
  piece: (said) => {
    const word = said.at(-1) ?? '';
    return screen.piece?.(said, view, names) ?? (isSeat(word) ? names(word) : (screen.card?.(word)?.name ?? word));
  },
  isCard: (word) => screen.card?.(word) !== undefined,
});

const FREE = '…';
export const isFree = (move: string): boolean => move.includes(FREE);
export const fill = (pattern: string, text: string): string => pattern.replace(FREE, () => text);
export const isSpeech = (move: string): boolean => /^say\b/.test(move);
export const beginsWith = (move: string, said: readonly string[]): boolean => {
  const words = wordsOf(move);
  return said.every((word, i) => words[i] === word);
};

/** A choice for each verb; verbs with a single move complete it. */
export const verbs = (moves: readonly string[], tongue: Tongue): Choice[] => choices(moves, [], tongue);

/** What may follow. Forced words are added automatically. */
export const stepAfter = (all: readonly string[], said: readonly string[], tongue: Tongue): Step => {
  const moves = all.filter((move) => beginsWith(move, said));
  const rests = moves.map((move) => wordsOf(move).slice(said.length));
  const [first = []] = rests;
  const cards = rests.flat().filter(tongue.isCard);
  const places = rests.some((rest) => rest.some(isSeat));
  if (cards.length > 0 && !places) {
    const even = rests.every((rest) => rest.length === first.length && rest.every(tongue.isCard));
    if (even)
      return { next: 'rows', rows: first.map((_, i) => distinct(rests.flatMap((rest) => rest[i] ?? []))), moves };
    if (rests.every((rest) => rest.filter(tongue.isCard).length >= rest.length - 1))
      return { next: 'lay', cards: most(rests, tongue), moves };
  }
  const [only, another] = distinct(rests.map(([word]) => word));
  if (only !== undefined && another === undefined && (moves.length > 1 || isUnread(moves[0] ?? '', said, tongue)))
    return stepAfter(all, [...said, only], tongue);
  return { next: 'word', choices: choices(moves, said, tongue) };
};

const choices = (moves: readonly string[], said: readonly string[], tongue: Tongue): Choice[] => {
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const word = wordsOf(move)[said.length] ?? '';
    groups.set(word, [...(groups.get(word) ?? []), move]);
  }
  return [...groups].map(([word, list]): Choice => {
    const [only, another] = list;
    const move = (another === undefined || word === '') && !isUnread(only ?? '', said, tongue) ? only : undefined;
    const path = word === '' ? said : [...said, word];
    const notes = distinct(list.map((one) => tongue.label(one).note));
    return {
      path,
      word,
      move,
      text: move === undefined ? `${begun(path, list, tongue)} ${FREE}` : ended(path, said, move, tongue),
      note: notes.length === 1 ? notes[0] : undefined,
    };
  });
};

/** Cards laid against a player are shown before they are sent. */
const isUnread = (move: string, said: readonly string[], { isCard }: Tongue): boolean => {
  const words = wordsOf(move);
  return words.some(isSeat) && words.slice(said.length + 1).some(isCard);
};

/** The label includes a forced word after the verb. */
const begun = (path: readonly string[], moves: readonly string[], { piece }: Tongue): string => {
  const next = distinct(moves.map((move) => wordsOf(move)[path.length]));
  const [only] = next;
  const follows = path.length === 1 && next.length === 1 && only !== undefined ? piece([...path, only]) : '';
  return follows === '' ? piece(path) : `${piece(path)} ${follows}`;
};

/** The label is the whole move, unless only its last word is left. */
const ended = (path: readonly string[], said: readonly string[], move: string, { label, piece }: Tongue): string =>
  said.length > 0 && path.length > said.length && path.length === wordsOf(move).length
    ? piece(path)
    : label(move).title;

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Each card as often as any single move names it. */
const most = (rests: readonly (readonly string[])[], { isCard }: Tongue): string[] => {
  const count = (rest: readonly string[], card: string) => rest.filter((word) => word === card).length;
  return distinct(rests.flat().filter(isCard)).flatMap((card) =>
    Array.from({ length: Math.max(...rests.map((rest) => count(rest, card))) }, () => card),
  );
};
