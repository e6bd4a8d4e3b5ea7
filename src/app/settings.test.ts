import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { cabale } from './cabale.ts';
import { webhookPlace } from './places.ts';
import { mayListen } from './port.ts';
import { readServeArgs, readSettings } from './settings.ts';

const settings = (args: readonly string[], env: Record<string, string> = {}) => readSettings(readServeArgs(args), env);

test('a flag overrides the environment variable, which overrides the default', () => {
  assert.equal(settings(['--port', '9000'], { PORT: '9001' }).number('PORT', 8787, 65_535), 9000);
  assert.equal(settings([], { PORT: '9001' }).number('PORT', 8787, 65_535), 9001);
  assert.equal(settings([], { PORT: '' }).number('PORT', 8787, 65_535), 8787);
  assert.equal(settings(['--db=x.db'], { CABALE_DB: 'y.db' }).env.CABALE_DB, 'x.db');
});

test('an invalid value is refused by the name used, with the allowed values', () => {
  for (const wrong of ['x', '-1', '1.5', '70000', '0x50', '1e3'])
    assert.throws(() => settings([`--port=${wrong}`]).number('PORT', 8787, 65_535), {
      message: `--port is "${wrong}"; it must be a whole number from 0 to 65535`,
    });
  assert.throws(() => settings([], { KEEP_DAYS: 'x' }).number('KEEP_DAYS', 90, 100), /^Error: KEEP_DAYS is "x"; /);
  assert.throws(() => settings([], { LOG_LEVEL: 'loud' }).oneOf('LOG_LEVEL', 'a', ['a', 'b']), {
    message: 'LOG_LEVEL is "loud"; allowed: a or b',
  });
  assert.throws(() => readServeArgs(['--port=']), { message: 'option "--port" needs a value' });
  assert.throws(() => readServeArgs(['--port', '--host', 'x']), { message: 'option "--port" needs a value' });
  assert.throws(() => readServeArgs(['--prot', '1']), /unknown option "--prot"; the options are --port, .* and --help/);
});

test('a flag swallowed by npm is reported', () => {
  assert.throws(() => readServeArgs(['9000'], { npm_lifecycle_event: 'start' }), {
    message: '"9000" is no option; --help lists them all; npm wants two dashes before them: npm start -- --port 9000',
  });
  assert.throws(() => readServeArgs(['9000'], {}), { message: '"9000" is no option; --help lists them all' });
});

test('secrets have no flags, since process lists show them', () => {
  for (const secret of ['metrics-token', 'database-url', 'webhook-url', 'webhook-secret'])
    assert.throws(() => readServeArgs([`--${secret}`, 'x']), /unknown option/);
});

test('a webhook needs an address and a long secret', () => {
  const secret = 'a secret of enough letters';
  assert.deepEqual(webhookPlace({ WEBHOOK_URL: 'http://hooks:80/x', WEBHOOK_SECRET: secret }), {
    url: 'http://hooks:80/x',
    secret,
  });
  assert.equal(webhookPlace({}), undefined);
  for (const url of ['', 'hooks', 'file:///etc/passwd'])
    assert.throws(() => webhookPlace({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }), /WEBHOOK_URL is no address/);
  for (const short of ['', 'short'])
    assert.throws(() => webhookPlace({ WEBHOOK_URL: 'https://x.example', WEBHOOK_SECRET: short }), /at least 24/);
});

const listening = async (): Promise<{ port: number; close(): void }> => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, close: () => void server.close() };
};

test('a port in use is reported before anything is opened, with the next free one', async (t) => {
  const { port, close } = await listening();
  t.after(close);
  const err = t.mock.method(console, 'error', () => {});
  assert.equal(
    await cabale(['--port', String(port), '--host', '127.0.0.1', '--db', join(import.meta.filename, 'cabale.db')]),
    2,
  );
  const said = String(err.mock.calls[0]?.arguments[0]);
  const next = Number(
    new RegExp(`^port ${port} is taken by another program; (\\d+) is free: .*--port \\1$`).exec(said)?.[1],
  );
  assert.ok(next > port && next <= port + 100, said);
  await mayListen('127.0.0.1', next);
});

test('an address of another machine is refused', () =>
  assert.rejects(mayListen('198.51.100.77', 40_000), {
    message: '"198.51.100.77" is no address of this machine; name one: --host 127.0.0.1, or 0.0.0.0 for all',
  }));

test('the machine chooses a port if none is given', () => mayListen('127.0.0.1', 0));
