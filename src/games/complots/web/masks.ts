/** Expressions of the masks, from public facts: who speaks to whom, who was caught lying. */
import type { Said } from '../../../engine/facts.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { MaskState } from '../../../web/table/masks-at-table.ts';
import { says } from '../rules/facts.ts';
import type { ComplotsView } from '../rules/typed-view.ts';
import type { Spoken } from './spoken.ts';

/** Caught lying at any time in the game. */
export const caughtIn = (heard: readonly Said[]): readonly Seat[] => [
  ...new Set(heard.flatMap((said) => (says(said, 'bluffed') ? [said[0]] : []))),
];

/** Left to right as drawn: the others in order, I in the middle. */
const across = (around: readonly Seat[], seat: Seat): number => {
  const at = around.indexOf(seat);
  return at < 0 ? (around.length - 1) / 2 : at;
};

export const statesOf = (
  seat: Seat,
  view: ComplotsView,
  spoken: readonly Spoken[],
  caught: readonly Seat[],
  around: readonly Seat[],
): readonly MaskState[] => {
  const own = spoken.find(({ by }) => by === seat);
  const right = own?.at !== undefined && across(around, own.at) > across(around, seat);
  return [
    ...(right ? (['looking'] as const) : []),
    ...(own === undefined ? [] : (['speaking'] as const)),
    ...(spoken.at(-1)?.at === seat ? (['aimed'] as const) : []),
    ...(caught.includes(seat) ? (['caught'] as const) : []),
    ...(view.players[seat].alive ? [] : (['out'] as const)),
  ];
};
