/**
 * A table: one game under way, as a log and its fold. No I/O, no timers: the host brings those, and clocks if it
 * wants them. The log is the truth: folded again it gives the same table, with the same clock and the same answers held
 * back. What was played and said is kept here too, but for a host that has it on disk.
 */
import { type Digest, digestOf, endOf, markOf, NOTHING_SAID, packMarks } from '../engine/digest.ts';
import { type Fact, hears, type Said, type Viewer } from '../engine/facts.ts';
import { type Fault, fault, isFault } from '../engine/fault.ts';
import type { Game, HandView, Played, Sight, State, TableView, View } from '../engine/game.ts';
import { check, type Does, openQuestion, playInPlace, timeOutInPlace, unanswered } from '../engine/kernel.ts';
import { mergeView } from '../engine/laid.ts';
import { checkMark, differsFrom, type GameRecord, type NewGame, replayed, startGame } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import { handView, sightOf, tableView } from '../engine/sight.ts';
import { leastOpen, NO_CLOCKS } from './clock.ts';

const KINDS = ['move', 'hold', 'release', 'drop', 'timeout', 'more', 'resume', 'shown'] as const;

/**
 * What happened, and when. An answer that would close a window before its least time is over is taken and held:
 * the table goes on as if it were still awaited, until it is released; or dropped, if it is no longer allowed then.
 */
export type Entry = {
  readonly kind: (typeof KINDS)[number];
  readonly at: number;
  readonly seat?: Seat;
  readonly move?: string;
  /** For how many milliseconds nobody could play, where the game goes on after that; or a big screen showed what led here. */
  readonly away?: number;
  /** Chosen by the sender, so that a resend is recognized. */
  readonly id?: string;
  /** Of what was played: the digest after it, by which it is known where other rules differ (`refold`). */
  readonly mark?: string;
};

type Held = { readonly seat: Seat; readonly move: string; readonly question: number };
/** How long a question that was put aside for another has been open. */
type Paused = { readonly question: number; readonly spent: number; readonly more: boolean };

/** The table as plain data, to go on from without its log. */
export type Frozen = {
  readonly state: State;
  /** How many entries are folded, and when the last of them was written. */
  n: number;
  at: number;
  /** The question whose clock runs, since when, and whether somebody was given more time. */
  question: number;
  opened: number;
  more: boolean;
  paused: readonly Paused[];
  held: Held | undefined;
  /** Since when it goes on after the server was away, if that was during the open question; 0: it was not. */
  resumed: number;
  /** The ids of all moves with their seats, to know a resend: what was sent, and for which question. */
  readonly taken: Map<string, { readonly question: number; readonly move: string | undefined }>;
  /** How many facts each seat has heard; last, a watcher. */
  told: number[];
  /** Of all that was said; and how many moves were played. */
  digest: Digest;
  played: number;
};

/** What was played, and what each has heard: by seat, last a watcher. */
type Kept = {
  readonly moves: Played[];
  readonly marks: string[];
  readonly facts: Fact[];
  readonly heard: readonly Said[][];
};

export type Table = Frozen & { readonly game: Game; readonly set: NewGame; readonly kept: Kept | undefined };

/** Who may see a change: everybody, or one seat alone. */
export type Change = { readonly facts: readonly Fact[]; readonly seen: 'all' | Seat };

export const openTable = (game: Game, set: NewGame): Table => open(game, set, 0, true).table;

/** A table that keeps only what it needs to go on: the rest is on disk. */
export const openLean = (game: Game, set: NewGame, at: number): { table: Table; facts: Fact[] } =>
  open(game, set, at, false);

const open = (game: Game, set: NewGame, at: number, keep: boolean): { table: Table; facts: Fact[] } => {
  const { state, facts } = startGame(game, set);
  const viewers = [...state.seats, undefined];
  const table: Table = {
    game,
    set,
    state,
    n: 0,
    at,
    question: questionOf(state),
    opened: at,
    more: false,
    paused: [],
    held: undefined,
    resumed: 0,
    taken: new Map(),
    told: viewers.map(() => 0),
    digest: NOTHING_SAID,
    played: 0,
    kept: keep ? { moves: [], marks: [], facts: [], heard: viewers.map(() => []) } : undefined,
  };
  hear(table, facts);
  return { table, facts };
};

/** A table as its record left it. `after`: what is to be done at its start and after each move. */
export const resumeTable = (game: Game, record: GameRecord, after: (table: Table) => void = () => {}): Table => {
  const { moves, marks: _, end: __, version: ___, ...set } = record;
  const table = replayed(0, () => openTable(game, set));
  const compare = () =>
    checkMark(record, table.played, table.digest, () => endOf(game, table.state, table.digest, table.played));
  compare();
  after(table);
  for (const played of moves) {
    refold(table, played === 'timeout' ? CLOCK : { kind: 'move', at: 0, seat: played[0], move: played[1] });
    compare();
    after(table);
  }
  return table;
};
const CLOCK: Entry = { kind: 'timeout', at: 0 };

export const recordOf = ({
  game,
  set,
  state,
  digest,
  played,
  kept,
}: Table): GameRecord & { readonly version: number; readonly marks: string } => ({
  ...set,
  version: game.version,
  moves: [...(kept?.moves ?? [])],
  marks: packMarks(kept?.marks ?? []),
  end: endOf(game, state, digest, played),
});

/** All that was ever said, with its audience, where it is kept. */
export const factsOf = ({ kept }: Table): readonly Fact[] => kept?.facts ?? [];

const questionOf = (state: State): number => openQuestion(state)?.id ?? state.questions;

const hear = (table: Table, facts: readonly Fact[]): void => {
  const { state, told, kept } = table;
  table.digest = digestOf(table.digest, facts);
  for (const fact of facts) {
    kept?.facts.push(fact);
    for (let i = 0; i < told.length; i++) {
      if (!hears(fact, state.seats[i])) continue;
      told[i] = (told[i] ?? 0) + 1;
      kept?.heard[i]?.push(fact.said);
    }
  }
};

/** What was played, once its facts are heard. */
const note = (table: Table, played: Played): void => {
  const { kept, digest } = table;
  table.played += 1;
  kept?.moves.push(played);
  kept?.marks.push(markOf(digest));
};

const placeOf = ({ state, told }: Table, viewer: Viewer): number =>
  viewer === undefined ? told.length - 1 : state.seats.indexOf(viewer);

/** How many facts a viewer has heard so far. */
export const toldTo = (table: Table, viewer: Viewer): number => table.told[placeOf(table, viewer)] ?? 0;

// —— the log ————————————————————————————————————————————————————————————————————————————————————————————

/** Applies one entry of the log. A caller that has just decided it passes its effect. */
export const fold = (table: Table, entry: Entry, does?: Does): Change => {
  const { seat, move } = entry;
  table.n += 1;
  table.at = Math.max(table.at, entry.at);
  if (entry.id !== undefined) table.taken.set(`${seat} ${entry.id}`, { question: table.question, move });
  switch (entry.kind) {
    case 'more':
      table.more = true;
      return { facts: [], seen: 'all' };
    case 'resume':
      table.opened = Math.min(table.opened + (entry.away ?? 0), entry.at);
      table.resumed = entry.at;
      return { facts: [], seen: 'all' };
    case 'shown':
      table.opened = Math.min(table.opened + (entry.away ?? 0), entry.at);
      return { facts: [], seen: 'all' };
    case 'hold':
      if (seat === undefined || move === undefined) throw fault('record', 'an answer is held, but none is there');
      table.held = { seat, move, question: table.question };
      return { facts: [], seen: seat };
    case 'release': {
      const { held } = table;
      if (held === undefined) throw fault('record', 'an answer is released, but none was held');
      table.held = undefined;
      return moved(table, entry.at, held.seat, held.move, 'last');
    }
    case 'drop': {
      const seen = table.held?.seat ?? 'all';
      table.held = undefined;
      return { facts: [], seen };
    }
    case 'timeout': {
      const change = settled(table, entry.at, timeOutInPlace(table.game, table.state));
      note(table, 'timeout');
      return change;
    }
    default: {
      if (seat === undefined || move === undefined) throw fault('record', 'a move is missing');
      const known = does ?? check(table.game, table.state, seat, move);
      if (isFault(known)) throw known;
      return moved(table, entry.at, seat, move, known);
    }
  }
};

const moved = (table: Table, at: number, seat: Seat, move: string, does: Does): Change => {
  const facts = playInPlace(table.game, table.state, seat, move, does);
  const change: Change = does === 'open' ? { facts, seen: seat } : settled(table, at, facts);
  note(table, [seat, move]);
  return change;
};

const PLAYS: readonly Entry['kind'][] = ['move', 'release', 'timeout'];

/** An entry that the table has just taken, as it is logged. */
export const marked = ({ digest }: Table, entry: Entry): Entry =>
  PLAYS.includes(entry.kind) ? { ...entry, mark: markOf(digest) } : entry;

/** Takes an entry that was logged before. A fault says from which move on these rules do not what was done then. */
export const refold = (table: Table, entry: Entry): Change => {
  const change = replayed(table.played + 1, () => fold(table, entry));
  if (entry.mark !== undefined && entry.mark !== markOf(table.digest)) throw differsFrom(table.played);
  return change;
};

/** The table may have come to another question: clocks are set, or go on where they were. */
const settled = (table: Table, at: number, facts: readonly Fact[]): Change => {
  hear(table, facts);
  const question = questionOf(table.state);
  if (question !== table.question) {
    const open = table.state.agenda.map((frame) => frame.question?.id);
    const known = [...table.paused, { question: table.question, spent: at - table.opened, more: table.more }];
    const back = table.paused.find((one) => one.question === question);
    table.paused = known.filter((one) => one.question !== question && open.includes(one.question));
    table.question = question;
    table.opened = at - (back?.spent ?? 0);
    table.more = back?.more ?? false;
    table.resumed = 0;
    if (table.held !== undefined && table.held.question !== question && !open.includes(table.held.question))
      table.held = undefined;
  }
  return { facts, seen: 'all' };
};

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

/** The marks of a log as a game's record has them; none where older programs wrote some of it. */
export const marksIn = (entries: readonly Entry[]): Pick<GameRecord, 'marks'> => {
  const played = entries.filter(({ kind }) => PLAYS.includes(kind));
  const marks = played.flatMap(({ mark }) => mark ?? []);
  return marks.length < played.length ? {} : { marks: packMarks(marks) };
};

export const freeze = ({ game: _, set: __, kept: ___, ...rest }: Table): Frozen => rest;
export const thaw = (game: Game, set: NewGame, frozen: Frozen): Table => ({ game, set, ...frozen, kept: undefined });

// —— moves ——————————————————————————————————————————————————————————————————————————————————————————————

export type Sent = { readonly seat: Seat; readonly move: string; readonly question?: number; readonly id?: string };
export type Decision = { readonly entry: Entry; readonly does: Does };

/** What is to be written for a move that somebody sends; a fault if it is refused; nothing if it is there already. */
export const decide = (
  table: Table,
  { seat, move, question, id }: Sent,
  now = 0,
  clocks = NO_CLOCKS,
): Decision | Fault | undefined => {
  const before = id === undefined ? undefined : table.taken.get(`${seat} ${id}`);
  // what is said beside the question may have been sent before it was opened
  if (before !== undefined && before.move === move && (question ?? 0) <= before.question) return undefined;
  if (before !== undefined) return fault('id', 'this id was used for another move already; give each its own');
  const does = withHeld(table, seat, () => check(table.game, table.state, seat, move));
  // what is done beside the question answers none, and so is never too late; but a word is meant for it
  const bound = does !== 'aside' || table.game.speech?.isWord(move) === true;
  if ((question ?? table.question) !== table.question && bound && table.state.over === undefined)
    return fault('stale', 'that question is closed; look at the one that is open now');
  if (isFault(does)) return does;
  const early = does === 'last' && now < table.opened + leastOpen(clocks, table.game, table.state);
  return { entry: { kind: early ? 'hold' : 'move', at: now, seat, move, ...(id === undefined ? {} : { id }) }, does };
};

/** Takes a move where no clock runs, and returns what was said. Throws a fault, with nothing changed, if it is refused. */
export const submit = (table: Table, seat: Seat, move: string, question?: number): readonly Fact[] => {
  const decided = decide(table, { seat, move, ...(question === undefined ? {} : { question }) });
  if (decided === undefined) return [];
  if (isFault(decided)) throw decided;
  return fold(table, decided.entry, decided.does).facts;
};

/** The clock of the open question has run out, where somebody else keeps it. */
export const expire = (table: Table): readonly Fact[] => fold(table, CLOCK).facts;

// —— what each sees —————————————————————————————————————————————————————————————————————————————————————

const heldFor = ({ held, question }: Table, seat: Viewer): Held | undefined =>
  held !== undefined && held.seat === seat && held.question === question ? held : undefined;

/** An answer held back belongs to its seat's own sight: while this looks, it stands among the others. */
const withHeld = <T>(table: Table, seat: Viewer, look: () => T): T => {
  const held = heldFor(table, seat);
  const given = openQuestion(table.state)?.answers;
  if (held === undefined || given === undefined) return look();
  given.push({ seat: held.seat, move: held.move });
  try {
    return look();
  } finally {
    given.pop();
  }
};

/** All that a viewer has heard, where it is kept. */
export const heardBy = (table: Table, viewer: Viewer): readonly Said[] =>
  table.kept?.heard[placeOf(table, viewer)] ?? [];

/** All that a viewer may know: the same function for people, watchers and bots. `heard`: all facts heard, where they are not kept. */
export const look = (table: Table, viewer: Viewer, heard?: readonly Said[]): Sight =>
  withHeld(table, viewer, () => sightOf(table.game, table.state, heard ?? heardBy(table, viewer), viewer));

export type ViewClock = { readonly opened: number; readonly ends: number | null; readonly more: boolean };
type ClockedView = View & { readonly clock?: ViewClock };

export const viewOf = (table: Table, viewer: Viewer, clock?: ViewClock): ClockedView => {
  const open = tableViewOf(table, clock);
  return viewer === undefined ? open : mergeView(open, handViewOf(table, viewer));
};

/** What lies on the table, with the clock: to show it to a room, nothing else is needed. */
export const tableViewOf = ({ game, state }: Table, clock?: ViewClock): TableView & Pick<ClockedView, 'clock'> => {
  const open = tableView(game, state);
  return clock === undefined ? open : { ...open, clock };
};

/** What a seat sees beyond that, among it an answer of its own that is held back. */
export const handViewOf = (table: Table, seat: Seat): HandView => {
  const { game, state } = table;
  if (heldFor(table, seat) === undefined) return handView(game, state, seat);
  return withHeld(table, seat, () => {
    const hand = handView(game, state, seat);
    const { answered } = tableView(game, state); // a game may tell it its own way
    return answered === undefined ? hand : { ...hand, answered };
  });
};

/** The seats still to answer. Nobody at the table may learn this. */
export const awaited = (table: Table): Seat[] =>
  withHeld(table, table.held?.seat, () => unanswered(table.game, table.state));
