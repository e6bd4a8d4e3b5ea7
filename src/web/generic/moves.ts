/** Any game's moves, said piece by piece. Knows no game: only that a move is words, some of them seats, some of them cards. */
import { isSeat } from '../../engine/seats.ts';

export type Choice = {
  readonly path: readonly string[];
  /** The word it adds. */
  readonly word: string;
  /** Set where nothing is left to say. */
  readonly move: string | undefined;
  readonly text: string;
  /** What it costs or risks, where all it can lead to say the same. */
  readonly note: string;
};

/** What is to be said next. */
export type Step =
  /** One of these words; some may be players, to be touched at their places. */
  | { readonly next: 'word'; readonly choices: readonly Choice[] }
  /** One card of each row. */
  | { readonly next: 'rows'; readonly rows: readonly (readonly string[])[]; readonly moves: readonly string[] }
  /** Some of these cards, as the moves allow. */
  | { readonly next: 'lay'; readonly cards: readonly string[]; readonly moves: readonly string[] };

export type Tongue = {
  /** A move as a whole sentence. */
  label(move: string): string;
  isCard(word: string): boolean;
};

const FREE = '…';
export const isFree = (move: string): boolean => move.includes(FREE);
export const fill = (pattern: string, text: string): string => pattern.replace(FREE, () => text);
/** The contract's one verb of speech. */
export const isSpeech = (move: string): boolean => /^say\b/.test(move);
const wordsOf = (move: string): string[] => move.split(' ');
export const beginsWith = (move: string, said: readonly string[]): boolean => {
  const words = wordsOf(move);
  return said.every((word, i) => words[i] === word);
};

const NOTE = /^(.+?) \(([^()]{12,})\)$/su;
/** A sentence and, in brackets at its end, what it costs or risks. */
export const titleAndNote = (label: string): readonly [title: string, note: string] => {
  const [, title, note] = NOTE.exec(label) ?? [];
  return title === undefined || note === undefined ? [label, ''] : [title, note];
};

/** The moves by their verbs: each verb a choice, and one with a single move says it at once. */
export const verbs = (moves: readonly string[], tongue: Tongue): Choice[] => choices(moves, [], tongue, '');

/** What may follow what was said. A word that must follow is said by itself. */
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
  if (only !== undefined && another === undefined && moves.length > 1) return stepAfter(all, [...said, only], tongue);
  return { next: 'word', choices: choices(moves, said, tongue, shared(titles(moves, tongue))) };
};

const choices = (moves: readonly string[], said: readonly string[], tongue: Tongue, before: string): Choice[] => {
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const word = wordsOf(move)[said.length] ?? '';
    groups.set(word, [...(groups.get(word) ?? []), move]);
  }
  return [...groups].map(([word, list]): Choice => {
    const [only, another] = list;
    const move = another === undefined || word === '' ? only : undefined;
    const notes = distinct(list.map((one) => titleAndNote(tongue.label(one))[1]));
    const text = trim(shared(titles(list, tongue)).slice(before.length));
    return {
      path: word === '' ? said : [...said, word],
      word,
      move,
      text: text === '' ? word : move === undefined ? `${text} ${FREE}` : text,
      note: notes.length === 1 ? (notes[0] ?? '') : '',
    };
  });
};

const titles = (moves: readonly string[], { label }: Tongue): string[] =>
  moves.map((move) => titleAndNote(label(move))[0]);

/** What is left hanging where a sentence was cut. */
const trim = (text: string): string => text.replace(/^[\s,:;]+|[\s,:;(«“[]+$/gu, '');

/** How sentences begin alike, up to the end of a word. One alone begins with nothing. */
const shared = (texts: readonly string[]): string => {
  const [first = '', ...rest] = texts;
  let length = first.length;
  for (const text of rest) while (!text.startsWith(first.slice(0, length))) length -= 1;
  if (length === first.length) return first;
  const cut = first.slice(0, length);
  if (texts.every((text) => !/[\p{L}\p{N}]/u.test(text.charAt(length)))) return cut;
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('’')) + 1);
};

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Each card as often as the move that names it most often does. */
const most = (rests: readonly (readonly string[])[], { isCard }: Tongue): string[] => {
  const count = (rest: readonly string[], card: string) => rest.filter((word) => word === card).length;
  return distinct(rests.flat().filter(isCard)).flatMap((card) =>
    Array.from({ length: Math.max(...rests.map((rest) => count(rest, card))) }, () => card),
  );
};
