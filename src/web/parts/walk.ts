/** Long lists of moves, said piece by piece. Knows nothing of any game: only that a move is words. */
export type Branch = {
  readonly path: readonly string[];
  /** Set where the path says a whole move and nothing else. */
  readonly move: string | undefined;
  readonly text: string;
};

const FEW = 12;
const FREE = '…';

export const isFree = (move: string): boolean => move.includes(FREE);
export const fill = (pattern: string, text: string): string => pattern.replace(FREE, text);

export const beginsWith = (move: string, said: readonly string[]): boolean => {
  const words = move.split(' ');
  return said.every((word, i) => words[i] === word);
};

/** What may be said next. Few moves are offered whole; where only one word can follow, it is said at once. */
export const branches = (
  moves: readonly string[],
  said: readonly string[],
  label: (move: string) => string,
): Branch[] => {
  const open = moves.filter((move) => beginsWith(move, said));
  if (open.length <= FEW) return open.map((move) => ({ path: move.split(' '), move, text: label(move) }));
  const groups = new Map<string, string[]>();
  for (const move of open) {
    const word = move.split(' ')[said.length] ?? '';
    groups.set(word, [...(groups.get(word) ?? []), move]);
  }
  const [only, another] = [...groups.keys()];
  if (only !== undefined && only !== '' && another === undefined) return branches(moves, [...said, only], label);
  const before = shared(open.map(label)).length;
  return [...groups].map(([word, list]) => {
    const [move, more] = list;
    if (move !== undefined && more === undefined) return { path: move.split(' '), move, text: label(move) };
    if (word === '') return { path: said, move, text: label(move ?? '') };
    const text = shared(list.map(label))
      .slice(before)
      .replace(/[\s,:;(«[]+$/u, '');
    return { path: [...said, word], move: undefined, text: text === '' ? word : `${text} ${FREE}` };
  });
};

/** How sentences begin alike, up to the end of a word. */
const shared = (texts: readonly string[]): string => {
  const [first = '', ...rest] = texts;
  let length = first.length;
  for (const text of rest) while (!text.startsWith(first.slice(0, length))) length -= 1;
  if (length === first.length) return first;
  const cut = first.slice(0, length);
  if (texts.every((text) => !/[\p{L}\p{N}]/u.test(text.charAt(length)))) return cut;
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('’')) + 1);
};
