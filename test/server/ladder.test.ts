/** The ladder of bots at a server: a folder of files, and nothing beside it. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cabale } from '../../src/app/cabale.ts';
import { folder, withServer } from './testing.ts';

test('a server shows the current files of a ladder at /ladder/, and nothing outside it', async (t) => {
  const { path, remove } = folder();
  t.after(remove);
  const ladder = join(path, 'ladder');
  mkdirSync(ladder);
  writeFileSync(join(path, 'secret.txt'), 'secret');
  writeFileSync(join(ladder, '.hidden'), 'secret');
  writeFileSync(join(ladder, 'index.html'), 'the page');
  await withServer(
    async ({ port }) => {
      const get = async (at: string) => {
        const answer = await fetch(`http://127.0.0.1:${port}${at}`);
        return { status: answer.status, text: await answer.text(), headers: answer.headers };
      };
      const { status, text, headers } = await get('/ladder');
      assert.deepEqual([status, text, headers.get('cache-control')], [200, 'the page', 'no-cache']);
      assert.match(headers.get('content-security-policy') ?? '', /script-src/);
      writeFileSync(join(ladder, 'ladder.json'), '{}');
      assert.equal((await get('/ladder/ladder.json')).text, '{}');
      for (const at of ['/ladder/../secret.txt', '/ladder/%2e%2e/secret.txt', '/ladder/.hidden', '/ladder/none.json'])
        assert.ok(!(await get(at)).text.includes('secret'), at);
    },
    { ladder },
  );
});

test('a missing ladder folder is reported at the start', async (t) => {
  const err = t.mock.method(console, 'error', () => {});
  assert.equal(await cabale(['serve', '--ladder', '/none-such']), 2);
  assert.match(String(err.mock.calls[0]?.arguments[0]), /^LADDER is no folder: there is none at \/none-such/);
});
