/** What is asked and answered over HTTP, beside the messages of messages.ts. Knows no server code either. */
import * as v from 'valibot';
import { ERRORS } from './lists.ts';
import {
  Code,
  Count,
  Id,
  Lang,
  Name,
  Options,
  Said,
  SeatLetter,
  Secret,
  Share,
  TableLine,
  TableSettings,
  Time,
  WireView,
  Word,
} from './messages.ts';
import type { RouteName } from './paths.ts';

export const Person = v.object({ id: Id, name: v.string(), lang: Lang });
export const Failure = v.object({ code: v.picklist(ERRORS), message: v.string(), field: v.optional(v.string()) });
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
  /** In some games speech is moves; chat is then closed while one plays. */
  speech: v.boolean(),
});
export const FinishedGame = v.object({
  id: Id,
  table: Id,
  game: Word,
  ended: Time,
  names: v.record(v.string(), v.string()),
  me: v.optional(SeatLetter),
  winners: v.array(SeatLetter),
  moves: Count,
  share: v.pipe(Share, v.description('opens the whole game to whoever has it')),
});
/** A finished game with nothing hidden, to be played over. What was whispered in one's own words is left out. */
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
    moves: v.array(v.union([v.tuple([SeatLetter, v.string()]), v.literal('timeout')])),
  }),
});
/** A finished game as one saw it: each frame is what one heard, and the view after it. */
export const Replay = v.object({
  ...FinishedGame.entries,
  version: Count,
  options: Options,
  frames: v.array(v.object({ at: Time, facts: v.array(Said), view: WireView })),
});

const Nothing = v.strictObject({});
const OwnPerson = v.object({ person: Person });

type Route = {
  readonly about: string;
  readonly signedIn: boolean;
  readonly body?: v.GenericSchema;
  readonly answer: v.GenericSchema;
};
export const ROUTES = {
  session: {
    about: 'Who I am; `person` is absent without a session.',
    signedIn: false,
    answer: v.object({ person: v.optional(Person) }),
  },
  signIn: {
    about: 'A guest by a name, at once. Sets the session cookie; with `token: true` no cookie but a token.',
    signedIn: false,
    body: v.strictObject({ name: Name, lang: v.optional(Lang, 'en'), token: v.optional(v.boolean(), false) }),
    answer: v.object({ person: Person, token: v.optional(Secret) }),
  },
  rename: {
    about: 'Another name or language. The name at a table changes only between games.',
    signedIn: true,
    body: v.strictObject({ name: v.optional(Name), lang: v.optional(Lang) }),
    answer: OwnPerson,
  },
  forget: {
    about: 'Deletes my name and all I said in chats, and ends my sessions.',
    signedIn: true,
    answer: Nothing,
  },
  recovery: {
    about: 'A link, for 15 minutes and one use, that moves me to another device. The secret is in its fragment.',
    signedIn: true,
    answer: v.object({ path: v.string(), until: Time }),
  },
  recover: {
    about: 'Takes such a secret, and makes this device mine; the others are signed out.',
    signedIn: false,
    body: v.strictObject({ secret: Secret }),
    answer: OwnPerson,
  },
  games: {
    about: 'The games, their options and bots.',
    signedIn: false,
    answer: v.object({ games: v.array(GameLine) }),
  },
  tables: {
    about: 'Public tables that wait for players or may be watched.',
    signedIn: false,
    answer: v.object({ tables: v.array(TableLine) }),
  },
  mine: {
    about: 'Tables where I sit.',
    signedIn: true,
    answer: v.object({ tables: v.array(TableLine) }),
  },
  create: {
    about: 'A new table. I am its host, and sit at seat A.',
    signedIn: true,
    body: TableSettings,
    answer: v.object({ table: Id, invite: Secret, code: v.string(), until: Time }),
  },
  join: {
    about: 'Finds a table by its spoken code or its invitation, and lets me in. Then enter it by WebSocket.',
    signedIn: true,
    body: v.strictObject({ code: v.optional(Code), invite: v.optional(Secret) }),
    answer: v.object({ table: Id }),
  },
  replays: {
    about: 'Finished games in which I played, the latest first.',
    signedIn: true,
    answer: v.object({ games: v.array(FinishedGame) }),
  },
  replay: {
    about: 'A finished game from my seat, or from the watchers’ side if I did not play and the table could be watched.',
    signedIn: true,
    answer: Replay,
  },
  shared: {
    about: 'A finished game, all cards open, for whoever was given its link by one who was at the table.',
    signedIn: false,
    answer: Whole,
  },
} as const satisfies Record<RouteName, Route>;

// —— types for both sides ——————————————————————————————————————————————————————————————————————————————

export type Person = v.InferOutput<typeof Person>;
export type Failure = v.InferOutput<typeof Failure>;
export type GameLine = v.InferOutput<typeof GameLine>;
export type FinishedGame = v.InferOutput<typeof FinishedGame>;
export type Whole = v.InferOutput<typeof Whole>;
export type Replay = v.InferOutput<typeof Replay>;
export type Routes = typeof ROUTES;
export type Body<R extends RouteName> = Routes[R] extends { readonly body: infer B extends v.GenericSchema }
  ? v.InferOutput<B>
  : undefined;
export type BodyIn<R extends RouteName> = Routes[R] extends { readonly body: infer B extends v.GenericSchema }
  ? v.InferInput<B>
  : undefined;
export type Reply<R extends RouteName> = v.InferOutput<Routes[R]['answer']>;
