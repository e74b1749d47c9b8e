/** 128 bits as four unsigned 32-bit words: where a run's randomness begins. */
export type Seed = readonly [number, number, number, number];

const ROUNDS: readonly (readonly [initial: number, multiplier: number])[] = [
  [0x9e3779b9, 0x85ebca6b],
  [0x243f6a88, 0xc2b2ae35],
  [0xb7e15162, 0x27d4eb2f],
  [0x6a09e667, 0x165667b1],
];

/**
 * The seed of an id: pure and synchronous, the same in every browser and on the server. Free play derives it from the
 * session's id (so an answer log can't be uploaded under another id), a challenge from the challenge's id (decision C4).
 */
export function seedFromText(text: string): Seed {
  const words = ROUNDS.map(([initial, multiplier]) => {
    let word = initial;
    for (let i = 0; i < text.length; i++) {
      word = Math.imul(word ^ text.charCodeAt(i), multiplier);
      word ^= word >>> 15;
    }
    word = Math.imul(word ^ (word >>> 16), 0x7feb352d);
    word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
    return (word ^ (word >>> 16)) >>> 0;
  });
  return words as unknown as Seed;
}

/** A seed as 32 hexadecimal digits: its form in journals and on the wire. */
export const seedToHex = (seed: Seed): string => seed.map((word) => word.toString(16).padStart(8, '0')).join('');

/** Eight hexadecimal digits from `at` on as an unsigned word, or −1 if there are other characters. */
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

/** The seed that 32 hexadecimal digits stand for, or null for any other text. Digit by digit: every replay starts here. */
export function seedFromHex(text: string): Seed | null {
  if (text.length !== 32) return null;
  const seed: Seed = [hexWord(text, 0), hexWord(text, 8), hexWord(text, 16), hexWord(text, 24)];
  return seed.includes(-1) ? null : seed;
}
