import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, achievementsOf, recordsOf } from '../../../../../shared/games/number-puzzle/v1/achievements.ts';
import { isEfficient, ratingOf, scoreOf } from '../../../../../shared/games/number-puzzle/v1/score.ts';

describe('the score', () => {
  it.each([
    [20, 25_000, 875, '1000 − 100 − 25'],
    [20, 25_999, 875, 'begun seconds do not count: 1000 − 100 − 25'],
    [1, 999, 995, '1000 − 5 − 0'],
    [80, 119_999, 481, '1000 − 400 − 119'],
    [150, 150_000, 100, '1000 − 750 − 150 = 100'],
    [150, 149_999, 101, '1000 − 750 − 149 = 101'],
    [180, 5_000, 100, '1000 − 900 − 5 = 95, at least 100'],
    [200, 600_000, 100, '1000 − 1000 − 600 is below 0, at least 100'],
    [4000, 86_400_000, 100, 'at least 100, whatever it took'],
  ])('of %i moves in %i ms is %i (%s) [S1]', (moves, durationMs, score) => {
    expect(scoreOf(moves, durationMs)).toBe(score);
  });
});

describe('efficient', () => {
  it.each([
    ['easy', 25],
    ['medium', 80],
    ['hard', 200],
  ] as const)('at %s is up to %i moves [S2]', (difficulty, limit) => {
    expect(isEfficient({ difficulty, durationMs: 0, moves: limit })).toBe(true);
    expect(isEfficient({ difficulty, durationMs: 0, moves: limit + 1 })).toBe(false);
  });
});

describe('the rating', () => {
  it.each([
    // At the ends of each range, one side and the other.
    ['easy', 29_999, 25, 'MASTER'],
    ['easy', 29_999, 26, 'EXPERT'],
    ['easy', 30_000, 25, 'EXPERT'],
    ['easy', 59_999, 25, 'EXPERT'],
    ['easy', 59_999, 400, 'EXPERT'],
    ['easy', 60_000, 10, 'GOOD JOB'],
    ['medium', 119_999, 80, 'MASTER'],
    ['medium', 119_999, 81, 'EXPERT'],
    ['medium', 120_000, 80, 'EXPERT'],
    ['medium', 239_999, 81, 'EXPERT'],
    ['medium', 240_000, 80, 'GOOD JOB'],
    ['hard', 299_999, 200, 'MASTER'],
    ['hard', 299_999, 201, 'EXPERT'],
    ['hard', 300_000, 200, 'EXPERT'],
    ['hard', 599_999, 200, 'EXPERT'],
    ['hard', 600_000, 200, 'GOOD JOB'],
  ] as const)('at %s in %i ms with %i moves is %s [S3]', (difficulty, durationMs, moves, rating) => {
    expect(ratingOf({ difficulty, durationMs, moves })).toBe(rating);
  });
});

describe('the achievements', () => {
  it('are eleven: four a board, but none for speed on the largest (G14)', () => {
    expect(ACHIEVEMENTS).toEqual([
      'first_easy',
      'speed_easy',
      'efficient_easy',
      'master_easy',
      'first_medium',
      'speed_medium',
      'efficient_medium',
      'master_medium',
      'first_hard',
      'efficient_hard',
      'master_hard',
    ]);
  });

  it.each([
    ['easy', 29_999, 25, false, ['first_easy', 'speed_easy', 'efficient_easy', 'master_easy']],
    ['easy', 29_999, 26, false, ['first_easy', 'speed_easy']],
    ['easy', 30_000, 25, false, ['first_easy', 'efficient_easy']],
    ['easy', 30_000, 26, false, ['first_easy']],
    ['easy', 10_000, 20, true, ['first_easy', 'efficient_easy']],
    ['medium', 119_999, 80, false, ['first_medium', 'speed_medium', 'efficient_medium', 'master_medium']],
    ['medium', 120_000, 80, false, ['first_medium', 'efficient_medium']],
    ['medium', 119_999, 81, false, ['first_medium', 'speed_medium']],
    ['hard', 299_999, 200, false, ['first_hard', 'efficient_hard', 'master_hard']],
    ['hard', 1_000, 201, false, ['first_hard']],
    ['hard', 300_000, 200, false, ['first_hard', 'efficient_hard']],
  ] as const)('at %s in %i ms with %i moves (interrupted: %j) are %j [A1–A4]', (difficulty, durationMs, moves, resumed, keys) => {
    expect(achievementsOf({ difficulty, durationMs, moves, resumed })).toEqual(keys);
  });

  it('and the time go into the records of the session, the time only of an uninterrupted run [R5]', () => {
    const solved = { difficulty: 'medium', durationMs: 130_000, moves: 80 } as const;
    expect(recordsOf({ ...solved, resumed: false })).toEqual({ first_medium: 1, efficient_medium: 1, 'best_ms/medium': 130_000 });
    expect(recordsOf({ ...solved, resumed: true })).toEqual({ first_medium: 1, efficient_medium: 1 });
  });
});
