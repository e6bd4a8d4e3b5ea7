/**
 * A game under way, as a log and its fold: what a server keeps on disk, and what it keeps in memory. No I/O, no timers.
 * The log is the truth: folded again it gives the same table, with the same clock and the same answers held back.
 */
import { type Fact, hears, type Viewer } from '../engine/facts.ts';
import { type Fault, fault, isFault } from '../engine/fault.ts';
import type { Game, Sight, State, View } from '../engine/game.ts';
import { answers, check, type Does, openQuestion, playInPlace, timeOutInPlace } from '../engine/kernel.ts';
import { type NewGame, type Played, startGame } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import { sight, view } from '../engine/sight.ts';
import { allowance, type Clocks, leastOpen } from './clock.ts';

export const KINDS = ['move', 'hold', 'release', 'drop', 'timeout', 'more'] as const;

/**
 * What happened, and when. An answer that would close a window before its least time is over is taken and held:
 * the table goes on as if it were still awaited, until it is released; or dropped, if it is no longer allowed then.
 */
export type Entry = {
  readonly kind: (typeof KINDS)[number];
  readonly at: number;
  readonly seat?: Seat;
  readonly move?: string;
  /** Given by whoever sent it, so that a resend is known. */
  readonly id?: string;
};

type Held = { readonly seat: Seat; readonly move: string; readonly question: number };
/** How long a question that was put aside for another has been open. */
type Paused = { readonly question: number; readonly spent: number; readonly more: boolean };

export type Live = {
  readonly game: Game;
  readonly state: State;
  /** How many entries are folded. */
  n: number;
  /** The question whose clock runs, since when, and whether somebody was given more time. */
  question: number;
  opened: number;
  more: boolean;
  paused: readonly Paused[];
  held: Held | undefined;
  /** The latest moves' ids with their seats, to know a resend. */
  recent: readonly string[];
  /** How many facts each seat has heard; last, a watcher. */
  told: number[];
};

/** Who may see a change: everybody, or one seat alone. */
export type Change = { readonly facts: readonly Fact[]; readonly seen: 'all' | Seat };

const REMEMBERED = 48;

export const openLive = (game: Game, set: NewGame, at: number): { live: Live; facts: Fact[] } => {
  const { state, facts } = startGame(game, set);
  const live: Live = {
    game,
    state,
    n: 0,
    question: numberOf(state),
    opened: at,
    more: false,
    paused: [],
    held: undefined,
    recent: [],
    told: [...state.seats, undefined].map(() => 0),
  };
  count(live, facts);
  return { live, facts };
};

const numberOf = (state: State): number => openQuestion(state)?.id ?? state.questions;

const count = ({ state, told }: Live, facts: readonly Fact[]): void => {
  for (let i = 0; i < told.length; i++)
    for (const fact of facts) if (hears(fact, state.seats[i])) told[i] = (told[i] ?? 0) + 1;
};

/** How many facts a viewer has heard so far. */
export const toldTo = ({ state, told }: Live, viewer: Viewer): number =>
  told[viewer === undefined ? told.length - 1 : state.seats.indexOf(viewer)] ?? 0;

/** Takes one entry of the log. One who has just decided on it may say what it does. */
export const fold = (live: Live, entry: Entry, does?: Does): Change => {
  const { seat, move } = entry;
  live.n += 1;
  if (entry.id !== undefined) live.recent = [...live.recent.slice(1 - REMEMBERED), `${seat} ${entry.id}`];
  switch (entry.kind) {
    case 'more':
      live.more = true;
      return { facts: [], seen: 'all' };
    case 'hold':
      if (seat === undefined || move === undefined) throw fault('record', 'an answer is held, but none is there');
      live.held = { seat, move, question: live.question };
      return { facts: [], seen: seat };
    case 'release': {
      const { held } = live;
      if (held === undefined) throw fault('record', 'an answer is released, but none was held');
      live.held = undefined;
      return turn(live, entry.at, playInPlace(live.game, live.state, held.seat, held.move));
    }
    case 'drop': {
      const seen = live.held?.seat ?? 'all';
      live.held = undefined;
      return { facts: [], seen };
    }
    case 'timeout':
      return turn(live, entry.at, timeOutInPlace(live.game, live.state));
    default: {
      if (seat === undefined || move === undefined) throw fault('record', 'a move is missing');
      const known = does ?? check(live.game, live.state, seat, move);
      if (isFault(known)) throw known;
      const facts = playInPlace(live.game, live.state, seat, move, known);
      return known === 'open' ? { facts, seen: seat } : turn(live, entry.at, facts);
    }
  }
};

/** The table may have come to another question: clocks are set, or go on where they were. */
const turn = (live: Live, at: number, facts: readonly Fact[]): Change => {
  count(live, facts);
  const question = numberOf(live.state);
  if (question !== live.question) {
    const open = live.state.agenda.map((frame) => frame.question?.id);
    const known = [...live.paused, { question: live.question, spent: at - live.opened, more: live.more }];
    const back = live.paused.find((one) => one.question === question);
    live.paused = known.filter((one) => one.question !== question && open.includes(one.question));
    live.question = question;
    live.opened = at - (back?.spent ?? 0);
    live.more = back?.more ?? false;
    if (live.held !== undefined && live.held.question !== question && !open.includes(live.held.question))
      live.held = undefined;
  }
  return { facts, seen: 'all' };
};

/** An answer held back belongs to its seat's own sight: while this looks, it stands among the others. */
const withHeld = <T>(live: Live, seat: Viewer, look: () => T): T => {
  const { held } = live;
  const given = openQuestion(live.state)?.answers;
  if (held === undefined || held.seat !== seat || held.question !== live.question || given === undefined) return look();
  given.push({ seat, move: held.move });
  try {
    return look();
  } finally {
    given.pop();
  }
};

export type Decision = { readonly entry: Entry; readonly does: Does };

/** What is to be written for a move that somebody sends; a fault if it is refused; nothing if it is there already. */
export const decide = (
  live: Live,
  clocks: Clocks,
  sent: { readonly seat: Seat; readonly move: string; readonly question: number; readonly id?: string },
  now: number,
): Decision | Fault | undefined => {
  const { seat, move, question, id } = sent;
  if (id !== undefined && live.recent.includes(`${seat} ${id}`)) return undefined;
  if (live.state.over !== undefined) return fault('over', 'the game is over');
  const does = withHeld(live, seat, () => check(live.game, live.state, seat, move));
  // what is said beside the question answers none, and so is never too late
  if (question !== live.question && does !== 'aside')
    return fault('stale', 'that question is closed; look at the one that is open now');
  if (isFault(does)) return does;
  const early = now < live.opened + leastOpen(clocks, live.game, live.state);
  const kind = early && does === 'last' ? 'hold' : 'move';
  return { entry: { kind, at: now, seat, move, ...(id === undefined ? {} : { id }) }, does };
};

/** When the open question's clock runs out; never, if it has none. */
export const endsAt = ({ game, state, opened, more }: Live, clocks: Clocks): number | undefined => {
  if (state.over !== undefined) return undefined;
  const time = allowance(clocks, game, state);
  return time === undefined ? undefined : opened + time * (more ? 2 : 1);
};

/** When something happens by itself, and what. */
export const nextByItself = (
  live: Live,
  clocks: Clocks,
): { at: number; kind: 'release' | 'drop' | 'timeout' } | undefined => {
  if (live.state.over !== undefined) return undefined;
  const { held } = live;
  if (held?.question === live.question) {
    const kind = isFault(check(live.game, live.state, held.seat, held.move)) ? 'drop' : 'release';
    return { at: live.opened + leastOpen(clocks, live.game, live.state), kind };
  }
  const at = endsAt(live, clocks);
  return at === undefined ? undefined : { at, kind: 'timeout' };
};

export type ViewClock = { readonly opened: number; readonly ends: number | null; readonly more: boolean };
export type ClockedView = View & { readonly clock?: ViewClock };

/** The open question's clock, the same for everybody. */
export const clockOf = (live: Live, clocks: Clocks): ViewClock | undefined =>
  live.state.over === undefined
    ? { opened: live.opened, ends: endsAt(live, clocks) ?? null, more: live.more }
    : undefined;

export const liveView = (live: Live, clock: ViewClock | undefined, viewer: Viewer): ClockedView => {
  const seen = withHeld(live, viewer, () => view(live.game, live.state, viewer));
  return clock === undefined ? seen : { ...seen, clock };
};

/** What a bot at this seat sees. The facts are all that was ever said. */
export const liveSight = (live: Live, facts: readonly Fact[], seat: Seat): Sight =>
  withHeld(live, seat, () => sight(live.game, live.state, facts, seat));

/** The seats still to answer. Nobody at the table may learn this. */
export const awaited = (live: Live): Seat[] =>
  (openQuestion(live.state)?.asked ?? []).filter(
    (seat) => withHeld(live, seat, () => answers(live.game, live.state, seat)).length > 0,
  );

/** The moves of a log as a game's record has them: in the order in which they counted. */
export const playedIn = (entries: readonly Entry[]): Played[] => {
  const played: Played[] = [];
  let held: Played | undefined;
  for (const { kind, seat, move } of entries) {
    if (kind === 'timeout') played.push('timeout');
    if (kind === 'release' && held !== undefined) played.push(held);
    if (kind === 'release' || kind === 'drop') held = undefined;
    if (seat === undefined || move === undefined) continue;
    if (kind === 'move') played.push([seat, move]);
    if (kind === 'hold') held = [seat, move];
  }
  return played;
};

/** A game as plain data, to go on from without its log. */
export type Frozen = Omit<Live, 'game'>;
export const freeze = ({ game: _, ...rest }: Live): Frozen => rest;
export const thaw = (game: Game, frozen: Frozen): Live => ({ game, ...frozen });
