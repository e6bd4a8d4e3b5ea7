/** A table that other servers have in memory, too: applies their changes, and reloads after conflicts. */
import { deserialize } from 'node:v8';
import type { Fact } from '../../../engine/facts.ts';
import { type Entry, type Frozen, openLean, refold, type Table, thaw } from '../../../host/table.ts';
import { whereItBroke } from '../../log.ts';
import type { News } from '../../store/cluster.ts';
import type { ChatRow, Present, TableRow } from '../../store/row-types.ts';
import type { Loaded } from '../../store/store.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { isOwnScreen, mayEnter } from '../lobby/admission.ts';
import { follow } from '../play/game-log.ts';
import { botsFor, clocksFor } from '../play/game-start.ts';
import { seeAnew, sendOut } from '../play/table-connections.ts';
import { goOn, heedScreen } from '../play/table-step.ts';
import type { LastSent } from '../state/cluster-state.ts';
import type { LiveTable } from '../state/hub.ts';
import { letGo, markDirty, marksFrom, unload } from '../state/live-table.ts';
import { forgetShown, tell, tellTable } from '../state/outbox.ts';
import { isOnline, noteGone } from '../state/presence.ts';
import { hearLines } from '../tell/chat.ts';
import { write } from '../tell/compose.ts';
import { openDelayed } from '../tell/delayed-watchers.ts';

export const setPresent = (table: LiveTable, present: readonly Present[], isThere: (node: string) => boolean): void => {
  const { elsewhere } = table.cluster;
  const { host, seats } = table.doc;
  const were = [host, ...seats.map(({ person }) => person)].filter((one) => one !== undefined && isOnline(table, one));
  const before = new Set(elsewhere.keys());
  elsewhere.clear();
  for (const one of present) if (isThere(one.node)) elsewhere.set(one.node, one);
  for (const { people } of elsewhere.values())
    for (const person of Object.keys(people)) table.absent.called.delete(person);
  for (const person of were) noteGone(table, person, table.hub.setting.now());
  if ([...elsewhere.keys()].some((node) => !before.has(node))) table.hub.nodes?.greet(table);
  heedScreen(table);
  tellTable(table.outbox);
  markDirty(table);
};

const takeRow = (table: LiveTable, { doc, invite, code, codeUntil, touched }: Omit<TableRow, 'people'>): void => {
  table.doc = doc;
  if (table.row.invite !== invite || table.row.code !== code) table.outbox.info = '';
  Object.assign(table.row, { invite, code, codeUntil, touched, seated: undefined, seeks: undefined });
};

/**
 * After a change by another node: removes connections that may no longer be here, and shows new and former seat owners
 * their view.
 */
const settle = (table: LiveTable, before: TableDoc): void => {
  const moved = (table.doc.given ?? []).slice(before.given?.length ?? 0).flatMap(({ from, to }) => [from, to]);
  /** a big screen allowed from now on has no delay */
  const isLet = (person: string | undefined) => isOwnScreen(table.doc, person) && !isOwnScreen(before, person);
  for (const client of [...table.clients]) {
    const refused = mayEnter(table.doc, client.person?.id, false, marksFrom(table.hub, client), client.wall);
    const code = refused?.code === 'banned' || refused?.code === 'no-watchers' ? refused.code : 'not-invited';
    if (refused !== undefined) sendOut(table, client, code, refused.message);
    else if (moved.some((one) => one === client.person?.id) || (client.wall && isLet(client.person?.id)))
      seeAnew(table, client);
  }
};

/** Applies another server's writes, if none of ours is pending. */
export const hear = (table: LiveTable, news: News, isThere: (node: string) => boolean): Promise<void> | undefined => {
  const { row, entries, version } = news;
  const { doc, cluster, game } = table;
  setPresent(table, news.present, isThere);
  hearLines(table, news.lines);
  if (version <= cluster.version) return undefined;
  const isOther = row !== undefined && (row.doc.round !== doc.round || row.doc.status === 'closed');
  const isGiven = row !== undefined && row.doc.given?.length !== doc.given?.length;
  const isPut = row !== undefined && doc.status === 'playing' && row.doc.status === 'lobby';
  if (isOther || isGiven || isPut || (game === undefined && entries.length > 0)) return readAgain(table, isThere);
  cluster.version = version;
  cluster.stored = version;
  if (row !== undefined) {
    takeRow(table, row);
    tell(table.outbox, 'all', []);
  }
  if (game !== undefined) follow(table, game, entries);
  if (row !== undefined) settle(table, doc);
  markDirty(table);
  goOn(table);
  return undefined;
};

/** Reloads the table from the store. Nothing happens at it meanwhile; lost moves are retried then. */
export const readAgain = (table: LiveTable, isThere: (node: string) => boolean): Promise<void> => {
  const { hub, cluster } = table;
  cluster.reading ??= rebuild(table, isThere)
    .catch((error: unknown) => {
      hub.log.error({ table: table.id, error: whereItBroke(error) }, 'a table cannot be read again');
      letGo(table, 1012, 'come back');
    })
    .then(() => {
      cluster.reading = undefined;
      if (hub.liveTables.get(table.id) !== table) return;
      goOn(table);
      markDirty(table);
      for (const again of cluster.again.splice(0)) again();
    });
  return cluster.reading;
};

type Rebuilt = { readonly live: Table; readonly facts: readonly Fact[]; readonly late: readonly Entry[] };

/** Rebuilds the game up to what was told here, and then the rest. */
const rebuildGame = async (
  table: LiveTable,
  loaded: Loaded,
  told: LastSent | undefined,
): Promise<Rebuilt | undefined> => {
  const { row, game: played, snapshot } = loaded;
  const game = table.hub.setting.games.find(({ id }) => id === played?.set.game);
  if (played === undefined || game === undefined || row.doc.round === 0) return undefined;
  const from = told?.round === played.round ? told.n : 0;
  if (snapshot !== undefined && snapshot.n <= from) {
    const frozen: Frozen = deserialize(snapshot.state);
    const live = thaw(game, played.set, frozen);
    for (const entry of loaded.entries.slice(0, from - snapshot.n)) refold(live, entry);
    return { live, facts: [], late: loaded.entries.slice(from - snapshot.n) };
  }
  const entries = snapshot === undefined ? loaded.entries : await table.hub.store.entries(table.id, played.round);
  const { table: live, facts } = openLean(game, played.set, played.started);
  for (const entry of entries.slice(0, from)) refold(live, entry);
  return { live, facts: told?.round === played.round ? [] : facts, late: entries.slice(from) };
};

const rebuild = async (table: LiveTable, isThere: (node: string) => boolean): Promise<void> => {
  const { hub, cluster, outbox } = table;
  const { told } = cluster;
  const loaded = await hub.store.load(table.id);
  if (loaded === undefined || loaded.row.doc.status === 'closed') {
    putAllOut(table, loaded?.row.doc.closed ?? 'this table is closed');
    return;
  }
  const missing = loaded.chatLines - cluster.lines;
  const lines: readonly ChatRow[] = missing > 0 ? await hub.store.chat(table.id, missing) : [];
  const rebuilt = await rebuildGame(table, loaded, told);

  const before = table.doc;
  if (table.game !== undefined) hub.facts.drop(table.game.live);
  forgetShown(outbox);
  outbox.seen = undefined;
  outbox.info = told?.info ?? '';
  outbox.forHost = '';
  takeRow(table, loaded.row);
  cluster.version = loaded.head?.version ?? 0;
  cluster.stored = cluster.version;
  if (loaded.head?.fence !== cluster.fence) cluster.fence = undefined;
  table.chatLines = loaded.chatLines;
  table.game = undefined;
  table.delayed = undefined;
  if (rebuilt !== undefined && loaded.game !== undefined) {
    const { live, facts, late } = rebuilt;
    const players = loaded.game.players.map(({ person }) => person);
    const playing = { live, bots: botsFor(table), clocks: clocksFor(hub, table.doc), players };
    table.game = playing;
    if (told?.round === table.doc.round) for (const [viewer, view] of told.shown) outbox.shown.set(viewer, view);
    tell(outbox, 'all', facts);
    follow(table, playing, late);
    if ([...table.clients].some(({ fresh }) => fresh)) await hub.facts.of(table.id, table.doc.round, live);
    if (table.doc.settings.delay > 0) await openDelayed(table);
  }
  setPresent(table, loaded.present ?? [], isThere);
  hearLines(table, lines);
  settle(table, before);
  hub.nodes?.claim(table);
};

const putAllOut = (table: LiveTable, why: string): void => {
  const text = write({ type: 'out', table: table.id, code: 'no-table', message: why });
  for (const client of table.clients) {
    client.table = undefined;
    client.send(text);
  }
  table.clients.clear();
  unload(table);
};
