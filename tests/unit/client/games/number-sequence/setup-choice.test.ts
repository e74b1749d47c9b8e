import { describe, expect, it } from 'vitest';
import { checkChoice, configOf, firstChoice, settleField } from '../../../../../client/games/number-sequence/setup-choice.ts';
import { WARM_UP } from '../../../../../shared/games/number-sequence/v1/config.ts';

const presets = { digits: 3, count: 5, timeLimit: 60, rounds: 3 };

describe('the set-up sheet', () => {
  it('begins with the last choice, or with the presets', () => {
    expect(firstChoice(undefined)).toEqual(WARM_UP);
    expect(firstChoice('nonsense')).toEqual(WARM_UP);
    expect(firstChoice({ digits: 8, count: 15, timeLimit: 300, rounds: 1 })).toEqual({ digits: 8, count: 15, timeLimit: 300, rounds: 1 });
  });

  it('refuses what is typed and no whole number, and starts with nothing else in its place (G23)', () => {
    expect(checkChoice({ ...presets, digits: Number.NaN }, presets)).toEqual({
      ok: false,
      error: { field: 'digits' },
    });
    expect(checkChoice({ ...presets, rounds: null }, presets)).toEqual({ ok: true, value: presets });
  });

  it('gives a field that was emptied what it held before (spec 1 §5: empty input is ignored)', () => {
    expect(settleField('count', null, 9)).toBe(9);
    expect(configOf({ ...presets, rounds: null }, { ...presets, rounds: 12 })).toEqual({ ...presets, rounds: 12 });
  });

  it.each([
    ['digits', 99, 8],
    ['count', 1, 3],
    ['timeLimit', 62, 60],
    ['timeLimit', 0, 10],
    ['rounds', 21, 20],
  ] as const)('clamps %s %i to %i when the field is left', (field, typed, kept) => {
    expect(settleField(field, typed, presets[field])).toBe(kept);
  });
});
