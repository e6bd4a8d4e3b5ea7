/** `cabale serve` as people run it: builds the web client if needed, and plays against its bots. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { temperNamed } from '../../src/words/display-names.ts';
import { ROOT } from '../root.ts';
import { openBrowser, skip } from './browser.ts';
import { playSome } from './player.ts';
import { NAME, PLACE } from './seen.ts';
import { begin, guest, openTable } from './server-fixture.ts';

const startServer = (data: string): Promise<{ url: string; process: ChildProcess }> =>
  new Promise((resolve, reject) => {
    const process_ = spawn(process.execPath, [join(ROOT, 'bin/cabale.js'), 'serve'], {
      cwd: ROOT,
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', CABALE_DB: join(data, 'cabale.db'), LOG_LEVEL: 'fatal' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    process_.stdout.on('data', (chunk) => {
      said += String(chunk);
      const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0];
      if (url !== undefined) resolve({ url, process: process_ });
    });
    process_.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });

test('cabale serve, in a browser: a table filled up with bots', { skip }, async (t) => {
  const data = mkdtempSync(join(tmpdir(), 'cabale-'));
  const browser = await openBrowser();
  t.after(() => browser.close());
  const { url, process: server } = await startServer(data);
  t.after(async () => {
    server.removeAllListeners('exit');
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    rmSync(data, { recursive: true, force: true });
  });
  const anna = await guest(browser, 'Anna', { lang: 'it' });
  await openTable({ url }, anna, { players: 5 });
  await begin(anna, [anna]);
  const names = await anna.page.locator(`${PLACE} ${NAME}`).allTextContents();
  assert.equal(new Set(names).size, 4);
  for (const name of names) assert.ok(temperNamed(name) !== undefined, name);
  assert.equal((await playSome(anna.page, 1)).length, 1);
  assert.deepEqual(anna.errors, []);
});
