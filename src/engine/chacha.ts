/**
 * ChaCha20 (D. J. Bernstein) as in RFC 8439, with a nonce of zeros: nobody can predict it from its output, and anybody
 * with the key can recompute it (`openssl enc -chacha20`).
 */
type Eight = [number, number, number, number, number, number, number, number];

/** Key, next block number, used words of the last block, and that block. Plain JSON. */
export type ChaCha = [...Eight, block: number, used: number, ...Eight, ...Eight];

const WORDS = 16;
const [BLOCK, USED, FIRST] = [8, 9, 10] as const;

const DIGITS = 64;

/** A key is 64 hex digits (256 bits); other text is none. */
export const keyed = (key: string): ChaCha | undefined => {
  if (key.length !== DIGITS) return undefined;
  const rng: ChaCha = [0, 0, 0, 0, 0, 0, 0, 0, 0, WORDS, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0, word = 0; i < DIGITS; i++) {
    const digit = VALUE[key.charCodeAt(i)] ?? NONE;
    if (digit === NONE) return undefined;
    // two digits per byte, high first; four bytes per word, low first
    word |= digit << (4 * ((i & 7) ^ 1));
    if ((i & 7) < 7) continue;
    rng[i >> 3] = word;
    word = 0;
  }
  return rng;
};

const NONE = 255;
const VALUE = new Uint8Array(128).fill(NONE);
for (const [value, digit] of [...'0123456789abcdef'].entries()) VALUE[digit.charCodeAt(0)] = value;

export const nextWord = (rng: ChaCha): number => {
  if (rng[USED] === WORDS) fill(rng);
  const at = FIRST + rng[USED];
  rng[USED] += 1;
  return (rng[at] ?? 0) >>> 0;
};

/** "expand 32-byte k" */
const [E0, E1, E2, E3] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const ROUNDS = 20;

const left = (n: number, by: number): number => (n << by) | (n >>> (32 - by));

/** Computes the next block. Sixteen variables, since an array takes five times as long. */
const fill = (rng: ChaCha): void => {
  const [k0, k1, k2, k3, k4, k5, k6, k7, n] = rng;
  let a0: number = E0;
  let a1: number = E1;
  let a2: number = E2;
  let a3: number = E3;
  let b0 = k0;
  let b1 = k1;
  let b2 = k2;
  let b3 = k3;
  let c0 = k4;
  let c1 = k5;
  let c2 = k6;
  let c3 = k7;
  let d0 = n;
  let d1 = 0;
  let d2 = 0;
  let d3 = 0;
  // biome-ignore format: a quarter round in four lines
  for (let i = 0; i < ROUNDS; i += 2) {
    // columns
    a0 = (a0 + b0) | 0; d0 = left(d0 ^ a0, 16);
    c0 = (c0 + d0) | 0; b0 = left(b0 ^ c0, 12);
    a0 = (a0 + b0) | 0; d0 = left(d0 ^ a0, 8);
    c0 = (c0 + d0) | 0; b0 = left(b0 ^ c0, 7);
    a1 = (a1 + b1) | 0; d1 = left(d1 ^ a1, 16);
    c1 = (c1 + d1) | 0; b1 = left(b1 ^ c1, 12);
    a1 = (a1 + b1) | 0; d1 = left(d1 ^ a1, 8);
    c1 = (c1 + d1) | 0; b1 = left(b1 ^ c1, 7);
    a2 = (a2 + b2) | 0; d2 = left(d2 ^ a2, 16);
    c2 = (c2 + d2) | 0; b2 = left(b2 ^ c2, 12);
    a2 = (a2 + b2) | 0; d2 = left(d2 ^ a2, 8);
    c2 = (c2 + d2) | 0; b2 = left(b2 ^ c2, 7);
    a3 = (a3 + b3) | 0; d3 = left(d3 ^ a3, 16);
    c3 = (c3 + d3) | 0; b3 = left(b3 ^ c3, 12);
    a3 = (a3 + b3) | 0; d3 = left(d3 ^ a3, 8);
    c3 = (c3 + d3) | 0; b3 = left(b3 ^ c3, 7);
    // diagonals
    a0 = (a0 + b1) | 0; d3 = left(d3 ^ a0, 16);
    c2 = (c2 + d3) | 0; b1 = left(b1 ^ c2, 12);
    a0 = (a0 + b1) | 0; d3 = left(d3 ^ a0, 8);
    c2 = (c2 + d3) | 0; b1 = left(b1 ^ c2, 7);
    a1 = (a1 + b2) | 0; d0 = left(d0 ^ a1, 16);
    c3 = (c3 + d0) | 0; b2 = left(b2 ^ c3, 12);
    a1 = (a1 + b2) | 0; d0 = left(d0 ^ a1, 8);
    c3 = (c3 + d0) | 0; b2 = left(b2 ^ c3, 7);
    a2 = (a2 + b3) | 0; d1 = left(d1 ^ a2, 16);
    c0 = (c0 + d1) | 0; b3 = left(b3 ^ c0, 12);
    a2 = (a2 + b3) | 0; d1 = left(d1 ^ a2, 8);
    c0 = (c0 + d1) | 0; b3 = left(b3 ^ c0, 7);
    a3 = (a3 + b0) | 0; d2 = left(d2 ^ a3, 16);
    c1 = (c1 + d2) | 0; b0 = left(b0 ^ c1, 12);
    a3 = (a3 + b0) | 0; d2 = left(d2 ^ a3, 8);
    c1 = (c1 + d2) | 0; b0 = left(b0 ^ c1, 7);
  }
  rng[FIRST] = (a0 + E0) | 0;
  rng[FIRST + 1] = (a1 + E1) | 0;
  rng[FIRST + 2] = (a2 + E2) | 0;
  rng[FIRST + 3] = (a3 + E3) | 0;
  rng[FIRST + 4] = (b0 + k0) | 0;
  rng[FIRST + 5] = (b1 + k1) | 0;
  rng[FIRST + 6] = (b2 + k2) | 0;
  rng[FIRST + 7] = (b3 + k3) | 0;
  rng[FIRST + 8] = (c0 + k4) | 0;
  rng[FIRST + 9] = (c1 + k5) | 0;
  rng[FIRST + 10] = (c2 + k6) | 0;
  rng[FIRST + 11] = (c3 + k7) | 0;
  rng[FIRST + 12] = (d0 + n) | 0;
  rng[FIRST + 13] = d1;
  rng[FIRST + 14] = d2;
  rng[FIRST + 15] = d3;
  rng[BLOCK] = (n + 1) | 0;
  rng[USED] = 0;
};
