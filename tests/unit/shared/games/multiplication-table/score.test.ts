import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mode, Table } from '../../../../../shared/games/multiplication-table/v1/config.ts';
import { answerPoints, scoreBreakdown, streakPoints, type Played } from '../../../../../shared/games/multiplication-table/v1/score.ts';

type Difficulty = 1 | 2 | 3 | 4 | 5;
type AnswerRow = readonly [Mode, Table, Difficulty, ms: number, streak: number, points: number];

describe('the points of a right answer', () => {
  it.each<AnswerRow>([
    // 10 × 1 × 1.5 × 1.0 = 15, streak 1: + 2
    ['practice', 7, 1, 0, 1, 17],
    // the same at exactly 1 s
    ['practice', 7, 1, 1000, 1, 17],
    // 5.5 s is half-way: factor 1.0; 10 × 1.0 = 10, + 2
    ['practice', 7, 1, 5500, 1, 12],
    // 10 s and more: factor 0.5; 5 + 2
    ['practice', 7, 1, 10_000, 1, 7],
    ['practice', 7, 1, 600_000, 1, 7],
    // 1.9 s: factor 1.4; d = 2: 13 × 1.4 = 18.2, + 2 × 3 = 24.2
    ['practice', 8, 2, 1900, 3, 24],
    // 3.25 s: factor 1.25; d = 2: 13 × 1.25 = 16.25; mixed: 19.5, halves up: 20, + 2
    ['practice', 'mixed', 2, 3250, 1, 22],
    // d = 3: 16 × 1.5 × 1.3 = 31.2; mixed: 37.44; streak 10: + 20
    ['speed_drill', 'mixed', 3, 500, 10, 57],
    // a longer streak adds no more than 20
    ['speed_drill', 'mixed', 3, 500, 99, 57],
    // d = 4: 19 × 1.0 × 0.8 = 15.2, + 4
    ['pattern_learn', 13, 4, 5500, 2, 19],
    // d = 5: 22 × 1.5 × 1.5 = 49.5, halves up: 50, + 18
    ['challenge', 21, 5, 900, 9, 68],
    // the slowest of the least: 10 × 0.5 × 0.8 = 4, + 2: above the minimum of 5 all the same
    ['pattern_learn', 2, 1, 10_000, 1, 6],
    // without a streak, which no right answer has, the minimum shows: 4 → 5
    ['pattern_learn', 2, 1, 10_000, 0, 5],
  ])('%s, table %s, d = %i, %i ms, streak %i: %i [S2, S3]', (mode, table, difficulty, ms, streak, points) => {
    expect(answerPoints({ mode, table }, { difficulty, ms, streak })).toBe(points);
  });

  it('is a whole number of at least 5, and never grows with time', () => {
    const modes = fc.constantFrom<Mode>('practice', 'speed_drill', 'pattern_learn', 'challenge');
    const difficulties = fc.constantFrom<Difficulty>(1, 2, 3, 4, 5);
    fc.assert(
      fc.property(
        modes,
        fc.boolean(),
        difficulties,
        fc.nat(12_000),
        fc.nat(12_000),
        fc.nat(30),
        (mode, isMixed, difficulty, ms, more, streak) => {
          const config = { mode, table: isMixed ? ('mixed' as const) : 7 };
          const points = answerPoints(config, { difficulty, ms, streak });
          expect(Number.isInteger(points) && points >= 5).toBe(true);
          expect(answerPoints(config, { difficulty, ms: ms + more, streak })).toBeLessThanOrEqual(points);
        },
      ),
    );
  });

  it.each([
    [0, 0],
    [1, 2],
    [9, 18],
    [10, 20],
    [11, 20],
  ])('has for a streak of %i a bonus of %i [S2]', (streak, points) => {
    expect(streakPoints(streak)).toBe(points);
  });
});

interface FinalRow {
  readonly played: Played;
  readonly parts: readonly [answers: number, accuracy: number, consistency: number, speed: number, minimum: number];
  readonly score: number;
  readonly because: string;
}

const played = (points: number, accuracy: number, answered: number, answeredMs: number): Played => ({
  points,
  accuracy,
  answered,
  answeredMs,
});

describe('the final score', () => {
  const rows: readonly FinalRow[] = [
    {
      played: played(200, 100, 10, 20_000),
      parts: [200, 100, 40, 68, 0],
      score: 408,
      because: '200 × (1 + 0.5 + 0.2) = 340; mean 2 s: × 1.2',
    },
    { played: played(200, 100, 10, 1_000), parts: [200, 100, 40, 68, 0], score: 408, because: 'faster than 2 s adds no more' },
    { played: played(200, 100, 10, 50_000), parts: [200, 100, 40, 0, 0], score: 340, because: 'mean 5 s: × 1.0, nothing added' },
    { played: played(200, 100, 10, 80_000), parts: [200, 100, 40, -68, 0], score: 272, because: 'mean 8 s: × 0.8' },
    { played: played(200, 100, 10, 900_000), parts: [200, 100, 40, -68, 0], score: 272, because: 'slower than 8 s takes no more' },
    {
      played: played(100, 90, 10, 50_000),
      parts: [100, 45, 20, 0, 0],
      score: 165,
      because: 'accuracy 90: 0.45, and still 20 % consistency',
    },
    { played: played(100, 89, 9, 45_000), parts: [100, 45, 10, 0, 0], score: 155, because: '100 × 1.545 = 154.5, halves up; 144.5 → 145' },
    { played: played(100, 70, 10, 50_000), parts: [100, 35, 10, 0, 0], score: 145, because: 'accuracy 70: 10 %' },
    { played: played(100, 69, 13, 65_000), parts: [100, 35, 0, 0, 0], score: 135, because: '134.5, halves up; below 70 no consistency' },
    {
      played: played(17, 50, 2, 7_000),
      parts: [17, 4, 0, 2, 0],
      score: 23,
      because: '17 × 1.25 = 21.25 → 21; mean 3.5 s: × 1.1 of 21.25 = 23.375',
    },
    {
      played: played(7, 14, 7, 70_000),
      parts: [7, 0, 0, -1, 4],
      score: 10,
      because: '7 × 1.07 = 7.49 → 7; × 0.8 = 5.992 → 6; lifted by 4',
    },
    { played: played(0, 0, 3, 6_000), parts: [0, 0, 0, 0, 10], score: 10, because: 'all wrong' },
    { played: played(0, 0, 0, 0), parts: [0, 0, 0, 0, 10], score: 10, because: 'nothing answered [R7]' },
  ];

  it.each(rows)('$score: $because [S5, S6]', ({ played: run, parts, score }) => {
    const [answers, accuracyBonus, consistencyBonus, speed, minimum] = parts;
    expect(scoreBreakdown(run)).toEqual({ answers, accuracyBonus, consistencyBonus, speed, minimum, score });
  });

  it('is what its parts add up to, each within a point of its exact value [S6]', () => {
    const runs = fc.record({
      points: fc.nat(40_000),
      accuracy: fc.nat(100),
      answered: fc.integer({ min: 1, max: 500 }),
      answeredMs: fc.nat(5_000_000),
    });
    fc.assert(
      fc.property(runs, (run) => {
        const { answers, accuracyBonus, consistencyBonus, speed, minimum, score } = scoreBreakdown(run);
        expect(answers + accuracyBonus + consistencyBonus + speed + minimum).toBe(score);
        const consistency = run.accuracy >= 90 ? 0.2 : run.accuracy >= 70 ? 0.1 : 0;
        const mean = Math.min(Math.max(run.answeredMs / run.answered, 2000), 8000);
        const total = run.points * (1 + (0.5 * run.accuracy) / 100 + consistency);
        const multiplier = 1.2 - (0.4 * (mean - 2000)) / 6000;
        expect(Math.abs(accuracyBonus - (run.points * run.accuracy) / 200)).toBeLessThan(1);
        expect(Math.abs(consistencyBonus - run.points * consistency)).toBeLessThanOrEqual(1);
        expect(Math.abs(speed - total * (multiplier - 1))).toBeLessThanOrEqual(1.001);
        expect(minimum).toBe(Math.max(0, 10 - (score - minimum)));
      }),
    );
  });
});
