/**
 * Every message in and out: for the server's checks, the docs, and clients' types. Has no server code, so that browsers
 * may import it. Valibot: a schema is also a type, clients bundle only what they use, and it converts to JSON Schema.
 */
import * as v from 'valibot';
import { SEATS } from '../engine/seats.ts';
import {
  Bits,
  Bots,
  Chairs,
  Clock,
  Count,
  Delay,
  Entropy,
  First,
  Hints,
  HostAway,
  Id,
  Lang,
  Mask,
  Options,
  Part,
  Quick,
  Sealed,
  SeatLetter,
  Secret,
  Share,
  Size,
  short,
  Time,
  Word,
} from './fields.ts';
import { ERRORS, HUSHES, MOST_MOVE, STATUSES } from './lists.ts';

/** The host may change them until the game starts. */
export const TableSettings = v.strictObject({
  game: Word,
  options: v.optional(Options, {}),
  seats: v.pipe(Size, v.description('how many play')),
  clock: v.optional(Clock, { pace: 'normal' }),
  public: v.optional(v.pipe(v.boolean(), v.description('listed for everybody')), false),
  watch: v.optional(v.pipe(v.boolean(), v.description('watchers may come')), true),
  delay: v.optional(v.pipe(Delay, v.description('seconds by which watchers are behind')), 0),
  moreTime: v.optional(v.pipe(v.boolean(), v.description('a player may ask for more time once a question')), true),
  first: v.exactOptional(First),
  hostAway: v.exactOptional(HostAway),
  hints: v.exactOptional(Hints),
  chairs: v.exactOptional(Chairs),
  bots: v.exactOptional(Bots),
});

export const NewTable = v.strictObject({
  ...TableSettings.entries,
  mask: v.exactOptional(Mask),
  wall: v.exactOptional(
    v.pipe(
      v.boolean(),
      v.description('for a big screen: whoever makes it takes no seat, and the first who sits down is host'),
    ),
  ),
  leads: v.exactOptional(v.pipe(v.boolean(), v.description('whoever makes it is host, and takes no seat'))),
});

// —— tables ——

export const Vote = v.object({ game: Word, options: Options });
export type Vote = v.InferOutput<typeof Vote>;

export const SeatInfo = v.object({
  seat: SeatLetter,
  person: v.optional(v.pipe(Id, v.description('absent: nobody sits here, or a bot'))),
  name: v.optional(v.string()),
  mask: v.optional(v.pipe(v.string(), v.description('absent: the seat is free'))),
  bot: v.optional(v.pipe(Word, v.description('the bot that was seated here'))),
  botAccount: v.optional(v.pipe(v.boolean(), v.description('somebody’s program plays here'))),
  /** Of a bot account. */
  owner: v.optional(v.string()),
  manner: v.optional(v.pipe(Word, v.description('its temper, if it has one'))),
  ready: v.boolean(),
  online: v.boolean(),
  away: v.pipe(v.boolean(), v.description('a bot plays until this person takes the seat back')),
  vote: v.optional(v.pipe(Vote, v.description('between games: what this person would play next'))),
});

export const TableInfo = v.object({
  id: Id,
  status: v.picklist(STATUSES),
  closed: v.optional(v.pipe(v.string(), v.description('why, for people'))),
  notice: v.optional(v.pipe(v.string(), v.description('something that happened to the table, as a code'))),
  game: Word,
  options: Options,
  seats: v.array(SeatInfo),
  host: v.optional(Id),
  leader: v.optional(
    v.pipe(v.object({ name: v.string(), online: v.boolean() }), v.description('the host, if without a seat')),
  ),
  clock: Clock,
  public: v.boolean(),
  watch: v.boolean(),
  delay: Count,
  moreTime: v.boolean(),
  first: v.optional(First),
  hostAway: v.optional(HostAway),
  hints: v.optional(Hints),
  chairs: v.optional(Chairs),
  strangers: v.optional(
    v.pipe(
      v.object({
        starts: v.optional(v.pipe(Time, v.description('when the next game begins by itself'))),
        writers: v.optional(
          v.pipe(v.array(Id), v.description('who wants free text with others of the game that is over')),
        ),
      }),
      v.description('a table of Play now: nobody is host, and people talk in signs'),
    ),
  ),
  bots: v.optional(Bots),
  watchers: Count,
  walls: v.pipe(Count, v.description('big screens that show it')),
  looks: v.optional(v.pipe(Time, v.description('when everybody who presses their seal sees their card'))),
  /** Games played here, including the running one. */
  round: Count,
  given: v.optional(v.pipe(v.array(SeatLetter), v.description('seats that changed hands in this game, in order'))),
  commitment: v.optional(
    v.pipe(Bits, v.description("the hash of the server's part in the next deal, or in the one that is played")),
  ),
  dealing: v.optional(
    v.pipe(
      v.record(v.string(), Sealed),
      v.description('the deal is called: what each seat has sealed; those seats send `reveal`'),
    ),
  ),
  next: v.optional(
    v.pipe(
      Time,
      v.description('somebody asked for another game: from then on those who did may begin it by `rematch`'),
    ),
  ),
  replay: v.optional(v.pipe(Share, v.description('opens the game that is over'))),
  games: v.pipe(Count, v.description('finished games of this evening, of every kind')),
  wins: v.record(v.string(), Count),
});

export const TableLine = v.object({
  id: Id,
  game: Word,
  options: Options,
  seats: Count,
  free: Count,
  host: v.optional(v.string()),
  clock: Clock,
  status: v.picklist(STATUSES),
  watch: v.boolean(),
  people: v.pipe(Count, v.description('who sit there and are not away')),
  chair: v.pipe(v.boolean(), v.description('Play now seats people here')),
  since: v.optional(v.pipe(Time, v.description('since when the people of a lobby wait for others'))),
  bots: v.optional(Bots),
  names: v.pipe(v.record(v.string(), v.string()), v.description('of those who sit there, by seat')),
  code: v.optional(v.pipe(v.string(), v.description('by which one comes there; only to those who may invite'))),
  asked: v.optional(v.pipe(v.boolean(), v.description('the game waits for me; only of my own tables'))),
});

/** A table as people with its code see it before entering. */
export const InvitedTable = v.object({
  ...TableLine.entries,
  chairs: v.array(SeatInfo),
  delay: Count,
  moreTime: v.boolean(),
  first: v.optional(First),
  hints: v.optional(Hints),
});

export const Said = v.array(v.union([v.string(), v.number()]));
/** `ends`: `null` without a clock. `more`: more time was given. */
const ViewClock = v.object({ opened: Time, ends: v.nullable(Time), more: v.boolean() });
/** Common fields; each game adds its own. */
export const WireView = v.looseObject({
  game: Word,
  version: Count,
  seats: v.array(SeatLetter),
  phase: v.string(),
  toAct: v.array(SeatLetter),
  question: Count,
  me: v.optional(SeatLetter),
  legal: v.optional(v.array(v.string())),
  answer: v.optional(v.string()),
  enough: v.optional(v.pipe(v.string(), v.description('the move that says I have said enough, while the table talks'))),
  over: v.nullable(v.array(SeatLetter)),
  players: v.record(v.string(), v.looseObject({})),
  clock: v.optional(ViewClock),
});

export const ChatLine = v.object({
  n: Count,
  at: Time,
  person: v.optional(v.pipe(Id, v.description('absent: this person had their lines deleted'))),
  name: v.string(),
  text: v.optional(v.string()),
  quick: v.optional(Quick),
});

// —— WebSocket, from the client ——

export const MessageId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/), v.description('made by the client'));
const message = <const T extends string, const E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), id: MessageId, ...entries });

export const ClientMessage = v.variant('type', [
  /** Programs send a token; browsers have a cookie. */
  message('hello', { token: v.optional(Secret), lang: v.optional(Lang) }),
  message('ping', {}),
  /** Subscribes to the list of open tables, or ends that. */
  message('list', { on: v.boolean() }),
  /** Enters a table: seated, invited, or as a watcher. `round` and `heard`: what one knows already. */
  message('enter', {
    table: Id,
    invite: v.optional(Secret),
    round: v.optional(Count),
    heard: v.optional(Count),
    wall: v.optional(v.pipe(v.boolean(), v.description('a big screen')), false),
  }),
  message('sit', {
    seat: v.optional(SeatLetter),
    ready: v.optional(v.boolean(), false),
    ...Part,
    mask: v.optional(Mask),
    bots: v.optional(v.pipe(v.boolean(), v.description('I agree that bot accounts play here')), false),
  }),
  /** Another mask, between games; if its form is taken, the next free one. */
  message('mask', { mask: Mask }),
  /** `leads`: a host gets up, and stays host. */
  message('leave', { leads: v.optional(v.boolean(), false) }),
  message('ready', { ready: v.boolean(), ...Part }),
  message('vote', { ...Vote.entries, ...Part }),
  /**
   * In a game, by a person without a seat: asks for the seat of a player who is gone. The host decides. `same`: I am that
   * player, on another device.
   */
  message('take', { seat: SeatLetter, same: v.optional(v.boolean(), false) }),
  message('change', { settings: v.partial(TableSettings) }),
  /** `manner`: from the list of games; by default a random one not yet here. */
  message('seat-bot', { seat: SeatLetter, bot: v.optional(Word), manner: v.optional(Word) }),
  message('unseat', { seat: SeatLetter }),
  message('fill', { bot: v.optional(Word), manner: v.optional(Word) }),
  message('kick', { person: Id, ban: v.optional(v.boolean(), false) }),
  message('host', { person: Id }),
  /** Whether a big screen may lead, and show closed or delayed tables (`screens`). If not, it is closed. */
  message('screen', { person: Id, may: v.boolean() }),
  /** In a game: gives an absent player's seat to a person here without one. Everybody sees it. */
  message('give', { seat: SeatLetter, person: Id }),
  message('code', {}),
  /** All seats in a new order, by their current letters, with their people and bots. */
  message('arrange', { order: v.pipe(v.array(SeatLetter), v.maxLength(SEATS.length)) }),
  /**
   * `fill`: bots of this kind take free seats, and nobody is waited for. A bot plays for absent people until they
   * return.
   */
  message('start', {
    ...Part,
    fill: v.optional(v.strictObject({ bot: v.optional(Word) })),
  }),
  /** By the host, once all are ready; or from `next` on by anybody ready, as `start` with `fill`. */
  message('rematch', Part),
  /** On `dealing`: reveals my sealed part. Reveal it only once. */
  message('reveal', { entropy: Entropy }),
  /** `round`: the game, as in its frames; moves of another are refused. */
  message('move', { round: Count, question: Count, move: short(MOST_MOVE) }),
  message('more-time', { question: Count }),
  /** A player beside a big screen presses the seal over their cards, or no longer. */
  message('lift', { on: v.boolean() }),
  /** Typing, or no longer: bots wait, at most 60 s per question. Repeat it every few seconds. */
  message('writes', { on: v.boolean() }),
  /** `seat`: by the host, for an absent player. */
  message('away', { seat: v.optional(SeatLetter) }),
  message('back', {}),
  /** The number of public facts a big screen has shown. The leading screen's progress is passed on. */
  message('shown', { round: Count, heard: Count }),
  message('say', { text: v.optional(short(500)), quick: v.optional(Quick) }),
  /** After a game of Play now: free text among players who want it. */
  message('free-text', { on: v.boolean() }),
  message('mute', { person: Id, on: v.boolean() }),
  /** A line of the chat by its `n`; with `round`, a fact of that game by its number among those I heard. */
  message('report', { line: Count, round: v.optional(Count), why: v.optional(v.pipe(v.string(), v.maxLength(500))) }),
]);

// —— WebSocket, from the server ——

export const ServerMessage = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    protocol: Count,
    now: Time,
    person: v.optional(Id),
    name: v.optional(v.string()),
  }),
  v.object({ type: v.literal('pong'), id: MessageId, now: Time }),
  /** The open tables by id, in order, with new and changed lines. */
  v.object({ type: v.literal('list'), now: Time, order: v.array(Id), lines: v.array(TableLine) }),
  /** Done and stored. `code` answers with a code. */
  v.object({ type: v.literal('ok'), id: MessageId, code: v.optional(v.string()), until: v.optional(Time) }),
  v.object({
    type: v.literal('error'),
    id: v.optional(MessageId),
    code: v.picklist(ERRORS),
    message: v.string(),
    field: v.optional(v.string()),
    until: v.optional(v.pipe(Time, v.description('when it may be asked again'))),
  }),
  /** The table and its people, after each change. `invite` and `code` for people who may invite. */
  v.object({
    type: v.literal('table'),
    table: TableInfo,
    me: v.optional(SeatLetter),
    onlyPhrases: v.optional(
      v.pipe(
        v.object({ why: v.picklist(HUSHES), until: v.optional(Time) }),
        v.description('`legal` has no words of my own'),
      ),
    ),
    lost: v.optional(v.pipe(SeatLetter, v.description('my former seat, which the host gave to another'))),
    heirs: v.optional(
      v.pipe(
        v.array(
          v.object({
            person: Id,
            name: v.string(),
            waits: v.optional(v.boolean()),
            seat: v.optional(v.pipe(SeatLetter, v.description('the seat that was asked for by `take`'))),
            same: v.optional(v.boolean()),
            asked: v.optional(v.pipe(v.number(), v.description('how often they have asked'))),
          }),
        ),
        v.description('for the host: people who may be given a seat'),
      ),
    ),
    screens: v.optional(
      v.pipe(
        v.array(
          v.object({
            person: Id,
            name: v.string(),
            since: v.optional(v.pipe(Time, v.description('when it asked'))),
            may: v.optional(v.pipe(v.boolean(), v.description('leads the room, or was closed; absent: it asks to'))),
            on: v.optional(v.pipe(v.boolean(), v.description('it is connected'))),
          }),
        ),
        v.description('for the host: every big screen that is connected, asks, or was closed'),
      ),
    ),
    invite: v.optional(Secret),
    code: v.optional(v.string()),
  }),
  /**
   * The game as this client may see it. `from`: the number of earlier facts. The first frame has the whole view, later
   * ones what `changed` and is `gone` (changes.ts). `ok`: confirmed moves.
   */
  v.object({
    type: v.literal('frame'),
    round: Count,
    now: Time,
    from: Count,
    facts: v.array(Said),
    secret: v.optional(v.pipe(v.array(Count), v.description('which of `facts` were not told to everybody, by index'))),
    view: v.optional(WireView),
    changed: v.optional(
      v.pipe(
        v.record(v.string(), v.unknown()),
        v.description('fields with new values; `players.A.coins` is a nested one'),
      ),
    ),
    gone: v.optional(v.pipe(v.array(v.string()), v.description('removed fields'))),
    ok: v.optional(v.array(MessageId)),
    open: v.optional(v.pipe(Count, v.description('beside a big screen: how many facts everybody has heard'))),
  }),
  /** The number of public facts the leading big screen has shown. Phones show no later ones. */
  v.object({ type: v.literal('shown'), round: Count, heard: Count }),
  v.object({ type: v.literal('chat'), lines: v.array(ChatLine) }),
  /** Removed from the table: kicked, it was closed, or a closed game began. */
  v.object({ type: v.literal('out'), table: Id, code: v.picklist(ERRORS), message: v.string() }),
  /** Shutting down; reconnect after `retry` milliseconds. */
  v.object({ type: v.literal('bye'), retry: Count, message: v.string() }),
]);

// —— types for both sides ——

export type ClientMessage = v.InferOutput<typeof ClientMessage>;
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
/** As clients write it, without defaults. */
export type ClientSays = v.InferInput<typeof ClientMessage>;
export type TableSettings = v.InferOutput<typeof TableSettings>;
export type NewTable = v.InferOutput<typeof NewTable>;
export type TableInfo = v.InferOutput<typeof TableInfo>;
export type TableLine = v.InferOutput<typeof TableLine>;
export type InvitedTable = v.InferOutput<typeof InvitedTable>;
export type SeatInfo = v.InferOutput<typeof SeatInfo>;
export type WireView = v.InferOutput<typeof WireView>;
export type ChatLine = v.InferOutput<typeof ChatLine>;
