import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigits, digitsOf, writeDigits } from '../../../../../shared/base32.ts';
import { bitsOf } from '../../../../../shared/bits.ts';
import { makeCode, readCode } from '../../../../../shared/classroom/round.ts';
import {
  cardsOf,
  COUNTS,
  factsOfPlan,
  LARGEST,
  makeSheetCode,
  problemsOf,
  readSheet,
  readSheetCode,
  SHEET_CHANCES,
  writeSheet,
  type Sheet,
  type SheetSetup,
} from '../../../../../shared/games/practice/sheet.ts';
import { packPlan } from '../../../../../shared/games/practice/pack-plan.ts';
import { STANDINGS } from '../../../../../shared/games/practice/v1/plan-text.ts';
import { FORMS } from '../../../../../shared/games/practice/v1/question.ts';
import { CLOCK } from '../../../../../shared/games/kit/round-form.ts';
import { ROUND_PRESETS } from '../../../../../shared/games/rounds.ts';
import { FACTS } from '../../../../../shared/memory/facts.ts';
import { FIRST_SHEET } from '../../../../../shared/sheet-id.ts';
import { ASKABLE, classSets, ownSheets, sheets } from './sheets.ts';

describe('the code of a sheet', () => {
  it('has eight characters, and with the facts of one player says the same sheet again, so that a device prints the same list', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        expect(sheet.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
        const read = readSheet(writeSheet(sheet));
        expect(read).toEqual(sheet);
        expect(problemsOf(read as Sheet)).toEqual(problemsOf(sheet));
      }),
      { numRuns: 1_000 },
    );
  });

  it('stays: what was printed is read by every later build', () => {
    const last: SheetSetup = { count: 40, set: { form: 'divide', largest: 12 } };
    expect([...COUNTS.map((each) => makeSheetCode({ count: each, set: null }, 0)), makeSheetCode(last, SHEET_CHANCES - 1)]).toEqual([
      '3W00000Z',
      '3W10000T',
      '3WSZZZZ0',
    ]);
    const sheet = readSheet(makeSheetCode({ count: 20, set: { form: 'multiply', largest: 10 } }, 12_345));
    expect(
      sheet &&
        problemsOf(sheet)
          .map(({ a, b }) => `${a}×${b}`)
          .join(' '),
    ).toBe('9×6 7×7 2×4 8×8 4×6 8×6 8×10 4×9 8×7 7×2 6×7 4×3 4×10 5×4 10×10 7×5 3×10 3×2 7×9 6×6');
  });

  it('is of no round, which says so of it, and no code of a round is one of a sheet', () => {
    expect(ROUND_PRESETS.length * 2 ** CLOCK.width).toBeLessThanOrEqual(FIRST_SHEET);
    fc.assert(
      fc.property(sheets, ({ code }) => {
        expect(readCode(code)).toEqual({ ok: false, error: { reason: 'sheet' } });
      }),
    );
  });

  it('that is none says why: its length, a character, a mistake, a class round, a newer build', () => {
    const code = makeSheetCode({ count: 20, set: null }, 0);
    expect(readSheetCode(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4).replaceAll('0', 'o')}`)).toEqual({
      ok: true,
      value: { code, count: 20, set: null },
    });
    expect(readSheetCode(code.slice(1))).toEqual({ ok: false, error: { reason: 'length' } });
    expect(readSheetCode(`U${code.slice(1)}`)).toEqual({ ok: false, error: { reason: 'character', at: 1 } });
    expect(readSheetCode(`1${code.slice(1)}`)).toEqual({ ok: false, error: { reason: 'check' } });
    const preset = ROUND_PRESETS[0] as (typeof ROUND_PRESETS)[number];
    expect(readSheetCode(makeCode({ ...preset, config: { ...preset.config, clock: 'on' } }, 1) ?? '')).toEqual({
      ok: false,
      error: { reason: 'round' },
    });
    // The number behind the last class set, and the next version.
    const later = (bits: string): string => {
      const digits = digitsOf(bits);
      return writeDigits([...digits, ...checkDigits(digits, 1)]);
    };
    const number = FIRST_SHEET + COUNTS.length * (1 + FORMS.length * LARGEST.length);
    for (const [version, setup] of [
      [0, number],
      [1, 0],
    ] as const)
      expect(
        readSheetCode(
          later(
            bitsOf([
              [version, 3],
              [setup, 12],
              [0, 20],
            ]),
          ),
        ),
      ).toEqual({ ok: false, error: { reason: 'newer' } });
  });

  it('is none with a wrong character, with facts where it has its own, and without them where it has none', () => {
    fc.assert(
      fc.property(sheets, fc.nat(7), fc.constantFrom(...Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ')), (sheet, at, digit) => {
        const text = writeSheet(sheet);
        fc.pre(text.charAt(at) !== digit);
        expect(readSheet(text.slice(0, at) + digit + text.slice(at + 1))).toBeNull();
      }),
    );
    fc.assert(
      fc.property(classSets, ownSheets, (set, own) => {
        expect(readSheet(`${set.code}.${writeSheet(own).split('.')[1]}`)).toBeNull();
        expect(readSheet(own.code)).toBeNull();
      }),
    );
  });

  it('is none with a fact twice, with one that cannot be asked, with half of one or with more than it has problems', () => {
    fc.assert(
      fc.property(ownSheets, (sheet) => {
        const text = writeSheet(sheet);
        const large = [...FACTS.values()].find(({ kind }) => kind === 'class')?.id ?? -1;
        expect(readSheet(text + text.slice(-2))).toBeNull();
        expect(readSheet(writeSheet({ ...sheet, facts: [...sheet.facts.slice(1), large] }))).toBeNull();
        expect(readSheet(text.slice(0, -1))).toBeNull();
        expect(readSheet(writeSheet({ ...sheet, facts: ASKABLE.slice(0, sheet.count + 1) }))).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        expect(readSheet(text)).toBeNull();
      }),
    );
  });
});

describe('the problems of a sheet', () => {
  it('are as many as it says, right, of its facts alone, each as often as the others, and never the same twice in a row', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const problems = problemsOf(sheet);
        expect(problems).toHaveLength(sheet.count);
        const times = new Map<number, number>();
        for (const { fact } of problems) times.set(fact, (times.get(fact) ?? 0) + 1);
        expect(Math.max(...times.values()) - Math.min(...times.values())).toBeLessThanOrEqual(1);
        const isTwice = problems.some(({ fact }, i) => i > 0 && fact === problems[i - 1]?.fact);
        expect(isTwice).toBe(times.size === 1);
        if (sheet.set === null) expect([...times.keys()].every((fact) => sheet.facts.includes(fact))).toBe(true);
        for (const { form, a, b, answer } of problems)
          expect(answer).toBe({ add: a + b, subtract: a - b, multiply: a * b, divide: a / b }[form]);
      }),
      { numRuns: 500 },
    );
  });

  it('of a class set are of one operation, up to its number', () => {
    fc.assert(
      fc.property(classSets, (sheet) => {
        const { form, largest } = sheet.set as NonNullable<Sheet['set']>;
        for (const problem of problemsOf(sheet)) {
          expect(problem.form).toBe(form);
          const { a, b, answer } = problem;
          const parts = form === 'add' || form === 'multiply' ? [a, b] : [b, answer];
          expect(Math.max(...parts)).toBeLessThanOrEqual(largest);
        }
      }),
    );
  });

  it('make one card a fact', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const problems = problemsOf(sheet);
        const cards = cardsOf(problems);
        expect(cards.map(({ fact }) => fact)).toEqual([...new Set(problems.map(({ fact }) => fact))]);
      }),
    );
  });
});

describe('the facts of a sheet', () => {
  const plan = packPlan(
    STANDINGS.flatMap((standing, i) => ASKABLE.slice(6 * i, 6 * i + 6).map((fact) => ({ fact, standing, chance: 32, order: 0 }))),
  );
  const standings = (facts: readonly number[]) => [...new Set(facts.map((fact) => STANDINGS[Math.floor(ASKABLE.indexOf(fact) / 6)]))];

  it('are those that are due, then those that need work, and those that were never shown come last', () => {
    expect(standings(factsOfPlan(plan, false, 40))).toEqual(['due', 'named', 'learning', 'firm', 'unmet', 'new']);
    expect(standings(factsOfPlan(plan, false, 20))).toEqual(['due', 'named', 'learning', 'firm']);
  });

  it('of who has answered nothing yet are a bit of everything', () => {
    const facts = factsOfPlan(plan, true, 20);
    expect(facts).toHaveLength(20);
    expect(standings(facts)).toEqual([...STANDINGS]);
  });
});
