/** Passkeys: signing in elsewhere with one's own device, once and in order. */
import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { once } from 'node:events';
import { test } from 'node:test';
import type { BodyIn, Reply } from '../../src/protocol/routes.ts';
import { call, connect, nuts, signedIn, withServer } from './testing.ts';

/** Passkeys are bound to a host name. */
const host = 'localhost';

const sha = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
/** A CBOR byte string (RFC 8949) with the shortest length. */
const bytes = (body: Buffer): Buffer => {
  const { length } = body;
  return Buffer.concat([Buffer.from(length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255]), body]);
};
const word = (said: string): Buffer => Buffer.concat([Buffer.from([0x60 + said.length]), Buffer.from(said)]);

type Wish = { readonly origin?: string; readonly type?: string; readonly counter?: number; readonly rp?: string };

/** A simulated phone or security key. */
const newAuthenticator = (port: number, id = randomBytes(16)) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // kty: EC2, alg: ES256, crv: P-256, x, y
  const cose = Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from([0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
  const clientData = (challenge: string, type: string, { origin = `http://${host}:${port}`, ...wish }: Wish) =>
    Buffer.from(JSON.stringify({ type: wish.type ?? type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, { rp = host, counter = 0 }: Wish): Buffer => {
    const head = Buffer.alloc(5);
    head[0] = flags;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha(rp), head]);
  };
  return {
    make(
      { challenge }: Pick<Reply<'newPasskey'>, 'challenge'>,
      wish: Wish = {},
      attestation = Buffer.from('a0', 'hex'),
      format = 'none',
    ) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const whole = Buffer.concat([authData(0x45, wish), Buffer.alloc(16), length, id, cose]);
      const said = [word('fmt'), word(format), word('attStmt'), attestation, word('authData'), bytes(whole)];
      const made = {
        id: text(id),
        rawId: text(id),
        response: {
          clientDataJSON: text(clientData(challenge, 'webauthn.create', wish)),
          attestationObject: text(Buffer.concat([Buffer.from([0xa3]), ...said])),
        },
      };
      return made satisfies BodyIn<'addPasskey'>;
    },
    use({ challenge }: Pick<Reply<'askPasskey'>, 'challenge'>, wish: Wish = {}) {
      const client = clientData(challenge, 'webauthn.get', wish);
      const data = authData(0x05, wish);
      const used = {
        id: text(id),
        rawId: text(id),
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, sha(client)]), privateKey)),
        },
      };
      return used satisfies BodyIn<'usePasskey'>;
    },
  };
};

const offered = async (port: number, token: string) => (await call(port, 'newPasskey', { host, token })).answer;
const asked = async (port: number) => (await call(port, 'askPasskey', { host })).answer;
const add = (port: number, token: string, body: BodyIn<'addPasskey'>) =>
  call(port, 'addPasskey', { host, token, body });
const use = (port: number, body: BodyIn<'usePasskey'>) => call(port, 'usePasskey', { host, body });
const codeOf = async (answer: ReturnType<typeof use | typeof add>) => (await answer).answer.code;

const adaWith = async (port: number) => {
  const ada = await signedIn(port, 'Ada');
  const device = newAuthenticator(port);
  assert.equal((await add(port, ada.token, device.make(await offered(port, ada.token)))).status, 200);
  return { ...ada, device };
};

test('a passkey made on one device signs in on another, with its seats', () =>
  withServer(async ({ port }) => {
    const { token, person, device } = await adaWith(port);
    const ada = await connect(port, 'Ada', { token, person });
    await call(port, 'create', { token, body: { game: nuts.id, seats: 3 } });
    const { answer, cookie } = await use(port, device.use(await asked(port)));
    assert.equal(answer.person.id, person);
    const mine = await call(port, 'mine', { host, cookie: cookie ?? '' });
    assert.equal(mine.answer.tables.length, 1);
    assert.equal((await call(port, 'mine', { token })).status, 401, 'the first device is signed out');
    if (ada.socket.readyState !== ada.socket.CLOSED) await once(ada.socket, 'close');
    const list = await call(port, 'passkeys', { host, cookie: cookie ?? '' });
    assert.equal(list.answer.passkeys.length, 1);
    const exported = await call(port, 'export', { host, cookie: cookie ?? '' });
    assert.deepEqual(exported.answer.passkeys, list.answer.passkeys);
  }));

test('a signed answer of a passkey works once, in time, in order and for our origin only', () => {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  return withServer(
    async ({ port }) => {
      const { device } = await adaWith(port);
      const first = device.use(await asked(port), { counter: 5 });
      assert.equal((await use(port, first)).status, 200);
      assert.equal(await codeOf(use(port, first)), 'expired', 'the same once more');
      const many = device.use(await asked(port), { counter: 6 });
      const answers = await Promise.all(Array.from({ length: 6 }, () => use(port, many)));
      assert.equal(answers.filter(({ status }) => status === 200).length, 1, 'six times at the same instant');
      const shared = await adaWith(port);
      const uncounted = shared.device.use(await asked(port));
      assert.equal((await use(port, uncounted)).status, 200);
      assert.equal(await codeOf(use(port, uncounted)), 'expired', 'the same once more, where nothing is counted');
      assert.equal((await use(port, shared.device.use(await asked(port)))).status, 200, 'another within the second');
      assert.equal(await codeOf(use(port, device.use(await asked(port), { counter: 6 }))), 'expired', 'its counter');
      const wrong: Wish[] = [
        { origin: 'http://evil.example' },
        { origin: `https://${host}:${port}` },
        { rp: 'evil.example' },
        { type: 'webauthn.create' },
        { counter: 0 },
      ];
      for (const wish of wrong)
        assert.equal(
          await codeOf(use(port, device.use(await asked(port), { counter: 9, ...wish }))),
          'expired',
          JSON.stringify(wish),
        );
      const other = newAuthenticator(port);
      assert.equal(await codeOf(use(port, other.use(await asked(port)))), 'expired', 'unknown');
      const forged = { ...other.use(await asked(port), { counter: 9 }), id: first.id, rawId: first.id };
      assert.equal(await codeOf(use(port, forged)), 'expired', 'signed by another');
      const own = { challenge: text(':made up.99999999.signature') };
      assert.equal(await codeOf(use(port, device.use(own, { counter: 9 }))), 'expired', 'made up');
      const late = device.use(await asked(port), { counter: 9 });
      ahead = 10 * 60_000;
      assert.equal(await codeOf(use(port, late)), 'expired', 'ten minutes later');
      assert.equal((await use(port, device.use(await asked(port), { counter: 9 }))).status, 200);
    },
    { now },
  );
});

test('a passkey can only be added by its person, once, and replaces no other', () =>
  withServer(async ({ port }) => {
    const { token, device } = await adaWith(port);
    const bo = await signedIn(port, 'Bo');
    const id = Buffer.from(device.use(await asked(port)).id, 'base64url');
    const thief = newAuthenticator(port, id);
    assert.equal(await codeOf(add(port, bo.token, thief.make(await offered(port, bo.token)))), 'passkey-known');
    const offer = await offered(port, token);
    const fresh = newAuthenticator(port);
    assert.equal(await codeOf(add(port, bo.token, fresh.make(offer))), 'expired', 'offered to another');
    assert.equal(await codeOf(add(port, token, fresh.make(await asked(port)))), 'expired');
    const far = fresh.make(await offered(port, token), { origin: 'http://evil.example' });
    assert.equal(await codeOf(add(port, token, far)), 'expired');
    assert.equal((await call(port, 'newPasskey', { host })).status, 401);
    assert.equal((await call(port, 'newPasskey', { token })).answer.code, 'not-now', 'no name, no passkey');
  }));

test('unrequested certificates and malformed bytes are refused', () =>
  withServer(async ({ port }) => {
    const { token } = await signedIn(port, 'Ada');
    const device = newAuthenticator(port);
    const chain = Buffer.concat([Buffer.from([0xa1]), word('x5c'), Buffer.from([0x81]), bytes(randomBytes(300))]);
    for (const [format, statement] of [
      ['packed', chain],
      ['none', chain],
      ['tpm', Buffer.from('a0', 'hex')],
    ] as const)
      assert.equal(
        await codeOf(add(port, token, device.make(await offered(port, token), {}, statement, format))),
        'expired',
        format,
      );
    const sound = device.make(await offered(port, token));
    for (const attestationObject of ['AAAA', text(Buffer.alloc(3000, 0x81)), text(randomBytes(500))])
      assert.equal(
        await codeOf(add(port, token, { ...sound, response: { ...sound.response, attestationObject } })),
        'expired',
      );
    assert.equal((await call(port, 'passkeys', { host, token })).answer.passkeys.length, 0);
  }));

test('a removed passkey, or one of a deleted person, signs in nobody', () =>
  withServer(async ({ port }) => {
    const { token, device } = await adaWith(port);
    const bo = await signedIn(port, 'Bo');
    const { id } = device.use(await asked(port));
    await call(port, 'removePasskey', { host, token: bo.token, body: { id } });
    assert.equal((await call(port, 'passkeys', { host, token })).answer.passkeys.length, 1, 'it is another person’s');
    await call(port, 'removePasskey', { host, token, body: { id } });
    assert.equal(await codeOf(use(port, device.use(await asked(port)))), 'expired');
    const again = newAuthenticator(port);
    await add(port, token, again.make(await offered(port, token)));
    await call(port, 'forget', { token });
    assert.equal(await codeOf(use(port, again.use(await asked(port)))), 'expired');
  }));
