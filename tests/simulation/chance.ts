import { Random } from '../../shared/random.ts';
import { seedFromText } from '../../shared/seed.ts';

/** All chance of one run: the same seed draws the same numbers. */
export class Chance {
  private readonly random: Random;

  constructor(seed: string) {
    this.random = new Random(seedFromText(seed));
  }

  below(bound: number): number {
    return this.random.below(bound);
  }

  between(low: number, high: number): number {
    return this.random.between(low, high);
  }

  /** True in `percent` of a hundred cases. */
  happens(percent: number): boolean {
    return this.random.below(100) < percent;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.random.below(from.length)] as T;
  }

  /** One of the keys, each as likely as its weight. */
  weighted<K extends string>(weights: { readonly [key in K]: number }): K {
    const entries = Object.entries(weights) as [K, number][];
    let drawn = this.random.below(entries.reduce((sum, [, weight]) => sum + weight, 0));
    for (const [key, weight] of entries) {
      if (drawn < weight) return key;
      drawn -= weight;
    }
    return (entries.at(-1) as [K, number])[0];
  }

  fraction(): number {
    return this.random.next() / 4294967296;
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.random.below(256));
  }

  /** A UUIDv7 of this moment. */
  uuid(ms: number): string {
    const time = Math.max(0, ms).toString(16).padStart(12, '0').slice(-12);
    const hex = (digits: number): string => Array.from({ length: digits }, () => this.random.below(16).toString(16)).join('');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${'89ab'[this.random.below(4)]}${hex(3)}-${hex(12)}`;
  }
}
