/** Bubbles find room beside their speaker; arrows go around the card at stake. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrow, bowedArrow, centreOf, inLane, overlap, placeBubble, type Rect } from '../../web/geometry.ts';

const ROOM: Rect = { x: 0, y: 0, width: 360, height: 400 };
const SIZE = { width: 160, height: 50 };
const seat = (x: number, y: number): Rect => ({ x, y, width: 80, height: 90 });

test('a bubble hangs below a seat above, with its tail at it', () => {
  const placed = placeBubble(SIZE, seat(140, 10), ROOM, [seat(140, 10)]);
  assert.deepEqual([placed.x, placed.y, placed.tail, placed.along], [100, 110, 'top', 80]);
});

test('a bubble stands above a seat below, within the room', () => {
  const me = { x: 60, y: 300, width: 240, height: 90 };
  assert.equal(placeBubble(SIZE, me, ROOM, [me]).tail, 'bottom');
  assert.equal(placeBubble({ width: 300, height: 50 }, seat(0, 10), ROOM, []).x, 60);
  assert.equal(placeBubble({ width: 300, height: 50 }, seat(280, 10), ROOM, []).x, 0);
});

test('a bubble of a seat at the side opens towards the middle', () => {
  const left = placeBubble(SIZE, seat(0, 10), ROOM, []);
  assert.deepEqual([left.x, left.tail], [90, 'left']);
  const right = placeBubble(SIZE, seat(280, 10), ROOM, []);
  assert.deepEqual([right.x + right.width, right.tail], [270, 'right']);
});

const LANE: Rect = { x: 0, y: 100, width: 360, height: 56 };

test('in a lane a bubble lies under its speaker; a claim and its block share the lane; a stem leads to the seat', () => {
  const alone = inLane(SIZE, seat(140, 0), LANE, undefined, false);
  assert.deepEqual([alone.box, alone.stem], [{ ...SIZE, x: 100, y: 103 }, 'M180 104L180 90']);
  assert.equal(inLane(SIZE, seat(280, 0), LANE, undefined, false).box.x, 192);
  const [claim, counter] = (['left', 'right'] as const).map(
    (half) => inLane(SIZE, seat(140, 0), LANE, half, false).box,
  );
  assert.ok(claim !== undefined && counter !== undefined);
  assert.equal(overlap(claim, counter), 0);
  assert.equal(inLane(SIZE, seat(140, 300), LANE, undefined, true).stem, undefined, 'I know that I speak');
});

test('a stem from the back row passes between the front seats', () => {
  const row = [0, 90, 180, 270].map((x) => seat(x, 100));
  const behind = seat(90, 0);
  const low: Rect = { ...LANE, y: 200 };
  assert.equal(inLane(SIZE, behind, low, undefined, false, row).stem, 'M130 204L90 190L90 100L130 90');
  assert.equal(inLane(SIZE, row[1] ?? behind, low, undefined, false, row).stem, 'M130 204L130 190', 'the row before');
  const beside = inLane(SIZE, seat(215, 0), low, undefined, false, [seat(90, 100), seat(180, 100)]).stem;
  assert.equal(beside, 'M255 204L260 190L260 100L255 90', 'at the end of a row');
});

test('an arrow leads from mask to mask: above their row, below the table’s edge, or through the gap', () => {
  const mask = (x: number, y: number): Rect => ({ x, y, width: 50, height: 50 });
  const bend = ({ path }: { path: string }) => Number(/Q\S+ (\S+)/.exec(path)?.[1]);
  assert.equal(bend(bowedArrow(mask(0, 80), mask(200, 80), 0)), 28);
  assert.equal(bend(bowedArrow(mask(0, 20), mask(200, 20), 10)), 0);
  const down = bowedArrow(mask(0, 0), mask(200, 100), 0);
  assert.ok(bend(down) > 25 && bend(down) < 125);
});

test('a bubble covers nothing if there is room', () => {
  const taken = [seat(0, 10), seat(90, 10), seat(180, 10), seat(270, 10), { x: 0, y: 110, width: 70, height: 70 }];
  for (const at of taken.slice(0, 4)) {
    const placed = placeBubble(SIZE, at, ROOM, taken);
    assert.equal(Math.max(...taken.map((box) => overlap(placed, box))), 0);
  }
});

test('an arrow ends just before its target, and avoids obstacles', () => {
  const [from, to] = [
    { x: 100, y: 100, width: 160, height: 50 },
    { x: 60, y: 300, width: 240, height: 90 },
  ];
  const free = arrow(from, to, centreOf(ROOM));
  assert.ok(free.tip.y < 300 && free.tip.y > 285);
  const around = arrow(from, to, centreOf(ROOM), { x: 140, y: 180, width: 80, height: 90 });
  assert.notEqual(around.path, free.path);
});
