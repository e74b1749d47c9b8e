import { describe, expect, it } from 'vitest';
import type { Operator } from '../../../../../shared/games/math-bubble-pop/v1/arithmetic.ts';
import { levelAfter, neededAt, savedDifficulty, thresholdOf } from '../../../../../shared/games/math-bubble-pop/v1/levels.ts';
import { difficultyLabel, levelUp, rankAt } from '../../../../../client/words/en/math-bubble-pop/levels.ts';

describe('the level', () => {
  // floor(8 × 1.2^(n−1)): 8, 9 (9.6), 11 (11.52), 13 (13.82), 16 (16.59), 19 (19.91), 23 (23.89), 28 (28.67), 34 (34.40), 41 (41.28).
  it.each([
    [1, 8],
    [2, 17],
    [3, 28],
    [4, 41],
    [5, 57],
    [6, 76],
    [7, 99],
    [8, 127],
    [9, 161],
    [10, 202],
  ])('%i is left when %i sets in all are right [R8]', (level, sets) => {
    expect(thresholdOf(level)).toBe(sets);
    expect(levelAfter(sets - 1)).toBe(level);
    expect(levelAfter(sets)).toBe(level + 1);
  });

  it('is 1 at the start, and 27 after as many sets as a log can hold [L1]', () => {
    expect(levelAfter(0)).toBe(1);
    expect(levelAfter(5000)).toBe(27);
  });

  it.each([
    [2, 'Apprentice'],
    [3, 'Scholar'],
    [4, 'Strategist'],
    [5, 'Expert'],
    [6, 'Master'],
    [7, 'Grandmaster'],
    [8, 'Legend'],
    [9, 'Mythic'],
    [10, 'Transcendent'],
    [11, 'Mathematical Deity'],
    [27, 'Mathematical Deity'],
  ])('%i is named %s when it is reached [L1]', (level, name) => {
    expect(levelUp(level)).toBe(`Level ${level}: ${name}`);
  });

  it.each([
    [1, 'Beginner', 'Novice', 'easy'],
    [3, 'Beginner', 'Novice', 'easy'],
    [4, 'Intermediate', 'Skilled', 'medium'],
    [7, 'Intermediate', 'Skilled', 'medium'],
    [8, 'Advanced', 'Expert', 'hard'],
    [12, 'Advanced', 'Expert', 'hard'],
    [13, 'Expert', 'Master', 'hard'],
  ])('%i is labelled %s, ends as %s and is saved as %s [L2, L3]', (level, label, rank, difficulty) => {
    expect(difficultyLabel(level)).toBe(label);
    expect(rankAt(level)).toBe(rank);
    expect(savedDifficulty(level)).toBe(difficulty);
  });
});

describe('the needed count [S1]', () => {
  // Levels 1 to 12. Addition: s / 1.5 = 0.67, 1.33, 2, 2.67, 3.33, 4, 4.67, 5.33, 6 …
  it.each<[Operator, readonly number[]]>([
    ['addition', [2, 3, 4, 4, 5, 6, 6, 7, 7, 7, 7, 7]],
    ['subtraction', [2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6, 6]],
    ['multiplication', [2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5]],
    ['division', [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]],
  ])('of %s grows to its end', (operator, counts) => {
    expect(counts.map((_, i) => neededAt(operator, i + 1))).toEqual(counts);
  });
});
