/** Watchers who see the game some seconds late: the same log, folded later. */
import type { Game } from '../../../engine/game.ts';
import type { NewGame } from '../../../engine/record.ts';
import { type Entry, fold, openLean, type Table, toldTo } from '../../../host/table.ts';
import { clockOf } from '../../../host/table-clock.ts';
import type { Client, DelayedGame, LiveTable } from '../state/hub.ts';
import { markDirty } from '../state/live-table.ts';
import { tellTable } from '../state/outbox.ts';
import { isBehind } from '../state/presence.ts';
import { lookAtTable } from '../state/view-json.ts';
import { gamePieces, heardBy } from './compose.ts';

const lag = ({ doc }: LiveTable): number => doc.settings.delay * 1000;

const behind = (table: LiveTable): Client[] => [...table.clients].filter((client) => isBehind(table, client));

const newTrail = (game: Game, set: NewGame, began: number, entries: readonly Entry[]): DelayedGame => ({
  ...openLean(game, set, began),
  queue: [...entries],
  began,
  last: '',
});

/** A game begins in front of watchers who are behind. */
export const beginDelayed = (table: LiveTable, live: Table, set: NewGame, now: number): void => {
  table.delayed = undefined;
  if (lag(table) > 0 && behind(table).length > 0) table.delayed = newTrail(live.game, set, now, []);
};

/** The game as it was so many seconds ago, for the first such watcher to come. */
export const openDelayed = async (table: LiveTable): Promise<void> => {
  const { hub, game } = table;
  const { round } = table.doc;
  if (game === undefined || table.delayed !== undefined) return;
  await hub.journal.durable();
  const [row, entries] = await Promise.all([hub.store.game(table.id, round), hub.store.entries(table.id, round)]);
  if (row === undefined || table.game !== game || table.delayed !== undefined) return;
  if (entries.length < game.live.n) return openDelayed(table); // it went on meanwhile
  table.delayed = newTrail(game.live.game, row.set, row.started, entries.slice(0, game.live.n));
  foldOld(table, hub.setting.now());
};

export const followLog = ({ delayed: trail }: LiveTable, entry: Entry): void => {
  trail?.queue.push(entry);
};

export const trailDue = (table: LiveTable): number | undefined => {
  const { delayed: trail } = table;
  const next = trail?.last === '' ? trail.began : trail?.queue[0]?.at;
  return next === undefined ? undefined : next + lag(table);
};

const foldOld = (table: LiveTable, now: number): void => {
  const { delayed: trail } = table;
  if (trail === undefined) return;
  for (let next = trail.queue[0]; next !== undefined && next.at + lag(table) <= now; next = trail.queue[0]) {
    trail.queue.shift();
    trail.facts.push(...fold(trail.table, next).facts);
  }
};

/** Shows what has become old enough. */
export const catchUp = (table: LiveTable, now: number): void => {
  const { delayed: trail } = table;
  if (trail === undefined || now < trail.began + lag(table)) return;
  const watchers = behind(table);
  if (watchers.length === 0) {
    table.delayed = undefined;
    return;
  }
  const before = trail.last === '' ? 0 : toldTo(trail.table, undefined);
  foldOld(table, now);
  const view = seenLate(table);
  if (view === trail.last) return;
  trail.last = view;
  for (const client of watchers) if (!client.fresh) show(table, client, before);
  if (trail.table.state.over !== undefined) tellEnd(table);
};

/** Watchers with a delay have seen the end: they may know what came of it at the table. */
const tellEnd = (table: LiveTable): void => {
  table.outbox.info = '';
  tellTable(table.outbox);
  markDirty(table);
};

const seenLate = ({ delayed: trail, game }: LiveTable): string =>
  trail === undefined || game === undefined ? '' : lookAtTable(trail.table, clockOf(trail.table, game.clocks)).text;

/** One who has just come sees what there is to be seen by now. */
export const showDelayed = (table: LiveTable, client: Client): void => {
  const { hub, delayed: trail } = table;
  if (trail === undefined || hub.setting.now() < trail.began + lag(table)) return;
  show(table, client, 0);
  trail.last = seenLate(table);
};

const show = (table: LiveTable, client: Client, from: number): void => {
  const facts = heardBy(table.delayed?.facts ?? [], undefined).slice(from);
  const seen = `,"view":${seenLate(table)}`;
  const text = gamePieces(table.doc.round, table.hub.setting.now() - lag(table), from, facts, seen, []);
  table.hub.journal.later(() => client.send(text));
};
