import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Chance, draw, mix, oneOf, type Rng, roll, seeded, shuffle } from './chance.ts';

const LARGE = 2 ** 32;
const stream = (seed: string, count = 4): number[] => {
  const rng = seeded(seed);
  return Array.from({ length: count }, () => roll(rng, LARGE));
};

const CABALE = [277065976, 3460850258, 2753154828, 1986024911];
const EMPTY = [1616081501, 3594876139, 3158901832, 443446200];

/** Pearson's chi-squared over the counts. */
const unevenness = (counts: readonly number[]): number => {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('a seed', () => {
  test('always gives the same random numbers', () => {
    assert.deepEqual(stream('cabale'), CABALE);
    assert.deepEqual(stream(''), EMPTY);
  });

  test('of 128 bits uses them all: every digit changes the state, on every lane', () => {
    const seed = '0123456789abcdef0123456789abcdef';
    const states = [seeded(seed)];
    for (let i = 0; i < seed.length; i++)
      for (const digit of '0123456789abcdef')
        if (digit !== seed[i]) states.push(seeded(seed.slice(0, i) + digit + seed.slice(i + 1)));
    assert.equal(new Set(states.map((rng) => rng.join(' '))).size, states.length);
    for (const lane of [0, 1, 2] as const) assert.ok(new Set(states.map((rng) => rng[lane])).size > states.length - 2);
  });

  test('is unrelated to similar seeds from the first draw', () => {
    const first = Array.from({ length: 20_000 }, (_, i) => stream(`game ${i}`, 2));
    assert.equal(new Set(first.map((two) => two.join(' '))).size, first.length);
    const halves = Array.from({ length: 64 }, () => 0);
    for (const [one = 0] of first)
      halves[Math.floor(one / (LARGE / 64))] = (halves[Math.floor(one / (LARGE / 64))] ?? 0) + 1;
    assert.ok(unevenness(halves) < 115, `${unevenness(halves)}`); // 63 degrees of freedom, one in ten thousand
  });

  test('depends on the order and number of its letters', () => {
    const seeds = ['ab', 'ba', 'abc', 'acb', 'bac', 'aab', 'abb', 'a', 'aa', 'aaa', 'aaaa', 'aaaaa', ' a', 'a '];
    assert.equal(new Set(seeds.map((seed) => stream(seed).join(' '))).size, seeds.length);
  });
});

describe('a roll', () => {
  test('is a whole number below its bound, uniformly distributed', () => {
    const rng = seeded('dice');
    for (const n of [2, 6, 15]) {
      const counts = Array.from({ length: n }, () => 0);
      for (let i = 0; i < 60_000; i++) {
        const at = roll(rng, n);
        assert.ok(Number.isInteger(at) && at >= 0 && at < n);
        counts[at] = (counts[at] ?? 0) + 1;
      }
      assert.ok(unevenness(counts) < 3 * n + 15, `${n}: ${counts.join(' ')}`);
    }
  });

  test('below one is zero', () => {
    assert.equal(roll(seeded('x'), 1), 0);
  });

  test('advances the state, which holds everything', () => {
    const rng = seeded('x');
    const copy: Rng = [...rng];
    const first = [roll(rng, LARGE), roll(rng, LARGE)];
    assert.notEqual(first[0], first[1]);
    assert.deepEqual([roll(copy, LARGE), roll(copy, LARGE)], first);
    assert.deepEqual(rng, copy);
    assert.ok(rng.every((lane) => Number.isInteger(lane) && lane === (lane | 0)));
  });
});

test('oneOf can return every element, and throws for an empty list', () => {
  const rng = seeded('list');
  const found = new Set(Array.from({ length: 100 }, () => oneOf(rng, ['a', 'b', 'c'])));
  assert.deepEqual([...found].sort(), ['a', 'b', 'c']);
  assert.throws(() => oneOf(rng, []), /nothing to choose from/);
});

describe('cards', () => {
  const chance = (scripted: boolean): Chance => ({ rng: seeded('cards'), scripted });

  test('a draw takes one card from the pile, uniformly', () => {
    const real = chance(false);
    const counts: Record<string, number> = { a: 0, b: 0, c: 0 };
    for (let i = 0; i < 6000; i++) {
      const pile = ['a', 'b', 'c'];
      const card = draw(real, pile);
      assert.deepEqual([...pile, card].sort(), ['a', 'b', 'c']);
      counts[card] = (counts[card] ?? 0) + 1;
    }
    assert.ok(unevenness(Object.values(counts)) < 20, JSON.stringify(counts));
  });

  test('scripted, a draw takes the first, and a shuffle keeps the order', () => {
    const scripted = chance(true);
    const pile = ['a', 'b', 'c'];
    assert.equal(draw(scripted, pile), 'a');
    assert.deepEqual(shuffle(scripted, pile), ['b', 'c']);
    assert.deepEqual(scripted.rng, chance(true).rng);
  });

  test('drawing from an empty pile throws', () => {
    for (const scripted of [true, false])
      assert.throws(() => draw(chance(scripted), []), /an empty pile was drawn from/);
  });

  test('a shuffle is in place, and every order is equally likely', () => {
    const real = chance(false);
    const counts: Record<string, number> = {};
    for (let i = 0; i < 12_000; i++) {
      const cards = ['a', 'b', 'c', 'd'];
      assert.equal(shuffle(real, cards), cards);
      const order = cards.join('');
      counts[order] = (counts[order] ?? 0) + 1;
    }
    assert.equal(Object.keys(counts).length, 24);
    assert.ok(unevenness(Object.values(counts)) < 58, JSON.stringify(counts)); // 23 degrees, one in ten thousand
  });

  test('mix keeps every card', () => {
    const cards = Array.from({ length: 40 }, (_, i) => i);
    const mixed = mix(seeded('mix'), [...cards]);
    assert.notDeepEqual(mixed, cards);
    assert.deepEqual(
      mixed.toSorted((a, b) => a - b),
      cards,
    );
  });
});
