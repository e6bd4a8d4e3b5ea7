/** Connections come to a table and go. */
import type { Viewer } from '../../engine/facts.ts';
import { type Fault, fault } from '../../engine/fault.ts';
import { toldTo } from '../../host/table.ts';
import type { ErrorCode } from '../../protocol/lists.ts';
import type { ClientMessage } from '../../protocol/messages.ts';
import type { TableDoc } from '../store/store.ts';
import { hasCome } from './absent.ts';
import { admit, askHost, mayEnter, waitForSeat, waitsFor } from './admission.ts';
import { goOn } from './by-itself.ts';
import { showChat } from './chat.ts';
import { write } from './compose.ts';
import { catchUp, openTrail, showTrail } from './delayed-watchers.ts';
import { type Hub, mark, markOf, save } from './hub.ts';
import { tellShown } from './leading.ts';
import {
  type Client,
  goneFor,
  isBehind,
  isEmpty,
  isSeatLeft,
  type LiveTable,
  noteGone,
  viewerOf,
} from './live-table.ts';
import { attempt, findRoom } from './loading.ts';
import { handOver, onlyHost, seatOf } from './lobby.ts';
import { notifyAbsent } from './notify-absent.ts';
import { forgetShown, tellTable } from './outbox.ts';

type Entering = Extract<ClientMessage, { type: 'enter' }>;

/** A connection is shown its table. What it knows already is not told again. */
export const enter = async (hub: Hub, client: Client, said: Entering): Promise<void> => {
  const { id, table, invite, round, heard, wall } = said;
  const person = client.person?.id;
  const known = await findRoom(hub, table);
  if (known !== undefined) await hub.nodes?.current(known);
  const from = markOf(hub, client.address);
  const room = await attempt(hub, table, (one) => {
    const refused = mayCome(one, client, said, from);
    if (refused !== undefined && refused.code !== 'host-asked') throw refused;
    const isNew = invite === one.file.invite && person !== undefined && !one.doc.admitted.includes(person);
    if (isNew) admit(one.doc, person);
    const asks = askFor(one.doc, client.person, wall, refused !== undefined);
    if (asks) one.outbox.info = ''; // its host is told, whether or not it is let in meanwhile
    if (isNew || asks) save(hub, one);
    return isNew || asks;
  });
  if (room === undefined) throw fault('no-table', 'there is no such table');
  const waits = mayCome(room, client, said, from);
  if (waits !== undefined) throw waits;
  // what one heard from another seat, or from none, is no beginning of what this one hears
  const moved = room.doc.given?.some(({ from, to }) => from === person || to === person) === true;
  const knows = round === undefined || heard === undefined || moved ? undefined : { round, heard };
  exit(hub, client);
  client.wall = wall;
  const viewer = viewerOf(room, client);
  const late = isBehind(room, client);
  if (late) {
    catchUp(hub, room, hub.setting.now());
    await openTrail(hub, room);
  } else await gatherFacts(hub, room, knows, viewer);
  // the table has just moved: he comes to where it is now
  if (hub.rooms.get(table) !== room || room.shared.reading !== undefined) return enter(hub, client, said);
  client.room = room;
  client.fresh = true;
  client.knows = knows;
  client.oks.push(id);
  room.clients.add(client);
  hasCome(room.absent, person);
  hub.nodes?.moved(room);
  tellTable(room.outbox);
  mark(hub, room);
  await hub.journal.durable();
  if (late && client.room === room) {
    showTrail(hub, room, client);
    goOn(hub, room);
  }
  tellShown(room, client);
  await showChat(hub, room, client);
};

/** Whether he may be here; where nobody may watch, he may have to wait for a word of the host. */
const mayCome = (room: LiveTable, { person }: Client, { invite, wall }: Entering, from: string): Fault | undefined => {
  const { doc, file } = room;
  const invited = invite === file.invite;
  const refused = mayEnter(doc, person?.id, invited, from, wall);
  const known = person !== undefined && (invited || doc.admitted.includes(person.id));
  return wall ? refused : waitsFor(refused, known, isSeatLeft(room));
};

/** The host is asked about a screen, or a seat. Whether that is new. */
const askFor = (doc: TableDoc, person: Client['person'], wall: boolean, waits: boolean): boolean =>
  person !== undefined && (wall ? askHost(doc, person) : waits && waitForSeat(doc, person));

/** What one who comes has not heard is in memory when he is told; if the table is read anew meanwhile, once more. */
const gatherFacts = async (hub: Hub, room: LiveTable, knows: Client['knows'], viewer: Viewer): Promise<void> => {
  for (let ready = false; !ready; ) {
    await room.shared.reading;
    const { game, doc } = room;
    const current = game && knows?.round === doc.round && knows.heard === toldTo(game.live, viewer);
    if (game !== undefined && current !== true) await hub.facts.of(room.id, doc.round, game.live);
    ready = room.shared.reading === undefined && room.game?.live === game?.live;
  }
};

/** A connection sees the same table with other eyes: all that these have heard is told from the beginning. */
export const seeAnew = (hub: Hub, room: LiveTable, client: Client): void => {
  exit(hub, client);
  const { person } = client;
  const refused = mayEnter(room.doc, person?.id, false, markOf(hub, client.address), client.wall);
  if (refused !== undefined) {
    sendOut(hub, room, client, 'no-watchers', refused.message);
    return;
  }
  enter(hub, client, { type: 'enter', id: 'given', table: room.id, invite: undefined, wall: client.wall }).catch(() =>
    client.end(1012, 'come back'),
  );
};

/** A connection no longer looks at its table. */
export const exit = (hub: Hub, client: Client): void => {
  const { room } = client;
  if (room === undefined) return;
  client.room = undefined;
  client.oks.length = 0;
  room.clients.delete(client);
  noteGone(room, client.person?.id, hub.setting.now());
  notifyAbsent(hub, room);
  hub.nodes?.moved(room);
  if (room.clients.size === 0) forgetShown(room.outbox);
  if (isEmpty(room)) {
    save(hub, room);
    return;
  }
  tellTable(room.outbox);
  mark(hub, room);
  if (client.wall) goOn(hub, room); // nobody waits for it any more
};

/** A connection has to leave the table. */
export const sendOut = (hub: Hub, room: LiveTable, client: Client, code: ErrorCode, message: string): void => {
  exit(hub, client);
  const text = write({ type: 'out', table: room.id, code, message });
  hub.journal.later(() => client.send(text));
};

export const putOut = (hub: Hub, room: LiveTable, person: string, code: ErrorCode, message: string): void => {
  for (const client of room.clients) if (client.person?.id === person) sendOut(hub, room, client, code, message);
};

/** Where watchers may not come, those who waited without a seat go when the game begins. */
export const putOutWatchers = (hub: Hub, room: LiveTable): void => {
  for (const client of room.clients) {
    const refused = mayEnter(room.doc, client.person?.id, false, markOf(hub, client.address), client.wall);
    if (refused === undefined) continue;
    sendOut(hub, room, client, refused.code === 'host-asked' ? 'host-asked' : 'no-watchers', refused.message);
  }
};

const MINUTE = 60_000;
const MAY_BE_GONE = 5;

/** Gone for longer than was agreed before the game: another may have his part, the host's or his seat. */
export const isGone = (hub: Hub, room: LiveTable, person: string): boolean =>
  goneFor(room, person, hub.setting.now()) > (room.doc.settings.hostAway ?? MAY_BE_GONE) * MINUTE;

/** A host who is gone for longer than he said loses the table to whoever sits at it and wants something done. */
export const actAsHost = (hub: Hub, room: LiveTable, person: string): void => {
  const { doc } = room;
  if (seatOf(doc, person) !== undefined && isGone(hub, room, doc.host ?? '')) {
    handOver(doc, person);
    save(hub, room);
  }
  onlyHost(doc, person);
};
