/** The interface of a store. One contract suite (test/server/store-contract) holds every store to this. */
import type { Seat } from '../../engine/seats.ts';
import type { Entry } from '../../host/table.ts';
import type { Status } from '../../protocol/lists.ts';
import type {
  BlockPairRow,
  BlockRow,
  ChatRow,
  DailyRow,
  FiguresRow,
  FinishedRow,
  GameRow,
  HeadRow,
  InvitationRow,
  MetRow,
  NewReport,
  NoticeRow,
  OwnLine,
  OwnReport,
  PasskeyRow,
  PersonRow,
  Player,
  Present,
  RatedPlayer,
  RatingRow,
  RatingStep,
  Reminder,
  ReportRow,
  SanctionRow,
  SessionRow,
  SnapshotRow,
  Subscription,
  TableRow,
  TableWrite,
} from './row-types.ts';

type OfPerson = { readonly person: string; readonly session?: number };
type OfTable = { readonly table: string };
type OfGame = OfTable & { readonly round: number };
/** A change, as data. Changes that arrive together are committed together. */
export type Write =
  /** `once`: keeps an existing value. */
  | { readonly write: 'setting'; readonly key: string; readonly value: string; readonly once?: true }
  | { readonly write: 'person'; readonly row: PersonRow; readonly session?: number }
  /** `alone`: voids all other sessions, subscriptions and recovery links. */
  | { readonly write: 'session'; readonly row: SessionRow; readonly alone: boolean }
  /** A bot account; its person and session are written with it. Refused beyond `most` per owner. */
  | { readonly write: 'bot'; readonly person: string; readonly owner: string; readonly most: number }
  | { readonly write: 'seen'; readonly person: string; readonly n: number; readonly at: number }
  | (OfPerson & { readonly write: 'end-sessions'; readonly n: number | 'others' })
  /** Deletes the person's name and words; their games stay. */
  | (OfPerson & { readonly write: 'forget' })
  /** Voids earlier ones. A code that another person has stays theirs, so check the owner. */
  | (OfPerson & { readonly write: 'recovery'; readonly hashes: readonly string[]; readonly until: number })
  | { readonly write: 'table'; readonly row: TableWrite }
  /** Replaced codes and invitations; people who use one are told so until then. */
  | (OfTable & { readonly write: 'renewed'; readonly words: readonly string[]; readonly until: number })
  | { readonly write: 'game'; readonly row: GameRow }
  /** Somebody else plays that seat from now on. */
  | (OfGame & { readonly write: 'player'; readonly player: Player })
  | (OfGame & { readonly write: 'entry'; readonly n: number; readonly entry: Entry })
  | (OfGame & { readonly write: 'snapshot'; readonly row: SnapshotRow })
  /** Deletes snapshots made by other code: the log has everything. */
  | { readonly write: 'no-snapshots' }
  /** Not counted yet. */
  | (OfGame & { readonly write: 'ended'; readonly at: number; readonly winners: readonly Seat[] })
  /** Adds to figures, once per game, without removed people. */
  | (OfGame & {
      readonly write: 'counted';
      readonly of: readonly { readonly person: string; readonly row: FiguresRow }[];
      readonly steps?: readonly RatingStep[];
    })
  /** Rating on; or off, which deletes it. */
  | (OfPerson & { readonly write: 'rate'; readonly on: boolean })
  /** Deletes figures and removes the person from finished games, which stay for others. */
  | (OfPerson & { readonly write: 'forget-games' })
  | (OfTable & {
      readonly write: 'met';
      readonly game: string;
      readonly at: number;
      readonly people: readonly { readonly person: string; readonly mask: string | undefined }[];
    })
  | (OfTable & {
      readonly write: 'invitation';
      readonly person: string;
      readonly by: string;
      readonly until: number;
    })
  | { readonly write: 'wish'; readonly row: NoticeRow; readonly session?: number }
  | (OfPerson & { readonly write: 'wish-told'; readonly topic: string; readonly at: number })
  | (OfPerson & { readonly write: 'no-wish'; readonly topic: string; readonly endpoint?: string })
  /** Includes the blocked person's device. */
  | (OfPerson & { readonly write: 'block'; readonly other: string; readonly at: number })
  | (OfPerson & { readonly write: 'unblock'; readonly other: string })
  /** A mark that recognizes a blocked person under another name. */
  | (OfPerson & { readonly write: 'device'; readonly mark: string })
  /** An abandoned game of Play now, remembered until then. */
  | (OfGame & { readonly write: 'left'; readonly person: string; readonly at: number; readonly until: number })
  | (OfTable & { readonly write: 'chat'; readonly row: ChatRow })
  /** Once per person and line. */
  | (NewReport & { readonly write: 'report' })
  /** An operator's decision settles a report, unless it is settled already. */
  | (Pick<SanctionRow, 'id' | 'kind' | 'reason' | 'by' | 'at' | 'until' | 'person'> & {
      readonly write: 'sanction';
      readonly report: number;
    })
  | (Pick<SanctionRow, 'id' | 'by' | 'at' | 'person'> & { readonly write: 'undo-sanction' })
  /** The server's owner has settled it. */
  | { readonly write: 'settled'; readonly report: number }
  | { readonly write: 'subscribe'; readonly row: Subscription; readonly session?: number }
  | (OfPerson & { readonly write: 'unsubscribe'; readonly endpoint: string })
  /** Replaces the person's reminder. */
  | { readonly write: 'remind'; readonly row: Reminder; readonly session?: number }
  /** `was`: the reminder sent; `due`: the next. */
  | (OfPerson & { readonly write: 'reminded'; readonly was: number; readonly due: number })
  | (OfPerson & { readonly write: 'no-reminder'; readonly endpoint: string })
  /** With several servers only. */
  | (OfTable & { readonly write: 'present'; readonly row: Present })
  /** A known id changes nothing. */
  | { readonly write: 'passkey'; readonly row: PasskeyRow; readonly session?: number }
  | {
      readonly write: 'passkey-used';
      readonly person: string;
      readonly id: string;
      readonly counter: number;
      readonly used: number;
    }
  | (OfPerson & { readonly write: 'no-passkey'; readonly id: string })
  /** Counts an answer; the day's counts are kept until then. */
  | {
      readonly write: 'daily';
      readonly date: string;
      readonly said: number;
      readonly doubted: boolean;
      readonly until: number;
    };

/** A table and its game: the latest snapshot, and entries after it. */
export type Loaded = {
  readonly row: TableRow;
  readonly game: GameRow | undefined;
  readonly snapshot: SnapshotRow | undefined;
  readonly entries: readonly Entry[];
  readonly chatLines: number;
  /** With several servers. */
  readonly head?: HeadRow | undefined;
  readonly present?: readonly Present[];
};

export type TableBrief = {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly people: number;
  readonly touched: number;
};

type Measured = {
  readonly commits: number;
  readonly writes: number;
  readonly seconds: number;
  readonly longest: number;
  readonly synced: boolean;
};

export type StoreCalls = {
  /** All or nothing, on disk when it returns. Skips and names people whose session is gone. */
  commit(writes: readonly Write[]): readonly string[];
  setting(key: string): string | undefined;
  person(id: string): PersonRow | undefined;
  /** The last used first. */
  sessions(person: string): SessionRow[];
  /** In one answer, since every returning person needs both. */
  personWithSessions(id: string): { readonly row: PersonRow; readonly sessions: readonly SessionRow[] } | undefined;
  /** The oldest first. */
  botsOf(owner: string): PersonRow[];
  ownerOf(bot: string): PersonRow | undefined;
  /** The mark of the browser in which they signed in. */
  markOf(person: string): string | undefined;
  recoveryOf(hash: string): string | undefined;
  /** Works once: all of the person's recovery secrets are void then. */
  takeRecovery(hash: string, now: number): string | undefined;
  /** Whether a challenge was unanswered; marks it as answered until then. */
  takeChallenge(hash: string, until: number): boolean;
  /** Returns those that were unanswered, with one disk write. */
  takeChallenges(hashes: readonly string[], until: number): string[];
  challenged(hash: string): boolean;
  daily(date: string): DailyRow[];
  load(table: string): Loaded | undefined;
  byInvite(invite: string): string | undefined;
  byCode(code: string, now: number): string | undefined;
  renewed(word: string, now: number): string | undefined;
  /** Open public tables with somebody seated, the latest first; limited per host and per address. */
  open(most: number, perHost: number, perOrigin: number): TableRow[];
  /** Public tables of a game with a chair to offer, those with most people first. */
  seeking(game: string, most: number): TableRow[];
  /** Takes the person's place in the queue with this token, on one server at a time, until it expires. */
  takePlace(person: string, token: string, until: number, now: number): boolean;
  leavePlace(person: string, token: string): void;
  /** A block holds for the bot accounts of both, too. */
  blockPairs(person: string): BlockPairRow[];
  /** As shown to the person. */
  blocks(person: string): BlockRow[];
  /** Under any name. */
  blockersOf(device: string): string[];
  /** The latest first, without blocked pairs. */
  met(person: string, most: number): MetRow[];
  /** Tables to which a person is invited, without blocked inviters. */
  invitations(person: string, now: number): InvitationRow[];
  /** People to notify of a topic whose interval is over. */
  wishers(topic: string, now: number, most: number): NoticeRow[];
  wishes(person: string): NoticeRow[];
  /** Times of recently abandoned games. */
  leaves(person: string): number[];
  seatedAt(person: string): TableRow[];
  /** Open tables that name a person without a seat: as host, or asking for one. */
  namedAt(person: string): string[];
  playing(): string[];
  /** Tables not closed and not touched since; those with a running game have their own limit. */
  untouched(playing: number, others: number, most: number): string[];
  briefs(): TableBrief[];
  entries(table: string, round: number): Entry[];
  game(table: string, round: number): GameRow | undefined;
  /** A page, the latest first. */
  finished(person: string, most: number, skipped: number): FinishedRow[];
  finishedGame(table: string, round: number): FinishedRow | undefined;
  uncounted(most: number): OfGame[];
  figures(person: string): FiguresRow[];
  ratings(person: string): RatingRow[];
  /** Players from the beginning of a game who want to be rated, with their ratings. */
  ratedPlayers(table: string, round: number, game: string, seats: number): RatedPlayer[];
  /** The last lines, oldest first. */
  chat(table: string, most: number): ChatRow[];
  /** A page in order. */
  chatOf(person: string, most: number, skipped: number): OwnLine[];
  reportsOf(person: string): OwnReport[];
  /** A page of reported lines, those about one person together, by weight and age. */
  reports(most: number, skipped: number): ReportRow[];
  countReports(): number | undefined;
  report(id: number): ReportRow | undefined;
  chatAround(table: string, from: number, to: number): ChatRow[];
  /** The latest first. */
  sanctions(most: number): SanctionRow[];
  /** Sanctions in force for a person, their device, or a bot account's owner. */
  sanctionsOn(person: string, now: number): SanctionRow[];
  subscriptions(person: string): Subscription[];
  reminder(person: string): Reminder | undefined;
  /** The earliest first. */
  reminders(now: number, most: number): Reminder[];
  passkey(id: string): PasskeyRow | undefined;
  passkeys(person: string): PasskeyRow[];
  /** Deletes older finished games, closed tables with their chat, and expired rows. */
  expire(before: number, now: number): number;
  /** Deletes people who never played, have no passkey and were not seen since. */
  expireGuests(before: number): void;
  /** Tables whose acknowledged moves are missing: the log is damaged. */
  lost(): string[];
  /** Commits since the last call: number, total and longest time. */
  measured(): Measured;
  close(): void;
};

export type Store = {
  readonly [K in keyof StoreCalls]: (...args: Parameters<StoreCalls[K]>) => Promise<ReturnType<StoreCalls[K]>>;
} & {
  /** Copies the running store into a file, without blocking. */
  backup(file: string): Promise<void>;
};
