/** For tests: a game among clients that record every frame, and a check of all. */
import assert from 'node:assert/strict';
import { oneOf, seeded } from '../../src/engine/chance.ts';
import type { Viewer } from '../../src/engine/facts.ts';
import { isFault } from '../../src/engine/fault.ts';
import type { Imagined } from '../../src/engine/game.ts';
import { optionsFor, type RawOptions } from '../../src/engine/options.ts';
import type { Entry } from '../../src/host/table.ts';
import type { Server } from '../../src/server/server.ts';
import type { GameRow } from '../../src/server/store/row-types.ts';
import { checkFrames } from './cheater.ts';
import { connect, type GameMessage, playAlong, seatFriends } from './testing.ts';

type Cheated = {
  readonly row: GameRow;
  readonly entries: Entry[];
  readonly frames: ReadonlyMap<Viewer, GameMessage[]>;
};

const MOST_SEATS = 5;

const sizes = (game: Imagined, options: RawOptions): number[] => {
  const [least, most] = game.players;
  return Array.from({ length: Math.min(most, MOST_SEATS) - least + 1 }, (_, i) => least + i).filter((players) => {
    try {
      return optionsFor(game, options, players);
    } catch (error) {
      if (isFault(error)) return false;
      throw error;
    }
  });
};

export const cheat = async (
  { port, hub }: Server,
  game: Imagined,
  seed: number,
  every = 1,
  options: RawOptions = {},
): Promise<Cheated> => {
  const rng = seeded(`${game.id} ${seed}`);
  const seats = oneOf(rng, sizes(game, options));
  const names = Array.from({ length: seats }, (_, i) => `cheater ${i}`);
  const { players, table, invite } = await seatFriends(port, names, {
    game: game.id,
    seats,
    options,
    clock: { pace: 'relaxed' },
  });
  const watcher = await connect(port, 'watcher');
  await watcher.ask({ type: 'enter', table, invite });
  const [host] = players;
  assert.ok(host !== undefined);
  const wall = await connect(port, 'the big screen of one who plays', host);
  await wall.ask({ type: 'enter', table, wall: true });
  await host.ask({ type: 'start' });
  await Promise.all(players.map((player) => playAlong(player, rng)));
  for (const one of [watcher, wall]) await one.until(() => one.view?.over !== null && one.view !== undefined);
  await hub.journal.durable();
  const row = await hub.store.game(table, 1);
  assert.ok(row);
  const entries = await hub.store.entries(table, 1);
  const frames = new Map<Viewer, GameMessage[]>();
  for (const player of [...players, watcher, wall]) {
    const viewer = player === wall ? undefined : row.players.find(({ person }) => person === player.person)?.seat;
    frames.set(viewer, player.frames);
    checkFrames(game, row, entries, viewer, player.frames, every);
    for (const text of player.raw)
      for (const secret of [row.set.seed, row.set.origin?.secret ?? row.set.seed])
        assert.ok(!text.includes(secret), 'the seed of the deal is in a message');
    player.close();
    await new Promise(setImmediate); // lets the server run, which is in this process
  }
  return { row, entries, frames };
};
