/** Web push by the test vectors of its RFCs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { authorize, claimsOf, encrypt, newVapidKeys } from './encrypt.ts';

test('RFC 8291, appendix A: the message is encrypted to the same bytes', () => {
  const browser = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const fixed = { privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', salt: 'DGv6ra1nlYgDCS1FRnbzlw' };
  assert.equal(
    encrypt(browser, 'When I grow up, I want to be a watermelon', fixed).toString('base64url'),
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('RFC 8292, section 2.4: the claims are written as in its example', () => {
  assert.equal(
    claimsOf('https://push.example.net', 1453523768, 'mailto:push@example.com'),
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0',
  );
});

test('keys have their whole length, and sign', () => {
  for (let i = 0; i < 300; i++) {
    const { publicKey, privateKey } = newVapidKeys();
    assert.deepEqual(
      [publicKey, privateKey].map((key) => Buffer.from(key, 'base64url').length),
      [65, 32],
    );
  }
  assert.match(
    authorize(newVapidKeys(), 'https://push.example.net', 1, 'mailto:a@b.c'),
    /^vapid t=[\w-]+\.[\w-]+\.[\w-]{86}, k=[\w-]{87}$/,
  );
});
