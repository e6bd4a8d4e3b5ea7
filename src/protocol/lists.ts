/** The words of the protocol as plain lists, so that a browser has them without the schemas. */
import { SEATS, type Seat } from '../engine/seats.ts';

export const PROTOCOL = 3;
export const MOST_BYTES = 8192;
/** Letters of a move. */
export const MOST_MOVE = 2000;
/** In characters as one sees them. */
export const LONGEST_NAME = 24;

export const STATUSES = ['lobby', 'playing', 'over', 'closed'] as const;
export type Status = (typeof STATUSES)[number];

/** Which bots may sit at a table: none, the server's own, or also the bot accounts of other people. */
export const BOTS = ['none', 'house', 'all'] as const;

/** The lines of the streams for bot accounts. */
export const BOT_EVENTS = ['seated', 'tableStart', 'tableFinish', 'left', 'closed'] as const;
export const BOT_LINES = ['tableFull', 'tableState', 'tableInfo', 'closed'] as const;

/** Who speaks for the server; no person has this id. */
export const OPERATOR = 'operator';

/** Chat that each reader sees in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'hurry-up',
  'trust-me',
  'i-do-not-believe-you',
  'again',
  'goodbye',
  'i-have-it',
  'i-lied',
  'oh',
  'ha',
  'ouch',
  'phew',
  'hm',
  // before a game begins
  'i-am-ready',
  'who-lies-best',
  'one-more',
  'i-believe-it',
  'i-doubt-it',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Phrases about a seat: a suspicion, or a reason for one. They are sent with the seat, as `suspect B`. */
export const ABOUT_SEAT = ['suspect', 'believe', 'stop', 'story-changed', 'was-caught', 'is-ahead'] as const;
type AboutSeat = (typeof ABOUT_SEAT)[number];

export type Quick = Phrase | `${AboutSeat} ${Seat}`;
export const QUICK: readonly Quick[] = [
  ...PHRASES,
  ...ABOUT_SEAT.flatMap((phrase) => SEATS.map((seat) => `${phrase} ${seat}` as const)),
];

/** A phrase apart from the seat it is about. */
export const readQuick = (quick: Quick): Read => {
  const seat = SEATS.find((one) => quick.endsWith(` ${one}`));
  const about = ABOUT_SEAT.find((phrase) => quick === `${phrase} ${seat}`);
  return about === undefined || seat === undefined ? { phrase: quick as Phrase } : { about, seat };
};
type Read =
  | { readonly phrase: Phrase; readonly about?: undefined; readonly seat?: undefined }
  | { readonly phrase?: undefined; readonly about: AboutSeat; readonly seat: Seat };

/** When a bot's chair at a public table is offered to Play now: at once, at the next game, or never. */
export const CHAIRS = ['open', 'next', 'closed'] as const;

/** Hours between two notices of open tables, at the least. */
export const NOTICE_HOURS = [1, 24, 168] as const;

/** What an operator may decide about somebody, and why. */
export const SANCTIONS = ['mute', 'no-play-now', 'suspend'] as const;
export type Sanction = (typeof SANCTIONS)[number];
export const REASONS = ['insult', 'hate', 'threat', 'spam', 'cheating', 'name', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/** What Play now found. `mine`: I sit there already. */
export const FOUND = ['chair', 'lobby', 'new', 'mine'] as const;

export const ERRORS = [
  'malformed', // no such message, or a field is wrong: `field` says which
  'too-large',
  'too-fast',
  'too-many',
  'passkeys-full',
  'passkey-known',
  'debate-full', // only answers are taken in this game now
  'no-session',
  'no-table',
  'damaged',
  'not-here', // enter the table first
  'left', // the person named is not at the table
  'not-invited',
  'banned',
  'not-host',
  'hand-over', // the host leaves only after making another one host
  'not-seated',
  'seated',
  'taken',
  'back-soon',
  'full',
  'name-taken',
  'name',
  'no-watchers',
  'host-asked', // a big screen, or one who would have a seat, waits for the host's word
  'no-chair', // the chair asked for is no longer free, or not for this person
  'insider', // this person, or their address, has played or watched the game under way
  'elsewhere', // this person plays at another table now
  'no-place', // somebody who sits there and this person are kept apart
  'not-met', // no game was finished together with this person lately
  'paused', // Play now rests until `until`, after abandoned games
  'no-play-now', // an operator of the server closed it to this person, until `until`
  'silenced', // an operator lets this person say nothing, until `until`
  'suspended', // an operator lets this person to no table, until `until`
  'no-operator', // wrong key
  'no-report', // settled already, or never made
  'not-now', // not while the table is in this status
  'not-ready',
  'free-seats',
  'no-bot',
  'no-bot-accounts', // bots of other people may not sit at this table
  'bots-play', // they may: whoever sits down has to agree to it
  'replaced', // a newer connection with the same bot key
  'no-chat',
  'muted',
  'no-more-time',
  'expired', // a recovery link or a code
  'renewed', // this invitation holds no longer; `who` has the new one
  'older-rules', // a game that these rules play otherwise, from its `move` on
  'option',
  'players',
  'game',
  'stale', // that question is closed
  'id', // used for another move already
  'illegal',
  'not-asked',
  'answered',
  'over',
  'seat',
  'move',
  'closing', // the server is going down; come back in a moment
  'internal',
] as const;
export type ErrorCode = (typeof ERRORS)[number];

/** How a browser calls the machine it runs on: no other device finds it by these. */
export const OWN_NAMES = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;
