/**
 * SHA-256 (FIPS 180-4) in plain arithmetic, for pages without `crypto.subtle`. Its constants are the first 32 bits of the
 * fractional parts of roots of the first primes: cube roots for the rounds, square roots for the start. They are computed exactly
 * in integers, so no engine's floating point has a say.
 */
const ROUNDS = 64;
const START_WORDS = 8;
const BLOCK_BYTES = 64;

function firstPrimes(count: number): readonly bigint[] {
  const primes: bigint[] = [];
  for (let candidate = 2n; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0n)) primes.push(candidate);
  }
  return primes;
}

/** The low 32 bits of the whole part of the `degree`th root of prime · 2^(32·degree). */
function rootBits(prime: bigint, degree: bigint): number {
  const target = prime << (32n * degree);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** degree <= target) low = middle;
    else high = middle;
  }
  return Number(BigInt.asIntN(32, low));
}

interface Constants {
  readonly rounds: Int32Array;
  readonly start: Int32Array;
}

let constants: Constants | undefined;

function makeConstants(): Constants {
  const primes = firstPrimes(ROUNDS);
  return {
    rounds: Int32Array.from(primes, (prime) => rootBits(prime, 3n)),
    start: Int32Array.from(primes.slice(0, START_WORDS), (prime) => rootBits(prime, 2n)),
  };
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a 1 bit, zeros, and its length in bits, as whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const block = new Uint8Array(length);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(length - 4, (bytes.length << 3) >>> 0);
  return view;
}

function schedule(view: DataView, at: number): Int32Array {
  const words = new Int32Array(ROUNDS);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i);
  for (let i = 16; i < ROUNDS; i++) {
    const a = words[i - 15] as number;
    const b = words[i - 2] as number;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[i] = (words[i - 16] as number) + s0 + (words[i - 7] as number) + s1;
  }
  return words;
}

function compress(state: Int32Array, words: Int32Array, rounds: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < ROUNDS; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (rounds[i] as number) + (words[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] as number) + word));
}

/** The digest, 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  constants ??= makeConstants();
  const state = Int32Array.from(constants.start);
  const view = padded(bytes);
  for (let at = 0; at < view.byteLength; at += BLOCK_BYTES) compress(state, schedule(view, at), constants.rounds);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}
