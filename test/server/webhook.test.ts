/** Webhooks to the owner's program: open tables and reports, signed, retried a few times, and never waited for. */
import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { test } from 'node:test';
import { pino } from 'pino';
import { openWebhook, signatureOf } from '../../src/server/push/webhook.ts';
import { watch } from '../until.ts';
import { call, nuts, seatFriends, withServer } from './testing.ts';

const SECRET = 'a secret of enough letters';
const log = pino({ level: 'silent' });

type Received = { readonly headers: IncomingMessage['headers']; readonly body: string };

/** The owner's program: its requests, and the answer to the nth. */
const openReceiver = async (answer: (response: ServerResponse, n: number) => void) => {
  const told: Received[] = [];
  const heard = watch(() => `${told.length} events came`);
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      told.push({ headers: request.headers, body });
      answer(response, told.length);
      heard.changed();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { told, url, close, until: (n: number) => heard.until(() => told.length >= n) };
};

const isSigned = ({ headers, body }: Received): boolean => {
  const [id, at] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])];
  return headers['webhook-signature'] === signatureOf(SECRET, id, at, body);
};

test('an open table and a reported line are sent, signed over id, time and body', async (t) => {
  const receiver = await openReceiver((response) => response.writeHead(204).end());
  t.after(receiver.close);
  await withServer(
    async ({ port }) => {
      const { players, table } = await seatFriends(port, ['Ada', 'Bo'], { public: true, seats: 3 });
      await receiver.until(1);
      await players[0]?.ask({ type: 'say', text: 'psst' });
      await players[1]?.ask({ type: 'report', line: 0, why: 'rude' });
      await receiver.until(2);
      const [opened, reported] = receiver.told.map(({ body }) => JSON.parse(body));
      assert.deepEqual([opened.type, opened.data.id, opened.data.game], ['table-open', table, nuts.id]);
      assert.deepEqual([reported.type, reported.data], ['report', { table, line: 0 }]);
      assert.ok(receiver.told.every(isSigned));
      const [first] = receiver.told;
      assert.ok(first && !isSigned({ ...first, body: first.body.replace(table, 'another') }));
      await call(port, 'create', { token: players[0]?.token ?? '', body: { game: nuts.id, seats: 3 } });
      assert.equal(receiver.told.length, 2, 'a private table is nobody’s business');
    },
    { webhook: { url: receiver.url, secret: SECRET } },
  );
});

test('a failed delivery is retried with the same id, a few times; a refused one is not', async (t) => {
  const receiver = await openReceiver((response, n) => {
    if (n === 1) response.destroy();
    else response.writeHead(n < 4 ? 503 : 400).end();
  });
  t.after(receiver.close);
  const webhook = openWebhook({ place: { url: receiver.url, secret: SECRET }, log, now: Date.now, again: [1, 1, 1] });
  t.after(webhook.close);
  webhook.tell('report', { table: 'one' });
  await receiver.until(4);
  assert.equal(new Set(receiver.told.map(({ headers }) => headers['webhook-id'])).size, 1);
  webhook.tell('report', { table: 'two' });
  await receiver.until(5);
  webhook.tell('report', { table: 'three' });
  await receiver.until(6);
  assert.deepEqual(
    receiver.told.slice(3).map(({ body }) => JSON.parse(body).data.table),
    ['one', 'two', 'three'],
  );
});

test('a receiver that never answers blocks nobody, and its queue is limited', async (t) => {
  const receiver = await openReceiver(() => undefined);
  t.after(receiver.close);
  let dropped = 0;
  const warns = Object.assign(pino({ level: 'silent' }), {
    warn() {
      dropped += 1;
    },
  });
  const webhook = openWebhook({ place: { url: receiver.url, secret: SECRET }, log: warns, now: Date.now });
  t.after(webhook.close);
  for (let i = 0; i < 120; i++) webhook.tell('report', { table: `t${i}` });
  await receiver.until(4);
  assert.equal(dropped, 16, 'four are on their way and a hundred wait');
  assert.equal(receiver.told.length, 4);
});
