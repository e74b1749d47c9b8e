import type { Seed } from './seed.ts';

/** A generator's whole state; plain data, so a game's state can be stored and compared. */
export type RandomState = readonly [number, number, number, number];

/** The largest bound of `below`: a 32-bit draw times it is still an exact number. */
export const LARGEST_BOUND = 2 ** 21;

/** xoshiro128** (Blackman and Vigna): integer arithmetic only, so every engine draws the same numbers. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(state: Seed | RandomState) {
    // As signed words: an engine keeps these as small integers, unsigned ones it would box.
    this.a = state[0] | 0;
    this.b = state[1] | 0;
    this.c = state[2] | 0;
    this.d = state[3] | 0;
    // The all-zero state is the generator's only fixed point.
    if ((this.a | this.b | this.c | this.d) === 0) this.a = 1;
  }

  /** The state from which another generator goes on exactly here. */
  state(): RandomState {
    return [this.a, this.b, this.c, this.d];
  }

  /** 32 random bits, unsigned. */
  next(): number {
    const product = Math.imul(this.b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result;
  }

  /**
   * An integer from 0 to `bound` − 1, each equally likely (`bound` from 1 to LARGEST_BOUND).
   * Lemire's method: the high word of draw × bound, where the few low words that would favour some results are drawn again.
   */
  below(bound: number): number {
    let drawn = this.next();
    if (Math.imul(drawn, bound) >>> 0 < bound) {
      const unfair = 4294967296 % bound;
      while (Math.imul(drawn, bound) >>> 0 < unfair) drawn = this.next();
    }
    return Math.floor((drawn * bound) / 4294967296);
  }

  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }
}
