/** The table of a game without words. */
import { isSeat } from '../engine/seats.ts';
import { COMMON, plainMove } from './plain.ts';
import type { Names, ScreenWords } from './words.ts';

/** The view's fields; the server's cards and clock have their own places. */
export const plainScreen: ScreenWords = {
  place: (view, seat, names) => fieldsOf(view.players[seat], [], names),
  board: (view, names) => [view.phase, ...fieldsOf(view, [...COMMON, 'hand', 'clock'], names)],
  own: (view, names) => ({
    cards: 'hand' in view && Array.isArray(view.hand) ? view.hand.filter((card) => typeof card === 'string') : [],
    lines: view.answer === undefined ? [] : [plainMove(view.answer, names)],
  }),
};

/** Which fields are secret is unknown: none is shown. */
export const coveredScreen: ScreenWords = {
  place: () => [],
  board: ({ phase }) => [phase],
  own: () => ({ cards: [], lines: [] }),
};

const fieldsOf = (of: object, but: readonly string[], names: Names): string[] =>
  Object.entries(of)
    .filter(([name, value]) => !but.includes(name) && !nothing(value))
    .map(([name, value]) => (value === true ? name : `${name}: ${plainValue(value, names)}`));

const nothing = (value: unknown): boolean =>
  value === false || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

const plainValue = (value: unknown, names: Names): string => {
  if (Array.isArray(value)) return value.map((one) => plainValue(one, names)).join(', ');
  if (isSeat(value)) return names(value);
  return typeof value === 'object' && value !== null ? fieldsOf(value, [], names).join(', ') : String(value);
};
