/** Cards touched one by one, distributed over the parts of a move as its legal forms allow. */
import { wordsOf } from '../../../engine/phrases.ts';

/** Cards by index, in the order they were touched. */
export type Laid = readonly One[];
type One = {
  readonly at: number;
  readonly part: number;
  /** The first part it was laid in. A card that would come round to it again is taken back. */
  readonly first: number;
};

type Lay = { readonly move: string; readonly parts: readonly (readonly string[])[] };

const layOf = (move: string, said: number, isCard: (word: string) => boolean): Lay => {
  const parts: string[][] = [[]];
  for (const word of wordsOf(move).slice(said))
    if (isCard(word)) parts.at(-1)?.push(word);
    else parts.push([]);
  return { move, parts };
};

export const laysOf = (moves: readonly string[], said: number, isCard: (word: string) => boolean): readonly Lay[] =>
  moves.map((move) => layOf(move, said, isCard));

const partsIn = (lays: readonly Lay[]): number => Math.max(...lays.map(({ parts }) => parts.length));

const inPart = (laid: Laid, cards: readonly string[], part: number): string[] =>
  laid.filter((one) => one.part === part).flatMap(({ at }) => cards[at] ?? []);

/** Whether one list is a sub-multiset of the other. */
const within = (some: readonly string[], all: readonly string[]): boolean => {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

const leads = (lays: readonly Lay[], cards: readonly string[], laid: Laid): boolean =>
  lays.some(
    ({ parts }) =>
      laid.every(({ part }) => part < parts.length) &&
      parts.every((all, part) => within(inPart(laid, cards, part), all)),
  );

/** A touch lays a card where there is most room; later touches move it on, and at last take it back. */
export const touch = (lays: readonly Lay[], cards: readonly string[], laid: Laid, at: number): Laid => {
  const count = partsIn(lays);
  const old = laid.find((one) => one.at === at);
  const rest = laid.filter((one) => one.at !== at);
  const fits = (others: Laid, part: number) => leads(lays, cards, [...others, { at, part, first: part }]);
  if (old !== undefined) {
    for (let part = (old.part + 1) % count; part !== old.first; part = (part + 1) % count)
      if (fits(rest, part)) return laid.map((one) => (one.at === at ? { ...one, part } : one));
    return rest;
  }
  const room = (part: number) => inPart(laid, cards, part).length;
  // once each part has a card the last part comes first, so that what is hidden can still be changed
  const parts = Array.from({ length: count }, (_, part) => part);
  const byRoom = (parts.some((part) => room(part) === 0) ? parts : parts.toReversed()).sort(
    (a, b) => room(a) - room(b),
  );
  for (const part of byRoom) if (fits(rest, part)) return [...rest, { at, part, first: part }];
  for (const other of rest) {
    const others = rest.filter((one) => one !== other);
    for (const part of [other.part, ...byRoom]) if (fits(others, part)) return [...others, { at, part, first: part }];
  }
  return laid;
};

/** The move that lays exactly these cards; in the order touched if order counts. */
export const moveOf = (lays: readonly Lay[], cards: readonly string[], laid: Laid): string | undefined => {
  const said = (parts: readonly (readonly string[])[]) => parts.map((part) => part.join(' ')).join(' | ');
  const whole = lays.filter(
    ({ parts }) =>
      parts.flat().length === laid.length && parts.every((all, part) => within(all, inPart(laid, cards, part))),
  );
  const touched = whole.find(({ parts }) => said(parts) === said(parts.map((_, part) => inPart(laid, cards, part))));
  return (touched ?? whole[0])?.move;
};
