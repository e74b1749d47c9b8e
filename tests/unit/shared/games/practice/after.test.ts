import { describe, expect, it } from 'vitest';
import { afterSitting } from '../../../../../shared/games/practice/after.ts';
import { FIRM, memory, times, TODAY } from './some-memory.ts';

const [DOUBLES, SEVENS, NINES, ELSEWHERE] = [times(2, 8), times(7, 8), times(9, 9), times(3, 4)];

describe('What a sitting came to', () => {
  const known = memory(
    new Map([
      [DOUBLES, { ...FIRM, dueDay: TODAY + 9, isFaster: true }],
      [SEVENS, { ...FIRM, dueDay: TODAY + 1 }],
      [NINES, { ...FIRM, dueDay: TODAY }],
      [ELSEWHERE, { ...FIRM, dueDay: TODAY + 1, isFaster: true }],
    ]),
  );

  it('counts of its own facts those that come later than tomorrow, and those that come tomorrow', () => {
    expect(afterSitting(new Set([DOUBLES, SEVENS, NINES]), known)).toMatchObject({ movedOn: 1, tomorrow: 1 });
    expect(afterSitting(new Set([NINES]), known)).toMatchObject({ movedOn: 0, tomorrow: 0 });
    expect(afterSitting(new Set(), known)).toMatchObject({ movedOn: 0, tomorrow: 0, faster: [] });
  });

  it('names as faster only facts that it asked', () => {
    expect(afterSitting(new Set([DOUBLES, SEVENS]), known).faster).toEqual([DOUBLES]);
  });

  it('says when it goes on: the first day after today with all that is due then, whether it was asked now or not', () => {
    expect(afterSitting(new Set([DOUBLES]), known).next).toEqual({ day: TODAY + 1, facts: 2 });
    const later = memory(new Map([[DOUBLES, { ...FIRM, dueDay: TODAY + 9 }]]));
    expect(afterSitting(new Set([DOUBLES]), later).next).toEqual({ day: TODAY + 9, facts: 1 });
  });

  it('says no day where nothing comes again after today', () => {
    expect(afterSitting(new Set([NINES]), memory()).next).toBeNull();
    expect(afterSitting(new Set([NINES]), memory(new Map([[NINES, { ...FIRM, dueDay: TODAY - 2 }]]))).next).toBeNull();
  });
});
