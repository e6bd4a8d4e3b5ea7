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

/** What a browser's cookie or a program's token stands for, by its number. Where it is gone, they are void. */
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
  /** When somebody last did something at it, other than a move. */
  readonly touched: number;
  /** People who sit at the table. */
  readonly people: readonly string[];
  readonly doc: TableDoc;
};

/** A table as it is written: the document as JSON; without `people`, the same people sit there as before. */
export type TableWrite = Omit<TableRow, 'doc' | 'people'> & {
  /** Of the document: the public list is bounded by both. */
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** The table's game, while it offers a chair to Play now; empty: none; absent: unchanged. */
  readonly seeks?: string | undefined;
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
  /** Of the game's rules: servers of the version before go by it. */
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

export type SnapshotRow = { readonly n: number; readonly version: number; readonly state: Uint8Array };

export type ChatRow = {
  readonly n: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly text: string | undefined;
  readonly quick: Quick | undefined;
};

/** A line that somebody said or reported, as they may read it. */
export type OwnLine = Pick<ChatRow, 'at' | 'text' | 'quick'> & { readonly table: string };
export type OwnReport = Pick<ReportRow, 'table' | 'at' | 'why'>;

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

/** Somebody blocked, or who blocks (`mine`: it is I who does). */
export type BlockPairRow = { readonly person: string; readonly mine: boolean };
export type BlockRow = { readonly person: string; readonly name: string; readonly at: number };

/** Somebody with whom a game was finished: what was played, how often, when last, and what they wore then. */
export type MetRow = {
  readonly person: string;
  readonly name: string;
  readonly mask: string | undefined;
  readonly game: string;
  readonly n: number;
  readonly at: number;
};
/** A table to which somebody was asked, and by whom. */
export type InvitationRow = { readonly table: string; readonly by: string };

export type ReportRow = {
  readonly table: string;
  readonly line: number;
  readonly by: string;
  readonly why: string;
  readonly at: number;
  /** By which its owner settles it. */
  readonly id: number;
  /** Who said it and what, as it was then; the words may have been deleted since. */
  readonly person: string | undefined;
  readonly name: string | undefined;
  readonly said: string | undefined;
};

/** What an operator decided about a report. `dismiss` stands in the log only. */
export type SanctionRow = {
  readonly id: string;
  readonly person: string | undefined;
  /** The name worn then; empty once they had their data deleted. */
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

/** What a person did in one game, or in all games of one kind: plain numbers by name. */
export type FiguresRow = { readonly game: string; readonly figures: Figures };

/** A rating is a sum of steps, in millionths: what the mean gained, and how far the logarithm of the deviation fell. */
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

/** Where a browser is reached while its page is closed: the address of its push service, and what to seal notices with. */
export type Subscription = {
  readonly endpoint: string;
  readonly person: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created: number;
};

/** When and where a person is reminded of the day's moment: at an hour of their own day, until they turn it off. */
export type Reminder = Omit<Subscription, 'created'> & {
  readonly hour: number;
  /** Time zone, by its name. */
  readonly zone: string;
  /** Time of the next reminder. */
  readonly due: number;
};

/** What somebody wants to be told of besides their turn, by one browser: invitations, or open tables of a game. */
export type NoticeRow = Omit<Subscription, 'created'> & {
  readonly topic: string;
  /** Milliseconds between two notices, at the least. */
  readonly every: number;
  /** When the last one went out. */
  readonly told: number;
};

/** A passkey: its public half, for which name of the server it was made, how often it was used by its own count. */
export type PasskeyRow = {
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
export type DailyRow = { readonly said: number; readonly doubted: boolean; readonly n: number };

/** One claim of a finished game, for a friend to believe or to doubt. `tbl` and `round`: of a game that was played here. */
export type DareRow = {
  readonly id: string;
  readonly person: string;
  readonly tbl: string | undefined;
  readonly round: number | undefined;
  /** Who claims, and what they wear. */
  readonly seat: Seat;
  readonly mask: string;
  /** What everybody at the table could see and had heard, as JSON. */
  readonly shown: string;
  readonly lie: boolean;
  readonly at: number;
  readonly until: number;
};
/** One answer per device. `opened`: the table at which its sender waits for the person who dared them. */
export type DareAnswerRow = {
  readonly dare: string;
  readonly device: string;
  readonly person: string | undefined;
  readonly name: string | undefined;
  readonly doubted: boolean;
  readonly at: number;
  readonly opened: string | undefined;
};

/** Where several servers share a store: of which version a table is, and who keeps its clocks and bots. */
export type HeadRow = { readonly version: number; readonly keeper: string | undefined; readonly fence: number };
/** Who is at a table by way of one of several servers: people, where they come from (as marks), and how many watch. */
type PresentPerson = {
  readonly name: string;
  readonly marks: readonly string[];
  /** How many of their connections are big screens. If all are, the person is not at the table. */
  readonly walls?: number;
  /** The first of them: since when it is there, and how far it has shown the game (screen-sync.ts). */
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
