/** Moments of games among experts with a choice among several answers. */
import { isObject } from '../engine/by-name.ts';
import { SEATS, type Seat } from '../engine/seats.ts';

/**
 * `counter`: something is aimed at me, and I may claim what blocks it. `claim`: it is my turn. `accuse`: whom I hold
 * guilty.
 */
export const CHOICES = ['counter', 'claim', 'accuse'] as const;
export type ChoiceKind = (typeof CHOICES)[number];

/** The chance to win after it, or that the accused is guilty; and how often the expert does it. In hundredths. */
export type Offered = {
  readonly move: string;
  readonly worth: number;
  readonly share: number;
  readonly hit?: boolean;
};

export type ChoiceMoment = {
  readonly seed: string;
  readonly seats: number;
  /** Moves so far, as in other moments. */
  readonly moves: string;
  readonly marks?: string;
  readonly seat: Seat;
  readonly kind: ChoiceKind;
  readonly answers: readonly Offered[];
  /** The possible error of the difference of the best two. */
  readonly error: number;
} & Followed;

/** The moves after the best answer, as in `moves`; and the winners by seat. */
export type Followed = { readonly next?: string; readonly won?: string };
export const isFollowed = ({ next, won }: Record<string, unknown>): boolean =>
  [next, won].every((one) => one === undefined || typeof one === 'string');

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 100;
const isAnswer = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.move === 'string' &&
  isShare(value.worth) &&
  isShare(value.share) &&
  (value.hit === undefined || typeof value.hit === 'boolean');
/** Moments of older files have none. */
export const isMarks = (value: unknown): boolean => value === undefined || typeof value === 'string';
export const isChoiceMoment = (value: unknown): value is ChoiceMoment =>
  isObject(value) &&
  typeof value.seed === 'string' &&
  typeof value.seats === 'number' &&
  typeof value.moves === 'string' &&
  isMarks(value.marks) &&
  isFollowed(value) &&
  SEATS.some((seat) => seat === value.seat) &&
  CHOICES.some((kind) => kind === value.kind) &&
  Array.isArray(value.answers) &&
  value.answers.length > 1 &&
  value.answers.every(isAnswer) &&
  isShare(value.error);

/** Points lost per hundredth of chance given away, or by which another was likelier guilty. */
const [CHANCE, GUILT] = [10, 2];

export const pointsForChoice = ({ answers }: Pick<ChoiceMoment, 'answers'>, move: string): number => {
  const best = Math.max(...answers.map(({ worth }) => worth));
  const mine = answers.find((one) => one.move === move)?.worth ?? 0;
  const cost = answers.some(({ hit }) => hit !== undefined) ? GUILT : CHANCE;
  return Math.max(0, Math.round(100 - cost * (best - mine)));
};
