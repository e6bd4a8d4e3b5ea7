/** The parts of HTTP requests and answers. */
import * as v from 'valibot';
import { Bits, Count, Entropy, Id, Lang, Options, Sealed, SeatLetter, Secret, Share, Time, Word } from './fields.ts';
import { BOT_EVENTS, BOT_LINES, ERRORS, NOTICE_HOURS, REASONS, SANCTIONS } from './lists.ts';
import { Said, TableInfo, WireView } from './messages.ts';

export const Person = v.object({ id: Id, name: v.string(), lang: Lang });
export const Failure = v.object({
  code: v.picklist(ERRORS),
  message: v.string(),
  field: v.optional(v.string()),
  who: v.optional(v.pipe(v.string(), v.description('whom to ask'))),
  until: v.optional(v.pipe(Time, v.description('when it may be asked again'))),
  move: v.optional(v.pipe(Count, v.description('from which on the rules of a finished game differ'))),
});
const OptionLine = v.object({
  name: v.string(),
  of: v.array(v.string()),
  default: v.string(),
  also: v.optional(v.string()),
});
export const GameLine = v.object({
  id: Word,
  version: Count,
  players: v.tuple([Count, Count]),
  options: v.array(OptionLine),
  bots: v.array(v.string()),
  manners: v.pipe(v.record(v.string(), v.array(v.string())), v.description('the tempers each of them may have')),
  /** Speech consists of moves; chat is then closed during a game. */
  speech: v.boolean(),
});
export const FinishedGame = v.object({
  id: Id,
  table: Id,
  game: Word,
  started: Time,
  ended: Time,
  names: v.record(v.string(), v.string()),
  masks: v.pipe(v.record(v.string(), v.string()), v.description('what each wore, a form and a finish')),
  me: v.optional(SeatLetter),
  winners: v.array(SeatLetter),
  moves: Count,
  share: v.pipe(Share, v.description('opens the whole game to whoever has it')),
});
/** The parts of the seed: anybody can compute it again (docs/FAIRNESS.md). */
const Origin = v.object({
  secret: Bits,
  commitment: Bits,
  round: Count,
  entropy: v.record(v.string(), Entropy),
  sealed: v.exactOptional(v.record(v.string(), Sealed)),
});
/** A finished game with everything open, except whispered free text. */
export const Whole = v.object({
  ...FinishedGame.entries,
  record: v.object({
    game: Word,
    version: Count,
    options: Options,
    seats: Count,
    seed: v.string(),
    first: v.optional(SeatLetter),
    deal: v.optional(v.array(v.string())),
    chance: v.optional(v.literal('scripted')),
    origin: v.optional(Origin),
    moves: v.array(v.union([v.tuple([SeatLetter, v.string()]), v.literal('timeout')])),
    marks: v.exactOptional(v.pipe(v.string(), v.description('by these it is known where other rules differ'))),
    end: v.exactOptional(v.pipe(v.string(), v.description('how the game stood after the last move'))),
  }),
});
export const Replay = v.object({
  ...FinishedGame.entries,
  version: Count,
  options: Options,
  heard: v.array(v.object({ at: Time, facts: v.array(Said) })),
});

/** My figures in all games of one kind: `games`, `wins`, and the game's own. */
export const RatingLine = v.object({
  game: Word,
  seats: Count,
  games: v.pipe(Count, v.description('rated ones')),
  points: v.optional(v.pipe(v.number(), v.description('once 40 games were rated; 1500 is the mean'))),
  half: v.optional(v.pipe(v.number(), v.description('half the 95 % interval, in points'))),
});
export const Ratings = v.object({ on: v.boolean(), ratings: v.array(RatingLine) });
export const FiguresLine = v.object({ game: Word, figures: v.record(v.string(), Count) });

export const Endpoint = v.pipe(
  v.string(),
  v.url(),
  v.maxLength(1000),
  v.description('at most 1,000 bytes as it is sent'),
);
export const Key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,120}={0,2}$/));
const PublicKey = v.literal('public-key');
/** Bytes as browsers write them in JSON. */
const Bytes = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,6000}$/), v.description('base64url'));
export const PasskeyId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,1400}$/), v.description('base64url'));
export const PasskeyLine = v.object({ id: PasskeyId, created: Time });
/** Input and output of `navigator.credentials.create` and `get`, as JSON (WebAuthn). */
export const PasskeyWanted = v.object({
  challenge: Bytes,
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: Bytes, name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: PublicKey, alg: v.number() })),
  timeout: Count,
  attestation: v.literal('none'),
  excludeCredentials: v.array(v.object({ type: PublicKey, id: PasskeyId })),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('preferred'),
  }),
});
export const PasskeyAsked = v.object({
  challenge: Bytes,
  rpId: v.string(),
  timeout: Count,
  userVerification: v.literal('preferred'),
});
export const PasskeyMade = v.object({
  id: PasskeyId,
  rawId: PasskeyId,
  response: v.object({ clientDataJSON: Bytes, attestationObject: Bytes }),
});
export const PasskeyUsed = v.object({
  id: PasskeyId,
  rawId: PasskeyId,
  response: v.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
});
/** `device`: browser and system only. */
export const SessionLine = v.object({
  id: Count,
  device: v.string(),
  created: Time,
  seen: v.pipe(Time, v.description('when it was used last, to the hour')),
  here: v.pipe(v.boolean(), v.description('the one that asks')),
});
export const DailyCounts = v.object({
  people: Count,
  doubted: v.pipe(Count, v.description('so many of them doubted')),
  bins: v.pipe(v.array(Count), v.length(10), v.description('by their estimates, if they gave one, in tenths')),
});
export const BotAccount = v.object({ id: Id, name: v.string() });
export const BotKey = v.pipe(Secret, v.description('to be sent as `Authorization: Bearer …`'));
export const BotEvent = v.object({
  type: v.picklist(BOT_EVENTS),
  table: v.optional(Id),
  game: v.optional(Word),
  round: v.optional(Count),
  code: v.optional(v.picklist(ERRORS)),
  message: v.optional(v.string()),
});
export const BotLine = v.object({
  type: v.picklist(BOT_LINES),
  table: v.optional(TableInfo),
  me: v.optional(SeatLetter),
  round: v.optional(Count),
  view: v.optional(WireView),
  from: v.optional(Count),
  facts: v.optional(v.array(Said)),
  code: v.optional(v.picklist(ERRORS)),
  message: v.optional(v.string()),
});
export const Sessions = v.object({ sessions: v.array(SessionLine) });
const ReportedLine = v.object({ n: Count, name: v.string(), text: v.string() });
export const ReportLine = v.object({
  id: Count,
  table: Id,
  line: Count,
  game: v.optional(Word),
  share: v.optional(v.pipe(Share, v.description('opens the game in which it was said, once that is over'))),
  at: v.pipe(Time, v.description('of the first report')),
  reports: v.pipe(Count, v.description('how many people')),
  origins: v.pipe(Count, v.description('from how many addresses')),
  whys: v.array(v.string()),
  person: v.optional(Id),
  name: v.optional(v.string()),
  said: v.optional(v.string()),
  lines: v.pipe(v.array(ReportedLine), v.description('what was said before and after, as the first reporter read it')),
});
export const SanctionLine = v.object({
  id: Id,
  person: v.optional(Id),
  name: v.string(),
  kind: v.picklist([...SANCTIONS, 'dismiss']),
  reason: v.picklist(REASONS),
  said: v.optional(v.string()),
  by: v.pipe(v.string(), v.description('the operator')),
  at: Time,
  until: Time,
  undone: v.optional(Time),
  undoer: v.optional(v.string()),
});
export const Nothing = v.strictObject({});
export const OwnPerson = v.object({ person: Person });

export const RemindedAt = {
  hour: v.pipe(Count, v.maxValue(23)),
  zone: v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.description('as `Europe/Paris`')),
};

/** Without a game: invitations. */
export const Told = {
  game: v.optional(Word),
  hours: v.optional(v.pipe(v.picklist(NOTICE_HOURS), v.description('between two notices of open tables; default 24'))),
};

export const MetPerson = v.object({
  person: Id,
  name: v.string(),
  mask: v.optional(v.pipe(v.string(), v.description('what they wore when we met last'))),
  at: v.pipe(Time, v.description('when we finished the last game')),
  games: v.pipe(v.record(v.string(), Count), v.description('how many we finished, by game, the latest first')),
});

export type Person = v.InferOutput<typeof Person>;
export type BotLine = v.InferOutput<typeof BotLine>;
export type BotEvent = v.InferOutput<typeof BotEvent>;
export type Failure = v.InferOutput<typeof Failure>;
export type FinishedGame = v.InferOutput<typeof FinishedGame>;
export type Whole = v.InferOutput<typeof Whole>;
export type Replay = v.InferOutput<typeof Replay>;
