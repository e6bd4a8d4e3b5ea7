/** What the server keeps, whatever keeps it. One contract suite (test/server/store-contract.ts) holds every store to this. */
import type { Figures } from '../../engine/game.ts';
import type { NewGame } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Match } from '../../host/match.ts';
import type { Entry } from '../../host/table.ts';
import type { Quick, Status } from '../../protocol/lists.ts';
import type { TableSettings } from '../../protocol/messages.ts';

export type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
  readonly created: number;
};

/** What a browser's cookie or a program's token stands for, by its number. Where it is gone, they are void. */
export type SessionRow = {
  readonly person: string;
  readonly n: number;
  readonly purpose: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
};

export type SeatDoc = {
  person: string | undefined;
  name: string | undefined;
  bot: string | undefined;
  /** Its manner of play. */
  manner?: string | undefined;
  /** What a person wears; bots are known by their names. */
  mask?: string | undefined;
  ready: boolean;
  /** A bot plays for him. */
  away: boolean;
  /** Late answers in a row. */
  late: number;
  /** His part in the next deal, or in the one under way; first its hash. */
  entropy: string | undefined;
  sealed?: string | undefined;
};

/** The server's part in it: a secret, and its hash, which is shown. */
export type Promised = { readonly secret: string; readonly commitment: string };

/** Between `start` and the cards: what each seat has sealed, as all saw it, and until when it is waited for. */
type Dealing = { readonly sealed: Readonly<Partial<Record<Seat, string>>>; readonly until: number };

/** A big screen that asks to show a table where watchers are barred or late; `may`: the host's word. */
export type Screen = { readonly person: string; readonly name: string; readonly may?: boolean };

export type Heir = { readonly person: string; readonly name: string };

/** A table before, between and around its games, as it is kept. */
export type TableDoc = {
  status: Status;
  closed: string | undefined;
  notice: string | undefined;
  settings: TableSettings;
  host: string | undefined;
  /** What the host is called, where he has no seat. */
  leader?: string;
  seats: SeatDoc[];
  /** Those who came by code or invitation. */
  admitted: string[];
  banned: string[];
  /** Seats that the host gave to others in the game under way, and whose they were. */
  given?: { readonly seat: Seat; readonly from: string; readonly to: string }[];
  /** Watermarks of the addresses they came from: strangers from there are not let in. */
  barred?: string[];
  muted: string[];
  round: number;
  match: Match;
  /** A mark of the address from which it was made. */
  from?: string;
  /** Who made it for a big screen: what that shows is never late. */
  wall?: string;
  /** Other big screens for which the host was asked, and what he said. */
  screens?: Screen[];
  /** Who came by code to a game that nobody may watch, and would have the seat of one who is gone. */
  waiting?: Heir[];
  /** Of the next game, or of the one under way; absent while one is played that began before deals were promised. */
  deal?: Promised;
  dealing?: Dealing;
};

export type TableRow = {
  readonly id: string;
  readonly status: Status;
  readonly public: boolean;
  readonly invite: string;
  readonly code: string | undefined;
  readonly codeUntil: number;
  /** When somebody last did something at it, other than a move. */
  readonly touched: number;
  /** Those who sit there. */
  readonly people: readonly string[];
  readonly doc: TableDoc;
};

/** As it is written: the document as JSON already; without people, those who sit there are still the same. */
type TableWrite = Omit<TableRow, 'doc' | 'people'> & {
  readonly doc: string;
  readonly people: readonly string[] | undefined;
};

export type Player = {
  readonly seat: Seat;
  readonly person: string | undefined;
  readonly name: string;
  /** Of a person, in games since masks are worn. */
  readonly mask: string | undefined;
};

/** A game played at a table. Its set-up holds the seed: it is nobody's view. */
export type GameRow = {
  readonly table: string;
  readonly round: number;
  readonly version: number;
  readonly set: NewGame;
  readonly started: number;
  readonly players: readonly Player[];
};
export type FinishedRow = GameRow & {
  readonly ended: number;
  readonly winners: readonly Seat[];
  readonly moves: number;
};

type SnapshotRow = { readonly n: number; readonly version: number; readonly state: Uint8Array };

export type ChatRow = {
  readonly n: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly text: string | undefined;
  readonly quick: Quick | undefined;
};

/** What somebody who is out, or watches, foresaw: who wins, or how likely a claim is a lie. Sealed until the game is over. */
export type ForecastRow = {
  readonly table: string;
  readonly round: number;
  readonly person: string;
  /** One of each kind, the first. */
  readonly kind: string;
  readonly question: number;
  readonly at: number;
  readonly name: string;
  readonly wins: Seat | undefined;
  readonly lie: number | undefined;
};

export type ReportRow = {
  readonly table: string;
  readonly line: number;
  readonly by: string;
  readonly why: string;
  readonly at: number;
  /** By which its owner settles it. */
  readonly id: number;
  /** Who said it and what, as it was then; he may have had his words deleted since. */
  readonly person: string | undefined;
  readonly name: string | undefined;
  readonly said: string | undefined;
};

/** What a person did in one game, or in all games of one kind: plain numbers by name. */
export type FiguresRow = { readonly game: string; readonly figures: Figures };

/** Where a browser is reached while its page is closed: the address of its push service, and what to seal notices with. */
export type Subscription = {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created: number;
};

/** When and where a person is told that the day's moment is there: at an hour of his own day, once, until he ends it. */
export type Reminder = Omit<Subscription, 'created'> & {
  readonly hour: number;
  /** Of his clock, by its name. */
  readonly zone: string;
  /** When he is told next. */
  readonly due: number;
};

/** A passkey: its public half, for which name of the server it was made, how often it was used by its own count. */
type PasskeyRow = {
  readonly id: string;
  readonly person: string;
  readonly rp: string;
  readonly key: Uint8Array;
  readonly counter: number;
  /** When that was asked which it signed last. */
  readonly used: number;
  readonly created: number;
};

/** How many gave one answer to the moment of a day: how likely a lie, in hundredths by fives, and what they did. Nobody's name. */
type DailyRow = { readonly said: number; readonly doubted: boolean; readonly n: number };

/** Where several servers share a store: of which version a table is, and who keeps its clocks and bots. */
export type HeadRow = { readonly version: number; readonly keeper: string | undefined; readonly fence: number };
/** Who is at a table by way of one of several servers: people, where they come from (as marks), and how many watch. */
type PresentPerson = {
  readonly name: string;
  readonly marks: readonly string[];
  /** So many of his connections are big screens; where all are, he is not at the table himself. */
  readonly walls?: number;
  /** Until when bots wait for what he writes (writing.ts). */
  readonly writes?: number;
};
export type Present = {
  readonly node: string;
  readonly people: Readonly<Record<string, PresentPerson>>;
  readonly watchers: number;
};

/** With a session: it is written only as long as he has that. */
type OfPerson = { readonly person: string; readonly session?: number };
type OfTable = { readonly table: string };
type OfGame = OfTable & { readonly round: number };
/** What changes, as data: so many as come together are committed together. */
export type Write =
  /** `once`: what is there already stays. */
  | { readonly write: 'setting'; readonly key: string; readonly value: string; readonly once?: true }
  | { readonly write: 'person'; readonly row: PersonRow; readonly session?: number }
  /** Of one who is known. Alone: his others are void, and with them his subscriptions and ways to move. */
  | { readonly write: 'session'; readonly row: SessionRow; readonly alone: boolean }
  | { readonly write: 'seen'; readonly person: string; readonly n: number; readonly at: number }
  /** One of them; or all others than that which asks. */
  | (OfPerson & { readonly write: 'end-sessions'; readonly n: number | 'others' })
  /** His name and his words go; what he played stays, without him. */
  | (OfPerson & { readonly write: 'forget' })
  /** His earlier ones are void. One that somebody else has already stays his: whose it is has to be looked at. */
  | (OfPerson & { readonly write: 'recovery'; readonly hashes: readonly string[]; readonly until: number })
  | { readonly write: 'table'; readonly row: TableWrite }
  /** Codes and invitations that no longer open it: whoever has one is told so until then. */
  | (OfTable & { readonly write: 'renewed'; readonly words: readonly string[]; readonly until: number })
  | { readonly write: 'game'; readonly row: GameRow }
  /** Somebody else plays that seat from now on. */
  | (OfGame & { readonly write: 'player'; readonly player: Player })
  | (OfGame & { readonly write: 'entry'; readonly n: number; readonly entry: Entry })
  | (OfGame & { readonly write: 'snapshot'; readonly row: SnapshotRow })
  /** They were made by other code, and the log has it all. */
  | { readonly write: 'no-snapshots' }
  /** From then on it waits to be counted. */
  | (OfGame & { readonly write: 'ended'; readonly at: number; readonly winners: readonly Seat[] })
  /** Added to what these people did before; a game that does not wait to be counted adds nothing, nor one he was taken out of. */
  | (OfGame & {
      readonly write: 'counted';
      readonly of: readonly { readonly person: string; readonly row: FiguresRow }[];
    })
  /** His figures go, and he out of the games that are over; those stay for the others. */
  | (OfPerson & { readonly write: 'forget-games' })
  | (OfTable & { readonly write: 'chat'; readonly row: ChatRow })
  | (ForecastRow & { readonly write: 'forecast' })
  | (Omit<ReportRow, 'id' | 'person' | 'name' | 'said'> & { readonly write: 'report' })
  /** The server's owner has settled it. */
  | { readonly write: 'settled'; readonly report: number }
  | { readonly write: 'subscribe'; readonly row: Subscription; readonly session?: number }
  | (OfPerson & { readonly write: 'unsubscribe'; readonly endpoint: string })
  /** A person has one: the latest. */
  | { readonly write: 'remind'; readonly row: Reminder; readonly session?: number }
  /** He was told what was due then; the next is due. */
  | (OfPerson & { readonly write: 'reminded'; readonly was: number; readonly due: number })
  | (OfPerson & { readonly write: 'no-reminder'; readonly endpoint: string })
  /** Only where several servers share the store. */
  | (OfTable & { readonly write: 'present'; readonly row: Present })
  /** One whose id is known already changes nothing. */
  | { readonly write: 'passkey'; readonly row: PasskeyRow; readonly session?: number }
  | {
      readonly write: 'passkey-used';
      readonly person: string;
      readonly id: string;
      readonly counter: number;
      readonly used: number;
    }
  | (OfPerson & { readonly write: 'no-passkey'; readonly id: string })
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
  /** Both in one answer: everybody who comes back is asked for so. */
  personWithSessions(id: string): { readonly row: PersonRow; readonly sessions: readonly SessionRow[] } | undefined;
  /** Whose a recovery secret or code is. */
  recoveryOf(hash: string): string | undefined;
  /** The person behind a recovery secret or code, once: all of his are void then. */
  takeRecovery(hash: string, now: number): string | undefined;
  /** Whether a challenge was not answered yet; it is from now on, and is remembered until then. */
  takeChallenge(hash: string, until: number): boolean;
  /** Which of them were not answered yet: all at once, for the disk is waited for once. */
  takeChallenges(hashes: readonly string[], until: number): string[];
  /** Whether it was answered already. */
  challenged(hash: string): boolean;
  /** What was answered to the moment of a day. */
  daily(date: string): DailyRow[];
  load(table: string): Loaded | undefined;
  byInvite(invite: string): string | undefined;
  byCode(code: string, now: number): string | undefined;
  /** The table to which a code or an invitation led that was renewed since. */
  renewed(word: string, now: number): string | undefined;
  /** Public tables that are not closed and where somebody sits, the latest first. */
  open(most: number): TableRow[];
  seatedAt(person: string): TableRow[];
  /** Tables that are not closed and may name somebody, though he does not sit there: as host, or because he asked. */
  namedAt(person: string): string[];
  /** Tables with a game under way. */
  playing(): string[];
  /** Tables that are not closed and were not touched since: those with a game under way have a time of their own. */
  untouched(playing: number, others: number, most: number): string[];
  briefs(): TableBrief[];
  entries(table: string, round: number): Entry[];
  game(table: string, round: number): GameRow | undefined;
  /** The latest first, so many after those that are skipped. */
  finished(person: string, most: number, skipped: number): FinishedRow[];
  finishedGame(table: string, round: number): FinishedRow | undefined;
  /** Games that are over and not counted yet. */
  uncounted(most: number): OfGame[];
  figures(person: string): FiguresRow[];
  /** The last lines, oldest first. */
  chat(table: string, most: number): ChatRow[];
  /** In the order in which they were given. */
  forecasts(table: string, round: number): ForecastRow[];
  forecastsOf(person: string): ForecastRow[];
  reports(most: number): ReportRow[];
  subscriptions(person: string): Subscription[];
  reminder(person: string): Reminder | undefined;
  /** Those that are due by now, the earliest first. */
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
