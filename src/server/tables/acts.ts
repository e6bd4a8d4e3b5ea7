/** What a connection may ask for, one entry a message. Who may do it is checked here or in the lobby's own rules. */
import { type Fault, fault, isFault } from '../../engine/fault.ts';
import type { Seat } from '../../engine/seats.ts';
import { toldTo } from '../../host/live.ts';
import { ERRORS, type ErrorCode } from '../../protocol/lists.ts';
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import { newCode } from '../ids.ts';
import type { PersonRow } from '../store/store.ts';
import { say, showChat } from './chat.ts';
import { write } from './compose.ts';
import { defaultBot, factsOf, findRoom, type Hub, mark, save } from './hub.ts';
import {
  admit,
  change,
  fill,
  handOver,
  kick,
  leave,
  mayEnter,
  onlyHost,
  seatBot,
  seatOf,
  setReady,
  sit,
  unseatBot,
} from './lobby.ts';
import { giveMoreTime, setAway, startGame, takeMove } from './play.ts';
import { type Client, isOnline, type Room, viewerOf } from './room.ts';
import { catchUp, openTrail, showTrail } from './trail.ts';

type Said<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
type TableMessage = Exclude<ClientMessage['type'], 'hello' | 'ping' | 'enter'>;
type Done = void | 'later' | Omit<Extract<ServerMessage, { type: 'ok' }>, 'type' | 'id'>;
type Act<T extends TableMessage> = (hub: Hub, here: Here, said: Said<T>) => Done | Promise<Done>;
/** Who asks, where. */
type Here = { readonly client: Client; readonly room: Room; readonly person: PersonRow };

export const CODE_HOLDS = 60 * 60 * 1000;

const bot = (hub: Hub, room: Room, wanted: string | undefined): string => {
  const bots = hub.setting.botsFor(room.doc.settings.game);
  const name = wanted ?? defaultBot(hub, room.doc.settings.game);
  if (!Object.hasOwn(bots, name))
    throw fault('no-bot', `there is no bot "${name}"; there are ${Object.keys(bots).join(', ')}`);
  return name;
};

const ownSeat = ({ room, client }: Here): Seat => {
  const seat = viewerOf(room, client);
  if (seat === undefined) throw fault('not-seated', 'you do not play at this table');
  return seat;
};

/** A host who is gone for a minute loses the table to whoever at it wants something done. */
const HOST_MAY_BE_GONE = 60_000;
const asHost = (hub: Hub, { room, person }: Here): void => {
  const { doc } = room;
  const { host } = doc;
  const gone = host === undefined || !isOnline(room, host);
  const since = room.hostless ?? hub.started;
  if (gone && seatOf(doc, person.id) !== undefined && hub.setting.now() - since > HOST_MAY_BE_GONE) {
    doc.host = person.id;
    save(hub, room);
  }
  onlyHost(doc, person.id);
};

/** The host alone, and the table is written. */
const byHost =
  <T extends TableMessage>(act: (hub: Hub, here: Here, said: Said<T>) => void): Act<T> =>
  (hub, here, said) => {
    asHost(hub, here);
    act(hub, here, said);
    save(hub, here.room);
  };

const ACTS: { readonly [T in TableMessage]: Act<T> } = {
  sit(hub, { room, person }, { seat }) {
    const refused = mayEnter(room.doc, person.id, false);
    if (refused !== undefined) throw refused;
    sit(room.doc, person, seat);
    room.doc.host ??= person.id;
    save(hub, room);
  },
  leave(hub, { room, person }) {
    leave(room.doc, person.id);
    save(hub, room);
    hub.arm(hub, room);
  },
  ready(hub, { room, person }, { ready }) {
    setReady(room.doc, person.id, ready);
    save(hub, room);
  },
  change: byHost((hub, { room }, { settings }) => {
    const wanted = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
    change(room.doc, hub.setting.games, wanted);
  }),
  'seat-bot': byHost((hub, { room }, said) => seatBot(room.doc, said.seat, bot(hub, room, said.bot))),
  unseat: byHost((_, { room }, { seat }) => unseatBot(room.doc, seat)),
  fill: byHost((hub, { room }, said) => fill(room.doc, bot(hub, room, said.bot))),
  kick: byHost((hub, { room }, { person, ban }) => {
    kick(room.doc, person, ban, bot(hub, room, undefined));
    putOut(hub, room, person, ban ? 'banned' : 'not-invited', 'the host has put you out of this table');
    hub.arm(hub, room);
  }),
  host: byHost((_, { room }, { person }) => handOver(room.doc, person)),
  code(hub, here) {
    const { room } = here;
    asHost(hub, here);
    renewCode(hub, room);
    return { code: room.code, until: room.codeUntil };
  },
  start: byHostStarting,
  rematch(hub, here, said) {
    if (here.room.doc.status !== 'over') throw fault('not-now', 'there is no finished game to play again');
    return byHostStarting(hub, here, said);
  },
  move(hub, here, { id, question, move }) {
    const refused = takeMove(hub, here.room, ownSeat(here), { id, question, move });
    if (refused !== undefined) throw refused;
    here.client.oks.push(id);
    return 'later';
  },
  'more-time': (hub, here, { question }) => giveMoreTime(hub, here.room, ownSeat(here), question),
  away: (hub, here) => setAway(hub, here.room, ownSeat(here), true),
  back: (hub, here) => setAway(hub, here.room, ownSeat(here), false),
  say: (hub, { room, person }, { text, quick }) => say(hub, room, person, { text, quick }),
  mute: byHost((_, { room }, { person, on }) => {
    const others = room.doc.muted.filter((one) => one !== person).slice(-200);
    room.doc.muted = on ? [...others, person] : others;
  }),
  report(hub, { room, person }, { line, why }) {
    hub.journal.write({ write: 'report', table: room.id, line, by: person.id, why: why ?? '', at: hub.setting.now() });
  },
};

function byHostStarting(hub: Hub, here: Here, _: Said<'start' | 'rematch'>): void {
  asHost(hub, here);
  startGame(hub, here.room, here.person.id);
  if (!here.room.doc.settings.watch) clear(hub, here.room);
}

/** Where watchers may not come, those who waited without a seat go when the game begins. */
const clear = (hub: Hub, room: Room): void => {
  for (const client of room.clients)
    if (viewerOf(room, client) === undefined)
      sendOut(hub, room, client, 'no-watchers', 'this table may not be watched');
};

export const renewCode = (hub: Hub, room: Room): void => {
  room.code = newCode();
  room.codeUntil = hub.setting.now() + CODE_HOLDS;
  save(hub, room);
};

export const putOut = (hub: Hub, room: Room, person: string, code: ErrorCode, message: string): void => {
  for (const client of room.clients) if (client.person?.id === person) sendOut(hub, room, client, code, message);
};

const sendOut = (hub: Hub, room: Room, client: Client, code: ErrorCode, message: string): void => {
  exit(hub, client);
  const text = write({ type: 'out', table: room.id, code, message });
  hub.journal.later(() => client.send(text));
};

/** A connection no longer looks at its table. */
export const exit = (hub: Hub, client: Client): void => {
  const { room } = client;
  if (room === undefined) return;
  client.room = undefined;
  client.oks.length = 0;
  room.clients.delete(client);
  if (client.person?.id === room.doc.host) room.hostless = hub.setting.now();
  if (room.clients.size === 0) {
    room.shown.clear();
    room.touched = hub.setting.now();
    save(hub, room);
    return;
  }
  room.infoChanged = true;
  mark(hub, room);
};

const enter = async (hub: Hub, client: Client, { id, table, invite, round, heard }: Said<'enter'>): Promise<Done> => {
  const room = await findRoom(hub, table);
  if (room === undefined) throw fault('no-table', 'there is no such table');
  const person = client.person?.id;
  const invited = invite === room.invite;
  const refused = mayEnter(room.doc, person, invited);
  if (refused !== undefined) throw refused;
  if (invited && person !== undefined && !room.doc.admitted.includes(person)) {
    admit(room.doc, person);
    save(hub, room);
  }
  const knows = round === undefined || heard === undefined ? undefined : { round, heard };
  const viewer = viewerOf(room, client);
  const late = viewer === undefined && room.doc.settings.delay > 0;
  const current = () =>
    room.live === undefined || (knows?.round === room.doc.round && knows.heard === toldTo(room.live, viewer));
  exit(hub, client);
  if (late) {
    catchUp(hub, room, hub.setting.now());
    await openTrail(hub, room);
  } else if (!current()) await factsOf(hub, room);
  if (hub.rooms.get(table) !== room) throw fault('internal', 'the table has just moved; enter again');
  client.room = room;
  client.fresh = true;
  client.knows = knows;
  client.oks.push(id);
  room.clients.add(client);
  room.infoChanged = true;
  mark(hub, room);
  await hub.journal.durable();
  if (late && client.room === room) {
    showTrail(hub, room, client);
    hub.arm(hub, room);
  }
  await showChat(hub, room, client);
  return 'later';
};

const isTableMessage = (type: ClientMessage['type']): type is TableMessage => Object.hasOwn(ACTS, type);

/** Takes one message of a connection; it is answered by `ok`, by a frame, or by `error`. */
export const handle = (hub: Hub, client: Client, said: ClientMessage): Promise<void> | undefined => {
  try {
    const done = said.type === 'enter' ? enter(hub, client, said) : act(hub, client, said);
    if (!(done instanceof Promise)) {
      confirm(hub, client, said.id, done);
      return undefined;
    }
    return done.then(
      (result) => confirm(hub, client, said.id, result),
      (error: unknown) => refuse(hub, client, said.id, error),
    );
  } catch (error) {
    refuse(hub, client, said.id, error);
    return undefined;
  }
};

const act = (hub: Hub, client: Client, said: ClientMessage): Done | Promise<Done> => {
  const { room, person } = client;
  if (!isTableMessage(said.type)) return 'later';
  if (room === undefined) throw fault('not-here', 'enter a table first');
  if (person === undefined) throw fault('no-session', 'watchers without a name cannot act; sign in first');
  const run = ACTS[said.type] as Act<TableMessage>;
  return run(hub, { client, room, person }, said as Said<TableMessage>);
};

const confirm = (hub: Hub, client: Client, id: string, done: Done): void => {
  if (done === 'later') return;
  const text = write({ type: 'ok', id, ...(done ?? {}) });
  hub.journal.later(() => client.send(text));
};

const refuse = (hub: Hub, client: Client, id: string, error: unknown): void => {
  if (!isFault(error)) throw error;
  const { code, message, field } = failure(error);
  hub.metrics.refused.inc({ code });
  const text = write({ type: 'error', id, code, message, ...(field === undefined ? {} : { field }) });
  hub.journal.later(() => client.send(text));
};

const isCode = (code: string): code is ErrorCode => ERRORS.some((known) => known === code);

/** A fault as clients get it. Faults about options and settings begin with the field: `option "lineup"…`, `seats: …`. */
export const failure = (error: Fault): { code: ErrorCode; message: string; field?: string } => {
  const code = isCode(error.code) ? error.code : 'malformed';
  const option = code === 'option' ? /option "([^"]{1,40})"/.exec(error.message)?.[1] : undefined;
  const field = option === undefined ? /^([\w.]+): /.exec(error.message)?.[1] : `options.${option}`;
  return { code, message: error.message, ...(field === undefined ? {} : { field }) };
};
