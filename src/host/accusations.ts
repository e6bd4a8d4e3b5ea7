/** Moments of games among experts in which one seat is asked whom it holds guilty. */
import { isObject } from '../engine/by-name.ts';
import { SEATS, type Seat } from '../engine/seats.ts';

/** `worth`: the odds of guilt; `share`: how often the expert accuses them. In hundredths. */
export type Suspected = {
  readonly move: string;
  readonly worth: number;
  readonly share: number;
  readonly hit: boolean;
};

export type Accusation = {
  readonly seed: string;
  readonly seats: number;
  /** Moves so far, as in other moments. */
  readonly moves: string;
  readonly marks?: string;
  readonly seat: Seat;
  readonly answers: readonly Suspected[];
  /** The possible error of the difference of the best two. */
  readonly error: number;
} & Followed;

/** The moves after the best answer, as in `moves`; and the winners by seat. */
export type Followed = { readonly next?: string; readonly won?: string };
export const isFollowed = ({ next, won }: Record<string, unknown>): boolean =>
  [next, won].every((one) => one === undefined || typeof one === 'string');

export const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 100;
const isSuspected = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.move === 'string' &&
  isShare(value.worth) &&
  isShare(value.share) &&
  typeof value.hit === 'boolean';
/** Moments of older files have none. */
export const isMarks = (value: unknown): boolean => value === undefined || typeof value === 'string';
export const isAccusation = (value: unknown): value is Accusation =>
  isObject(value) &&
  typeof value.seed === 'string' &&
  typeof value.seats === 'number' &&
  typeof value.moves === 'string' &&
  isMarks(value.marks) &&
  isFollowed(value) &&
  SEATS.some((seat) => seat === value.seat) &&
  Array.isArray(value.answers) &&
  value.answers.length > 1 &&
  value.answers.every(isSuspected) &&
  isShare(value.error);
