/** The laws that hold for every game at every move. Each law is a function that says why it is broken, or nothing. */
import { type Rng, seeded } from '../src/engine/chance.ts';
import type { Fact, Viewer } from '../src/engine/facts.ts';
import type { Game, Imagined, Played, State } from '../src/engine/game.ts';
import { answers, play, playInPlace, timeOut, timeOutInPlace } from '../src/engine/kernel.ts';
import { type NewGame, readRecord, replay, startGame } from '../src/engine/record.ts';
import { difference } from './difference.ts';
import { conserves, late, leadsOn, lists, refuses, someoneActs, views } from './laws-moments.ts';
import { asidesStand, imagines, keepsSecrets, laysOpen, seals, staysOpen } from './laws-secrets.ts';
import { neverThrows } from './laws-vocabulary.ts';
import { randomPlay } from './random-play.ts';

export type Moment = {
  readonly game: Imagined;
  readonly s: State;
  readonly facts: readonly Fact[];
  /** For trials of the laws, apart from the game's own chance. */
  readonly rng: Rng;
  readonly sums: Readonly<Record<string, unknown>>;
  readonly vocabulary: Set<string>;
  readonly viewers: number;
  /** Needed releases, and how much had been said by then. */
  readonly needed: Map<string, number>;
  /** Verbs that differed by a release, or after one. */
  readonly differed: Set<string>;
  /** Imagined states by viewer, or why there is none. */
  readonly dreams: Map<Viewer, State | string>;
  /** The result of the move there. */
  readonly there: Map<Viewer, Elsewhere>;
};
export type Elsewhere = { readonly state: State; readonly told: readonly Fact[] };
export type Turn = Moment & { readonly played: Played; readonly after: State; readonly told: readonly Fact[] };

export type Why = string | undefined;

const pure = ({ game, s, played, after, told }: Turn): Why => {
  const before = JSON.stringify(s);
  const again = playOn(game, s, played);
  if (JSON.stringify(s) !== before) return `${said(played)} changed the state it was given`;
  const where = difference(again.state, after) ?? difference(again.facts, told);
  return where === undefined ? undefined : `${said(played)} played twice differs at "${where}"`;
};

const survivesJson = ({ game, s, played, after, told }: Turn): Why => {
  const saved: State = JSON.parse(JSON.stringify(s));
  const lost = difference(saved, s);
  if (lost !== undefined) return `the state loses "${lost}" as JSON`;
  const again = playOn(game, saved, played);
  const where = difference(again.state, after) ?? difference(again.facts, told);
  return where === undefined ? undefined : `saved and loaded, ${said(played)} ends otherwise at "${where}"`;
};

const STANDING = {
  someoneActs,
  conserves,
  lists,
  refuses,
  neverThrows,
  views,
  late,
  leadsOn,
  laysOpen,
  imagines,
} as const;
const MOVING = { pure, survivesJson, seals, asidesStand, staysOpen, keepsSecrets } as const;
export type LawName = keyof typeof STANDING | keyof typeof MOVING | 'ends' | 'replays';
export const LAWS: readonly LawName[] = [
  ...Object.keys(STANDING).filter((name): name is keyof typeof STANDING => Object.hasOwn(STANDING, name)),
  ...Object.keys(MOVING).filter((name): name is keyof typeof MOVING => Object.hasOwn(MOVING, name)),
  'ends',
  'replays',
];

/** A broken law, with everything needed to reproduce it. */
type Breach = Error & { readonly law: LawName };
export const isBreach = (error: unknown): error is Breach => error instanceof Error && 'law' in error;

export type Report = { readonly moves: number } & Pick<Moment, 'needed' | 'differed'>;

/** Plays a random game, testing the laws at every move or the first `most`. Throws a breach. */
export const holdLaws = (
  game: Imagined,
  set: NewGame,
  viewers = Number.POSITIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
): Report => {
  const moves: Played[] = [];
  const check: Check = (law, why) => {
    if (why === undefined) return;
    const where = `move ${moves.length + 1} of ${JSON.stringify(set)}`;
    throw Object.assign(new Error(`${game.id} breaks the law "${law}" at ${where}: ${why}`), { law });
  };
  try {
    return playThrough(game, set, { viewers, most }, moves, check);
  } catch (error) {
    if (!isBreach(error)) check('neverThrows', error instanceof Error ? error.stack : String(error));
    throw error;
  }
};

type Check = (law: LawName, why: Why) => void;

type Bounds = { readonly viewers: number; readonly most: number };

const playThrough = (
  game: Imagined,
  set: NewGame,
  { viewers, most }: Bounds,
  moves: Played[],
  check: Check,
): Report => {
  const rng = seeded(`${set.seed} laws`);
  const [needed, differed] = [new Map<string, number>(), new Set<string>()];
  const opening = startGame(game, set);
  const facts = [...opening.facts];
  let s = opening.state;
  const sums = game.conserved(s);
  const vocabulary = new Set<string>();
  const longest = game.longest(set.seats);
  const now = (): Moment => ({
    game,
    s,
    facts,
    rng,
    sums,
    vocabulary,
    viewers,
    needed,
    differed,
    dreams: new Map(),
    there: new Map(),
  });
  let counted = 0;
  while (s.over === undefined && moves.length < most) {
    const moment = now();
    const before = JSON.stringify(s);
    standing(moment, check);
    const played = randomPlay(game, s, rng);
    if (isAnswer(game, s, played)) counted += 1;
    const { state: after, facts: told } = playOn(game, s, played);
    for (const [law, why] of Object.entries(MOVING))
      check(law as keyof typeof MOVING, why({ ...moment, played, after, told }));
    check('pure', JSON.stringify(s) === before ? undefined : 'looking at the state changed it');
    moves.push(played);
    facts.push(...told);
    s = after;
    check('ends', counted > longest ? `${counted} moves, and the longest game should have ${longest}` : undefined);
  }
  standing(now(), check);
  check('replays', replays(game, set, moves, s, facts));
  return { moves: moves.length, needed, differed };
};

const standing = (moment: Moment, check: Check): void => {
  for (const [law, why] of Object.entries(STANDING)) check(law as keyof typeof STANDING, why(moment));
};

const replays = (game: Game, set: NewGame, moves: readonly Played[], s: State, facts: readonly Fact[]): Why => {
  const saved: unknown = JSON.parse(JSON.stringify({ ...set, version: game.version, moves }));
  const { record } = readRecord([game], saved);
  try {
    const again = replay(game, record);
    const where = difference(again.state, s) ?? difference(again.facts, facts);
    return where === undefined ? undefined : `the replay differs at "${where}"`;
  } catch (error) {
    return `the record cannot be replayed: ${String(error)}`;
  }
};

const playOn = (game: Game, s: State, played: Played): { state: State; facts: Fact[] } =>
  played === 'timeout' ? timeOut(game, s) : play(game, s, played[0], played[1]);

export const playOnInPlace = (game: Game, s: State, played: Played): Fact[] =>
  played === 'timeout' ? timeOutInPlace(game, s) : playInPlace(game, s, played[0], played[1]);

export const isAnswer = (game: Game, s: State, played: Played): boolean => {
  if (played === 'timeout') return true;
  const [seat, move] = played;
  const list = answers(game, s, seat);
  return (
    list.includes(move) ||
    game.patterns?.some((free) => list.includes(free.pattern) && free.fits(s, seat, move)) === true
  );
};

export const said = (played: Played): string => (played === 'timeout' ? 'the timeout' : `"${played.join(' ')}"`);
