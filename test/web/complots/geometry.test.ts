/** Bubbles find room beside their speaker; arrows go around the card at stake. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrow, type Box, centreOf, overlap, placeBubble } from '../../../src/web/complots/geometry.ts';

const ROOM: Box = { x: 0, y: 0, width: 360, height: 400 };
const SIZE = { width: 160, height: 50 };
const seat = (x: number, y: number): Box => ({ x, y, width: 80, height: 90 });

test('below one who sits above, with its tail at him', () => {
  const placed = placeBubble(SIZE, seat(140, 10), ROOM, [seat(140, 10)]);
  assert.deepEqual([placed.x, placed.y, placed.tail, placed.along], [100, 110, 'top', 80]);
});

test('above one who sits below; never beyond the room', () => {
  const me = { x: 60, y: 300, width: 240, height: 90 };
  assert.equal(placeBubble(SIZE, me, ROOM, [me]).tail, 'bottom');
  assert.equal(placeBubble(SIZE, seat(0, 10), ROOM, []).x, 0);
  assert.equal(placeBubble(SIZE, seat(280, 10), ROOM, []).x, 200);
});

test('upon nothing, wherever there is room at all', () => {
  const taken = [seat(0, 10), seat(90, 10), seat(180, 10), seat(270, 10), { x: 0, y: 110, width: 70, height: 70 }];
  for (const at of taken.slice(0, 4)) {
    const placed = placeBubble(SIZE, at, ROOM, taken);
    assert.equal(Math.max(...taken.map((box) => overlap(placed, box))), 0);
  }
});

test('an arrow ends just before its aim, and goes around what it must not cross', () => {
  const [from, to] = [
    { x: 100, y: 100, width: 160, height: 50 },
    { x: 60, y: 300, width: 240, height: 90 },
  ];
  const free = arrow(from, to, centreOf(ROOM));
  assert.ok(free.tip.y < 300 && free.tip.y > 285);
  const around = arrow(from, to, centreOf(ROOM), { x: 140, y: 180, width: 80, height: 90 });
  assert.notEqual(around.path, free.path);
});
