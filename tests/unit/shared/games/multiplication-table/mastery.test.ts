import { describe, expect, it } from 'vitest';
import { isMastered, recordsOfTallies } from '../../../../../shared/games/multiplication-table/v1/mastery.ts';
import { recordsOf } from '../../../../../shared/games/multiplication-table/v1/records.ts';

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

describe('the records of a run', () => {
  const run = { mode: 'challenge', score: 500, tallies: { 7: [3, 4] }, resumed: false } as const;

  it('name its score as one of its mode [R11]', () => {
    expect(recordsOf(run)).toEqual({ '7/correct': 3, '7/total': 4, 'best_score/challenge': 500 });
  });

  it('do not compare practice, a resumed run, or one without an answer [R11]', () => {
    expect(recordsOf({ ...run, mode: 'practice' })).toEqual({ '7/correct': 3, '7/total': 4 });
    expect(recordsOf({ ...run, resumed: true })).toEqual({ '7/correct': 3, '7/total': 4 });
    expect(recordsOf({ ...run, tallies: {} })).toEqual({});
  });
});
