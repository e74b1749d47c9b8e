import { describe, expect, it } from 'vitest';
import { CALCULATOR_MS, parseConfig } from '../../../../../shared/games/calculator-vs-brain/v1/config.ts';
import { CHOICES } from './play.ts';

describe('a configuration', () => {
  it.each(CHOICES)('of $difficulty, $operation is taken: a chosen operation is allowed at every difficulty [C1–C3]', (config) => {
    expect(parseConfig(config)).toEqual({ ok: true, value: config });
  });

  it('takes the presets for what is absent, and drops what it does not know [C1, C2]', () => {
    expect(parseConfig({})).toEqual({ ok: true, value: { difficulty: 'easy', operation: 'mixed' } });
    expect(parseConfig({ operation: 'division', rounds: 5 })).toEqual({ ok: true, value: { difficulty: 'easy', operation: 'division' } });
    expect(parseConfig({ difficulty: 'insane' })).toEqual({ ok: true, value: { difficulty: 'insane', operation: 'mixed' } });
  });

  it.each([
    [undefined, 'difficulty'],
    [null, 'difficulty'],
    ['easy', 'difficulty'],
    [{ difficulty: 'expert' }, 'difficulty'],
    [{ difficulty: null }, 'difficulty'],
    [{ difficulty: 'constructor' }, 'difficulty'],
    [{ difficulty: 'Easy', operation: 'nothing' }, 'difficulty'],
    [{ operation: 'power' }, 'operation'],
    [{ operation: '^' }, 'operation'],
    [{ operation: ['mixed'] }, 'operation'],
    [{ difficulty: 'hard', operation: 3 }, 'operation'],
  ])('%j is refused, and says which field it is about', (input, field) => {
    expect(parseConfig(input)).toEqual({ ok: false, error: { field } });
  });

  it('gives the calculator 3,000, 2,500, 2,000 or 1,500 ms (spec 1 §9)', () => {
    expect(CALCULATOR_MS).toEqual({ easy: 3000, medium: 2500, hard: 2000, insane: 1500 });
  });
});
