import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { folder, started } from './testing.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const strace = spawnSync('strace', ['-V']).status === 0;

/** asks the system itself, where strace exists */
test('a move is synced to disk before any socket gets it', { skip: !strace && 'strace is not there' }, async () => {
  const { path, remove } = folder();
  const trace = join(path, 'trace');
  const calls = 'trace=pwrite64,fdatasync,fsync,write,writev,sendto,sendmsg';
  const child = spawn(
    'strace',
    ['-f', '-s', '6000', '-e', calls, '-o', trace, process.execPath, CHILD, join(path, 'c.db'), '0'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    },
  );
  const gone = new Promise((resolve) => child.once('exit', resolve));
  try {
    const port = await new Promise<number>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => resolve(Number(/listening (\d+)/.exec(text)?.[1])));
    });
    const { players, mover } = await started(port, ['Ada', 'Bo', 'Cy']);
    await mover.ask({ type: 'move', question: 1, move: 'draw' }, 'probe-move');
    for (const player of players) await player.until(() => player.view?.question === 2);
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await gone;
  }
  const lines = readFileSync(trace, 'utf8').split('\n');
  remove();
  const written = lines.findIndex((line) => line.includes('pwrite64') && line.includes('probe-move'));
  const synced = lines.findIndex((line, i) => i > written && /f(data)?sync.*= 0$/.test(line));
  const told = lines.findIndex(
    (line) => /(write|send)/.test(line) && !line.includes('pwrite64') && /probe-move|question\\":2/.test(line),
  );
  assert.ok(written >= 0, 'the move was never written');
  assert.ok(synced > written, 'the move was never synced');
  assert.ok(told > synced, `told at call ${told}, on disk at ${synced}`);
});
