/** Connections enter and leave a table. */
import type { Viewer } from '../../../engine/facts.ts';
import { type Fault, fault } from '../../../engine/fault.ts';
import { toldTo } from '../../../host/table.ts';
import type { ErrorCode } from '../../../protocol/lists.ts';
import type { ClientMessage } from '../../../protocol/messages.ts';
import { refuseSanctioned } from '../../people/sanctions.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { admit, askHost, blockedFrom, mayEnter, waitForSeat, waitsFor } from '../lobby/admission.ts';
import { noteOnlooker } from '../lobby/chairs.ts';
import { handOver } from '../lobby/lobby.ts';
import { onlyHost, seatOf } from '../lobby/seats.ts';
import { hasCome } from '../state/absent.ts';
import type { Client, Hub, LiveTable, MissedFacts } from '../state/hub.ts';
import { noteLift } from '../state/lifting.ts';
import { homeTag, markDirty, marksFrom, save } from '../state/live-table.ts';
import { forgetShown, tellTable } from '../state/outbox.ts';
import { goneFor, isBehind, isEmpty, isSeatLeft, noteGone, viewerOf } from '../state/presence.ts';
import { showChat } from '../tell/chat.ts';
import { heardBy, write } from '../tell/compose.ts';
import { catchUp, openDelayed, showDelayed } from '../tell/delayed-watchers.ts';
import { notifyAbsent } from '../tell/notify-absent.ts';
import { attempt, findLiveTable } from './loading.ts';
import { tellShown } from './screen-sync.ts';
import { goOn } from './table-step.ts';

type Entering = Extract<ClientMessage, { type: 'enter' }>;

/** Shows the table to a connection, without what it knows. */
export const enter = async (hub: Hub, client: Client, said: Entering): Promise<void> => {
  const { id, table: wanted, invite, round, heard, wall } = said;
  const person = client.person?.id;
  if (client.person !== undefined) refuseSanctioned(client.person, 'suspend', hub.setting.now());
  const known = await findLiveTable(hub, wanted);
  if (known !== undefined) await hub.nodes?.current(known);
  const from = marksFrom(hub, client);
  const table = await attempt(hub, wanted, (one) => {
    const refused = mayCome(one, client, said, from);
    if (refused !== undefined && refused.code !== 'host-asked') throw refused;
    const isNew = invite === one.row.invite && person !== undefined && !one.doc.admitted.includes(person);
    if (isNew) admit(one.doc, person);
    const watches = isWatcher(one, client);
    if (watches) noteOnlooker(one.doc, person, homeTag(hub, client.address), client.person?.mark);
    const asks = askFor(one.doc, client.person, wall, refused !== undefined, hub.setting.now());
    const changed = isNew || asks || watches;
    if (changed) save(one);
    return changed;
  });
  if (table === undefined) throw fault('no-table', 'there is no such table');
  const waits = mayCome(table, client, said, from);
  if (waits !== undefined) throw waits;
  // facts heard from another seat, or none, do not count as heard
  const moved = table.doc.given?.some(({ from, to }) => from === person || to === person) === true;
  const knows = round === undefined || heard === undefined || moved ? undefined : { round, heard };
  exit(client);
  client.wall = wall;
  client.since = hub.setting.now();
  client.led = undefined;
  const viewer = viewerOf(table, client);
  const late = isBehind(table, client);
  if (late) {
    catchUp(table, hub.setting.now());
    await openDelayed(table);
  }
  let missed = late ? undefined : missedBy(table, knows, viewer);
  while (!late && missed === undefined) {
    await gatherFacts(table);
    missed = missedBy(table, knows, viewer);
  }
  // the table changed meanwhile: try again
  if (hub.liveTables.get(wanted) !== table || table.cluster.reading !== undefined) return enter(hub, client, said);
  if (client.ended) return;
  client.table = table;
  client.fresh = true;
  client.missed = missed;
  client.oks.push(id);
  table.clients.add(client);
  hasCome(table.absent, person);
  hub.nodes?.moved(table);
  tellTable(table.outbox);
  markDirty(table);
  await hub.journal.durable();
  if (late && client.table === table) {
    showDelayed(table, client);
    goOn(table);
  }
  tellShown(table, client);
  await showChat(table, client);
};

/** People who watch a public game get no chair in it. */
const isWatcher = (table: LiveTable, client: Client): boolean => {
  const { settings, status, insiders = [], onlookers = [] } = table.doc;
  if (!settings.public || status !== 'playing' || viewerOf(table, client) !== undefined) return false;
  return client.person === undefined || ![...insiders, ...onlookers].includes(client.person.id);
};

/** Whether a person may enter; at closed tables they may have to wait for the host. */
const mayCome = (
  table: LiveTable,
  { person }: Client,
  { invite, wall }: Entering,
  from: () => readonly string[],
): Fault | undefined => {
  const { doc, row } = table;
  const invited = invite === row.invite;
  const refused = blockedFrom(doc, person) ?? mayEnter(doc, person?.id, invited, from, wall);
  const known = person !== undefined && (invited || doc.admitted.includes(person.id));
  return wall ? refused : waitsFor(refused, known, isSeatLeft(table));
};

/** Asks the host about a screen, or a seat; returns whether that is new. */
const askFor = (doc: TableDoc, person: Client['person'], wall: boolean, waits: boolean, now: number): boolean =>
  person !== undefined && (wall ? askHost(doc, person, now) : waits && waitForSeat(doc, person));

/** What the connection has heard, of which game. */
type Knows = { readonly round: number; readonly heard: number } | undefined;

/** Facts the viewer has not heard; undefined if they must be loaded first. */
const missedBy = (
  { hub: { facts }, game, doc, cluster }: LiveTable,
  knows: Knows,
  viewer: Viewer,
): MissedFacts | undefined => {
  if (cluster.reading !== undefined) return undefined;
  if (game === undefined) return { live: undefined, from: 0, facts: [] };
  const { live } = game;
  const told = toldTo(live, viewer);
  const from = knows?.round === doc.round && knows.heard <= told ? knows.heard : 0;
  if (from === told) return { live, from, facts: [] };
  const known = facts.known(live);
  return known && { live, from, facts: heardBy(known.facts, viewer).slice(from) };
};

const gatherFacts = async (table: LiveTable): Promise<void> => {
  await table.cluster.reading;
  const { game, doc } = table;
  if (game !== undefined) await table.hub.facts.of(table.id, doc.round, game.live);
};

/** The viewer changed: all its facts are told from the beginning. */
export const seeAnew = (table: LiveTable, client: Client): void => {
  const { hub } = table;
  exit(client);
  const { person } = client;
  const refused = mayEnter(table.doc, person?.id, false, marksFrom(hub, client), client.wall);
  if (refused !== undefined) {
    sendOut(table, client, 'no-watchers', refused.message);
    return;
  }
  enter(hub, client, { type: 'enter', id: 'given', table: table.id, invite: undefined, wall: client.wall }).catch(() =>
    client.end(1012, 'come back'),
  );
};

export const exit = (client: Client): void => {
  const { table } = client;
  if (table === undefined) return;
  client.table = undefined;
  client.oks.length = 0;
  table.clients.delete(client);
  noteGone(table, client.person?.id, table.hub.setting.now());
  notifyAbsent(table);
  table.hub.nodes?.moved(table);
  if (table.clients.size === 0) forgetShown(table.outbox);
  if (isEmpty(table)) {
    save(table);
    return;
  }
  tellTable(table.outbox);
  markDirty(table);
  const seat = seatOf(table.doc, client.person?.id);
  if (seat !== undefined) noteLift(table.lifting, seat, false);
  if (client.wall || seat !== undefined) goOn(table); // nobody waits for it any more
};

export const sendOut = (table: LiveTable, client: Client, code: ErrorCode, message: string): void => {
  exit(client);
  const text = write({ type: 'out', table: table.id, code, message });
  table.hub.journal.later(() => client.send(text));
};

export const putOut = (table: LiveTable, person: string, code: ErrorCode, message: string): void => {
  for (const client of table.clients) if (client.person?.id === person) sendOut(table, client, code, message);
};

/** After a block: watchers leave the other's table, without a reason. */
export const partFrom = (client: Client): void => {
  const { table } = client;
  const apart = table && blockedFrom(table.doc, client.person);
  if (table === undefined || apart === undefined) return;
  const isTold = apart.code === 'no-place';
  sendOut(table, client, isTold ? 'no-place' : 'no-watchers', isTold ? apart.message : 'this table may not be watched');
};

/** At closed tables, waiting people without a seat leave when the game begins. */
export const putOutWatchers = (table: LiveTable): void => {
  for (const client of table.clients) {
    const refused = mayEnter(table.doc, client.person?.id, false, marksFrom(table.hub, client), client.wall);
    if (refused === undefined) continue;
    sendOut(table, client, refused.code === 'host-asked' ? 'host-asked' : 'no-watchers', refused.message);
  }
};

const MINUTE = 60_000;
const MAY_BE_GONE = 5;

/** Gone for longer than agreed: others may take over their host role or seat. */
export const isGone = (table: LiveTable, person: string): boolean =>
  goneFor(table, person, table.hub.setting.now()) > (table.doc.settings.hostAway ?? MAY_BE_GONE) * MINUTE;

/** If the host is gone for too long, a seated person who acts becomes host. */
export const actAsHost = (table: LiveTable, person: string): void => {
  const { doc } = table;
  if (doc.strangers === undefined && seatOf(doc, person) !== undefined && isGone(table, doc.host ?? '')) {
    handOver(doc, person);
    save(table);
  }
  onlyHost(doc, person);
};
