/** The words of the protocol as plain lists, so that browsers need no schemas for them. */
import { SEATS, type Seat } from '../engine/seats.ts';

export const PROTOCOL = 3;
export const MOST_BYTES = 8192;
/** Letters of a move. */
export const MOST_MOVE = 2000;
/** Visible characters. */
export const LONGEST_NAME = 24;

export const STATUSES = ['lobby', 'playing', 'over', 'closed'] as const;
export type Status = (typeof STATUSES)[number];

/** Which bots may sit at a table: none, the server's, or also other people's bot accounts. */
export const BOTS = ['none', 'house', 'all'] as const;

export const BOT_EVENTS = ['seated', 'tableStart', 'tableFinish', 'left', 'closed'] as const;
export const BOT_LINES = ['tableFull', 'tableState', 'tableInfo', 'closed'] as const;

/** The server's author id; no person has it. */
export const OPERATOR = 'operator';

/** Chat that readers get in their own language. */
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
  'i-am-ready',
  'who-lies-best',
  'one-more',
  'i-believe-it',
  'i-doubt-it',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Phrases about a seat, sent with it, as `suspect B`. */
export const ABOUT_SEAT = ['suspect', 'believe', 'stop', 'story-changed', 'was-caught', 'is-ahead'] as const;
type AboutSeat = (typeof ABOUT_SEAT)[number];

export type Quick = Phrase | `${AboutSeat} ${Seat}`;
export const QUICK: readonly Quick[] = [
  ...PHRASES,
  ...ABOUT_SEAT.flatMap((phrase) => SEATS.map((seat) => `${phrase} ${seat}` as const)),
];

export const readQuick = (quick: Quick): Read => {
  const seat = SEATS.find((one) => quick.endsWith(` ${one}`));
  const about = ABOUT_SEAT.find((phrase) => quick === `${phrase} ${seat}`);
  return about === undefined || seat === undefined ? { phrase: quick as Phrase } : { about, seat };
};
type Read =
  | { readonly phrase: Phrase; readonly about?: undefined; readonly seat?: undefined }
  | { readonly phrase?: undefined; readonly about: AboutSeat; readonly seat: Seat };

/** Why somebody may use set phrases only: an operator's mute, the host's, or strangers at the table. */
export const HUSHES = ['silenced', 'muted', 'strangers'] as const;
export type Hush = (typeof HUSHES)[number];

/** When Play now may take a bot's chair at a public table: at once, at the next game, or never. */
export const CHAIRS = ['open', 'next', 'closed'] as const;

/** Least hours between two notifications of open tables. */
export const NOTICE_HOURS = [1, 24, 168] as const;

export const SANCTIONS = ['mute', 'no-play-now', 'suspend'] as const;
export type Sanction = (typeof SANCTIONS)[number];
export const REASONS = ['insult', 'hate', 'threat', 'spam', 'cheating', 'name', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/** What Play now found. `mine`: I sit there already. */
export const FOUND = ['chair', 'lobby', 'new', 'mine'] as const;

export const ERRORS = [
  'malformed', // no such message, or a wrong field (`field`)
  'too-large',
  'too-fast',
  'too-many',
  'passkeys-full',
  'passkey-known',
  'debate-full', // this game only takes answers now
  'no-session',
  'no-table',
  'damaged',
  'not-here', // enter the table first
  'left', // this person is not at the table
  'not-invited',
  'banned',
  'not-host',
  'hand-over', // the host must name another host first
  'not-seated',
  'seated',
  'taken',
  'back-soon',
  'full',
  'name-taken',
  'name',
  'no-watchers',
  'host-asked', // waits for the host's answer
  'no-chair', // the chair is taken, or not for this person
  'same-home', // this address or browser has a seat among these strangers
  'insider', // this person or their address has played or watched this game
  'elsewhere', // plays at another table now
  'no-place', // kept apart by a block
  'not-met', // no recent game together
  'paused', // Play now is paused until `until`, after abandoned games
  'no-play-now', // an operator of the server closed it to this person, until `until`
  'silenced', // an operator lets this person say nothing, until `until`
  'suspended', // an operator lets this person to no table, until `until`
  'no-operator',
  'no-report', // settled already, or never made
  'not-now', // not in this state of the table
  'not-ready',
  'free-seats',
  'no-bot',
  'no-bot-accounts', // other people's bots may not sit here
  'bots-play', // other people's bots may sit here: sitting down needs consent
  'replaced', // a newer connection with the same bot key
  'no-chat',
  'muted',
  'only-phrases', // a move in words of one's own (`onlyPhrases`)
  'no-more-time',
  'expired', // a recovery link or code
  'renewed', // a replaced invitation; `who` has the new one
  'older-rules', // today's rules differ from its `move` on
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
  'closing', // shutting down; try again in a moment
  'internal',
] as const;
export type ErrorCode = (typeof ERRORS)[number];

/** Names of one's own machine, useless to other devices. */
export const OWN_NAMES = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;
