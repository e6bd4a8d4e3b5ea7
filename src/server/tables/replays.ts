/** Finished games: as one saw them, or whole for whoever was given the link. */
import type { Viewer } from '../../engine/facts.ts';
import { fault } from '../../engine/fault.ts';
import type { Game } from '../../engine/game.ts';
import { type Entry, fold, openLean, playedIn, viewOf } from '../../host/table.ts';
import type { FinishedGame, Replay, Whole } from '../../protocol/routes.ts';
import { seal, unseal } from '../ids.ts';
import type { FinishedRow, PersonRow } from '../store/store.ts';
import { heardBy } from './compose.ts';
import type { Hub } from './hub.ts';
import { findRoom } from './loading.ts';

const parts = (id: string): { table: string; round: number } => {
  const dash = id.lastIndexOf('-');
  const round = id.slice(dash + 1);
  if (dash < 1 || !/^\d{1,6}$/.test(round)) throw fault('no-table', 'there is no such game');
  return { table: id.slice(0, dash), round: Number(round) };
};

export const finishedGame = (hub: Hub, row: FinishedRow, person: string | undefined): FinishedGame => {
  const me = row.players.find((player) => player.person !== undefined && player.person === person)?.seat;
  return {
    id: `${row.table}-${row.round}`,
    table: row.table,
    game: row.set.game,
    ended: row.ended,
    names: Object.fromEntries(row.players.map(({ seat, name }) => [seat, name])),
    me,
    winners: [...row.winners],
    moves: row.entries,
    share: seal(hub.key, 'replay', row.table, row.round),
  };
};

/** From one's own seat; those who did not play see what watchers saw, where they were let in. */
export const replayOf = async (hub: Hub, id: string, { id: person }: PersonRow): Promise<Replay> => {
  const { table, round } = parts(id);
  const row = await hub.store.finishedGame(table, round);
  const viewer = row?.players.find((player) => player.person === person)?.seat;
  if (row === undefined || (viewer === undefined && !(row.watch && (await mayWatch(hub, table, person)))))
    throw fault('no-table', 'there is no such game, or it is not yours to see');
  const game = gameOf(hub, row);
  const { table: live, facts } = openLean(game, row.set, row.started);
  const frames: Replay['frames'] = [];
  const show = (at: number, said: Parameters<typeof heardBy>[0], seat: Viewer) => {
    const view = viewOf(live, seat);
    const heard = heardBy(said, seat).map((fact) => [...fact.said]);
    frames.push({ at, facts: heard, view: JSON.parse(JSON.stringify(view)) });
  };
  show(row.started, facts, viewer);
  for (const entry of await hub.store.entries(table, round)) {
    const change = fold(live, entry);
    if (change.seen === 'all' || change.seen === viewer) show(entry.at, change.facts, viewer);
  }
  return { ...finishedGame(hub, row, person), version: row.version, options: row.set.options, frames };
};

const gameOf = (hub: Hub, row: FinishedRow): Game => {
  const game = hub.setting.games.find((one) => one.id === row.set.game);
  if (game === undefined || game.version !== row.version)
    throw fault('no-table', 'this game was played under older rules, and can no longer be shown');
  return game;
};

/** Nothing is hidden any more, but for what two have whispered in words of their own: that stays between them. */
export const sharedGame = async (hub: Hub, share: string): Promise<Whole> => {
  const link = unseal(hub.key, 'replay', share);
  const row = link === undefined ? undefined : await hub.store.finishedGame(link.of, link.number);
  if (row === undefined) throw fault('no-table', 'there is no such game, or no longer');
  const { set, version } = row;
  const moves = openMoves(gameOf(hub, row), await hub.store.entries(row.table, row.round));
  const record = { ...set, version, deal: set.deal && [...set.deal], moves };
  return { ...finishedGame(hub, row, undefined), record };
};

export const openMoves = ({ speech }: Game, entries: readonly Entry[]): Whole['record']['moves'] =>
  playedIn(entries).map((played) =>
    played === 'timeout' ? played : [played[0], speech?.retold(played[1]) ?? played[1]],
  );

const mayWatch = async (hub: Hub, table: string, person: string): Promise<boolean> => {
  const room = await findRoom(hub, table);
  if (room === undefined) return false;
  const { settings, admitted, banned } = room.doc;
  return !banned.includes(person) && (settings.public || admitted.includes(person));
};
