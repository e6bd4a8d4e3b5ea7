/** Finished games: as one seat heard them, or whole with the link. */
import { fault } from '../../../engine/fault.ts';
import type { Game, Played } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { type Entry, fold, openTable, recordOf } from '../../../host/table.ts';
import type { FinishedGame, Replay, Whole } from '../../../protocol/http-shapes.ts';
import { masksThen, writeMask } from '../../../words/masks.ts';
import { seal } from '../../ids.ts';
import { keepLatest } from '../../lru.ts';
import type { FinishedRow, PersonRow } from '../../store/row-types.ts';
import type { Hub } from '../state/hub.ts';
import { heardBy } from '../tell/compose.ts';
import { gameOf, playAgain } from './stories.ts';

const parts = (id: string): { table: string; round: number } => {
  const dash = id.lastIndexOf('-');
  const round = id.slice(dash + 1);
  if (dash < 1 || !/^\d{1,6}$/.test(round)) throw fault('no-table', 'there is no such game');
  return { table: id.slice(0, dash), round: Number(round) };
};

export const finishedGame = (hub: Hub, row: FinishedRow, person: string | undefined): FinishedGame => {
  const names = Object.fromEntries(row.players.map(({ seat, name }) => [seat, name]));
  const worn = masksThen(names, Object.fromEntries(row.players.map(({ seat, mask }) => [seat, mask])));
  const me = row.players.find((player) => player.person !== undefined && player.person === person)?.seat;
  return {
    id: `${row.table}-${row.round}`,
    table: row.table,
    game: row.set.game,
    started: row.started,
    ended: row.ended,
    names,
    masks: Object.fromEntries(Object.entries(worn).map(([seat, mask]) => [seat, writeMask(mask)])),
    me,
    winners: [...row.winners],
    moves: row.moves,
    share: seal(hub.keyRing.keys, 'replay', row.table, row.round),
  };
};

/** As heard from the person's seat. Others need the link. */
export const replayOf = async (hub: Hub, id: string, { id: person }: PersonRow): Promise<Replay> => {
  const { table, round } = parts(id);
  const row = await hub.store.finishedGame(table, round);
  const viewer = row?.players.find((player) => player.person === person)?.seat;
  if (row === undefined || viewer === undefined)
    throw fault('no-table', 'there is no such game, or it is not yours to see');
  const game = readable(hub, row);
  return once(hub.replays, keyOf(row, viewer), async () => {
    const heard = await hearAgain(hub, game, row, viewer);
    return { ...finishedGame(hub, row, person), version: game.version, options: row.set.options, heard };
  });
};

const MOST_KEPT = 32;

/** Contains the names, since they may be removed later. */
const keyOf = ({ table, round, players }: FinishedRow, viewer?: Seat): string =>
  JSON.stringify([table, round, viewer, players.map(({ name }) => name)]);

/** Finished games never change, so results are cached, also while being made. */
const once = <T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> => {
  const made = kept.get(key) ?? make();
  made.catch(() => kept.delete(key));
  return keepLatest(kept, key, made, MOST_KEPT);
};

const hearAgain = async (hub: Hub, game: Game, row: FinishedRow, viewer: Seat): Promise<Replay['heard']> => {
  const heard: Replay['heard'] = [];
  await playAgain(hub, game, row, (said, at) => {
    const own = heardBy(said, viewer).map((fact) => [...fact.said]);
    if (own.length > 0) heard.push({ at, facts: own });
  });
  return heard;
};

const readable = (hub: Hub, row: FinishedRow): Game => {
  const game = gameOf(hub, row);
  if (game === undefined) throw fault('no-table', 'this server no longer has the rules of this game');
  return game;
};

export const sharedRow = async (hub: Hub, share: string): Promise<FinishedRow | undefined> => {
  const link = await hub.keyRing.unseal('replay', share);
  return link === undefined ? undefined : hub.store.finishedGame(link.of, link.number);
};

/** Everything is open, except whispered free text, which stays private. */
export const sharedGame = async (hub: Hub, share: string): Promise<Whole> => {
  const row = await sharedRow(hub, share);
  if (row === undefined) throw fault('no-table', 'there is no such game, or no longer');
  const game = readable(hub, row);
  return once(hub.wholes, keyOf(row), async () => {
    const open = openTable(game, row.set);
    await playAgain(hub, game, row, (_, __, entry) => entry && fold(open, retold(game, entry)));
    const { deal, moves, ...record } = recordOf(open);
    return {
      ...finishedGame(hub, row, undefined),
      record: { ...record, deal: deal && [...deal], moves: moves.map(spread) },
    };
  });
};

const spread = (played: Played): Whole['record']['moves'][number] => (played === 'timeout' ? played : [...played]);

/** An entry as strangers may read it. */
export const retold = ({ speech }: Game, entry: Entry): Entry =>
  entry.move === undefined ? entry : { ...entry, move: speech?.retold(entry.move) ?? entry.move };
