import type { Seed } from './seed.ts';

/** A generator's whole state; plain data, so a game's state can be stored and compared. */
export type RandomState = readonly [number, number, number, number];

/** xoshiro128** (Blackman and Vigna): integer arithmetic only, so every engine draws the same numbers. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(state: Seed | RandomState) {
    [this.a, this.b, this.c, this.d] = state;
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

  /** An integer from 0 to `bound` − 1, each equally likely (`bound` from 1 to 2³²). */
  below(bound: number): number {
    const limit = 4294967296 - (4294967296 % bound);
    let drawn = this.next();
    while (drawn >= limit) drawn = this.next();
    return drawn % bound;
  }

  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }
}
