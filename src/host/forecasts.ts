/**
 * Forecasts by players who are out, and spectators: who wins, and which claims are lies. They are sealed until the end,
 * and scored by the Brier rule.
 */
import type { Viewer } from '../engine/facts.ts';
import { either, type Fault, fault } from '../engine/fault.ts';
import type { Foreseen, Game, TableView, View } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';

export const SHARES = [10, 30, 50, 70, 90] as const;

/** At a question: the winner, or how likely the claim is a lie, in hundredths. */
export type Forecast = { readonly question: number } & (
  | { readonly wins: Seat; readonly lie?: undefined }
  | { readonly lie: number; readonly wins?: undefined }
);

/** Forecasts open now: possible winners, and whether a claim is open. */
type Foreseeable = { readonly wins: readonly Seat[]; readonly lie: boolean };

const NOTHING: Foreseeable = { wins: [], lie: false };

export type Gallery = { readonly forecasts?: Pick<Foreseen<never>, 'isOut' | 'stage' | 'claim'> };

/** Active players forecast nothing. */
export const foreseeable = ({ forecasts }: Gallery, table: TableView, viewer: Viewer): Foreseeable => {
  if (forecasts === undefined || table.over !== null) return NOTHING;
  if (viewer !== undefined && !forecasts.isOut(table, viewer)) return NOTHING;
  return {
    wins: table.seats.filter((seat) => !forecasts.isOut(table, seat)),
    lie: forecasts.claim?.phase === table.phase,
  };
};

/** One of each kind: a winner per stage, a lie per question. */
export const kindOf = (
  { forecasts }: Pick<Game, 'forecasts'>,
  table: TableView,
  { question, wins }: Forecast,
): string => (wins === undefined ? `lie ${question}` : `wins ${forecasts?.stage(table)}`);

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

// —— after the game ——

export type ForecastBy = Forecast & { readonly by: number };

/** One forecast question: everybody's estimates, and the outcome. */
export type ForecastOutcome = {
  /** After how many moves, and the public view. */
  readonly at: number;
  readonly view: View;
  /** The predicted winner; undefined for a claim. */
  readonly wins?: Seat;
  readonly came: boolean;
  readonly said: readonly { readonly by: number; readonly share: number }[];
  /** An expert's estimate from the same view, if any. */
  readonly expert?: number;
};

/** Naming a winner counts as half way between ignorance and certainty. */
export const shareOf = ({ wins, lie }: Forecast, candidates: number): number =>
  wins === undefined ? lie / 100 : (1 + 1 / candidates) / 2;

/** 100 for sure and right; always 75 for 50 %; 0 for sure and wrong. */
export const pointsOf = (share: number, came: boolean): number => 100 * (1 - (share - Number(came)) ** 2);

const ENOUGH = 3;

export type Nose = { readonly by: number; readonly points: number; readonly count: number };

/** Mean scores, the best first. The first with enough forecasts is the nose of the evening. */
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
