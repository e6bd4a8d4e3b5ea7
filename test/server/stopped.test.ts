/** A process that is stopped and goes on. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../../src/server/store/open.ts';
import { startChild } from './killing.ts';
import { connect, folder, nuts, started } from './testing.ts';

test('time for which the server is stopped costs nobody his turn', async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  const { child, port } = await startChild(db, 0);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  try {
    const phases = Object.fromEntries([...nuts.rules.keys()].map((phase) => [phase, 4]));
    const { table, mover } = await started(port, ['Ada', 'Bo'], { clock: { pace: 'normal', phases } });
    const question = mover.view?.question ?? 0;
    child.kill('SIGSTOP');
    await pause(4500); // of a process that does not run nothing can be asked: the time itself must pass
    child.kill('SIGCONT');
    const answer = await mover.ask({ type: 'move', question, move: 'draw' });
    assert.equal(answer.type, 'frame');
    for (const player of [mover]) player.close();
    child.kill('SIGTERM');
    await gone;
    const store = openStore(db);
    const kinds = (await store.entries(table, 1)).map(({ kind }) => kind);
    await store.close();
    assert.equal(kinds[0], 'resume');
    assert.equal(kinds[1], 'move');
  } finally {
    child.kill('SIGKILL');
    remove();
  }
});

test('a clock that is set back between two starts takes no time from those who play', async () => {
  const { path, remove } = folder();
  const db = join(path, 'cabale.db');
  const ahead = await startChild(db, 0, '', 24 * 3_600_000);
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
