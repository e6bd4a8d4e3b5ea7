/** Messages to the server: repeated when their arrival is unknown, but not for hasty fingers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOvertaken, openAsks, openHush } from '../../src/web/link/asks.ts';

const MOVE = { type: 'move', round: 1, question: 3, move: 'pass' } as const;

test('a move touched twice before the answer came is said once; once it is answered, anew', () => {
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

test('what is not confirmed is said again when the line comes back, each once and with its own id', () => {
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

test('whoever passed while another was faster is told nothing; whoever wanted something, that it was too late', () => {
  const said: string[] = [];
  const asks = openAsks(({ id }) => said.push(id));
  for (const move of ['pass', 'ready', 'doubt']) asks.ask({ ...MOVE, move });
  const overtaken = said.map((id) => isOvertaken('stale', asks.confirm(id)));
  assert.deepEqual(overtaken, [true, true, false]);
  assert.equal(asks.confirm(said[0] ?? ''), undefined, 'it was answered once');
  assert.equal(isOvertaken('illegal', { ...MOVE }), false);
});

test('it is said when somebody begins to write, now and then while they do, and when they stop', () => {
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
