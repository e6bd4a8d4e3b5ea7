import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import { encodeText } from '../../src/server/connections/rfc6455.ts';

/** RFC 6455, 5.2: a final text frame, unmasked, with a length of 7, 16 or 64 bits. */
for (const [length, head] of [
  [0, '8100'],
  [1, '8101'],
  [125, '817d'],
  [126, '817e007e'],
  [65_535, '817effff'],
  [65_536, '817f0000000000010000'],
] as const)
  test(`a text of ${length} bytes starts with the right length`, () => {
    const text = 'x'.repeat(length);
    assert.equal(encodeText(text).toString('hex'), head + Buffer.from(text).toString('hex'));
  });

test('the length counts bytes, not letters', () => {
  const text = 'é'.repeat(63);
  assert.equal(encodeText(text).toString('hex'), `817e007e${Buffer.from(text).toString('hex')}`);
});

test('the library reads our frames', async () => {
  const texts = ['', 'plain', 'l’été 👑', 'x'.repeat(300), 'é'.repeat(40_000)];
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (_, { socket }) => {
    for (const text of texts) socket.write(encodeText(text));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    client.on('message', (data) => {
      heard.push(String(data));
      if (heard.length === texts.length) resolve();
    });
  });
  client.terminate();
  server.close();
  assert.deepEqual(heard, texts);
});
