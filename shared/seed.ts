/** 128 bits as four unsigned 32-bit words, from which a run's random numbers are made. */
export type Seed = readonly [number, number, number, number];

/** Mixes a word so that each of its bits depends on all the others. */
function finish(mixed: number): number {
  let word = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
  return (word ^ (word >>> 16)) >>> 0;
}

/**
 * The seed of an id: pure and synchronous, the same in every browser and on the server. Free play derives it from the
 * session's id (so an answer log can't be uploaded under another id), a challenge from the challenge's id (decision C4).
 * The four words are computed in plain variables for speed: a server derives a seed for every game it verifies.
 */
export function seedFromText(text: string): Seed {
  // Signed words: JavaScript engines keep these as small integers.
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  let c = 0xb7e15162 | 0;
  let d = 0x6a09e667 | 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x85ebca6b);
    b = Math.imul(b ^ code, 0xc2b2ae35);
    c = Math.imul(c ^ code, 0x27d4eb2f);
    d = Math.imul(d ^ code, 0x165667b1);
    a ^= a >>> 15;
    b ^= b >>> 15;
    c ^= c >>> 15;
    d ^= d >>> 15;
  }
  return [finish(a), finish(b), finish(c), finish(d)];
}

/** Whether two seeds are the same 128 bits. */
export const isSameSeed = (one: Seed, other: Seed): boolean => one.every((word, i) => word === other[i]);

/** A seed as 32 hexadecimal digits: its form in journals and on the wire. */
export const seedToHex = (seed: Seed): string => seed.map((word) => word.toString(16).padStart(8, '0')).join('');

/** The eight hexadecimal digits from `at` on as an unsigned word, or −1 for any other character. */
function hexWord(text: string, at: number): number {
  let word = 0;
  for (let i = at; i < at + 8; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) word = word * 16 + code - 48;
    else if (code >= 97 && code <= 102) word = word * 16 + code - 87;
    else return -1;
  }
  return word;
}

/** The seed of 32 hexadecimal digits, or null for any other text. Read digit by digit for speed: every replay calls it. */
export function seedFromHex(text: string): Seed | null {
  if (text.length !== 32) return null;
  const seed: Seed = [hexWord(text, 0), hexWord(text, 8), hexWord(text, 16), hexWord(text, 24)];
  return seed.includes(-1) ? null : seed;
}
