/** C5 Several games running at one table: who has won how many, and who begins the next. */
import type { Game, State } from '../engine/game.ts';
import type { NewGame } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';

export type Match = {
  readonly games: number;
  readonly wins: Readonly<Partial<Record<Seat, number>>>;
  readonly first: Seat | undefined;
};

export const newMatch = (): Match => ({ games: 0, wins: {}, first: undefined });

/** The match after a finished game. */
export const afterGame = <S extends State>(match: Match, game: Game<S>, s: S): Match => {
  const wins = { ...match.wins };
  for (const seat of s.over ?? []) wins[seat] = (wins[seat] ?? 0) + 1;
  return { games: match.games + 1, wins, first: game.nextFirst?.(s) };
};

/** How the next game is set up: as the last, with a new seed, the right one beginning. */
export const nextGame = ({ first }: Match, { first: _, ...last }: NewGame, seed: string): NewGame => ({
  ...last,
  seed,
  ...(first === undefined ? {} : { first }),
});
