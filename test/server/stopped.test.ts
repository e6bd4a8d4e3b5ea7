/** A suspended and resumed process. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../../src/server/store/open.ts';
import { startChild } from './killing.ts';
import { connect, folder, nuts, started } from './testing.ts';

/** Milliseconds; and seconds of a turn that no machine misses. */
const STOPPED = 4500;
const LONG_TURN = 600;

test('time during which the server process is stopped does not count for a turn', async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  const { child, port } = await startChild(db, 0);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  try {
    const phases = Object.fromEntries([...nuts.rules.keys()].map((phase) => [phase, LONG_TURN]));
    const { table, mover } = await started(port, ['Ada', 'Bo'], { clock: { pace: 'normal', phases } });
    const { question = 0, clock } = mover.view ?? {};
    child.kill('SIGSTOP');
    await pause(STOPPED); // a suspended process cannot be asked, so the time itself must pass
    child.kill('SIGCONT');
    await mover.until(() => (mover.view?.clock?.ends ?? 0) >= (clock?.ends ?? Number.NaN) + STOPPED);
    const answer = await mover.ask({ type: 'move', question, move: 'draw' });
    assert.equal(answer.type, 'frame');
    for (const player of [mover]) player.close();
    child.kill('SIGTERM');
    await gone;
    const store = openStore(db);
    const [first, ...rest] = await store.entries(table, 1);
    await store.close();
    assert.ok(first?.kind === 'resume' && (first.away ?? 0) >= STOPPED, JSON.stringify(first));
    assert.equal(rest.find(({ kind }) => kind !== 'resume')?.kind, 'move');
  } finally {
    child.kill('SIGKILL');
    remove();
  }
});

test('a clock set back between two starts takes no time from players', async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  const ahead = await startChild(db, 0, 24 * 3_600_000);
  const { table, mover } = await started(ahead.port, ['Ada', 'Bo']);
  const { now: before = 0 } = mover.frames.at(-1) ?? {};
  const gone = new Promise((resolve) => ahead.child.once('exit', resolve));
  ahead.child.kill('SIGKILL');
  await gone;
  const { child, port } = await startChild(db, 0);
  try {
    const back = await connect(port, mover.name, mover);
    await back.ask({ type: 'enter', table });
    const { now: after = 0 } = back.frames.at(-1) ?? {};
    assert.ok(before > 0 && after > before - 60_000, `${before - after} ms back`);
    back.close();
  } finally {
    child.kill('SIGKILL');
    remove();
  }
});
