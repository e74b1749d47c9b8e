import { describe, expect, it } from 'vitest';
import { usualIn } from '../../../../shared/memory/usual.ts';
import type { Counted } from '../../../../shared/memory/worse.ts';

/** So many facts alike, each with these answers, the right ones with a time of this logarithm. */
const alike = (facts: number, answers: number, right: number, log = 3): readonly Counted[] =>
  Array.from({ length: facts }, () => ({ answers, right, timed: right, sum: right * log }));

const usualOf = (...strata: readonly (readonly Counted[])[]) => usualIn(strata)[0];

describe('What is usual for a player', () => {
  it.each([
    // 0.8 less the root of 0.8 · 0.2 / 520; 3 and 0.4 over the root of 404.
    ['eight of ten right', alike(50, 10, 8), 0.782, 3.02],
    // 0.9 less the root of 0.9 · 0.1 / 120; 3 and 0.4 over the root of 94.
    ['nine of ten right, of few answers', alike(10, 10, 9), 0.873, 3.041],
    ['everything right, which is never taken for certain', alike(60, 4, 4), 0.98, 3.026],
  ])('is its share of right answers and its mean time, one standard error to its favour: %s', (_what, facts, chance, mean) => {
    const usual = usualOf(facts);
    expect(usual?.chance).toBeCloseTo(chance, 2);
    expect(usual?.logTime?.mean).toBeCloseTo(mean, 2);
    expect(usual?.logTime?.spread).toBe(0.4);
  });

  it('is what it would be without the few facts that are much worse', () => {
    const without = usualOf(alike(50, 4, 4));
    const beside = usualOf([...alike(50, 4, 4), ...alike(5, 12, 4, 4)]);
    expect(beside?.chance).toBeCloseTo(without?.chance ?? 0, 2);
    expect(beside?.logTime?.mean).toBeCloseTo(without?.logTime?.mean ?? 0, 2);
  });

  it('does not depend on how often the weak ones were asked again', () => {
    const [seldom, often] = [5, 50].map((answers) => usualOf([...alike(50, 4, 4), ...alike(5, answers, answers / 5, 3.9)]));
    expect(often?.chance).toBeCloseTo(seldom?.chance ?? 0, 2);
  });

  it('is in a stratum of few answers mostly what it is in the operation, and in one of many its own', () => {
    const [many, few] = usualIn([alike(50, 10, 8), alike(1, 2, 0)]);
    expect(few?.chance).toBeGreaterThan(0.6);
    expect(many?.chance).toBeCloseTo(0.78, 2);
    const [, own] = usualIn([alike(50, 10, 10), alike(50, 10, 7)]);
    expect(own?.chance).toBeLessThan(0.71);
  });

  it('is, of times, half its own after four of them', () => {
    const [, few] = usualIn([alike(400, 1, 1, 3), alike(4, 1, 1, 3.4)]);
    expect(few?.logTime?.mean).toBeCloseTo(3.2 + 0.4 / Math.sqrt(8), 1);
  });

  it('has wider times for who varies more', () => {
    const varied = Array.from({ length: 41 }, (_, i) => alike(1, 2, 2, 2 + i / 20)).flat();
    expect(usualOf(varied)?.logTime?.spread).toBeCloseTo(1.4826 * 0.5, 2);
  });

  it('is no time where none is known, and what is expected of anybody where nothing was asked', () => {
    expect(usualOf([{ answers: 4, right: 4, timed: 0, sum: 0 }])?.logTime).toBeNull();
    // 0.9 less the root of 0.9 · 0.1 / 20.
    expect(usualOf([])?.chance).toBeCloseTo(0.833, 3);
  });
});
