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

  const tableText = 'The table must be a whole number from 1 to 100';
  it.each([
    [{ table: 0 }, 'table', tableText],
    [{ table: 101 }, 'table', tableText],
    [{ table: -7 }, 'table', tableText],
    [{ table: 7.5 }, 'table', tableText],
    [{ table: '7' }, 'table', tableText],
    [{ table: Number.NaN }, 'table', tableText],
    [{ table: null }, 'table', tableText],
    [{ table: 'Mixed' }, 'table', tableText],
    [{ mode: 'Practice' }, 'mode', 'Please select a mode'],
    [{ mode: null }, 'mode', 'Please select a mode'],
    [{ mode: 'constructor' }, 'mode', 'Please select a mode'],
  ])('%j is refused with the text of its field', (change, field, message) => {
    expect(parseConfig({ mode: 'practice', table: 7, ...change })).toEqual({ ok: false, error: { field, message } });
  });

  it.each([[null], [undefined], ['practice'], [7], [true]])('%j is refused', (input) => {
    expect(parseConfig(input).ok).toBe(false);
  });
});
