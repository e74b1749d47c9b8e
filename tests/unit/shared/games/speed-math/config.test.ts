import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampTo } from '../../../../../shared/games/kit/range.ts';
import { parseConfig, QUESTIONS, TIME_LIMIT_S } from '../../../../../shared/games/speed-math/v1/config.ts';
import { configs } from './play.ts';

const valid = { operation: 'addition', difficulty: 'single', friendly: false, timeLimit: 60, questions: 15 };

describe('a configuration', () => {
  it('that is valid is taken as it is', () => {
    fc.assert(
      fc.property(configs, (config) => {
        expect(parseConfig(config)).toEqual({ ok: true, value: config });
      }),
    );
  });

  it('takes the presets for what is absent, and drops what it does not know [C1–C4]', () => {
    const completed = { operation: 'mixed', difficulty: 'double', friendly: true, timeLimit: 60, questions: 15 };
    expect(parseConfig({ operation: 'mixed', target_score: 100 })).toEqual({ ok: true, value: completed });
  });

  it.each([
    [{ operation: undefined }, 'operation'],
    [{ operation: null }, 'operation'],
    [{ operation: 'Addition' }, 'operation'],
    [{ operation: 'constructor' }, 'operation'],
    [{ timeLimit: 14 }, 'timeLimit'],
    [{ timeLimit: 601 }, 'timeLimit'],
    [{ timeLimit: 15.5 }, 'timeLimit'],
    [{ timeLimit: '60' }, 'timeLimit'],
    [{ timeLimit: Number.NaN }, 'timeLimit'],
    [{ timeLimit: null }, 'timeLimit'],
    [{ questions: 0 }, 'questions'],
    [{ questions: 101 }, 'questions'],
    [{ questions: 1.5 }, 'questions'],
    [{ questions: -5 }, 'questions'],
    [{ questions: Infinity }, 'questions'],
    [{ difficulty: 'four' }, 'difficulty'],
    [{ friendly: 1 }, 'friendly'],
  ])('%j is refused by its field', (change, field) => {
    expect(parseConfig({ ...valid, ...change })).toEqual({ ok: false, error: { field } });
  });

  it('of another kind than an object is refused and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(parseConfig(input).ok).toBe(false);
      }),
    );
  });

  it('takes the ends of each range', () => {
    for (const timeLimit of [15, 600]) expect(parseConfig({ ...valid, timeLimit }).ok).toBe(true);
    for (const questions of [1, 100]) expect(parseConfig({ ...valid, questions }).ok).toBe(true);
  });
});

describe('leaving a field [C4]', () => {
  it.each([
    [Number.NaN, 15],
    [0, 15],
    [14, 15],
    [15, 15],
    [99.9, 99],
    [601, 600],
    [Infinity, 600],
  ])('turns a time limit of %d into %d', (typed, kept) => {
    expect(clampTo(typed, TIME_LIMIT_S)).toBe(kept);
  });

  it.each([
    [Number.NaN, 1],
    [-3, 1],
    [100, 100],
    [101, 100],
  ])('turns %d questions into %d', (typed, kept) => {
    expect(clampTo(typed, QUESTIONS)).toBe(kept);
  });
});
