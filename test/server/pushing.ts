/** A test push service, and a browser's half: messages arrive, and are decrypted as a browser would. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { watch } from '../until.ts';

export type Received = {
  readonly path: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
};

export const openService = async () => {
  const received: Received[] = [];
  const service = { status: 201 };
  const arrived = watch(() => `${received.length} notices came`);
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(service.status).end();
      arrived.changed();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const until = (count: number) => arrived.until(() => received.length >= count);
  return { origin, received, service, until, close: () => server.close() };
};

export const newBrowser = () => {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys();
  const auth = randomBytes(16);
  /** RFC 8291: what only this browser can read. */
  const open = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body.readUInt8(20));
    const shared = keys.computeSecret(theirs);
    const bits = (secret: Buffer, with_: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, with_, info, length));
    const secret = bits(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs]), 32);
    const key = bits(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = bits(secret, salt, 'Content-Encoding: nonce\0', 12);
    const sealed = body.subarray(21 + theirs.length);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url'), open };
};
