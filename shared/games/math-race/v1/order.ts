import type { Random } from '../../../random.ts';

/**
 * A random order of a pool, as the two words that determine it. Pools have up to nine million problems, so their order is computed
 * place by place, without a list.
 */
export interface Order {
  readonly one: number;
  readonly two: number;
}

/** Draws an order: two words of the generator. */
export const randomOrder = (random: Random): Order => ({ one: random.next() | 0, two: random.next() | 0 });

const ROUNDS = 6;

/** Mixes one half of a number with a key. */
function scatter(half: number, key: number): number {
  let word = Math.imul(half ^ key, 0x7feb352d);
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
  return word ^ (word >>> 16);
}

/** A permutation of all numbers of two halves of `bits` bits: every round combines one mixed half with the other (a Feistel network). */
function scramble(value: number, bits: number, { one, two }: Order): number {
  const mask = (1 << bits) - 1;
  let left = value >>> bits;
  let right = value & mask;
  let key = one;
  for (let round = 0; round < ROUNDS; round++) {
    const folded = (left ^ (scatter(right, key) >>> 7)) & mask;
    left = right;
    right = folded;
    key = (key + two) ^ round;
  }
  return (left << bits) | right;
}

/** The bits of one half, so that two halves can hold every number below `size`. */
const halfBits = (size: number): number => Math.max(1, Math.ceil((32 - Math.clz32(size - 1)) / 2));

/**
 * Which of `size` things (1 to 2²²·4) is at `place` (0 to size − 1). Over all places each thing comes once. A number of `size` or more
 * is scrambled again until it is below `size`, which a permutation always reaches.
 */
export function nthInOrder(order: Order, size: number, place: number): number {
  const bits = halfBits(size);
  let index = place;
  do index = scramble(index, bits, order);
  while (index >= size);
  return index;
}
