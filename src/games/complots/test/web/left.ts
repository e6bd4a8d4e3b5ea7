import { dealt, type Moves } from '../../../../../test/web/saved-games.ts';

/** A solo game of Complots with these cards, after these moves. */
export const left = (deal: readonly string[], moves: Moves = [], more: Parameters<typeof dealt>[3] = {}): string =>
  dealt('complots', deal, moves, { first: 'A', ...more });
