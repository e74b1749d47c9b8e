import { describe, expect, it } from 'vitest';
import { isMastered, recordsOfTallies } from '../../../../../shared/games/multiplication-table/v1/mastery.ts';

describe('mastery of a table', () => {
  it.each([
    [0, false],
    [9, false],
    [10, true],
    [11, true],
  ])('with %i right answers: %j [R10]', (correct, mastered) => {
    expect(isMastered(correct)).toBe(mastered);
  });

  it('is counted from two figures of each table, which progress sums over all sessions [R10]', () => {
    expect(recordsOfTallies({ 7: [3, 4], 12: [0, 1] })).toEqual({ '7/correct': 3, '7/total': 4, '12/correct': 0, '12/total': 1 });
    expect(recordsOfTallies({})).toEqual({});
  });
});
