/** Watchers who see the game some seconds late: the same log, folded later. */
import type { Game } from '../../../engine/game.ts';
import type { NewGame } from '../../../engine/record.ts';
import { type Entry, fold, openLean, type Table, toldTo } from '../../../host/table.ts';
import { clockOf } from '../../../host/table-clock.ts';
import { mark } from '../state/hub.ts';
import { type Client, isBehind, type LiveTable, type Trail } from '../state/live-table.ts';
import { tellTable } from '../state/outbox.ts';
import { lookAtTable } from '../state/sheets.ts';
import { gamePieces, heardBy } from './compose.ts';

const lag = ({ doc }: LiveTable): number => doc.settings.delay * 1000;

const behind = (liveTable: LiveTable): Client[] =>
  [...liveTable.clients].filter((client) => isBehind(liveTable, client));

const newTrail = (game: Game, set: NewGame, began: number, entries: readonly Entry[]): Trail => ({
  ...openLean(game, set, began),
  queue: [...entries],
  began,
  last: '',
});

/** A game begins in front of watchers who are behind. */
export const beginTrail = (liveTable: LiveTable, live: Table, set: NewGame, now: number): void => {
  liveTable.trail = undefined;
  if (lag(liveTable) > 0 && behind(liveTable).length > 0) liveTable.trail = newTrail(live.game, set, now, []);
};

/** The game as it was so many seconds ago, for the first such watcher to come. */
export const openTrail = async (liveTable: LiveTable): Promise<void> => {
  const { hub, game } = liveTable;
  const { round } = liveTable.doc;
  if (game === undefined || liveTable.trail !== undefined) return;
  await hub.journal.durable();
  const [row, entries] = await Promise.all([
    hub.store.game(liveTable.id, round),
    hub.store.entries(liveTable.id, round),
  ]);
  if (row === undefined || liveTable.game !== game || liveTable.trail !== undefined) return;
  if (entries.length < game.live.n) return openTrail(liveTable); // it went on meanwhile
  liveTable.trail = newTrail(game.live.game, row.set, row.started, entries.slice(0, game.live.n));
  foldOld(liveTable, hub.setting.now());
};

export const followLog = ({ trail }: LiveTable, entry: Entry): void => {
  trail?.queue.push(entry);
};

export const trailDue = (liveTable: LiveTable): number | undefined => {
  const { trail } = liveTable;
  const next = trail?.last === '' ? trail.began : trail?.queue[0]?.at;
  return next === undefined ? undefined : next + lag(liveTable);
};

const foldOld = (liveTable: LiveTable, now: number): void => {
  const { trail } = liveTable;
  if (trail === undefined) return;
  for (let next = trail.queue[0]; next !== undefined && next.at + lag(liveTable) <= now; next = trail.queue[0]) {
    trail.queue.shift();
    trail.facts.push(...fold(trail.table, next).facts);
  }
};

/** Shows what has become old enough. */
export const catchUp = (liveTable: LiveTable, now: number): void => {
  const { trail } = liveTable;
  if (trail === undefined || now < trail.began + lag(liveTable)) return;
  const watchers = behind(liveTable);
  if (watchers.length === 0) {
    liveTable.trail = undefined;
    return;
  }
  const before = trail.last === '' ? 0 : toldTo(trail.table, undefined);
  foldOld(liveTable, now);
  const view = seenLate(liveTable);
  if (view === trail.last) return;
  trail.last = view;
  for (const client of watchers) if (!client.fresh) show(liveTable, client, before);
  if (trail.table.state.over !== undefined) tellEnd(liveTable);
};

/** They have seen the end: what came of it at the table is theirs to know, too. */
const tellEnd = (liveTable: LiveTable): void => {
  liveTable.outbox.info = '';
  tellTable(liveTable.outbox);
  mark(liveTable);
};

const seenLate = ({ trail, game }: LiveTable): string =>
  trail === undefined || game === undefined ? '' : lookAtTable(trail.table, clockOf(trail.table, game.clocks)).text;

/** One who has just come sees what there is to be seen by now. */
export const showTrail = (liveTable: LiveTable, client: Client): void => {
  const { hub, trail } = liveTable;
  if (trail === undefined || hub.setting.now() < trail.began + lag(liveTable)) return;
  show(liveTable, client, 0);
  trail.last = seenLate(liveTable);
};

const show = (liveTable: LiveTable, client: Client, from: number): void => {
  const facts = heardBy(liveTable.trail?.facts ?? [], undefined).slice(from);
  const seen = `,"view":${seenLate(liveTable)}`;
  const text = gamePieces(liveTable.doc.round, liveTable.hub.setting.now() - lag(liveTable), from, facts, seen, []);
  liveTable.hub.journal.later(() => client.send(text));
};
