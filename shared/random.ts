import type { Seed } from './seed.ts';

/** The whole state of a generator. It is plain data, so that a game's state can be stored and compared. */
export type RandomState = readonly [number, number, number, number];

/** The largest bound of `below`: a 32-bit number times this bound is still exact. */
export const LARGEST_BOUND = 2 ** 21;

/** xoshiro128** (Blackman and Vigna): integer arithmetic only, so every engine draws the same numbers. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(state: Seed | RandomState) {
    // Signed words: JavaScript engines keep these as small integers; unsigned ones would cost memory for each.
    this.a = state[0] | 0;
    this.b = state[1] | 0;
    this.c = state[2] | 0;
    this.d = state[3] | 0;
    // The all-zero state is the generator's only fixed point.
    if ((this.a | this.b | this.c | this.d) === 0) this.a = 1;
  }

  /**
   * The current state. A generator that is made from it draws the same numbers as this one from now on. Unsigned words like those of a
   * seed: V8 would convert a list of small integers at each draw, because the constructor also reads lists of larger numbers.
   */
  state(): RandomState {
    return [this.a >>> 0, this.b >>> 0, this.c >>> 0, this.d >>> 0];
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
   * Lemire's method: the high word of draw × bound. A draw whose low word would favour some results is repeated.
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
