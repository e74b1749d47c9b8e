import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../../shared/canonical.ts';
import { ROUND_PRESETS as PRESETS } from '../../../../shared/games/rounds.ts';
import { CHANCES, isSetUpFor, makeCode, readCode, type Round } from '../../../../shared/classroom/round.ts';
import type { RoundSetup } from '../../../../shared/games/kit/round-form.ts';
import { CLOCKS } from '../../../../shared/games/kit/clock.ts';
import { rulesFor } from '../../../../shared/games/registry.ts';
import { roundSeed } from '../../../../shared/round-seed.ts';
import { seedToHex } from '../../../../shared/seed.ts';
import { chances, presetSetups, ownSetups } from './setups.ts';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const digits = fc.constantFrom(...Array.from(DIGITS));

const read = (code: string): Round => {
  const round = readCode(code);
  if (!round.ok) throw new Error(`${code}: ${round.error.reason}`);
  return round.value;
};

const codeOf = (setup: RoundSetup, chance: number): string => makeCode(setup, chance) ?? '';

/** A code with another digit in this place. */
const changed = (code: string, at: number, digit: string): string => code.slice(0, at) + digit + code.slice(at + 1);

/** A code with two digits swapped. */
const swapped = (code: string, one: number, other: number): string =>
  changed(changed(code, one, code.charAt(other)), other, code.charAt(one));

describe('the code of a round', () => {
  it('has eight characters for a preset and sixteen for any other set-up, and says the same again', () => {
    fc.assert(
      fc.property(fc.oneof(presetSetups, ownSetups), chances, (setup, chance) => {
        const code = codeOf(setup, chance);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]+$/);
        const isPreset = PRESETS.some((preset) => isSetUpFor({ ...preset, code }, setup));
        expect(code).toHaveLength(isPreset ? 8 : 16);
        expect(read(code)).toEqual({ ...setup, code });
      }),
      { numRuns: 2_000 },
    );
  });

  it('is another for another chance, and so are the questions', () => {
    const setup = { ...(PRESETS[0] as RoundSetup), config: { ...PRESETS[0]?.config, clock: 'on' } };
    const codes = new Set(Array.from({ length: 1_000 }, (_, i) => codeOf(setup, i * 1_048)));
    expect(codes.size).toBe(1_000);
    expect(new Set([...codes].map((code) => seedToHex(roundSeed(code)))).size).toBe(1_000);
    expect(codeOf(setup, CHANCES - 1)).toHaveLength(8);
  });

  it('is read in small letters, in groups, and with what looks like its digits', () => {
    const round = read(codeOf({ ...(PRESETS[5] as RoundSetup), config: { ...PRESETS[5]?.config, clock: 'x2' } }, 1));
    const { code } = round;
    expect(code).toContain('0');
    const typed = [
      code.toLowerCase(),
      ` ${code.slice(0, 4)} ${code.slice(4)} `,
      `${code.slice(0, 4)}-${code.slice(4)}`,
      `${code.slice(0, 3)}–${code.slice(3, 6)}—${code.slice(6)}\n`,
      code.replaceAll('0', 'O').replaceAll('1', 'I'),
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
      Array.from(code)
        .map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
        .join(''),
    ];
    expect(typed.map(read)).toEqual(typed.map(() => round));
  });

  it.each([
    ['nothing', '', { reason: 'length' }],
    ['too little', '1234567', { reason: 'length' }],
    ['too much', '123456789', { reason: 'length' }],
    ['a book', '1'.repeat(10_000), { reason: 'length' }],
    ['a U', '12U45678', { reason: 'character', at: 3 }],
    ['an accent', '12-34 5é78', { reason: 'character', at: 6 }],
    ['a line', '12345_78', { reason: 'character', at: 6 }],
  ])('is not %s', (_what, typed, error) => {
    expect(readCode(typed)).toEqual({ ok: false, error });
  });

  it('is refused with any one digit wrong, and with any two swapped', () => {
    fc.assert(
      fc.property(fc.oneof(presetSetups, ownSetups), chances, (setup, chance) => {
        const code = codeOf(setup, chance);
        for (let at = 0; at < code.length; at++) {
          for (const digit of DIGITS) if (digit !== code[at]) expect(readCode(changed(code, at, digit)).ok).toBe(false);
          for (let other = 0; other < at; other++)
            if (code[other] !== code[at]) expect(readCode(swapped(code, at, other))).toEqual({ ok: false, error: { reason: 'check' } });
        }
      }),
      { numRuns: 50 },
    );
  });

  it('of sixteen characters is refused with any two digits wrong', () => {
    fc.assert(
      fc.property(ownSetups, chances, fc.nat(15), fc.nat(15), digits, digits, (...drawn) => {
        const [setup, chance, at, other, digit, otherDigit] = drawn;
        const code = codeOf(setup, chance);
        const wrong = changed(changed(code, at, digit), other, otherDigit);
        fc.pre(code.length === 16 && wrong !== code);
        expect(readCode(wrong)).toEqual({ ok: false, error: { reason: 'check' } });
      }),
      { numRuns: 2_000 },
    );
  });

  it('is hardly ever guessed: one text in 32 of eight characters, one in 1,024 of sixteen', () => {
    const passed = (length: number, count: number) => {
      let passes = 0;
      for (let i = 0; i < count; i++) {
        const text = seedToHex(roundSeed(`${length} ${i}`)).slice(0, length);
        const round = readCode(text);
        if (round.ok || round.error.reason !== 'check') passes++;
      }
      return passes / count;
    };
    expect(passed(8, 32_000)).toBeCloseTo(1 / 32, 2);
    expect(passed(16, 32_000)).toBeLessThan(1 / 500);
  });

  it('that names what this build does not know asks for an update', () => {
    const last = { ...(PRESETS[0] as RoundSetup), config: { ...PRESETS[0]?.config, clock: 'on' } };
    const code = codeOf(last, 0);
    // The one digit that checks follows from the others: for each first digit there is one.
    const newer = Array.from(DIGITS).flatMap((first) =>
      Array.from(DIGITS)
        .map((check) => readCode(first + code.slice(1, 7) + check))
        .filter((round) => round.ok || round.error.reason === 'newer'),
    );
    expect(newer).toHaveLength(32);
    expect(newer.filter((round) => round.ok)).not.toHaveLength(32);
    expect(newer[31]).toEqual({ ok: false, error: { reason: 'newer' } });
  });

  it.each([
    ['a game that has no rounds', { game: 'number-puzzle', rules: 4, config: { difficulty: 'easy', clock: 'on' } }],
    [
      'questions that fit their player',
      { game: 'multiplication-table', rules: 3, config: { mode: 'practice', table: 'fit', clock: 'on' } },
    ],
    ['no clock', { game: 'multiplication-table', rules: 3, config: { mode: 'practice', table: 7 } }],
    ['a number that is out of range', { game: 'multiplication-table', rules: 3, config: { mode: 'practice', table: 101, clock: 'on' } }],
  ])('cannot name %s', (_what, setup) => {
    expect(makeCode(setup, 0)).toBeUndefined();
  });
});

describe('a preset', () => {
  it('is a whole set-up by the rules that it names, by any clock', () => {
    for (const preset of PRESETS)
      for (const clock of CLOCKS) {
        const config = { ...preset.config, clock };
        expect(rulesFor(preset.game, preset.rules)?.parseConfig(config)).toEqual({ ok: true, value: config });
      }
  });

  it('stays in its place for ever', () => {
    const codes = PRESETS.map((preset) => codeOf({ ...preset, config: { ...preset.config, clock: 'on' } }, 0));
    expect(PRESETS).toHaveLength(new Set(PRESETS.map((preset) => canonicalJson({ ...preset }))).size);
    expect(codes).toHaveLength(96);
    expect(seedToHex(roundSeed(codes.join(' ') + canonicalJson(PRESETS.map(({ game, rules, config }) => ({ game, rules, config })))))).toBe(
      'b644a769e1fa59b245f804d3a16048d8',
    );
  });
});

describe('a run', () => {
  it('is set up for its round by whatever clock, and by nothing else', () => {
    fc.assert(
      fc.property(ownSetups, ownSetups, fc.constantFrom(...CLOCKS), (setup, other, clock) => {
        const round = { ...setup, code: '00000000' };
        expect(isSetUpFor(round, { ...setup, config: { ...setup.config, clock } })).toBe(true);
        expect(isSetUpFor(round, { ...setup, rules: setup.rules + 1 })).toBe(false);
        const same = canonicalJson({ ...setup.config, clock }) === canonicalJson({ ...other.config, clock }) && setup.game === other.game;
        expect(isSetUpFor(round, other)).toBe(same);
      }),
    );
  });
});
