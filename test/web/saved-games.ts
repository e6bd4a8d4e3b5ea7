/** Saved games of this device, to open in a page. */

export const NAMES = ['Anna', 'Bruno', 'Chiara', 'Denis', 'Elena', 'Fabien', 'Giulia', 'Hugo'];

export type Moves = readonly (readonly [seat: string, move: string])[];

export const kept = (
  set: { readonly game: string; readonly seats: number; readonly options: object } & Readonly<Record<string, unknown>>,
  moves: Moves = [],
  people: readonly string[] = ['A'],
): string =>
  JSON.stringify({
    record: { seed: 'gallery', ...set, moves },
    people,
    names: NAMES.slice(0, set.seats),
  });

/** A solo game with a scenario's deal and scripted chance. */
export const dealt = (
  game: string,
  deal: readonly string[],
  moves: Moves = [],
  { people, ...more }: { readonly options?: object; readonly people?: readonly string[]; readonly first?: string } = {},
): string =>
  kept(
    { game, options: {}, seats: deal.filter((line) => /^[A-H]:/.test(line)).length, deal, chance: 'scripted', ...more },
    moves,
    people,
  );

export { FIRST } from '../any-game.ts';
