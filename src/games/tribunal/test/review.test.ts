/** The adviser of Tribunal acts as often as its odds say. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../../app/games.ts';
import { seeded } from '../../../engine/chance.ts';
import { findGame } from '../../../engine/record.ts';
import type { Seat } from '../../../engine/seats.ts';
import { sightOf } from '../../../engine/sight.ts';
import { letBotMove, letBotsPlay, newBots } from '../../../host/bots.ts';
import { momentsOf, review } from '../../../host/review.ts';
import { awaited, look, openTable, recordOf, submit } from '../../../host/table.ts';
import { tribunalAdviser } from '../bots/adviser.ts';
import { tribunalBot } from '../bots/index.ts';

const tribunal = findGame(GAMES, 'tribunal');
const bots = newBots(() => tribunalBot);
const opened = (seed: string) => openTable(tribunal, { game: 'tribunal', seats: 5, options: {}, seed });

test('advice does not depend on what a seat cannot see', () => {
  const table = opened('adviser');
  const take = (seat: Seat, move: string) => submit(table, seat, move);
  let asked = 0;
  for (let n = 0; n < 150 && letBotMove(bots, table, take) !== undefined; n++) {
    const [seat] = awaited(table);
    const sight = seat === undefined ? undefined : look(table, seat);
    if (seat === undefined || sight === undefined || sight.answers.length < 2) continue;
    const again = sightOf(tribunal, tribunal.imagine(sight, seeded(`${n}`)), [...sight.heard], seat);
    const [one, two] = [tribunalAdviser.think(sight), tribunalAdviser.think(again)];
    assert.deepEqual([...two.odds], [...one.odds]);
    assert.ok(Math.abs(one.odds.reduce((sum, odds) => sum + odds, 0) - 1) < 1e-9);
    assert.deepEqual(tribunalAdviser.suspects?.(again), tribunalAdviser.suspects?.(sight));
    asked += 1;
  }
  assert.ok(asked > 20);
});

test('a review shows each choice beside the expert’s, suspicions over time, and unlikely moves', () => {
  const table = opened('review');
  letBotsPlay(bots, table);
  const record = recordOf(table);
  const looked = review(tribunal, record, tribunalAdviser, 'A');
  assert.equal(looked.of, 'enemies');
  assert.ok(looked.judged.length > 5);
  for (const { gain, choices } of looked.judged) {
    assert.equal(gain, undefined);
    assert.ok((choices[0]?.odds ?? 0) > 0);
  }
  assert.equal(looked.chances.at(-1)?.at, record.moves.length);
  for (const { of } of looked.chances)
    for (const share of Object.values(of)) assert.ok(share >= 0 && share <= 1 + 1e-9);
  const { best, worst } = momentsOf(looked);
  assert.deepEqual(best, []);
  assert.ok(worst.length <= 3);
  for (const { odds, choices } of worst) assert.ok(odds < 0.25 && (choices[0]?.odds ?? 0) >= 0.75);
});
