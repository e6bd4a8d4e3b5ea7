/**
 * Moments of games among experts, in which one seat is asked whether it believes a claim. A file has each game up to
 * the question, the seat, and the expert's judgement.
 */

import { isObject } from '../engine/by-name.ts';
import { agrees, markOf, packMarks } from '../engine/digest.ts';
import type { Game, Played } from '../engine/game.ts';
import { answers, isLegal, unanswered } from '../engine/kernel.ts';
import type { RawOptions } from '../engine/options.ts';
import { cut, PASS } from '../engine/phrases.ts';
import { differsFrom, replayed } from '../engine/record.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import { tableView } from '../engine/sight.ts';
import { type Accusation, type Followed, isAccusation, isFollowed, isMarks, isShare } from './accusations.ts';
import { openTable, submit, type Table } from './table.ts';

/** Shares are in hundredths. */
export type Moment = {
  readonly seed: string;
  readonly seats: number;
  readonly options?: RawOptions;
  /** Moves so far, separated by commas; plain passes are left out. */
  readonly moves: string;
  readonly marks?: string;
  readonly seat: Seat;
  /** The challenging move, if not `doubt`. */
  readonly says?: string;
  /** The expert's odds of a lie, and the odds by visible cards alone. */
  readonly odds: number;
  readonly alone: number;
  /** The chance to win after challenging and after not; and the possible error of their difference. */
  readonly doubt: number;
  readonly stand: number;
  readonly error: number;
  /** How often the expert challenges here. */
  readonly doubts: number;
} & Followed;

/** Calibrates odds by outcomes: a line through their logarithms. */
export type Line = { readonly shift: number; readonly slope: number };

export type Moments = {
  readonly game: string;
  readonly line: Line;
  readonly moments: readonly Moment[];
  readonly accusations: readonly Accusation[];
};

/** Parses a file of moments; undefined if it is damaged. */
export const readMoments = (value: unknown): Moments | undefined => {
  if (!isObject(value) || typeof value.game !== 'string') return undefined;
  const { game, line, moments, accusations = [] } = value;
  if (!isLine(line) || !Array.isArray(moments) || !moments.every(isMoment)) return undefined;
  if (!Array.isArray(accusations) || !accusations.every(isAccusation)) return undefined;
  if (moments.length + accusations.length === 0) return undefined;
  return { game, line, moments, accusations };
};

const isLine = (value: unknown): value is Line =>
  isObject(value) && typeof value.shift === 'number' && typeof value.slope === 'number';
const isMoment = (value: unknown): value is Moment =>
  isObject(value) &&
  typeof value.seed === 'string' &&
  typeof value.seats === 'number' &&
  typeof value.moves === 'string' &&
  (value.options === undefined || isObject(value.options)) &&
  isMarks(value.marks) &&
  (value.says === undefined || typeof value.says === 'string') &&
  isFollowed(value) &&
  SEATS.some((seat) => seat === value.seat) &&
  [value.odds, value.alone, value.doubt, value.stand, value.error, value.doubts].every(isShare);

export const keyOf = ({ seed, moves }: Pick<Moment, 'seed' | 'moves'>): string => `${seed} ${moves.split(',').length}`;

export const spokenIn = (moves: readonly Played[]): string =>
  moves.flatMap((played) => (played === 'timeout' || played[1] === PASS ? [] : [played.join(' ')])).join(',');

/** Where a moment is; for an accusation, whose it is and among whom. */
export type Place = Pick<Moment, 'seed' | 'seats' | 'options' | 'moves' | 'marks'> &
  Partial<Pick<Accusation, 'seat' | 'answers'>>;

/** The table at that moment. A fault names the move from which today's rules differ. */
export const tableAt = (game: Game, place: Place): Table => lookUp(game, place).table;

/** A moment with marks by today's rules. */
export const marked = <P extends Place>(game: Game, place: P): P => ({
  ...place,
  marks: packMarks(lookUp(game, place, '').marks),
});

const lookUp = (game: Game, place: Place, known = place.marks ?? ''): { table: Table; marks: string[] } => {
  const { seed, seats, options = {}, moves, seat: me, answers: offered = [] } = place;
  const table = replayed(0, () => openTable(game, { game: game.id, options, seats, seed }));
  const marks: string[] = [];
  for (const [i, sentence] of (moves === '' ? [] : moves.split(',')).entries()) {
    const [by, ...words] = cut(sentence);
    const seat = SEATS.find((one) => one === by);
    const move = words.join(' ');
    if (seat === undefined) throw new Error(`"${sentence}" names no seat`);
    while (!isLegal(game, table.state, seat, move)) if (!allPass(table)) break;
    replayed(i + 1, () => submit(table, seat, move));
    marks.push(markOf(table.digest));
    if (!agrees(known, i + 1, table.digest)) throw differsFrom(i + 1);
  }
  const wanted = offered[0]?.move;
  if (me !== undefined && wanted !== undefined)
    while (!answers(game, table.state, me).includes(wanted)) if (!allPass(table)) break;
  return { table, marks };
};

export const bestMove = (moment: Moment | Accusation): string => {
  if ('answers' in moment) return moment.answers.reduce((best, one) => (one.worth > best.worth ? one : best)).move;
  return moment.doubt > moment.stand ? (moment.says ?? 'doubt') : PASS;
};

export const playsOn = ({ game, state }: Pick<Table, 'game' | 'state'>, seat: Seat): boolean =>
  state.over === undefined && game.isOut?.(tableView(game, state), seat) !== true;

/** Everybody asked passes; false if somebody may not pass. */
const allPass = (table: Table): boolean => {
  const { game, state, question } = table;
  for (const seat of unanswered(game, state)) {
    if (!answers(game, state, seat).includes(PASS)) return false;
    submit(table, seat, PASS);
    if (table.question !== question || state.over !== undefined) break;
  }
  return table.question !== question;
};
