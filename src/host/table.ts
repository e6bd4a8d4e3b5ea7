/**
 * A table: one running game, as a log and its fold. No I/O and no timers: the host brings those. Folding the log again
 * gives the same table, clock and held answers. Moves and facts are kept here, too, unless the host stores them.
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
 * An event and its time. An answer that would close a window before its least time is held: the table continues as if
 * it were missing, until it is released, or dropped if no longer legal.
 */
export type Entry = {
  readonly kind: (typeof KINDS)[number];
  readonly at: number;
  readonly seat?: Seat;
  readonly move?: string;
  /** Milliseconds not to count: the server was away, or a big screen showed what led here. */
  readonly away?: number;
  /** Chosen by the sender, so that a resend is recognized. */
  readonly id?: string;
  /** For moves: the digest after it, which reveals different rules (`refold`). */
  readonly mark?: string;
};

type Held = { readonly seat: Seat; readonly move: string; readonly question: number };
/** How long an interrupted question had been open. */
type Paused = { readonly question: number; readonly spent: number; readonly more: boolean };

/** The table as plain data, to continue without its log. */
export type Frozen = {
  readonly state: State;
  /** The number of folded entries, and the time of the last. */
  n: number;
  at: number;
  /** The question whose clock runs, since when, and whether more time was given. */
  question: number;
  opened: number;
  more: boolean;
  paused: readonly Paused[];
  held: Held | undefined;
  /** When the game resumed during the open question; 0: it did not. */
  resumed: number;
  /** Ids of all moves with seats, to recognize a resend: the move, and its question. */
  readonly taken: Map<string, { readonly question: number; readonly move: string | undefined }>;
  /** Facts heard per seat; last, a watcher. */
  told: number[];
  /** Of all facts; and the number of moves. */
  digest: Digest;
  played: number;
};

/** Moves, and facts heard by seat; last, a watcher. */
type Kept = {
  readonly moves: Played[];
  readonly marks: string[];
  readonly facts: Fact[];
  readonly heard: readonly Said[][];
};

export type Table = Frozen & { readonly game: Game; readonly set: NewGame; readonly kept: Kept | undefined };

export type Change = { readonly facts: readonly Fact[]; readonly seen: 'all' | Seat };

export const openTable = (game: Game, set: NewGame): Table => open(game, set, 0, true).table;

/** A table without moves and facts: the host has them on disk. */
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

/** A table from its record. `after` runs at the start and after each move. */
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

/** Notes a move after its facts. */
const note = (table: Table, played: Played): void => {
  const { kept, digest } = table;
  table.played += 1;
  kept?.moves.push(played);
  kept?.marks.push(markOf(digest));
};

const placeOf = ({ state, told }: Table, viewer: Viewer): number =>
  viewer === undefined ? told.length - 1 : state.seats.indexOf(viewer);

export const toldTo = (table: Table, viewer: Viewer): number => table.told[placeOf(table, viewer)] ?? 0;

// —— the log ——

/** Applies one entry. A caller that has just decided it passes its effect. */
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

export const marked = ({ digest }: Table, entry: Entry): Entry =>
  PLAYS.includes(entry.kind) ? { ...entry, mark: markOf(digest) } : entry;

/** Applies a logged entry. A fault names the move from which these rules differ. */
export const refold = (table: Table, entry: Entry): Change => {
  const change = replayed(table.played + 1, () => fold(table, entry));
  if (entry.mark !== undefined && entry.mark !== markOf(table.digest)) throw differsFrom(table.played);
  return change;
};

/** After a possible change of question: sets or resumes clocks. */
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

/** A log's moves as in a record, in the order in which they took effect. */
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

/** A log's marks as in a record; none if older programs wrote part of it. */
export const marksIn = (entries: readonly Entry[]): Pick<GameRecord, 'marks'> => {
  const played = entries.filter(({ kind }) => PLAYS.includes(kind));
  const marks = played.flatMap(({ mark }) => mark ?? []);
  return marks.length < played.length ? {} : { marks: packMarks(marks) };
};

export const freeze = ({ game: _, set: __, kept: ___, ...rest }: Table): Frozen => rest;
export const thaw = (game: Game, set: NewGame, frozen: Frozen): Table => ({ game, set, ...frozen, kept: undefined });

// —— moves ——

export type Sent = { readonly seat: Seat; readonly move: string; readonly question?: number; readonly id?: string };
export type Decision = { readonly entry: Entry; readonly does: Does };

/** The entry for a move; a fault if it is refused; undefined if it was taken already. */
export const decide = (
  table: Table,
  { seat, move, question, id }: Sent,
  now = 0,
  clocks = NO_CLOCKS,
): Decision | Fault | undefined => {
  const before = id === undefined ? undefined : table.taken.get(`${seat} ${id}`);
  // a remark may have been sent before this question
  if (before !== undefined && before.move === move && (question ?? 0) <= before.question) return undefined;
  if (before !== undefined) return fault('id', 'this id was used for another move already; give each its own');
  const does = withHeld(table, seat, () => check(table.game, table.state, seat, move));
  // moves beside the question are never too late, but a statement belongs to its question
  const bound = does !== 'aside' || table.game.speech?.isWord(move) === true;
  if ((question ?? table.question) !== table.question && bound && table.state.over === undefined)
    return fault('stale', 'that question is closed; look at the one that is open now');
  if (isFault(does)) return does;
  const early = does === 'last' && now < table.opened + leastOpen(clocks, table.game, table.state);
  return { entry: { kind: early ? 'hold' : 'move', at: now, seat, move, ...(id === undefined ? {} : { id }) }, does };
};

/** Plays a move without a clock. A refusal throws and changes nothing. */
export const submit = (table: Table, seat: Seat, move: string, question?: number): readonly Fact[] => {
  const decided = decide(table, { seat, move, ...(question === undefined ? {} : { question }) });
  if (decided === undefined) return [];
  if (isFault(decided)) throw decided;
  return fold(table, decided.entry, decided.does).facts;
};

/** The question's clock has run out, by an outside clock. */
export const expire = (table: Table): readonly Fact[] => fold(table, CLOCK).facts;

// —— views ——

const heldFor = ({ held, question }: Table, seat: Viewer): Held | undefined =>
  held !== undefined && held.seat === seat && held.question === question ? held : undefined;

/** A held answer belongs to its seat's own sight: it is included while `look` runs. */
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

export const heardBy = (table: Table, viewer: Viewer): readonly Said[] =>
  table.kept?.heard[placeOf(table, viewer)] ?? [];

/** Everything a viewer may know: the same for people, watchers and bots. `heard`: needed if facts are not kept. */
export const look = (table: Table, viewer: Viewer, heard?: readonly Said[]): Sight =>
  withHeld(table, viewer, () => sightOf(table.game, table.state, heard ?? heardBy(table, viewer), viewer));

export type ViewClock = { readonly opened: number; readonly ends: number | null; readonly more: boolean };
type ClockedView = View & { readonly clock?: ViewClock };

export const viewOf = (table: Table, viewer: Viewer, clock?: ViewClock): ClockedView => {
  const open = tableViewOf(table, clock);
  return viewer === undefined ? open : mergeView(open, handViewOf(table, viewer));
};

/** The public view with the clock: all that a big screen needs. */
export const tableViewOf = ({ game, state }: Table, clock?: ViewClock): TableView & Pick<ClockedView, 'clock'> => {
  const open = tableView(game, state);
  return clock === undefined ? open : { ...open, clock };
};

/** What a seat sees beyond that, including its held answer. */
export const handViewOf = (table: Table, seat: Seat): HandView => {
  const { game, state } = table;
  if (heldFor(table, seat) === undefined) return handView(game, state, seat);
  return withHeld(table, seat, () => {
    const hand = handView(game, state, seat);
    const { answered } = tableView(game, state); // a game may tell it its own way
    return answered === undefined ? hand : { ...hand, answered };
  });
};

/** Seats still to answer. Secret: nobody at the table may learn this. */
export const awaited = (table: Table): Seat[] =>
  withHeld(table, table.held?.seat, () => unanswered(table.game, table.state));
