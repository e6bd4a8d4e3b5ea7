/** Simulation, solo game and server have the same bots: the same seed gives the same game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { botsFor } from '../../src/bots/index.ts';
import type { Game, Played } from '../../src/engine/game.ts';
import type { NewGame } from '../../src/engine/record.ts';
import { letBotsPlay, newBots } from '../../src/host/bots.ts';
import { seedOf } from '../../src/host/deal.ts';
import { sha256 } from '../../src/host/sha256.ts';
import { awaited, openTable, playedIn, recordOf } from '../../src/host/table.ts';
import { seatFriends, withServer } from '../server/testing.ts';
import { openWorker } from './worker.ts';

const worker = openWorker();

const inWorker = async (set: NewGame): Promise<readonly Played[]> => {
  const there = await worker;
  return new Promise((resolve) => {
    there.onMessage = (message) => {
      if (message.say === 'seen' && message.over) resolve(message.record.moves);
    };
    there.tell({ do: 'open', set, people: [], names: [], speed: 'instant' });
  });
};

/** On a server the first player sits down, begins, and hands over to a bot before the first question. */
const atServer = async (set: NewGame, secret: string): Promise<readonly Played[]> => {
  let played: readonly Played[] = [];
  await withServer(
    async ({ port, hub }) => {
      const { players, table } = await seatFriends(port, ['Ada'], { game: set.game, seats: set.seats });
      const [ada] = players;
      assert.ok(ada);
      await ada.ask({ type: 'fill', bot: 'simple' });
      await ada.ask({ type: 'start' });
      await ada.ask({ type: 'away' });
      await ada.until(() => ada.table?.status === 'over');
      played = playedIn(await hub.store.entries(table, 1));
    },
    { botsFor, secret: () => secret, botPace: [0, 0], least: 0 },
  );
  return played;
};

const setOf = (game: Game): { set: NewGame; secret: string } => {
  const seats = Math.min(4, game.players[1]);
  for (let i = 0; ; i++) {
    const secret = sha256(`same ${i}`);
    const set = { game: game.id, options: {}, seats, seed: seedOf({ secret, round: 1, entropy: {} }, seats) };
    if (awaited(openTable(game, set)).join() === 'A') return { set, secret };
  }
};

for (const game of GAMES)
  test(`${game.id}: simulator, worker and server play the same game`, async () => {
    const { set, secret } = setOf(game);
    const table = openTable(game, set);
    letBotsPlay(
      newBots(() => botsFor(game.id).simple),
      table,
    );
    const { moves } = recordOf(table);
    assert.ok(moves.length > 10);
    assert.deepEqual(await inWorker(set), moves);
    assert.deepEqual(await atServer(set, secret), moves);
  });
