/** C5 A match of several games at one table: counts wins and decides who begins the next. */
import type { Game, State } from '../engine/game.ts';
import type { RawOptions } from '../engine/options.ts';
import type { NewGame } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';

export type Match = {
  readonly games: number;
  readonly wins: Readonly<Partial<Record<Seat, number>>>;
  readonly first: Seat | undefined;
  /** What chance settled in the first game holds for the next, until the table agrees on something else. */
  readonly kept?: RawOptions;
};

export const newMatch = (): Match => ({ games: 0, wins: {}, first: undefined });

/** The match after a finished game. */
export const afterGame = <S extends State>(match: Match, game: Game<S>, s: S): Match => {
  const wins = { ...match.wins };
  for (const seat of s.over ?? []) wins[seat] = (wins[seat] ?? 0) + 1;
  const kept = game.kept?.(s);
  return { games: match.games + 1, wins, first: game.nextFirst?.(s), ...(kept === undefined ? {} : { kept }) };
};

/** How the next game is set up: as the last, with a new seed, the right one beginning; the first as the table wishes. */
export const nextGame = (
  { games, first, kept }: Match,
  { first: wished, options, origin: _, ...last }: NewGame,
  seed: string,
): NewGame => {
  const begins = games === 0 ? wished : first;
  return { ...last, options: { ...options, ...kept }, seed, ...(begins === undefined ? {} : { first: begins }) };
};

/** The table has agreed on other options. */
export const forgetKept = ({ kept: _, ...match }: Match): Match => match;
