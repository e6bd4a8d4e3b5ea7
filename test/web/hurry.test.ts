/** Solo: a player who is out goes to the end of the game at once, whatever they are still asked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../src/app/games.ts';
import { boxesOf, fetchShelf } from '../../src/words/index.ts';
import { beginChance } from '../chance.ts';
import { openWorker } from './worker.ts';

const worker = openWorker();
const SEEDS = 6;

/** Plays the first legal move until out, then hurries. The moves after that which were the player's own. */
const hurried = async (game: string, options: object, seats: number, seed: string): Promise<string[] | undefined> => {
  const there = await worker;
  return new Promise((resolve) => {
    let since: number | undefined;
    there.onMessage = (message) => {
      if (message.say !== 'seen') return;
      const { table, hands, record, over, out } = message;
      if (over)
        return resolve(
          since === undefined
            ? undefined
            : record.moves.slice(since).map((played) => (played === 'timeout' ? played : played[0])),
        );
      if (out && since === undefined) {
        since = record.moves.length;
        there.tell({ do: 'hurry' });
      }
      const move = hands.A?.legal?.find((one) => !one.includes('…'));
      if (since === undefined && move !== undefined)
        there.tell({ do: 'move', seat: 'A', move, question: table.question });
    };
    const set = { game, options: { ...options }, seats, seed };
    there.tell({ do: 'open', set, people: ['A'], names: [], speed: 'instant' });
  });
};

for (const { id, players } of GAMES)
  test(`${id}: hurrying reaches the end`, async () => {
    beginChance();
    await fetchShelf('en');
    const [box] = boxesOf(id);
    for (let i = 0; i < SEEDS; i++) {
      const after = await hurried(id, box?.options ?? {}, Math.min(5, players[1]), `hurry ${i}`);
      assert.ok(after?.includes('A') !== true, 'nothing is answered for the player but by default');
    }
  });
