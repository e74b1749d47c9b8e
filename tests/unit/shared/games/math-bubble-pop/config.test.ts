import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPERATIONS, parseConfig } from '../../../../../shared/games/math-bubble-pop/v1/config.ts';

const refused = { ok: false, error: { field: 'operation' } };

describe('a configuration', () => {
  it.each(OPERATIONS)('with %s is taken, and what it does not know is dropped [C1]', (operation) => {
    expect(parseConfig({ operation, lives: 99 })).toEqual({ ok: true, value: { operation } });
  });

  it.each([undefined, null, 'Addition', 'powers', 'constructor', 3, ['addition']])('with the operation %j is refused [C1]', (operation) => {
    expect(parseConfig({ operation })).toEqual(refused);
  });

  it('of another kind is refused and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(parseConfig(input)).toEqual(refused);
      }),
    );
  });
});
