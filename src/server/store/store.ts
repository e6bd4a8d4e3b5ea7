/** The interface of a store. One contract suite (test/server/store-contract) holds every store to this. */
import type { Seat } from '../../engine/seats.ts';
import type { Entry } from '../../host/table.ts';
import type { Status } from '../../protocol/lists.ts';
import type {
  BlockPairRow,
  BlockRow,
  ChatRow,
  DailyRow,
  DareAnswerRow,
  DareRow,
  FiguresRow,
  FinishedRow,
  ForecastRow,
  GameRow,
  HeadRow,
  InvitationRow,
  MetRow,
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

/** With a session: written only while that session is valid. */
type OfPerson = { readonly person: string; readonly session?: number };
type OfTable = { readonly table: string };
type OfGame = OfTable & { readonly round: number };
/** A change, as data. Changes that arrive together are committed together. */
export type Write =
  /** `once`: what is there already stays. */
  | { readonly write: 'setting'; readonly key: string; readonly value: string; readonly once?: true }
  | { readonly write: 'person'; readonly row: PersonRow; readonly session?: number }
  /** A session of a known person. Alone: all other sessions become void, and with them subscriptions and recovery links. */
  | { readonly write: 'session'; readonly row: SessionRow; readonly alone: boolean }
  /** A bot account, whose person and session are written with it; none beyond the most that an owner may have. */
  | { readonly write: 'bot'; readonly person: string; readonly owner: string; readonly most: number }
  | { readonly write: 'seen'; readonly person: string; readonly n: number; readonly at: number }
  | (OfPerson & { readonly write: 'end-sessions'; readonly n: number | 'others' })
  /** The person's name and words are deleted; their games stay, without the name. */
  | (OfPerson & { readonly write: 'forget' })
  /** Earlier ones become void. One that another person already has stays theirs, so the caller checks the owner. */
  | (OfPerson & { readonly write: 'recovery'; readonly hashes: readonly string[]; readonly until: number })
  | { readonly write: 'table'; readonly row: TableWrite }
  /** Codes and invitations that no longer open it: people who use one are told so until then. */
  | (OfTable & { readonly write: 'renewed'; readonly words: readonly string[]; readonly until: number })
  | { readonly write: 'game'; readonly row: GameRow }
  /** Somebody else plays that seat from now on. */
  | (OfGame & { readonly write: 'player'; readonly player: Player })
  | (OfGame & { readonly write: 'entry'; readonly n: number; readonly entry: Entry })
  | (OfGame & { readonly write: 'snapshot'; readonly row: SnapshotRow })
  /** Deletes snapshots that other code made: the log has all they had. */
  | { readonly write: 'no-snapshots' }
  /** From then on it waits to be counted. */
  | (OfGame & { readonly write: 'ended'; readonly at: number; readonly winners: readonly Seat[] })
  /** Added to these people's figures. A game that is already counted adds nothing, nor does one from which the person was removed. */
  | (OfGame & {
      readonly write: 'counted';
      readonly of: readonly { readonly person: string; readonly row: FiguresRow }[];
      readonly steps?: readonly RatingStep[];
    })
  /** The person wants to be rated from now on; or no longer, and what was kept is deleted. */
  | (OfPerson & { readonly write: 'rate'; readonly on: boolean })
  /** Deletes the person's figures and removes them from finished games, which stay for the others. */
  | (OfPerson & { readonly write: 'forget-games' })
  | (OfTable & {
      readonly write: 'met';
      readonly game: string;
      readonly at: number;
      readonly people: readonly { readonly person: string; readonly mask: string | undefined }[];
    })
  /** One of those who sit there asks this person to come. */
  | (OfTable & {
      readonly write: 'invitation';
      readonly person: string;
      readonly by: string;
      readonly until: number;
    })
  | { readonly write: 'wish'; readonly row: NoticeRow; readonly session?: number }
  | (OfPerson & { readonly write: 'wish-told'; readonly topic: string; readonly at: number })
  | (OfPerson & { readonly write: 'no-wish'; readonly topic: string; readonly endpoint?: string })
  /** With the device of the blocked person. */
  | (OfPerson & { readonly write: 'block'; readonly other: string; readonly at: number })
  | (OfPerson & { readonly write: 'unblock'; readonly other: string })
  /** By a mark that recognises a blocked person under another name. */
  | (OfPerson & { readonly write: 'device'; readonly mark: string })
  /** Somebody abandoned a game of Play now: that is remembered until then. */
  | (OfGame & { readonly write: 'left'; readonly person: string; readonly at: number; readonly until: number })
  | (OfTable & { readonly write: 'chat'; readonly row: ChatRow })
  | (ForecastRow & { readonly write: 'forecast' })
  | (Omit<ReportRow, 'id' | 'person' | 'name' | 'said'> & { readonly write: 'report' })
  /** An operator has decided about a report, which is settled by it; about one that is settled already, nothing. */
  | (Pick<SanctionRow, 'id' | 'kind' | 'reason' | 'by' | 'at' | 'until' | 'person'> & {
      readonly write: 'sanction';
      readonly report: number;
    })
  | (Pick<SanctionRow, 'id' | 'by' | 'at' | 'person'> & { readonly write: 'undo-sanction' })
  /** The server's owner has settled it. */
  | { readonly write: 'settled'; readonly report: number }
  | { readonly write: 'subscribe'; readonly row: Subscription; readonly session?: number }
  | (OfPerson & { readonly write: 'unsubscribe'; readonly endpoint: string })
  /** A person has one: the latest. */
  | { readonly write: 'remind'; readonly row: Reminder; readonly session?: number }
  /** Somebody was reminded of what was due; the next reminder is due then. */
  | (OfPerson & { readonly write: 'reminded'; readonly was: number; readonly due: number })
  | (OfPerson & { readonly write: 'no-reminder'; readonly endpoint: string })
  /** Only where several servers share the store. */
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
  /** A person has a bounded number of them: the oldest makes room. */
  | { readonly write: 'dare'; readonly row: DareRow; readonly session?: number }
  | (OfPerson & { readonly write: 'no-dare'; readonly id: string })
  /** The first of a device; later ones change nothing, nor those beyond a bound. */
  | { readonly write: 'dare-answer'; readonly row: Omit<DareAnswerRow, 'opened'> }
  /** The person who answered waits at a table. */
  | { readonly write: 'dare-table'; readonly dare: string; readonly device: string; readonly opened: string }
  /** One answer more; what was answered that day is kept until then. */
  | {
      readonly write: 'daily';
      readonly date: string;
      readonly said: number;
      readonly doubted: boolean;
      readonly until: number;
    };

/** A table and as much of its game as is needed to go on: the latest snapshot and what came after it. */
export type Loaded = {
  readonly row: TableRow;
  readonly game: GameRow | undefined;
  readonly snapshot: SnapshotRow | undefined;
  readonly entries: readonly Entry[];
  /** The number of its next line of chat. */
  readonly chatLines: number;
  /** Where several servers share the store. */
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
  /** Whether a commit waits until the disk has it. */
  readonly synced: boolean;
};

export type StoreCalls = {
  /** All or nothing; on disk when it returns. But for those whose session is gone: nothing of theirs is, and who they are. */
  commit(writes: readonly Write[]): readonly string[];
  setting(key: string): string | undefined;
  person(id: string): PersonRow | undefined;
  /** The one that was seen last comes first. */
  sessions(person: string): SessionRow[];
  /** Person and sessions in one answer, since everybody who comes back needs both. */
  personWithSessions(id: string): { readonly row: PersonRow; readonly sessions: readonly SessionRow[] } | undefined;
  /** The bot accounts of a person, the oldest first. */
  botsOf(owner: string): PersonRow[];
  /** Whose a recovery secret or code is. */
  recoveryOf(hash: string): string | undefined;
  /** The person behind a recovery secret or code. Works once: all of their recovery secrets are void then. */
  takeRecovery(hash: string, now: number): string | undefined;
  /** Whether a challenge was not answered yet; it is from now on, and is remembered until then. */
  takeChallenge(hash: string, until: number): boolean;
  /** Which of them were not answered yet: all at once, for the disk is waited for once. */
  takeChallenges(hashes: readonly string[], until: number): string[];
  challenged(hash: string): boolean;
  /** One that holds still, by its id. */
  dare(now: number, id: string): DareRow | undefined;
  /** The latest first. */
  daresOf(now: number, person: string): DareRow[];
  /** In the order in which they were given. */
  dareAnswers(dare: string): DareAnswerRow[];
  dareAnswersBy(person: string): DareAnswerRow[];
  /** What was answered to the moment of a day. */
  daily(date: string): DailyRow[];
  load(table: string): Loaded | undefined;
  byInvite(invite: string): string | undefined;
  byCode(code: string, now: number): string | undefined;
  /** The table to which a code or an invitation led that was renewed since. */
  renewed(word: string, now: number): string | undefined;
  /** Public tables that are not closed and where somebody sits, the latest first; limited per host and per address. */
  open(most: number, perHost: number, perOrigin: number): TableRow[];
  /** Public tables of a game that have a chair to offer, those with most people first. */
  seeking(game: string, most: number): TableRow[];
  /** Whether somebody looks for a table from now on, by this token; at most until then, and at one server only. */
  takePlace(person: string, token: string, until: number, now: number): boolean;
  leavePlace(person: string, token: string): void;
  /** People whom somebody blocks, and people who block them. */
  blockPairs(person: string): BlockPairRow[];
  /** People whom somebody blocks, as shown to them. */
  blocks(person: string): BlockRow[];
  /** People who block somebody on this device, under any name. */
  blockersOf(device: string): string[];
  /** With whom somebody has finished games, the latest first; without those kept apart. */
  met(person: string, most: number): MetRow[];
  /** Tables to which a person is invited, unless they and the inviter are kept apart by a block. */
  invitations(person: string, now: number): InvitationRow[];
  /** Who wants to be told of this, and was not told too lately. */
  wishers(topic: string, now: number, most: number): NoticeRow[];
  wishes(person: string): NoticeRow[];
  /** When somebody abandoned games lately. */
  leaves(person: string): number[];
  seatedAt(person: string): TableRow[];
  /** Open tables that name somebody without a seat: as host, or because they asked for one. */
  namedAt(person: string): string[];
  /** Tables with a game under way. */
  playing(): string[];
  /** Tables that are not closed and were not touched since: those with a game under way have a time of their own. */
  untouched(playing: number, others: number, most: number): string[];
  briefs(): TableBrief[];
  entries(table: string, round: number): Entry[];
  game(table: string, round: number): GameRow | undefined;
  /** The latest first, a page of them. */
  finished(person: string, most: number, skipped: number): FinishedRow[];
  finishedGame(table: string, round: number): FinishedRow | undefined;
  /** Games that are over and not counted yet. */
  uncounted(most: number): OfGame[];
  figures(person: string): FiguresRow[];
  /** Of each kind of game; the one without a game says that the person wants to be rated. */
  ratings(person: string): RatingRow[];
  /** Players who sat in a game from its beginning and want to be rated, each with their rating in such games. */
  ratedPlayers(table: string, round: number, game: string, seats: number): RatedPlayer[];
  /** The last lines, oldest first. */
  chat(table: string, most: number): ChatRow[];
  /** A page of what somebody said anywhere, in order; and what they reported. */
  chatOf(person: string, most: number, skipped: number): OwnLine[];
  reportsOf(person: string): OwnReport[];
  /** In the order in which they were given. */
  forecasts(table: string, round: number): ForecastRow[];
  forecastsOf(person: string): ForecastRow[];
  reports(most: number): ReportRow[];
  /** Lines of a table from one number to another. */
  chatAround(table: string, from: number, to: number): ChatRow[];
  /** What operators decided, the latest first. */
  sanctions(most: number): SanctionRow[];
  /** Sanctions that hold now for a person or their device. */
  sanctionsOn(person: string, now: number): SanctionRow[];
  subscriptions(person: string): Subscription[];
  reminder(person: string): Reminder | undefined;
  /** Reminders that are due by now, the earliest first. */
  reminders(now: number, most: number): Reminder[];
  passkey(id: string): PasskeyRow | undefined;
  passkeys(person: string): PasskeyRow[];
  /** Removes finished games, closed tables and their chat older than this, and what no longer holds now. */
  expire(before: number, now: number): number;
  /** Removes those who never played, have no passkey and were not seen since. */
  expireGuests(before: number): void;
  /** Tables whose last moves were acknowledged and are gone: the disk, or somebody, has damaged the log. */
  lost(): string[];
  /** How many commits, and how long they took in all and at most, since the last call. */
  measured(): Measured;
  close(): void;
};

export type Store = {
  readonly [K in keyof StoreCalls]: (...args: Parameters<StoreCalls[K]>) => Promise<ReturnType<StoreCalls[K]>>;
} & {
  /** A copy of the whole store in a file, while it runs: nobody waits for it. */
  backup(file: string): Promise<void>;
};
