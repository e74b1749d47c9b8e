import { describe, expect, it } from 'vitest';
import { checkChoice, firstChoice } from '../../../../../client/games/multiplication-table/setup-choice.ts';

const choice = { mode: 'practice', table: 7 } as const;

describe('a table of one’s own', () => {
  it.each([
    ['1', 1],
    ['37', 37],
    ['100', 100],
    [' 12 ', 12],
  ])('%j is taken as typed', (typed, table) => {
    expect(checkChoice({ ...choice, typed })).toEqual({ ok: true, value: { mode: 'practice', table } });
  });

  it.each(['0', '101', '-3', '7.5', '7a', 'seven'])('%j is refused in words, and never read as another number (G23)', (typed) => {
    expect(checkChoice({ ...choice, typed })).toEqual({ ok: false, error: { field: 'table' } });
  });

  it('that was emptied leaves the table that was chosen', () => {
    expect(checkChoice({ ...choice, typed: '' })).toEqual({ ok: true, value: choice });
    expect(checkChoice(firstChoice(undefined))).toEqual({ ok: true, value: { mode: 'practice', table: 'mixed' } });
  });
});
