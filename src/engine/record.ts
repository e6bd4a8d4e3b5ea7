import { isObject } from './by-name.ts';
import { chanceFrom } from './chance.ts';
import { agrees, type Digest, digestOf, endOf, NOTHING_SAID } from './digest.ts';
import type { Fact } from './facts.ts';
import { atMove, either, type Fault, fault, isFault } from './fault.ts';
import type { DealLine, Game, Played, State } from './game.ts';
import { playInPlace, refusal, settle, timeOutInPlace } from './kernel.ts';
import type { RawOptions } from './options.ts';
import { type Origin, readOrigin } from './origin.ts';
import { SEATS, type Seat } from './seats.ts';

/** The set-up of a game. Seeds come from outside: where secrets matter, 256 random bits as 64 digits. */
export type NewGame = {
  readonly game: string;
  readonly options: RawOptions;
  readonly seats: number;
  readonly seed: string;
  readonly first?: Seat;
  readonly deal?: readonly string[];
  readonly chance?: 'scripted';
  /** The parts of the seed, if several made it. */
  readonly origin?: Origin;
};

/** A whole game, with its secrets: never a view. */
export type GameRecord = NewGame & {
  /** The version of the rules, for information only: no record is refused for it. */
  readonly version?: number;
  readonly moves: readonly Played[];
  /** Some bits of the digest after each move, to find where a replay differs (`packMarks`). */
  readonly marks?: string;
  /** The end after the last move (`endOf`). Missing in older records, like `marks`. */
  readonly end?: string;
};

export const startGame = <S extends State>(game: Game<S>, set: NewGame): { state: S; facts: Fact[] } => {
  const [least, most] = game.players;
  if (!Number.isInteger(set.seats) || set.seats < least || set.seats > most)
    throw fault('players', `${game.id} is for ${least} to ${most} players, not ${set.seats}`);
  const seats = SEATS.slice(0, set.seats);
  if (set.first !== undefined && !seats.includes(set.first))
    throw fault('first', `seat "${set.first}" cannot begin; the seats are ${seats.join(' ')}`);
  const state = game.start({
    seats,
    options: game.read(set.options, set.seats),
    first: set.first,
    deal: set.deal?.map(dealLine),
    chance: chanceFrom(set.seed, set.chance === 'scripted'),
  });
  const facts: Fact[] = [];
  settle(game, state, facts);
  return { state, facts };
};

const dealLine = (line: string): DealLine => {
  const colon = line.indexOf(':');
  if (colon < 1)
    throw fault(
      'deal',
      `"${line}" is no line of a deal; write "A: …" or the name of a pile, a colon, and what it holds`,
    );
  return { key: line.slice(0, colon).trim(), text: line.slice(colon + 1).trim() };
};

export const replay = <S extends State>(game: Game<S>, record: GameRecord): { state: S; facts: Fact[] } => {
  const { state, facts } = replayed(0, () => startGame(game, record));
  let digest = digestOf(NOTHING_SAID, facts);
  const compare = (move: number) => checkMark(record, move, digest, () => endOf(game, state, digest, move));
  compare(0);
  for (const [i, played] of record.moves.entries()) {
    const said = replayed(i + 1, () => takeInPlace(game, state, played));
    digest = digestOf(digest, said);
    facts.push(...said);
    compare(i + 1);
  }
  return { state, facts };
};

const takeInPlace = <S extends State>(game: Game<S>, state: S, played: Played): Fact[] => {
  if (played === 'timeout') return timeOutInPlace(game, state);
  const refused = refusal(game, state, played[0], played[1]);
  if (refused !== undefined) throw refused;
  return playInPlace(game, state, played[0], played[1]);
};

/** Runs a part of a replay; faults name the move, 0 for the deal and the first move. */
export const replayed = <T>(move: number, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (!isFault(error)) throw error;
    throw move === 0 ? atMove(1, error) : atMove(move, fault('record', `move ${move} of the record: ${error.message}`));
  }
};

/** A different deal shows at the first move. */
export const differsFrom = (played: number): Fault => {
  const move = Math.max(1, played);
  return atMove(move, fault('record', `the record was made under other rules: it differs from move ${move} on`));
};

/** Throws if a replay differs from its record. Shortened records have another end. */
export const checkMark = (
  { marks = '', end, moves }: Pick<GameRecord, 'marks' | 'end' | 'moves'>,
  played: number,
  digest: Digest,
  endNow: () => string,
): void => {
  if (played > 0 && !agrees(marks, played, digest)) throw differsFrom(played);
  if (played === moves.length && end?.startsWith(`${played}:`) && end !== endNow()) throw differsFrom(played);
};

/** Reads an untrusted record; a fault says what is wrong with it. */
export const readRecord = (games: readonly Game[], value: unknown): { game: Game; record: GameRecord } => {
  const wrong = (why: string) => fault('record', `the record is broken: ${why}`);
  if (!isObject(value)) throw wrong('it is no JSON object');
  const game = findGame(games, value.game);
  const { version, options, seats, seed, first, deal, chance, origin, moves, marks, end } = value;
  if (version !== undefined && typeof version !== 'number') throw wrong('"version" is no number');
  if (!isObject(options)) throw wrong('"options" is no object');
  if (typeof seats !== 'number') throw wrong('"seats" is no number');
  if (typeof seed !== 'string') throw wrong('"seed" is no text');
  const starter = first === undefined ? undefined : SEATS.find((seat) => seat === first);
  if (first !== undefined && starter === undefined) throw wrong('"first" is no seat');
  if (deal !== undefined && !isTexts(deal)) throw wrong('"deal" is no list of lines');
  if (chance !== undefined && chance !== 'scripted') throw wrong('"chance" can only be "scripted"');
  const made = origin === undefined ? undefined : readOrigin(origin);
  if (origin !== undefined && made === undefined)
    throw wrong('"origin" is not a secret, its commitment, the number of the game and what the seats gave');
  if (!Array.isArray(moves)) throw wrong('"moves" is no list');
  if (marks !== undefined && typeof marks !== 'string') throw wrong('"marks" is no text');
  if (end !== undefined && typeof end !== 'string') throw wrong('"end" is no text');
  const record: GameRecord = {
    game: game.id,
    ...(version === undefined ? {} : { version }),
    options,
    seats,
    ...(starter === undefined ? {} : { first: starter }),
    ...(deal === undefined ? {} : { deal }),
    ...(chance === undefined ? {} : { chance }),
    ...(made === undefined ? {} : { origin: made }),
    seed,
    moves: moves.map((played: unknown, i): Played => {
      if (played === 'timeout') return played;
      const [seat, move]: unknown[] = Array.isArray(played) && played.length === 2 ? played : [];
      const known = SEATS.find((one) => one === seat);
      if (known === undefined || typeof move !== 'string')
        throw wrong(`move ${i + 1} is neither [seat, move] nor "timeout"`);
      return [known, move];
    }),
    ...(marks === undefined ? {} : { marks }),
    ...(end === undefined ? {} : { end }),
  };
  return { game, record };
};

export const findGame = <G extends Game>(games: readonly G[], id: unknown): G => {
  const game = games.find((known) => known.id === id);
  if (game === undefined)
    throw fault(
      'game',
      `there is no game ${JSON.stringify(id)}; the games are ${either(
        games.map((known) => known.id),
        'and',
      )}`,
    );
  return game;
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string');
