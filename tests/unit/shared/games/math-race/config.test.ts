import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPERATIONS, parseConfig } from '../../../../../shared/games/math-race/v1/config.ts';
import { configs } from './play.ts';

const valid = { operation: 'addition', from: 2, to: 12, target: 15 };
const taken = (change: object) => parseConfig({ ...valid, ...change });

describe('a configuration', () => {
  it('that is valid is taken as it is', () => {
    fc.assert(
      fc.property(configs, (config) => {
        expect(parseConfig(config)).toEqual({ ok: true, value: config });
      }),
    );
  });

  it('takes the presets for what is absent, and drops what it does not know [C2, C3]', () => {
    const completed = { operation: 'mixed', from: 1, to: 10, target: 20 };
    expect(parseConfig({ operation: 'mixed', difficulty: 'hard' })).toEqual({ ok: true, value: completed });
  });

  it.each(OPERATIONS)('takes %s [C1]', (operation) => {
    expect(taken({ operation })).toMatchObject({ ok: true, value: { operation } });
  });

  it.each<[object, object, string]>([
    [{ from: 1, to: 1 }, { from: 1, to: 1 }, 'one number is a range'],
    [{ from: 12, to: 2 }, { from: 2, to: 12 }, 'reversed: swapped'],
    [{ from: 0 }, { from: 1 }, 'below 1'],
    [{ from: -5, to: -9 }, { from: 1, to: 1 }, 'below 1, both'],
    [{ from: 2.9 }, { from: 2 }, 'cut to whole'],
    [{ from: Number.NaN }, { from: 1 }, 'left empty: the preset'],
    [{ from: null }, { from: 1 }, 'left empty'],
    [{ from: undefined }, { from: 1 }, 'left empty'],
    [{ to: Number.NaN }, { from: 2, to: 10 }, 'left empty: the preset'],
    [{ from: 30, to: Number.NaN }, { from: 10, to: 30 }, 'the preset is below From: swapped'],
    [{ to: 999 }, { to: 999 }, 'the end of the hint'],
    [{ to: 1000 }, { to: 1000 }, 'the hint binds nobody'],
    [{ to: 3000 }, { to: 3000 }, 'the cap'],
    [{ to: 3001 }, { to: 3000 }, 'beyond the cap'],
    [{ from: Infinity, to: 5 }, { from: 5, to: 3000 }, 'beyond the cap, and reversed'],
    [{ target: 1 }, { target: 1 }, 'below the hint'],
    [{ target: 0 }, { target: 1 }, 'below 1'],
    [{ target: -20 }, { target: 1 }, 'below 1'],
    [{ target: 4 }, { target: 4 }, 'below the hint'],
    [{ target: 101 }, { target: 101 }, 'above the hint'],
    [{ target: 1000 }, { target: 1000 }, 'the cap'],
    [{ target: 1001 }, { target: 1000 }, 'beyond the cap'],
    [{ target: Number.NaN }, { target: 20 }, 'left empty: the preset'],
    [{ target: null }, { target: 20 }, 'left empty'],
  ])('with %j becomes %j [C2–C4, decision G13]: %s', (change, expected) => {
    expect(taken(change)).toEqual({ ok: true, value: { ...valid, ...expected } });
  });

  it.each([
    [{ operation: undefined }, 'operation'],
    [{ operation: null }, 'operation'],
    [{ operation: '' }, 'operation'],
    [{ operation: 'Addition' }, 'operation'],
    [{ operation: 'algebra' }, 'operation'],
    [{ operation: 'constructor' }, 'operation'],
    [{ from: '2' }, 'from'],
    [{ from: [] }, 'from'],
    [{ to: true }, 'to'],
    [{ target: '20' }, 'target'],
    [{ target: {} }, 'target'],
  ])('with %j is refused [C5]', (change, field) => {
    expect(taken(change)).toEqual({ ok: false, error: { field } });
  });

  it('of another kind than an object is refused and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant(undefined), fc.array(fc.anything())), (input) => {
        expect(parseConfig(input)).toMatchObject({ ok: false, error: { field: 'operation' } });
      }),
    );
  });
});
