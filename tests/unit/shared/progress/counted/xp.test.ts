import { describe, expect, it } from 'vitest';
import { sessionXp, xpParts } from '../../../../../shared/progress/counted/xp.ts';

describe('XP of a session (decision D3: 5 + bonus + floor(score / 50))', () => {
  it.each<[number, number | null, number, number, string]>([
    [160, 100, 45, 18, '5 + 10 + 3: 15 right in 45 s'],
    [160, 100, 30, 23, '30 s or less: 5 more'],
    [160, 100, 31, 18, 'a second over is none'],
    [149, 95, 60, 17, '95 is the highest bonus: 5 + 10 + 2'],
    [149, 94, 60, 15, '8 from 90'],
    [149, 90, 60, 15, '8 from 90'],
    [149, 89, 60, 12, '5 from 80'],
    [149, 80, 60, 12, '5 from 80'],
    [149, 79, 60, 9, '2 below'],
    [5, 0, 60, 7, 'the lowest score there is'],
    [49, 0, 60, 7, '49 / 50 is 0'],
    [50, 0, 60, 8, '50 / 50 is 1'],
    [1000, null, 90, 27, 'the puzzle has no accuracy: bonus 2'],
    [100, null, 25, 14, 'the puzzle, quick'],
  ])('score %i, accuracy %s, %i s: %i (%s)', (score, accuracy, timeTaken, xp) => {
    expect(sessionXp({ score, accuracy, timeTaken })).toBe(xp);
  });

  it('is the sum of the parts that are explained to the player', () => {
    expect(xpParts({ score: 160, accuracy: 100, timeTaken: 30 })).toEqual({
      base: 5,
      accuracyBonus: 10,
      speedBonus: 5,
      scoreBonus: 3,
      total: 23,
    });
  });

  it('of a calm run has none for its time; any other course has (decision G27)', () => {
    const run = { score: 160, accuracy: 100, timeTaken: 30 };
    expect(xpParts({ ...run, course: 'calm' })).toMatchObject({ speedBonus: 0, total: 18 });
    expect(sessionXp({ ...run, course: 'fit' })).toBe(23);
  });

  it('of an attempt that was left is none if nothing was tried, else that of any game (decision C9)', () => {
    expect(sessionXp({ score: 0, accuracy: 0, timeTaken: 3, left: 'untried' })).toBe(0);
    expect(sessionXp({ score: 50, accuracy: 100, timeTaken: 40, left: 'tried' })).toBe(16);
  });

  it('of what nobody could have played is ten at most (decision D23)', () => {
    expect(sessionXp({ score: 4_618_050, accuracy: 100, timeTaken: 0, unverified: true })).toBe(10);
    expect(sessionXp({ score: 0, accuracy: 0, timeTaken: 90, unverified: true })).toBe(7);
  });
});
