import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';

/** Runs one test that fails whenever its file has been run fewer than so many times before. */
const tried = (file: string, passesAfter: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'cabale-unit-'));
  const at = join(folder, file);
  mkdirSync(dirname(at), { recursive: true });
  const counts = `import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync('runs', '.');
const runs = readFileSync('runs', 'utf8').length;
import { test } from 'node:test';
test('a race', () => { if (runs <= ${passesAfter}) throw new Error('lost'); });
`;
  writeFileSync(at, counts);
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, [resolve('scripts/unit.ts'), file], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { passes: status === 0, shaky: stdout.includes(`Shaky, to be mended: ${file}`) };
};

test('what drives a server or a browser has a second try and is named; what knows no clock has one', () => {
  assert.deepEqual(tried('test/server/race.test.ts', 1), { passes: true, shaky: true });
  assert.deepEqual(tried('test/server/race.test.ts', 0), { passes: true, shaky: false });
  assert.deepEqual(tried('test/web/race.test.ts', 2), { passes: false, shaky: false });
  assert.deepEqual(tried('test/laws.test.ts', 1), { passes: false, shaky: false });
});
