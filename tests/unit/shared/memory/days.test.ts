import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterDay, dueAfter, remembered, type Firmness } from '../../../../shared/memory/days.ts';
import type { Grade } from '../../../../shared/memory/entries.ts';

interface Asked {
  readonly gap: number;
  readonly grade: Grade;
}

const afterAll = (days: readonly Asked[]): Firmness => {
  const after = days.reduce<Firmness | null>((before, { gap, grade }) => afterDay(before, gap, grade), null);
  if (after === null) throw new Error('no day');
  return after;
};

/**
 * A thousand histories of a fact, a line each, as FSRS in Rust has them (@open-spaced-repetition/binding 0.5.0, the same weights): the first
 * grade, then gap + grade of each further day; after = the days until it is due, stability and difficulty. It is no package of the tests,
 * since not every platform has its builds.
 */
const histories = readFileSync(`${import.meta.dirname}/fsrs-in-rust.txt`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [days = '', figures = ''] = line.split(' = ');
    const asked = days.split(' ').map((day): Asked => {
      const [gap, grade] = day.includes('+') ? day.split('+').map(Number) : [0, Number(day)];
      return { gap: gap ?? 0, grade: grade as Grade };
    });
    const [due, stability, difficulty] = figures.split(' ').map(Number);
    return { asked, due: due ?? 0, stability: stability ?? 0, difficulty: difficulty ?? 0 };
  });

const days = fc.array(fc.record({ gap: fc.integer({ min: 1, max: 400 }), grade: fc.constantFrom<Grade>(1, 2, 3, 4) }), {
  minLength: 1,
  maxLength: 40,
});

describe('The days of a fact', () => {
  it('make it as firm as FSRS in Rust says, and due on the same day', () => {
    expect(histories.length).toBe(1000);
    const differing = histories.flatMap(({ asked, due, stability, difficulty }) => {
      const after = afterAll(asked);
      const isNear = Math.abs(after.stability / stability - 1) < 1e-4 && Math.abs(after.difficulty - difficulty) < 1e-4;
      return isNear && dueAfter(after, 0) === due ? [] : [{ asked, after, due, stability, difficulty }];
    });
    expect(differing).toEqual([]);
  });

  it('are a state that is the same when its figures are kept in steps of a hundred millionth', () => {
    const kept = (n: number) => Math.round(n * 1e8) / 1e8;
    fc.assert(
      fc.property(days, (asked) => {
        const { stability, difficulty } = afterAll(asked);
        expect({ stability: kept(stability), difficulty: kept(difficulty) }).toEqual({ stability, difficulty });
      }),
    );
  });

  it('bring it back after one day at least and a year at most', () => {
    fc.assert(
      fc.property(days, (asked) => {
        const due = dueAfter(afterAll(asked), 20_000) - 20_000;
        expect(due).toBeGreaterThanOrEqual(1);
        expect(due).toBeLessThanOrEqual(365);
      }),
    );
    const often = Array.from({ length: 200 }, (): Asked => ({ gap: 1, grade: 3 }));
    expect(afterAll(often).stability).toBeGreaterThan(500);
    expect(dueAfter(afterAll(often), 0)).toBe(365);
  });

  it('leave a chance to remember of nine tenths on the day on which it is due', () => {
    const after = afterAll([
      { gap: 0, grade: 3 },
      { gap: 2, grade: 3 },
      { gap: 10, grade: 3 },
    ]);
    expect(remembered(after, 0)).toBe(1);
    expect(remembered(after, dueAfter(after, 0))).toBeCloseTo(0.9, 2);
  });

  it('make it firmer the better the last answer was', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 400 }), (asked, gap) => {
        const by = ([1, 2, 3, 4] as const).map((grade) => afterDay(afterAll(asked), gap, grade).stability);
        expect(by).toEqual([...by].sort((a, b) => a - b));
      }),
    );
  });
});
