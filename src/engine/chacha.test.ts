import assert from 'node:assert/strict';
import { createCipheriv } from 'node:crypto';
import { test } from 'node:test';
import { keyed, nextWord } from './chacha.ts';
import { type Chance, chanceFrom, oneDrawn, shuffle } from './chance.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

test('a key of 256 bits gives the output of ChaCha20 over several blocks', () => {
  for (const key of [KEY, 'f'.repeat(64), '0'.repeat(64), `80${KEY.slice(2)}`]) {
    const rng = keyed(key);
    assert.ok(rng);
    const words = Buffer.alloc(64 * 5);
    for (let i = 0; i < words.length; i += 4) words.writeUInt32LE(nextWord(rng), i);
    const cipher = createCipheriv('chacha20', Buffer.from(key, 'hex'), Buffer.alloc(16));
    assert.equal(words.toString('hex'), cipher.update(Buffer.alloc(words.length)).toString('hex'));
  }
});

test('only 64 hex digits are a key; other text is a named seed', () => {
  for (const text of ['', KEY.slice(1), `${KEY}0`, KEY.toUpperCase(), `${KEY.slice(1)}g`, `${KEY}\n`])
    assert.equal(keyed(text), undefined, text);
  assert.equal(chanceFrom(KEY, false).rng.length, 26);
  assert.equal(chanceFrom('cabale', false).rng.length, 4);
});

test('chance from a key is plain data, continues from a copy, and shuffles', () => {
  const chance = chanceFrom(KEY, false);
  const thousand = Array.from({ length: 1000 }, (_, i) => i);
  const draws = (from: Chance) => Array.from({ length: 40 }, () => oneDrawn(from, thousand));
  draws(chance);
  const copy: Chance = JSON.parse(JSON.stringify(chance));
  const after = draws(chance);
  assert.ok(new Set(after).size > 30);
  assert.deepEqual(draws(copy), after);
  assert.deepEqual(chance, copy);
  const cards = shuffle(chance, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  assert.equal(new Set(cards).size, 8);
});
