import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../../../shared/games/multiplication-table/v1/config.ts';
import { configs } from './play.ts';

describe('a configuration', () => {
  it('that is valid is taken as it is', () => {
    fc.assert(
      fc.property(configs, (config) => {
        expect(parseConfig(config)).toEqual({ ok: true, value: config });
      }),
    );
  });

  it('takes the presets for what is absent, and drops what it does not know [C1, C2]', () => {
    expect(parseConfig({ rounds: 3 })).toEqual({ ok: true, value: { mode: 'practice', table: 'mixed' } });
    expect(parseConfig({ mode: 'challenge' })).toEqual({ ok: true, value: { mode: 'challenge', table: 'mixed' } });
    expect(parseConfig({ table: 7 })).toEqual({ ok: true, value: { mode: 'practice', table: 7 } });
  });

  it('takes the tables from 1 to 100, both ends included [C2]', () => {
    for (const table of [1, 12, 13, 100]) expect(parseConfig({ table }).ok).toBe(true);
  });

  it.each([
    [{ table: 0 }, 'table'],
    [{ table: 101 }, 'table'],
    [{ table: -7 }, 'table'],
    [{ table: 7.5 }, 'table'],
    [{ table: '7' }, 'table'],
    [{ table: Number.NaN }, 'table'],
    [{ table: null }, 'table'],
    [{ table: 'Mixed' }, 'table'],
    [{ mode: 'Practice' }, 'mode'],
    [{ mode: null }, 'mode'],
    [{ mode: 'constructor' }, 'mode'],
  ])('%j is refused by its field', (change, field) => {
    expect(parseConfig({ mode: 'practice', table: 7, ...change })).toEqual({ ok: false, error: { field } });
  });

  it.each([[null], [undefined], ['practice'], [7], [true]])('%j is refused', (input) => {
    expect(parseConfig(input).ok).toBe(false);
  });
});
