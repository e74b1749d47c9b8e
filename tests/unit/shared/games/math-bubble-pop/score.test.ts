import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../../../../shared/games/math-bubble-pop/v1/score.ts';

describe('a right set', () => {
  it.each([
    // level, needed, elapsed ms, correct before → speed, streak, points
    [1, 2, 0, 0, 50, 0, 205, '100 + 25 + 30 + 50'],
    [1, 2, 999, 0, 50, 0, 205, 'a begun second does not count'],
    [1, 2, 1000, 1, 48, 5, 208, '100 + 25 + 30 + 48 + 5'],
    [2, 3, 7900, 8, 36, 40, 271, '100 + 50 + 45 + 36 + 40'],
    [8, 7, 24_999, 39, 2, 195, 602, '100 + 200 + 105 + 2 + 195'],
    [8, 7, 25_000, 40, 0, 200, 605, '100 + 200 + 105 + 0 + 200'],
    [8, 7, 600_000, 41, 0, 200, 605, 'the speed bonus never is negative, the streak bonus at most 200'],
    [12, 5, 3000, 300, 44, 200, 719, '100 + 300 + 75 + 44 + 200'],
  ])('at level %i of %i bubbles after %i ms, %i before: speed %i, streak %i, in all %i (%s) [P1–P3]', (...row) => {
    const [level, needed, elapsedMs, correctBefore, speedBonus, streakBonus, points] = row;
    expect(pointsOf({ level, needed, elapsedMs, correctBefore })).toEqual({ points, speedBonus, streakBonus });
  });
});
