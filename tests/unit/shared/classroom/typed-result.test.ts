import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTyped, writeTyped } from '../../../../shared/classroom/typed-result.ts';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const [CODE, OTHER] = ['0G80001Y', '0G80002W'];

const results = fc
  .record({ seat: fc.nat(63), asked: fc.nat(200), share: fc.nat(100), ms: fc.nat(2_000_000) })
  .map(({ seat, asked, share, ms }) => ({ seat, asked, right: Math.floor((asked * share) / 100), ms }));

describe('eight characters to read out', () => {
  it('say seat, right answers, answers and time again, cut to what there is room for', () => {
    fc.assert(
      fc.property(results, (result) => {
        const typed = writeTyped(CODE, result);
        expect(typed).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
        const { seat, right, asked, ms } = result;
        const seconds = Math.min(Math.floor(ms / 4_000), 255) * 4;
        const value = { seat, right: Math.min(right, 127), asked: Math.min(asked, 127), seconds };
        expect(readTyped(CODE, typed)).toEqual({ ok: true, value });
        expect(readTyped(CODE, ` ${typed.slice(0, 4).toLowerCase()}-${typed.slice(4).replaceAll('0', 'o').replaceAll('1', 'l')}`)).toEqual({
          ok: true,
          value,
        });
      }),
    );
  });

  it('are the same for ever', () => {
    expect(writeTyped(CODE, { seat: 12, right: 18, asked: 20, ms: 95_000 })).toBe('628M2W70');
  });

  it('are of one round: for another, one in 4,096 would be taken', () => {
    const all = Array.from({ length: 8_000 }, (_, i) => writeTyped(CODE, { seat: i % 64, right: i % 20, asked: 20, ms: i * 100 }));
    expect(all.filter((typed) => readTyped(OTHER, typed).ok).length).toBeLessThan(10);
  });

  it('are refused with a digit wrong or two swapped, but for one mistake in 2,000', () => {
    let [mistakes, taken] = [0, 0];
    for (let i = 0; i < 40; i++) {
      const typed = writeTyped(CODE, { seat: i, right: 10 + (i % 10), asked: 20, ms: 40_000 + i * 1_000 });
      const wrong = Array.from(typed).flatMap((_, at) => [
        ...Array.from(DIGITS).map((digit) => typed.slice(0, at) + digit + typed.slice(at + 1)),
        typed.slice(0, at) +
          typed
            .slice(at, at + 2)
            .split('')
            .toReversed()
            .join('') +
          typed.slice(at + 2),
      ]);
      for (const each of wrong) {
        if (each === typed) continue;
        mistakes++;
        if (readTyped(CODE, each).ok) taken++;
      }
    }
    expect(mistakes).toBeGreaterThan(9_000);
    expect(taken / mistakes).toBeLessThan(1 / 2_000);
  });

  it.each([
    ['too little', '1234567', { reason: 'length' }],
    ['a U', 'U2345678', { reason: 'character', at: 1 }],
  ])('are not %s', (_what, typed, error) => {
    expect(readTyped(CODE, typed)).toEqual({ ok: false, error });
  });
});
