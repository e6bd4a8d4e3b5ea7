/** SHA-256 (FIPS 180-4). Browsers have their own only with TLS, which home networks lack. */

/** Constants from roots of the first primes: square roots to begin, cube roots for rounds. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
const PRIMES: readonly number[] = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
})();
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const at = (list: ArrayLike<number>, i: number): number => list[i] ?? 0;
const right = (n: number, by: number): number => (n >>> by) | (n << (32 - by));

/** Padding: the bytes, a one bit, zeros, and the bit length, in blocks of 64 bytes. */
const padded = (bytes: Uint8Array): DataView => {
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const all = new Uint8Array(size);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(size - 4, bytes.length * 8);
  return view;
};

export const sha256 = (text: string): string => {
  const view = padded(new TextEncoder().encode(text));
  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [at(w, i - 15), at(w, i - 2)];
      const s0 = right(x, 7) ^ right(x, 18) ^ (x >>> 3);
      const s1 = right(y, 17) ^ right(y, 19) ^ (y >>> 10);
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i++) {
      const mixed = right(e, 6) ^ right(e, 11) ^ right(e, 25);
      const one = (h + mixed + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(w, i)) | 0;
      const two = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, part] of [a, b, c, d, e, f, g, h].entries()) hash[i] = at(hash, i) + part;
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
