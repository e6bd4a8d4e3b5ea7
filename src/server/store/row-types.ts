/** The rows of every store, whatever keeps them. */
import type { Figures } from '../../engine/game.ts';
import type { NewGame } from '../../engine/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Quick, Reason, Sanction, Status } from '../../protocol/lists.ts';
import type { TableDoc } from './table-doc.ts';

export type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
  readonly created: number;
};

/** A cookie or token by its number. Deleting the row voids it. */
export type SessionRow = {
  readonly person: string;
  readonly n: number;
  readonly purpose: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
};

export type TableRow = {
  readonly id: string;
  readonly status: Status;
  readonly public: boolean;
  readonly invite: string;
  readonly code: string | undefined;
  readonly codeUntil: number;
  /** The last action other than a move. */
  readonly touched: number;
  readonly people: readonly string[];
  readonly doc: TableDoc;
};

/** A table to write: the document as JSON. Without `people` they are unchanged. */
export type TableWrite = Omit<TableRow, 'doc' | 'people'> & {
  /** From the document: the public list is limited by both. */
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** The table's game while it offers a chair to Play now; empty: none; undefined: unchanged. */
  readonly seeks?: string | undefined;
  readonly doc: string;
  readonly people: readonly string[] | undefined;
};

export type Player = {
  readonly seat: Seat;
  readonly person: string | undefined;
  readonly name: string;
  /** A person's mask; absent in games from before masks. */
  readonly mask: string | undefined;
};

/** A game played at a table. Its set-up contains the seed, so it is never sent to a client. */
export type GameRow = {
  readonly table: string;
  readonly round: number;
  /** Version of the game's rules, for servers of the previous version. */
  readonly version: number;
  readonly set: NewGame;
  readonly started: number;
  readonly players: readonly Player[];
  readonly unrated?: boolean;
};
export type FinishedRow = GameRow & {
  readonly ended: number;
  readonly winners: readonly Seat[];
  readonly moves: number;
};

export type SnapshotRow = { readonly n: number; readonly version: number; readonly state: Uint8Array };

export type ChatRow = {
  readonly n: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly text: string | undefined;
  readonly quick: Quick | undefined;
};

export type OwnLine = Pick<ChatRow, 'at' | 'text' | 'quick'> & { readonly table: string };

/** A blocked or blocking person (`mine`: I block them). */
export type BlockPairRow = { readonly person: string; readonly mine: boolean };
export type BlockRow = { readonly person: string; readonly name: string; readonly at: number };

/** A person one finished games with: game, count, last time, mask. */
export type MetRow = {
  readonly person: string;
  readonly name: string;
  readonly mask: string | undefined;
  readonly game: string;
  readonly n: number;
  readonly at: number;
};
export type InvitationRow = { readonly table: string; readonly by: string };

/** A line of the chat, or of a game's speech: `round` 0 is the chat. */
export type ReportedLine = {
  readonly n: number;
  readonly name: string;
  readonly text: string;
  readonly person?: string;
};

/** What was said, as at that time: the line may have been deleted since. */
type Reported = {
  readonly table: string;
  readonly round: number;
  readonly line: number;
  readonly at: number;
  readonly person: string | undefined;
  readonly name: string | undefined;
  readonly said: string | undefined;
  readonly game: string | undefined;
  /** The lines around it that the reporter may read. */
  readonly lines: readonly ReportedLine[];
};
/** `origin`: a mark of the reporter's address. */
export type NewReport = Reported & { readonly by: string; readonly why: string; readonly origin: string };
/** All reports of a line: how many, from how many addresses, and the reasons given. */
export type ReportRow = Reported & {
  readonly id: number;
  readonly reports: number;
  readonly origins: number;
  readonly whys: string[];
};
export type OwnReport = Pick<NewReport, 'table' | 'at' | 'why'>;

/** An operator's decision on a report. `dismiss` is only logged. */
export type SanctionRow = {
  readonly id: string;
  readonly person: string | undefined;
  /** The name at that time; empty after their data was deleted. */
  readonly name: string;
  readonly kind: Sanction | 'dismiss';
  readonly reason: Reason;
  readonly said: string | undefined;
  readonly by: string;
  readonly at: number;
  readonly until: number;
  readonly undone: number | undefined;
  readonly undoer: string | undefined;
};

export type FiguresRow = { readonly game: string; readonly figures: Figures };

/** A rating is a sum of steps, in millionths: of the mean, and of the falling log deviation. */
export type RatingRow = {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly gained: number;
  readonly known: number;
};
export type RatedPlayer = Pick<RatingRow, 'games' | 'gained' | 'known'> & {
  readonly seat: Seat;
  readonly person: string;
};
export type RatingStep = Omit<RatingRow, 'games'> & { readonly person: string };

/** A closed page's push service, and encryption keys. */
export type Subscription = {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created: number;
};

/** A daily reminder at a local hour, until turned off. */
export type Reminder = Omit<Subscription, 'created'> & {
  readonly hour: number;
  readonly zone: string;
  readonly due: number;
};

export type NoticeRow = Omit<Subscription, 'created'> & {
  readonly topic: string;
  /** Least milliseconds between two notifications. */
  readonly every: number;
  readonly told: number;
};

/** A passkey: public key, host name, and its own use counter. */
export type PasskeyRow = {
  readonly id: string;
  readonly person: string;
  readonly rp: string;
  readonly key: Uint8Array;
  readonly counter: number;
  /** When the challenge was made that it signed last. */
  readonly used: number;
  readonly created: number;
};

/** A count of equal answers to a daily moment: the estimate in hundredths, by fives, or -1 without one. No names. */
export type DailyRow = { readonly said: number; readonly doubted: boolean; readonly n: number };

/** With several servers: a table's version, and its keeper. */
export type HeadRow = { readonly version: number; readonly keeper: string | undefined; readonly fence: number };
/** Who is at a table through one server: people, marks of their addresses, and the number of spectators. */
type PresentPerson = {
  readonly name: string;
  readonly marks: readonly string[];
  /** How many of their connections are big screens. If all are, the person is not at the table. */
  readonly walls?: number;
  /** The first big screen: since when, and how far it has shown the game (screen-sync.ts). */
  readonly screen?: {
    readonly since: number;
    readonly shown?: { readonly round: number; readonly heard: number } | undefined;
  };
  /** Until when bots wait for this person's typing (typing.ts). */
  readonly writes?: number;
};
export type Present = {
  readonly node: string;
  readonly people: Readonly<Record<string, PresentPerson>>;
  readonly watchers: number;
};
