import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficultyOfSize, parseConfig } from '../../../../../shared/games/number-puzzle/v1/config.ts';

describe('a configuration', () => {
  it.each(['easy', 'medium', 'hard'])('with the difficulty %s is taken as it is [B1]', (difficulty) => {
    expect(parseConfig({ difficulty })).toEqual({ ok: true, value: { difficulty } });
  });

  it('without a difficulty is easy; what it does not know is dropped [B1]', () => {
    expect(parseConfig({ moves_limit: 50 })).toEqual({ ok: true, value: { difficulty: 'easy' } });
    expect(parseConfig({ difficulty: undefined })).toEqual({ ok: true, value: { difficulty: 'easy' } });
  });

  it.each(['expert', 'Easy', '', null, 3, ['easy'], 'constructor'])('with the difficulty %j is refused', (difficulty) => {
    expect(parseConfig({ difficulty })).toEqual({ ok: false, error: { field: 'difficulty' } });
  });

  it('that is no object is refused', () => {
    const primitives = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined));
    fc.assert(
      fc.property(primitives, (input) => {
        expect(parseConfig(input).ok).toBe(false);
      }),
    );
  });
});

describe('the board of a daily challenge', () => {
  it.each([
    [3, 'easy'],
    [4, 'medium'],
    [5, 'hard'],
    [2, undefined],
    [6, undefined],
    ['4', undefined],
    [null, undefined],
  ])('of size %j is %s (G15)', (size, difficulty) => {
    expect(difficultyOfSize(size)).toBe(difficulty);
    const parsed = parseConfig({ puzzle_size: size, moves_limit: 50, target_score: 100 });
    expect(parsed.ok ? parsed.value : undefined).toEqual(difficulty && { difficulty });
  });

  it('goes before a difficulty that stands beside it (G15)', () => {
    expect(parseConfig({ difficulty: 'hard', puzzle_size: 4 })).toEqual({ ok: true, value: { difficulty: 'medium' } });
  });
});
