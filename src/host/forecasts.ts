/**
 * Forecasts of players who are out and of spectators: who wins, and which claims are lies. They are sealed: nobody
 * hears of them before the end, and then each is held against what came true, as the Brier rule has it.
 */
import type { Viewer } from '../engine/facts.ts';
import { either, type Fault, fault } from '../engine/fault.ts';
import type { Foreseen, Game, TableView, View } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';

/** How likely one may call a lie, in hundredths: a touch each. */
export const SHARES = [10, 30, 50, 70, 90] as const;

/** At a question: who wins, or how likely the claim is a lie, in hundredths. */
export type Forecast = { readonly question: number } & (
  | { readonly wins: Seat; readonly lie?: undefined }
  | { readonly lie: number; readonly wins?: undefined }
);

/** What may be foreseen now: who may be named as the winner, and whether a claim lies open. */
type Foreseeable = { readonly wins: readonly Seat[]; readonly lie: boolean };

const NOTHING: Foreseeable = { wins: [], lie: false };

/** A game, as far as it says what may be foreseen. */
export type Gallery = { readonly forecasts?: Pick<Foreseen<never>, 'isOut' | 'stage' | 'claim'> };

/** What a player who is out or a watcher may foresee. Active players foresee nothing. */
export const foreseeable = ({ forecasts }: Gallery, table: TableView, viewer: Viewer): Foreseeable => {
  if (forecasts === undefined || table.over !== null) return NOTHING;
  if (viewer !== undefined && !forecasts.isOut(table, viewer)) return NOTHING;
  return {
    wins: table.seats.filter((seat) => !forecasts.isOut(table, seat)),
    lie: forecasts.claim?.phase === table.phase,
  };
};

/** One of each kind: who wins, once a stage; a lie, once a question. */
export const kindOf = (
  { forecasts }: Pick<Game, 'forecasts'>,
  table: TableView,
  { question, wins }: Forecast,
): string => (wins === undefined ? `lie ${question}` : `wins ${forecasts?.stage(table)}`);

/** Why a forecast is refused, if it is. */
export const refusalOf = (game: Game, table: TableView, viewer: Viewer, said: Forecast): Fault | undefined => {
  const { wins, lie } = foreseeable(game, table, viewer);
  if (wins.length === 0) return fault('not-now', 'only those who are out and those who watch foresee, while one plays');
  if (said.question !== table.question)
    return fault('stale', 'that question is closed; look at the one that is open now');
  if (said.lie !== undefined && !lie) return fault('not-now', 'nothing is claimed now that could be a lie');
  if (said.wins !== undefined && !wins.includes(said.wins))
    return fault('illegal', `${said.wins} cannot win any more; those who can are ${either(wins, 'and')}`, 'wins');
  return undefined;
};

// —— once it is over ————————————————————————————————————————————————————————————————————————————————————

export type ForecastBy = Forecast & { readonly by: number };

/** One thing that was foreseen: what each said, in shares, and what came of it. */
export type ForecastOutcome = {
  /** How many moves had been made, and what everybody saw. */
  readonly at: number;
  readonly view: View;
  /** The seat predicted to win; none for a forecast about a claim. */
  readonly wins?: Seat;
  readonly came: boolean;
  readonly said: readonly { readonly by: number; readonly share: number }[];
  /** An expert's estimate from the same view, where there is one. */
  readonly expert?: number;
};

/** Naming a winner counts as half way between knowing nothing and being sure. */
export const shareOf = ({ wins, lie }: Forecast, candidates: number): number =>
  wins === undefined ? lie / 100 : (1 + 1 / candidates) / 2;

/** 100 for what was sure and came true; 75 for one half, always; 0 for what was sure and did not. */
export const pointsOf = (share: number, came: boolean): number => 100 * (1 - (share - Number(came)) ** 2);

const ENOUGH = 3;

export type Nose = { readonly by: number; readonly points: number; readonly count: number };

/** How well each foresaw, in the mean; the best first. The first of those who said enough is the nose of the evening. */
export const nosesOf = (
  outcomes: readonly ForecastOutcome[],
): { readonly noses: readonly Nose[]; readonly best?: Nose } => {
  const points = new Map<number, number[]>();
  for (const { said, came } of outcomes)
    for (const { by, share } of said) points.set(by, [...(points.get(by) ?? []), pointsOf(share, came)]);
  const noses = [...points]
    .map(([by, each]) => ({ by, points: Math.round(sum(each) / each.length), count: each.length }))
    .sort((one, other) => other.points - one.points || other.count - one.count);
  const best = noses.find(({ count }) => count >= ENOUGH);
  return best === undefined ? { noses } : { noses, best };
};

export const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);
