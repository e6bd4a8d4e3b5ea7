/** Messages to the server are repeated if their arrival is unknown, but not for hasty fingers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOvertaken, openAsks, openHush } from '../../src/web/link/asks.ts';

const MOVE = { type: 'move', round: 1, question: 3, move: 'pass' } as const;

test('a move touched twice is sent once until it is answered', () => {
  const said: string[] = [];
  const asks = openAsks(({ id }) => said.push(id));
  asks.ask(MOVE);
  asks.ask({ ...MOVE });
  assert.equal(said.length, 1);
  asks.ask({ ...MOVE, move: 'doubt' });
  asks.ask({ ...MOVE, question: 4 });
  assert.equal(said.length, 3, 'another is another');
  asks.confirm(said[0] ?? '');
  asks.ask(MOVE);
  assert.equal(said.length, 4);
});

test('after a reconnect, unconfirmed moves are resent once, with their ids', () => {
  const said: string[] = [];
  const asks = openAsks(({ id }) => said.push(id));
  asks.ask(MOVE);
  asks.ask({ type: 'say', text: 'ha' });
  asks.ask({ type: 'say', text: 'ha' });
  asks.confirm(said[1] ?? '');
  const [move, , word] = said;
  asks.repeat();
  assert.deepEqual(said.slice(3), [move, word]);
});

test('a pass or ready that came too late is not reported; any other late move is', () => {
  const said: string[] = [];
  const asks = openAsks(({ id }) => said.push(id));
  for (const move of ['pass', 'ready', 'doubt']) asks.ask({ ...MOVE, move });
  const overtaken = said.map((id) => isOvertaken('stale', asks.confirm(id)));
  assert.deepEqual(overtaken, [true, true, false]);
  assert.equal(asks.confirm(said[0] ?? ''), undefined, 'it was answered once');
  assert.equal(isOvertaken('illegal', { ...MOVE }), false);
});

test('typing is reported when it begins, every four seconds, and when it stops', () => {
  let now = 0;
  const said: [boolean, number][] = [];
  const hush = openHush(
    (on) => said.push([on, now]),
    () => now,
  );
  hush(false);
  for (; now < 9000; now += 500) hush(true);
  hush(false);
  hush(false);
  assert.deepEqual(said, [
    [true, 0],
    [true, 4000],
    [true, 8000],
    [false, 9000],
  ]);
});
