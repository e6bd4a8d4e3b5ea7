/** The HTTP routes: permissions, requests and answers. Has no server code. */
import * as v from 'valibot';
import {
  Clock,
  Code,
  Count,
  Id,
  Lang,
  Mask,
  Name,
  Options,
  Quick,
  SeatLetter,
  Secret,
  Size,
  Time,
  Word,
} from './fields.ts';
import {
  BotAccount,
  BotEvent,
  BotKey,
  BotLine,
  DailyCounts,
  Endpoint,
  FiguresLine,
  FinishedGame,
  GameLine,
  Key,
  MetPerson,
  Nothing,
  OwnPerson,
  PasskeyAsked,
  PasskeyId,
  PasskeyLine,
  PasskeyMade,
  PasskeyUsed,
  PasskeyWanted,
  Person,
  RatingLine,
  Ratings,
  RemindedAt,
  Replay,
  ReportLine,
  SanctionLine,
  SessionLine,
  Sessions,
  Told,
  Whole,
} from './http-shapes.ts';
import { FOUND, MOST_MOVE, REASONS, SANCTIONS } from './lists.ts';
import { InvitedTable, MessageId, NewTable, TableLine } from './messages.ts';
import type { RouteName } from './paths.ts';

/** `bot`: by the key of a bot account only. */
const route =
  <S extends boolean | 'bot'>(signedIn: S) =>
  <A extends v.GenericSchema, B extends v.GenericSchema | undefined = undefined>(
    about: string,
    answer: A,
    body?: B,
  ) => ({
    about,
    signedIn,
    answer,
    body: body as B, // left out, it is `undefined`, and so is `B`
  });
/** For everybody, for people signed in, for bot accounts. */
const [open, own, bot] = [route(false), route(true), route('bot')];

export const ROUTES = {
  session: open('Who I am; `person` is absent without a session.', v.object({ person: v.optional(Person) })),
  signIn: open(
    'Signs in a guest by a name. Sets the session cookie, or with `token: true` answers a token instead.',
    v.object({ person: Person, token: v.optional(Secret) }),
    v.strictObject({ name: Name, lang: v.optional(Lang, 'en'), token: v.optional(v.boolean(), false) }),
  ),
  rename: own(
    'Changes my name or language. The name at a table changes only between games.',
    OwnPerson,
    v.strictObject({ name: v.optional(Name), lang: v.optional(Lang) }),
  ),
  forget: own('Deletes my name and all I said in chats, and ends my sessions.', Nothing),
  recovery: own(
    'A link and a code, for 15 minutes and one use, that move me and my seats to another device.',
    v.object({ path: v.string(), code: v.string(), until: Time }),
  ),
  recover: open(
    'Signs in by such a secret or code; other devices are signed out.',
    OwnPerson,
    v.strictObject({ secret: v.optional(Secret), code: v.optional(Code) }),
  ),
  askRecover: open(
    'Whose secret or code it is, without using it.',
    v.object({ name: v.string(), mine: v.pipe(v.boolean(), v.description('I am that person already')) }),
    v.strictObject({ secret: v.optional(Secret), code: v.optional(Code) }),
  ),
  sessions: own('Where I am signed in, this device first.', Sessions),
  endSessions: own(
    'Signs one of my devices out; without `id`, all but this one.',
    Nothing,
    v.strictObject({ id: v.optional(Count) }),
  ),
  passkeys: own('My passkeys.', v.object({ passkeys: v.array(PasskeyLine) })),
  newPasskey: own('What a browser needs to make a passkey. Valid for five minutes.', PasskeyWanted),
  addPasskey: own('Adds the passkey that the browser made.', Nothing, PasskeyMade),
  removePasskey: own('Deletes this passkey.', Nothing, v.strictObject({ id: PasskeyId })),
  askPasskey: open('What a browser needs to sign in by a passkey. Valid for five minutes and one use.', PasskeyAsked),
  usePasskey: open('Signs in by what the passkey signed; other devices are signed out.', OwnPerson, PasskeyUsed),
  site: open(
    'Where other devices find this server.',
    v.object({
      url: v.optional(v.pipe(v.string(), v.description('the configured public address'))),
      network: v.optional(v.pipe(v.string(), v.description('in the local network, for a page opened as localhost'))),
    }),
  ),
  games: open('The games, their options and bots.', v.object({ games: v.array(GameLine) })),
  tables: open('Public tables that wait for players or may be watched.', v.object({ tables: v.array(TableLine) })),
  mine: own(
    'Tables where I sit, and those to which people I met ask me.',
    v.object({ tables: v.array(TableLine), invitations: v.array(v.object({ by: v.string(), table: TableLine })) }),
  ),
  create: own(
    'Creates a table. I am host, at seat A or without a seat; for a big screen the first to sit down is host.',
    v.object({ table: Id, invite: Secret, code: v.string(), until: Time }),
    NewTable,
  ),
  playNow: own(
    'Seats me with others: on a bot’s chair of a running public table, in an open lobby, or at a new table that starts after six seconds.',
    v.object({
      table: Id,
      found: v.picklist(FOUND),
      seat: v.optional(v.pipe(SeatLetter, v.description('the chair that I took over'))),
    }),
    v.strictObject({
      game: Word,
      options: v.optional(Options, {}),
      seats: v.optional(v.pipe(Size, v.description('how many should play; a preference'))),
      table: v.optional(v.pipe(Id, v.description('a chair at this table, or my own lobby opened to strangers'))),
      mask: v.optional(Mask),
    }),
  ),
  blocks: own('Whom I block.', v.object({ blocks: v.array(v.object({ person: Id, name: v.string(), at: Time })) })),
  block: own(
    'Keeps this person away from my tables, whatever their name; they are not told.',
    Nothing,
    v.strictObject({ person: Id }),
  ),
  unblock: own('Ends it.', Nothing, v.strictObject({ person: Id })),
  met: own(
    'People with whom I finished games lately, the latest first; without those I block or who block me.',
    v.object({ people: v.array(MetPerson) }),
  ),
  invite: own(
    'Asks somebody I met to the table where I sit. They are notified if they allowed it.',
    Nothing,
    v.strictObject({ person: Id, table: Id }),
  ),
  invited: open(
    'The table that a code or an invitation leads to, without entering.',
    v.object({ table: InvitedTable }),
  ),
  join: own(
    'Finds a table by its code or its invitation, and lets me in.',
    v.object({ table: Id }),
    v.strictObject({ code: v.optional(Code), invite: v.optional(Secret) }),
  ),
  replays: own('Finished games in which I played, latest first.', v.object({ games: v.array(FinishedGame) })),
  figures: own('My totals over finished games.', v.object({ figures: v.array(FiguresLine) })),
  forgetGames: own('Deletes these figures, my name and my part in finished games; others keep the games.', Nothing),
  ratings: own('Whether I am rated, and my ratings by game and table size.', Ratings),
  rate: own(
    'Rates me from now on, in games with others who want it, too; or no longer, and deletes my ratings.',
    Ratings,
    v.strictObject({ on: v.boolean() }),
  ),
  export: own(
    'Everything stored about me.',
    v.object({
      person: Person,
      since: Time,
      sessions: v.array(SessionLine),
      notices: v.pipe(v.array(v.string()), v.description('the push services of my browsers, by name')),
      reminder: v.optional(v.object(RemindedAt)),
      told: v.pipe(v.array(v.object(Told)), v.description('as `notices`')),
      met: v.array(MetPerson),
      tables: v.array(Id),
      bots: v.array(BotAccount),
      passkeys: v.array(PasskeyLine),
      figures: v.array(FiguresLine),
      ratings: v.array(RatingLine),
      games: v.array(FinishedGame),
      said: v.pipe(
        v.array(v.object({ table: Id, at: Time, text: v.optional(v.string()), quick: v.optional(Quick) })),
        v.description('in chats'),
      ),
      reports: v.array(v.object({ table: Id, at: Time, why: v.string() })),
      sanctions: v.pipe(
        v.array(v.object({ kind: v.picklist([...SANCTIONS, 'dismiss']), reason: v.picklist(REASONS), until: Time })),
        v.description('what operators decided about me, and holds now'),
      ),
      blocks: v.array(v.object({ person: Id, name: v.string(), at: Time })),
    }),
  ),
  replay: own('A finished game that I played, as I heard it.', Replay),
  shared: open('A finished game with all cards open, for people who have its link.', Whole),
  daily: open('How people answered a daily moment, after my own answer: counts without names.', DailyCounts),
  sayDaily: open(
    'My answer to a daily moment of the last weeks, once, counted without my name. Answers the counts.',
    DailyCounts,
    v.strictObject({
      said: v.optional(
        v.pipe(Count, v.maxValue(100), v.multipleOf(5), v.description('how likely a lie, in hundredths')),
      ),
      doubted: v.boolean(),
    }),
  ),
  bots: own('My bot accounts.', v.object({ bots: v.array(BotAccount) })),
  newBot: own(
    'Creates a bot account, which is one for good. Its key is shown this once.',
    v.object({ bot: BotAccount, key: BotKey }),
    v.strictObject({ name: Name }),
  ),
  removeBot: own('Deletes one of my bot accounts.', Nothing, v.strictObject({ id: Id })),
  newBotKey: own(
    'A new key for one of my bots; the old one is void.',
    v.object({ key: BotKey }),
    v.strictObject({ id: Id }),
  ),
  botAccount: bot('Whose key it is.', v.object({ bot: BotAccount })),
  botEvents: bot('A stream of lines: the tables where this bot sits, and what begins and ends there.', BotEvent),
  botTables: bot('Public tables with a free seat for a bot account.', v.object({ tables: v.array(TableLine) })),
  botSit: bot(
    'Sits down, ready: at the table of this code or id; or with `game` at a new table, against `level` bots of the server.',
    v.object({ table: Id }),
    v.strictObject({
      code: v.optional(Code),
      table: v.optional(Id),
      game: v.optional(Word),
      options: v.optional(Options, {}),
      seats: v.optional(Size),
      level: v.optional(Word),
      clock: v.exactOptional(Clock),
    }),
  ),
  botTable: bot('A stream of lines about one table: all that its bot may know, then every change.', BotLine),
  botMove: bot(
    'Answers a question. Without `round`, of the game that is played now.',
    Nothing,
    v.strictObject({
      question: Count,
      move: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_MOVE)),
      round: v.optional(Count),
      id: v.optional(v.pipe(MessageId, v.description('the same id again is the same move'))),
    }),
  ),
  botLeave: bot('Gets up; in a game a bot of the server plays on.', Nothing),
  pushKey: open('What a browser needs to accept notifications of this server.', v.object({ key: v.string() })),
  subscribe: own(
    'Notifies this browser of my turn while its page is closed.',
    Nothing,
    v.strictObject({ endpoint: Endpoint, p256dh: Key, auth: Key }),
  ),
  unsubscribe: own('Ends these notifications.', Nothing, v.strictObject({ endpoint: Endpoint })),
  notices: own('What else I am told of.', v.object({ notices: v.array(v.object(Told)) })),
  notice: own(
    'Notifies this browser, and no other of mine: of invitations by people I met; or, with `game`, of open tables of it.',
    Nothing,
    v.strictObject({ endpoint: Endpoint, p256dh: Key, auth: Key, ...Told }),
  ),
  noNotice: own('Ends it.', Nothing, v.strictObject({ game: Told.game })),
  remind: own(
    'Reminds this browser, and no other of mine, of today’s moment, daily at this hour of my clock.',
    Nothing,
    v.strictObject({ endpoint: Endpoint, p256dh: Key, auth: Key, ...RemindedAt }),
  ),
  noReminder: own('Ends the reminders of today’s moment.', Nothing, v.strictObject({ endpoint: Endpoint })),
  moderation: open(
    'For operators, by `Authorization: Bearer KEY`: open reports, `?page=` 0 to `pages` - 1, and what was decided.',
    v.object({ operator: v.string(), reports: v.array(ReportLine), pages: Count, log: v.array(SanctionLine) }),
  ),
  sanction: open(
    'For operators: settles a report, once.',
    v.object({ id: Id }),
    v.strictObject({
      report: Count,
      kind: v.picklist([...SANCTIONS, 'dismiss']),
      reason: v.picklist(REASONS),
      until: v.optional(v.pipe(Time, v.description('when it ends; not for `dismiss`'))),
    }),
  ),
  undoSanction: open('For operators: ends a sanction now.', Nothing, v.strictObject({ id: Id })),
} as const satisfies Record<RouteName, unknown>;

// —— types for both sides ——

export type Routes = typeof ROUTES;
type BodyOf<R extends RouteName> = Routes[R]['body'];
export type Body<R extends RouteName> = BodyOf<R> extends v.GenericSchema ? v.InferOutput<BodyOf<R>> : undefined;
export type BodyIn<R extends RouteName> = BodyOf<R> extends v.GenericSchema ? v.InferInput<BodyOf<R>> : undefined;
export type Reply<R extends RouteName> = v.InferOutput<Routes[R]['answer']>;
