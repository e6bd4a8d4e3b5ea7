/** C5 A match of several games at one table: counts wins and decides who begins the next. */
import type { Game, State } from '../engine/game.ts';
import type { RawOptions } from '../engine/options.ts';
import type { NewGame } from '../engine/record.ts';
import { SEATS, type Seat } from '../engine/seats.ts';

type Score = { readonly games: number; readonly wins: Readonly<Partial<Record<Seat, number>>> };

export type Match = Score & {
  readonly first: Seat | undefined;
  /** Options drawn in the first game hold for the next, until the table changes them. */
  readonly kept?: RawOptions;
  /** The score of other games at the same table. */
  readonly before?: Score;
};

export const newMatch = (): Match => ({ games: 0, wins: {}, first: undefined });

export const eveningOf = ({ games, wins, before = { games: 0, wins: {} } }: Match): Score => {
  const all: Partial<Record<Seat, number>> = { ...before.wins };
  for (const seat of SEATS) if (wins[seat] !== undefined) all[seat] = (all[seat] ?? 0) + wins[seat];
  return { games: games + before.games, wins: all };
};

/** Another game at the same table: the first player is open, and the score stays. */
export const otherMatch = (match: Match): Match => ({ ...newMatch(), before: eveningOf(match) });

export const afterGame = <S extends State>(match: Match, game: Game<S>, s: S): Match => {
  const wins = { ...match.wins };
  for (const seat of s.over ?? []) wins[seat] = (wins[seat] ?? 0) + 1;
  const kept = game.kept?.(s);
  return {
    games: match.games + 1,
    wins,
    first: game.nextFirst?.(s),
    ...(kept === undefined ? {} : { kept }),
    ...(match.before === undefined ? {} : { before: match.before }),
  };
};

/** The next game's set-up: as the last, with a new seed and first player. */
export const nextGame = (
  { games, first, kept }: Match,
  { first: wished, options, origin: _, ...last }: NewGame,
  seed: string,
): NewGame => {
  const begins = games === 0 ? wished : first;
  return { ...last, options: { ...options, ...kept }, seed, ...(begins === undefined ? {} : { first: begins }) };
};

export const forgetKept = ({ kept: _, ...match }: Match): Match => match;
