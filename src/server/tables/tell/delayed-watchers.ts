/** Watchers who see the game some seconds late: the same log, replayed later. */
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

const newDelayed = (game: Game, set: NewGame, began: number, entries: readonly Entry[]): DelayedGame => ({
  ...openLean(game, set, began),
  queue: [...entries],
  began,
  last: '',
});

export const beginDelayed = (table: LiveTable, live: Table, set: NewGame, now: number): void => {
  table.delayed = undefined;
  if (lag(table) > 0 && behind(table).length > 0) table.delayed = newDelayed(live.game, set, now, []);
};

/** Replays the game as of so many seconds ago, for the first delayed watcher. */
export const openDelayed = async (table: LiveTable): Promise<void> => {
  const { hub, game } = table;
  const { round } = table.doc;
  if (game === undefined || table.delayed !== undefined) return;
  await hub.journal.durable();
  const [row, entries] = await Promise.all([hub.store.game(table.id, round), hub.store.entries(table.id, round)]);
  if (row === undefined || table.game !== game || table.delayed !== undefined) return;
  if (entries.length < game.live.n) return openDelayed(table); // it went on meanwhile
  table.delayed = newDelayed(game.live.game, row.set, row.started, entries.slice(0, game.live.n));
  foldOld(table, hub.setting.now());
};

export const followLog = ({ delayed }: LiveTable, entry: Entry): void => {
  delayed?.queue.push(entry);
};

export const delayedDue = (table: LiveTable): number | undefined => {
  const { delayed } = table;
  const next = delayed?.last === '' ? delayed.began : delayed?.queue[0]?.at;
  return next === undefined ? undefined : next + lag(table);
};

const foldOld = (table: LiveTable, now: number): void => {
  const { delayed } = table;
  if (delayed === undefined) return;
  for (let next = delayed.queue[0]; next !== undefined && next.at + lag(table) <= now; next = delayed.queue[0]) {
    delayed.queue.shift();
    delayed.facts.push(...fold(delayed.table, next).facts);
  }
};

export const catchUp = (table: LiveTable, now: number): void => {
  const { delayed } = table;
  if (delayed === undefined || now < delayed.began + lag(table)) return;
  const watchers = behind(table);
  if (watchers.length === 0) {
    table.delayed = undefined;
    return;
  }
  const before = delayed.last === '' ? 0 : toldTo(delayed.table, undefined);
  foldOld(table, now);
  const view = seenLate(table);
  if (view === delayed.last) return;
  delayed.last = view;
  for (const client of watchers) if (!client.fresh) show(table, client, before);
  if (delayed.table.state.over !== undefined) tellEnd(table);
};

/** Delayed watchers have seen the end, and may see the table's state. */
const tellEnd = (table: LiveTable): void => {
  table.outbox.info = '';
  tellTable(table.outbox);
  markDirty(table);
};

const seenLate = ({ delayed, game }: LiveTable): string =>
  delayed === undefined || game === undefined
    ? ''
    : lookAtTable(delayed.table, clockOf(delayed.table, game.clocks)).text;

export const showDelayed = (table: LiveTable, client: Client): void => {
  const { hub, delayed } = table;
  if (delayed === undefined || hub.setting.now() < delayed.began + lag(table)) return;
  show(table, client, 0);
  delayed.last = seenLate(table);
};

const show = (table: LiveTable, client: Client, from: number): void => {
  const facts = heardBy(table.delayed?.facts ?? [], undefined).slice(from);
  const seen = `,"view":${seenLate(table)}`;
  const text = gamePieces(table.doc.round, table.hub.setting.now() - lag(table), from, facts, seen, []);
  table.hub.journal.later(() => client.send(text));
};
