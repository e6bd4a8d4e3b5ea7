/** Web push over `node:crypto`: a message that only one browser can read (RFC 8291), signed by this server (RFC 8292). */
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

const CURVE = 'prime256v1';
const encoded = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
const decoded = (text: string): Buffer => Buffer.from(text, 'base64url');

/** In base64url; the public key is an uncompressed point. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

export const newVapidKeys = (): VapidKeys => {
  const keys = createECDH(CURVE);
  const publicKey = encoded(keys.generateKeys());
  // leading zeros belong to the key
  const privateKey = encoded(Buffer.from(keys.getPrivateKey('hex').padStart(64, '0'), 'hex'));
  return { publicKey, privateKey };
};

type Browser = { readonly p256dh: string; readonly auth: string };

/** Bytes of a record; a notification is one record. */
const RECORD = 4096;
/** The last record ends with this byte. */
const LAST = Buffer.from([2]);

/** The body of a request in the coding `aes128gcm`. `fixed`: for tests, in place of a fresh key and salt. */
export const encrypt = (
  { p256dh, auth }: Browser,
  text: string,
  fixed?: { readonly privateKey: string; readonly salt: string },
): Buffer => {
  const ours = createECDH(CURVE);
  if (fixed === undefined) ours.generateKeys();
  else ours.setPrivateKey(decoded(fixed.privateKey));
  const [us, them] = [ours.getPublicKey(), decoded(p256dh)];
  const salt = fixed === undefined ? randomBytes(16) : decoded(fixed.salt);
  const derive = (secret: Buffer, from: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const context = Buffer.concat([Buffer.from('WebPush: info\0'), them, us]);
  const secret = derive(ours.computeSecret(them), decoded(auth), context, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head.writeUInt8(us.length, 4);
  return Buffer.concat([salt, head, us, cipher.update(text), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]);
};

/** The part of a token that is signed. `until`: in seconds. */
export const claimsOf = (audience: string, until: number, contact: string): string =>
  [
    { typ: 'JWT', alg: 'ES256' },
    { aud: audience, exp: until, sub: contact },
  ]
    .map((part) => encoded(JSON.stringify(part)))
    .join('.');

/** The header `authorization`: who sends it, for this push service, until then. */
export const authorize = (keys: VapidKeys, audience: string, until: number, contact: string): string => {
  const point = decoded(keys.publicKey);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: keys.privateKey,
    x: encoded(point.subarray(1, 33)),
    y: encoded(point.subarray(33)),
  };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const claims = claimsOf(audience, until, contact);
  const signature = sign('sha256', Buffer.from(claims), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${claims}.${encoded(signature)}, k=${keys.publicKey}`;
};
