/** A table before, between and around its games, as it is kept. */
import type { Seat } from '../../engine/seats.ts';
import type { Match } from '../../host/match.ts';
import type { Status } from '../../protocol/lists.ts';
import type { TableSettings, Vote } from '../../protocol/messages.ts';

export type SeatDoc = {
  person: string | undefined;
  name: string | undefined;
  bot: string | undefined;
  /** The person is a bot account. */
  botAccount?: true | undefined;
  manner?: string | undefined;
  /** What a person wears; bots are known by their names. */
  mask?: string | undefined;
  ready: boolean;
  /** Between games: what this person would play next. */
  vote?: Vote | undefined;
  /** A bot plays for this person. */
  away: boolean;
  /** Late answers in a row. */
  late: number;
  /** A person's part in the next deal, or in the one under way; first its hash. */
  entropy: string | undefined;
  sealed?: string | undefined;
  /** A mark of the address from which this person sat down. */
  from?: string | undefined;
};

/** The server's part in it: a secret, and its hash, which is shown. */
export type Promised = { readonly secret: string; readonly commitment: string };

/** Between `start` and the cards: what each seat has sealed, as all saw it, and until when it is waited for. */
type Dealing = { readonly sealed: Readonly<Partial<Record<Seat, string>>>; readonly until: number };

/** A big screen that asks to show a table, and since when; `may`: the host's word. */
export type Screen = {
  readonly person: string;
  readonly name: string;
  readonly since?: number;
  readonly may?: boolean;
};

/** `seat`: the one that was asked for. */
export type Heir = { readonly person: string; readonly name: string; readonly seat?: Seat };

/** The table as it was in the game that is over: until then, watchers who are behind and strangers are told that. */
type Ended = Pick<TableDoc, 'seats' | 'host' | 'settings'> & { readonly until: number };

export type TableDoc = {
  status: Status;
  closed: string | undefined;
  notice: string | undefined;
  settings: TableSettings;
  host: string | undefined;
  /** The host's name, if the host has no seat. */
  leader?: string;
  seats: SeatDoc[];
  /** People who came by code or invitation. */
  admitted: string[];
  banned: string[];
  /** Seats that changed hands in the game under way, and whose they were; empty: a bot’s. */
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
  /** Other big screens for which the host was asked, and the host's answers. */
  screens?: Screen[];
  /** People who came by code to a game that may not be watched, and ask for the seat of a player who is gone. */
  waiting?: Heir[];
  /** Of the next game, or of the one under way; absent while one is played that began before deals were promised. */
  deal?: Promised;
  /** Where watchers are behind. */
  ended?: Ended;
  dealing?: Dealing;
  /** After a game somebody asked for another: when it may begin without the host. */
  next?: number;
  /** A table of Play now; when its next game begins by itself, and who wants free text until then. */
  strangers?: { readonly starts?: number; readonly writers?: string[] };
  /** Since when it offers a chair to Play now. */
  offered?: number;
  /** People, and marks of addresses, that have played or watched the game under way: no chair of it is theirs. */
  insiders?: string[];
  /** Half of the players are out: no chair of this game is offered any more. */
  thinned?: boolean;
};
