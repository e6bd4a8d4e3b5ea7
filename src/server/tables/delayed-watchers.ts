/** Watchers who see the game some seconds late: the same log, folded later. */
import type { Game } from '../../engine/game.ts';
import type { NewGame } from '../../engine/record.ts';
import { clockOf, type Entry, fold, openLean, type Table, toldTo } from '../../host/table.ts';
import { gamePieces, heardBy } from './compose.ts';
import { type Hub, mark } from './hub.ts';
import { type Client, isBehind, type LiveTable, type Trail } from './live-table.ts';
import { tellTable } from './outbox.ts';
import { lookAtTable } from './sheets.ts';

const lag = ({ doc }: LiveTable): number => doc.settings.delay * 1000;

const behind = (room: LiveTable): Client[] => [...room.clients].filter((client) => isBehind(room, client));

const newTrail = (game: Game, set: NewGame, began: number, entries: readonly Entry[]): Trail => ({
  ...openLean(game, set, began),
  queue: [...entries],
  began,
  last: '',
});

/** A game begins in front of watchers who are behind. */
export const beginTrail = (room: LiveTable, live: Table, set: NewGame, now: number): void => {
  room.trail = undefined;
  if (lag(room) > 0 && behind(room).length > 0) room.trail = newTrail(live.game, set, now, []);
};

/** The game as it was so many seconds ago, for the first such watcher to come. */
export const openTrail = async (hub: Hub, room: LiveTable): Promise<void> => {
  const { game } = room;
  const { round } = room.doc;
  if (game === undefined || room.trail !== undefined) return;
  await hub.journal.durable();
  const [row, entries] = await Promise.all([hub.store.game(room.id, round), hub.store.entries(room.id, round)]);
  if (row === undefined || room.game !== game || room.trail !== undefined) return;
  if (entries.length < game.live.n) return openTrail(hub, room); // it went on meanwhile
  room.trail = newTrail(game.live.game, row.set, row.started, entries.slice(0, game.live.n));
  foldOld(room, hub.setting.now());
};

export const followLog = ({ trail }: LiveTable, entry: Entry): void => {
  trail?.queue.push(entry);
};

export const trailDue = (room: LiveTable): number | undefined => {
  const { trail } = room;
  const next = trail?.last === '' ? trail.began : trail?.queue[0]?.at;
  return next === undefined ? undefined : next + lag(room);
};

const foldOld = (room: LiveTable, now: number): void => {
  const { trail } = room;
  if (trail === undefined) return;
  for (let next = trail.queue[0]; next !== undefined && next.at + lag(room) <= now; next = trail.queue[0]) {
    trail.queue.shift();
    trail.facts.push(...fold(trail.table, next).facts);
  }
};

/** Shows what has become old enough. */
export const catchUp = (hub: Hub, room: LiveTable, now: number): void => {
  const { trail } = room;
  if (trail === undefined || now < trail.began + lag(room)) return;
  const watchers = behind(room);
  if (watchers.length === 0) {
    room.trail = undefined;
    return;
  }
  const before = trail.last === '' ? 0 : toldTo(trail.table, undefined);
  foldOld(room, now);
  const view = seenLate(room);
  if (view === trail.last) return;
  trail.last = view;
  for (const client of watchers) if (!client.fresh) show(hub, room, client, before);
  if (trail.table.state.over !== undefined) tellEnd(hub, room);
};

/** They have seen the end: what came of it at the table is theirs to know, too. */
const tellEnd = (hub: Hub, room: LiveTable): void => {
  room.outbox.info = '';
  tellTable(room.outbox);
  mark(hub, room);
};

const seenLate = ({ trail, game }: LiveTable): string =>
  trail === undefined || game === undefined ? '' : lookAtTable(trail.table, clockOf(trail.table, game.clocks)).text;

/** One who has just come sees what there is to be seen by now. */
export const showTrail = (hub: Hub, room: LiveTable, client: Client): void => {
  const { trail } = room;
  if (trail === undefined || hub.setting.now() < trail.began + lag(room)) return;
  show(hub, room, client, 0);
  trail.last = seenLate(room);
};

const show = (hub: Hub, room: LiveTable, client: Client, from: number): void => {
  const facts = heardBy(room.trail?.facts ?? [], undefined).slice(from);
  const seen = `,"view":${seenLate(room)}`;
  const text = gamePieces(room.doc.round, hub.setting.now() - lag(room), from, facts, seen, []);
  hub.journal.later(() => client.send(text));
};
