import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampField,
  LIMITS,
  parseConfig,
  savedDifficulty,
  type ConfigField,
} from '../../../../../shared/games/number-sequence/v1/config.ts';

const presets = { digits: 3, count: 5, timeLimit: 60, rounds: 3 };
const fields: readonly ConfigField[] = ['digits', 'count', 'timeLimit', 'rounds'];

describe('a configuration', () => {
  it('takes the presets for what is absent, and drops what it does not know [C1, C2]', () => {
    expect(parseConfig({})).toEqual({ ok: true, value: presets });
    expect(parseConfig({ digits: 5, speed: 9 })).toEqual({ ok: true, value: { ...presets, digits: 5 } });
  });

  it.each([
    ['digits', 0, 1],
    ['digits', 1, 1],
    ['digits', 8, 8],
    ['digits', 9, 8],
    ['digits', 4.9, 4],
    ['count', 2, 3],
    ['count', 15, 15],
    ['count', 16, 15],
    ['timeLimit', 9, 10],
    ['timeLimit', 10, 10],
    ['timeLimit', 62, 60],
    ['timeLimit', 63, 65],
    ['timeLimit', 299, 300],
    ['timeLimit', 301, 300],
    ['timeLimit', Infinity, 300],
    ['timeLimit', -Infinity, 10],
    ['rounds', -3, 1],
    ['rounds', 20, 20],
    ['rounds', 21, 20],
  ] as const)('with %s %d plays with %d [C2]', (field, given, kept) => {
    expect(parseConfig({ ...presets, [field]: given })).toEqual({ ok: true, value: { ...presets, [field]: kept } });
    expect(clampField(field, given)).toBe(kept);
  });

  it('is within its limits and on its steps, whatever numbers come in [C2]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.double({ noNaN: true }), (field, given) => {
        const { lowest, highest, step } = LIMITS[field];
        const kept = clampField(field, given);
        expect(kept >= lowest && kept <= highest && (kept - lowest) % step === 0).toBe(true);
        expect(clampField(field, kept)).toBe(kept);
      }),
    );
  });

  it.each([
    ['digits', '3'],
    ['digits', null],
    ['count', true],
    ['timeLimit', Number.NaN],
    ['rounds', [3]],
  ])('with %s %j is refused [C2]', (field, given) => {
    expect(parseConfig({ ...presets, [field]: given })).toEqual({ ok: false, error: { field } });
  });

  it.each([undefined, null, 3, 'digits', true])('%j is none', (input) => {
    expect(parseConfig(input).ok).toBe(false);
  });

  it.each([
    [1, 'easy'],
    [3, 'easy'],
    [4, 'medium'],
    [5, 'hard'],
    [8, 'hard'],
  ])('of %i digits is saved as %s [C3]', (digits, difficulty) => {
    expect(savedDifficulty(digits)).toBe(difficulty);
  });
});
