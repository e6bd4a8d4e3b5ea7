/**
 * Moments of games that experts played among themselves, in which one seat is asked whether it believes what is said.
 * They are kept as a file: each is a game up to that question, the seat, and what an expert made of it.
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
import { type ChoiceMoment, type Followed, isChoiceMoment, isFollowed, isMarks } from './choice-moments.ts';
import { openTable, submit, type Table } from './table.ts';

/** Shares are in hundredths. */
export type Moment = {
  readonly seed: string;
  readonly seats: number;
  readonly options?: RawOptions;
  /** What was said until then, with commas between; who had nothing to say is not named. */
  readonly moves: string;
  /** As a record has them, of each of these. */
  readonly marks?: string;
  readonly seat: Seat;
  /** The move that challenges, where it is not `doubt`. */
  readonly says?: string;
  /** How likely the expert thinks it a lie, and how likely it is by the visible cards alone. */
  readonly odds: number;
  readonly alone: number;
  /** The chance to win after challenging and after letting it stand; how far their difference may be off. */
  readonly doubt: number;
  readonly stand: number;
  readonly error: number;
  /** How often the expert challenges here. */
  readonly doubts: number;
} & Followed;

/** How odds are set right by what came true: a straight line through their logarithms. */
export type Line = { readonly shift: number; readonly slope: number };

export type Moments = {
  readonly game: string;
  readonly line: Line;
  readonly moments: readonly Moment[];
  /** Moments with several answers to choose from. */
  readonly choices: readonly ChoiceMoment[];
};

/** A file of moments, as it may have come to us; nothing if it is damaged. */
export const readMoments = (value: unknown): Moments | undefined => {
  if (!isObject(value) || typeof value.game !== 'string') return undefined;
  const { game, line, moments, choices = [] } = value;
  if (!isLine(line) || !Array.isArray(moments) || !moments.every(isMoment)) return undefined;
  if (!Array.isArray(choices) || !choices.every(isChoiceMoment)) return undefined;
  if (moments.length + choices.length === 0) return undefined;
  return { game, line, moments, choices };
};

const isLine = (value: unknown): value is Line =>
  isObject(value) && typeof value.shift === 'number' && typeof value.slope === 'number';
const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 100;
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

/** The key of a moment: its game and the number of facts. */
export const keyOf = ({ seed, moves }: Pick<Moment, 'seed' | 'moves'>): string => `${seed} ${moves.split(',').length}`;

/** The moves of a record as a moment has them. */
export const spokenIn = (moves: readonly Played[]): string =>
  moves.flatMap((played) => (played === 'timeout' || played[1] === PASS ? [] : [played.join(' ')])).join(',');

/** Where a moment is; of a choice, whose it is and among what. */
export type Place = Pick<Moment, 'seed' | 'seats' | 'options' | 'moves' | 'marks'> &
  Partial<Pick<ChoiceMoment, 'seat' | 'answers'>>;

/** The table at that moment. A fault says from which of its moves on the game is no longer played like that. */
export const tableAt = (game: Game, place: Place): Table => lookUp(game, place).table;

/** A moment with the marks of the game as it is played now. */
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
  // what may be countered was let stand by all
  const wanted = offered.find(({ move }) => move !== PASS)?.move;
  if (me !== undefined && wanted !== undefined)
    while (!answers(game, table.state, me).includes(wanted)) if (!allPass(table)) break;
  return { table, marks };
};

/** The best answer in a moment. */
export const bestMove = (moment: Moment | ChoiceMoment): string => {
  if ('answers' in moment) return moment.answers.reduce((best, one) => (one.worth > best.worth ? one : best)).move;
  return moment.doubt > moment.stand ? (moment.says ?? 'doubt') : PASS;
};

/** Whether a seat still has a decision to make. */
export const playsOn = ({ game, state }: Pick<Table, 'game' | 'state'>, seat: Seat): boolean =>
  state.over === undefined && game.forecasts?.isOut(tableView(game, state), seat) !== true;

/** Everybody who is asked passes; false if somebody may not pass. */
const allPass = (table: Table): boolean => {
  const { game, state, question } = table;
  for (const seat of unanswered(game, state)) {
    if (!answers(game, state, seat).includes(PASS)) return false;
    submit(table, seat, PASS);
    if (table.question !== question || state.over !== undefined) break;
  }
  return table.question !== question;
};
