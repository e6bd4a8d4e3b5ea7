/** A table as it is stored: seats, settings, state around its games. */
import type { Seat } from '../../engine/seats.ts';
import type { Match } from '../../host/match.ts';
import type { Status } from '../../protocol/lists.ts';
import type { TableSettings, Vote } from '../../protocol/messages.ts';

export type SeatDoc = {
  person: string | undefined;
  name: string | undefined;
  bot: string | undefined;
  botAccount?: true | undefined;
  manner?: string | undefined;
  /** A person's mask; bots have theirs by name. */
  mask?: string | undefined;
  ready: boolean;
  /** Between games: the person's vote for the next. */
  vote?: Vote | undefined;
  away: boolean;
  /** Timeouts in a row. */
  late: number;
  /** The person's part in a deal; first its hash. */
  entropy: string | undefined;
  sealed?: string | undefined;
  /** Marks of the address from which they sat down, and of their browser. */
  from?: string | undefined;
  mark?: string | undefined;
  /** Of a bot account: its owner's name. */
  owner?: string | undefined;
};

/** The server's part in a deal: a secret, and its public hash. */
export type Promised = { readonly secret: string; readonly commitment: string };

/** Between `start` and the cards: each seat's sealed part, and the deadline. */
type Dealing = { readonly sealed: Readonly<Partial<Record<Seat, string>>>; readonly until: number };

/** A big screen that asks to show a table, and since when; `may`: the host's answer. */
export type Screen = {
  readonly person: string;
  readonly name: string;
  readonly since?: number;
  readonly may?: boolean;
};

/** `same`: says that they are whoever sat there, on another device. `asked`: how often they have asked. */
export type Heir = {
  readonly person: string;
  readonly name: string;
  readonly seat?: Seat;
  readonly same?: true;
  readonly asked?: number;
};

/** The table during the last game, shown to delayed watchers and strangers until then. */
type Ended = Pick<TableDoc, 'seats' | 'host' | 'settings'> & { readonly until: number };

export type TableDoc = {
  status: Status;
  closed: string | undefined;
  notice: string | undefined;
  settings: TableSettings;
  host: string | undefined;
  leader?: string;
  seats: SeatDoc[];
  admitted: string[];
  banned: string[];
  /** Seats that changed hands in this game, and their owners; empty: a bot. `as`: the name of a new one after it. */
  given?: { readonly seat: Seat; readonly from: string; readonly to: string; readonly as?: string }[];
  /** Marks of addresses whose strangers are not let in. */
  barred?: string[];
  muted: string[];
  round: number;
  match: Match;
  /** A mark of the address from which it was made. */
  from?: string;
  /** The big screen that it was made for, which is never delayed. */
  wall?: string;
  /** Other big screens, with the host's answers. */
  screens?: Screen[];
  /** People who came by code to a closed game and ask for an absent player's seat. */
  waiting?: Heir[];
  /** For the next or current game; undefined in games older than promised deals. */
  deal?: Promised;
  /** For delayed watchers. */
  ended?: Ended;
  dealing?: Dealing;
  /** When another game may begin without the host, once somebody asked. */
  next?: number;
  /** A table of Play now; when its next game begins, and who wants free text until then. */
  strangers?: { readonly starts?: number; readonly writers?: string[] };
  /** Since when it offers a chair to Play now. */
  offered?: number;
  /** People and their marks that played this game, and that watched it: they get no chair in it. */
  insiders?: string[];
  onlookers?: string[];
  /** Half of the players are out: no more chairs are offered. */
  thinned?: boolean;
};
