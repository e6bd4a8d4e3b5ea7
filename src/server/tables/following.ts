/** A table that other servers have in memory too: what happens there is heard here, and what was lost is read again. */
import { deserialize } from 'node:v8';
import type { Fact } from '../../engine/facts.ts';
import { type Entry, type Frozen, fold, openLean, type Table, thaw } from '../../host/table.ts';
import { whereItBroke } from '../log.ts';
import type { News } from '../store/cluster.ts';
import type { ChatRow, Loaded, Present, TableDoc, TableRow } from '../store/store.ts';
import { isOwnScreen, mayEnter } from './admission.ts';
import { goOn } from './by-itself.ts';
import { hearLines } from './chat.ts';
import { write } from './compose.ts';
import { openTrail } from './delayed-watchers.ts';
import { follow } from './game-log.ts';
import { botsFor, clocksFor } from './game-start.ts';
import { type Hub, letGo, mark, markOf, unload } from './hub.ts';
import { isOnline, type LiveTable, noteGone } from './live-table.ts';
import { forgetShown, tell, tellTable } from './outbox.ts';
import type { Told } from './shared.ts';
import { seeAnew, sendOut } from './table-connections.ts';

/** Whom other servers have at this table. */
export const setPresent = (
  hub: Hub,
  room: LiveTable,
  present: readonly Present[],
  isThere: (node: string) => boolean,
): void => {
  const { elsewhere } = room.shared;
  const { host, seats } = room.doc;
  const were = [host, ...seats.map(({ person }) => person)].filter((one) => one !== undefined && isOnline(room, one));
  const before = new Set(elsewhere.keys());
  elsewhere.clear();
  for (const one of present) if (isThere(one.node)) elsewhere.set(one.node, one);
  for (const { people } of elsewhere.values())
    for (const person of Object.keys(people)) room.absent.called.delete(person);
  for (const person of were) noteGone(room, person, hub.setting.now());
  if ([...elsewhere.keys()].some((node) => !before.has(node))) hub.nodes?.greet(room);
  tellTable(room.outbox);
  mark(hub, room);
};

const takeRow = (room: LiveTable, { doc, invite, code, codeUntil, touched }: Omit<TableRow, 'people'>): void => {
  room.doc = doc;
  if (room.file.invite !== invite || room.file.code !== code) room.outbox.info = '';
  Object.assign(room.file, { invite, code, codeUntil, touched, seated: undefined });
};

/** Those who may no longer be here go; those to whom a seat was given, or from whom it was taken, see it with other eyes. */
const settle = (hub: Hub, room: LiveTable, before: TableDoc): void => {
  const moved = (room.doc.given ?? []).slice(before.given?.length ?? 0).flatMap(({ from, to }) => [from, to]);
  /** A big screen that may show it from now on is no longer late. */
  const isLet = (person: string | undefined) => isOwnScreen(room.doc, person) && !isOwnScreen(before, person);
  for (const client of [...room.clients]) {
    const refused = mayEnter(room.doc, client.person?.id, false, markOf(hub, client.address), client.wall);
    const code = refused?.code === 'banned' || refused?.code === 'no-watchers' ? refused.code : 'not-invited';
    if (refused !== undefined) sendOut(hub, room, client, code, refused.message);
    else if (moved.includes(client.person?.id ?? '') || (client.wall && isLet(client.person?.id)))
      seeAnew(hub, room, client);
  }
};

/** What another server has written, where nothing of our own is on its way. */
export const hear = (
  hub: Hub,
  room: LiveTable,
  news: News,
  isThere: (node: string) => boolean,
): Promise<void> | undefined => {
  const { row, entries, version } = news;
  const { doc, shared, game } = room;
  setPresent(hub, room, news.present, isThere);
  hearLines(room, news.lines);
  if (version <= shared.version) return undefined;
  const isOther = row !== undefined && (row.doc.round !== doc.round || row.doc.status === 'closed');
  const isGiven = row !== undefined && row.doc.given?.length !== doc.given?.length;
  const isPut = row !== undefined && doc.status === 'playing' && row.doc.status === 'lobby';
  if (isOther || isGiven || isPut || (game === undefined && entries.length > 0)) return readAgain(hub, room, isThere);
  shared.version = version;
  shared.stored = version;
  if (row !== undefined) {
    takeRow(room, row);
    tell(room.outbox, 'all', []);
  }
  if (game !== undefined) follow(hub, room, game, entries);
  if (row !== undefined) settle(hub, room, doc);
  mark(hub, room);
  goOn(hub, room);
  return undefined;
};

/** The table is not what the store has: nothing is done at it until it is. What was lost is decided anew then. */
export const readAgain = (hub: Hub, room: LiveTable, isThere: (node: string) => boolean): Promise<void> => {
  const { shared } = room;
  shared.reading ??= rebuild(hub, room, isThere)
    .catch((error: unknown) => {
      hub.log.error({ table: room.id, error: whereItBroke(error) }, 'a table cannot be read again');
      letGo(hub, room, 1012, 'come back');
    })
    .then(() => {
      shared.reading = undefined;
      if (hub.rooms.get(room.id) !== room) return;
      goOn(hub, room);
      mark(hub, room);
      for (const again of shared.again.splice(0)) again();
    });
  return shared.reading;
};

type Rebuilt = { readonly live: Table; readonly facts: readonly Fact[]; readonly late: readonly Entry[] };

/** The game up to where it was told here, and what came after that. */
const rebuildGame = async (
  hub: Hub,
  room: LiveTable,
  loaded: Loaded,
  told: Told | undefined,
): Promise<Rebuilt | undefined> => {
  const { row, game: played, snapshot } = loaded;
  const game = hub.setting.games.find(({ id, version }) => id === played?.set.game && version === played.version);
  if (played === undefined || game === undefined || row.doc.round === 0) return undefined;
  const from = told?.round === played.round ? told.n : 0;
  if (snapshot?.version === game.version && snapshot.n <= from) {
    const live = thaw(game, played.set, deserialize(snapshot.state) as Frozen);
    for (const entry of loaded.entries.slice(0, from - snapshot.n)) fold(live, entry);
    return { live, facts: [], late: loaded.entries.slice(from - snapshot.n) };
  }
  const entries = snapshot === undefined ? loaded.entries : await hub.store.entries(room.id, played.round);
  const { table: live, facts } = openLean(game, played.set, played.started);
  for (const entry of entries.slice(0, from)) fold(live, entry);
  return { live, facts: told?.round === played.round ? [] : facts, late: entries.slice(from) };
};

const rebuild = async (hub: Hub, room: LiveTable, isThere: (node: string) => boolean): Promise<void> => {
  const { shared, outbox } = room;
  const { told } = shared;
  const loaded = await hub.store.load(room.id);
  if (loaded === undefined || loaded.row.doc.status === 'closed') {
    putAllOut(hub, room, loaded?.row.doc.closed ?? 'this table is closed');
    return;
  }
  const missing = loaded.chatLines - shared.lines;
  const lines: readonly ChatRow[] = missing > 0 ? await hub.store.chat(room.id, missing) : [];
  const rebuilt = await rebuildGame(hub, room, loaded, told);

  const before = room.doc;
  if (room.game !== undefined) hub.facts.drop(room.game.live);
  forgetShown(outbox);
  outbox.seen = undefined;
  outbox.info = told?.info ?? '';
  takeRow(room, loaded.row);
  shared.version = loaded.head?.version ?? 0;
  shared.stored = shared.version;
  if (loaded.head?.fence !== shared.fence) shared.fence = undefined;
  room.chatLines = loaded.chatLines;
  room.game = undefined;
  room.trail = undefined;
  if (rebuilt !== undefined && loaded.game !== undefined) {
    const { live, facts, late } = rebuilt;
    const players = loaded.game.players.map(({ person }) => person);
    const playing = { live, bots: botsFor(hub, room), clocks: clocksFor(hub, room.doc), players };
    room.game = playing;
    if (told?.round === room.doc.round) for (const [viewer, view] of told.shown) outbox.shown.set(viewer, view);
    tell(outbox, 'all', facts);
    follow(hub, room, playing, late);
    if ([...room.clients].some(({ fresh }) => fresh)) await hub.facts.of(room.id, room.doc.round, live);
    if (room.doc.settings.delay > 0) await openTrail(hub, room);
  }
  setPresent(hub, room, loaded.present ?? [], isThere);
  hearLines(room, lines);
  settle(hub, room, before);
  hub.nodes?.claim(room);
};

const putAllOut = (hub: Hub, room: LiveTable, why: string): void => {
  const text = write({ type: 'out', table: room.id, code: 'no-table', message: why });
  for (const client of room.clients) {
    client.room = undefined;
    client.send(text);
  }
  room.clients.clear();
  unload(hub, room);
};
