/** T20 Before a big screen, all who press their seals see their identity at once, in the order of the rules. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Player, withServer } from '../../../../test/server/testing.ts';
import { liveTable } from '../../../../test/server/walls.ts';

const FOUR = ['Ada', 'Bo', 'Cy', 'Di'];

const looked = ({ frames }: Player): readonly string[] =>
  frames.flatMap(({ facts }) => facts).flatMap(([who, verb]) => (verb === 'looked' ? [String(who)] : []));

/** The player has been told their identity. */
const knows = ({ frames }: Player): boolean => frames.some(({ facts }) => facts.some(([, verb]) => verb === 'is'));

const court = (work: (friends: readonly Player[], wall: Player) => Promise<void>) =>
  withServer(async ({ port, hub }) => {
    const { wall, friends } = await liveTable(port, FOUR, { game: 'tribunal' });
    const [ada] = friends;
    await ada?.ask({ type: 'start' });
    for (const one of [...friends, wall]) await one.until(() => one.view !== undefined);
    const asked =
      friends[FOUR.findIndex((_, i) => wall.view?.toAct.includes((['A', 'B', 'C', 'D'] as const)[i] ?? 'A'))];
    assert.ok(asked !== undefined);
    assert.ok(hub.liveTables.size > 0);
    const first = friends.indexOf(asked);
    await work([...friends.slice(first), ...friends.slice(0, first)], wall);
  });

test('three seconds after the first in turn presses, all who press look in order; the next who does not keeps turn', () =>
  court(async ([one, two, three, four], wall) => {
    assert.ok(one && two && three && four);
    await two.ask({ type: 'lift', on: true });
    await four.ask({ type: 'lift', on: true });
    await wall.ask({ type: 'ping' });
    assert.equal(wall.table?.looks, undefined, 'it is not their turn');
    await one.ask({ type: 'lift', on: true });
    await wall.until(() => wall.table?.looks !== undefined);
    await two.until(() => knows(two));
    assert.equal(looked(wall).length, 2);
    assert.equal(wall.table?.looks, undefined, 'the count is over');
    assert.deepEqual([three, four].map(knows), [false, false], 'the third did not press');
    await three.until(() => three.view?.toAct.includes(three.view.me ?? 'A'));
    await three.ask({ type: 'move', question: three.view?.question ?? 0, move: 'look', round: 1 });
    await four.until(() => knows(four));
    assert.equal(looked(wall).length, 4, 'who had pressed at the end of the count need not wait for another');
  }));

test('whoever lets go stops the count; a phone that dies while it presses has let go', () =>
  court(async ([one, two], wall) => {
    assert.ok(one && two);
    await one.ask({ type: 'lift', on: true });
    await wall.until(() => wall.table?.looks !== undefined);
    await one.ask({ type: 'lift', on: false });
    await wall.until(() => wall.table?.looks === undefined);
    await one.ask({ type: 'lift', on: true });
    await wall.until(() => wall.table?.looks !== undefined);
    one.close();
    await wall.until(() => wall.table?.looks === undefined);
    assert.equal(looked(wall).length, 0);
  }));
