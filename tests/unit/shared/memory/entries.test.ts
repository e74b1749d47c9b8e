import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  mergeDays,
  packDay,
  packSession,
  unpackDay,
  unpackSession,
  type DayEntry,
  type Grade,
} from '../../../../shared/memory/entries.ts';

const entry: fc.Arbitrary<DayEntry> = fc.record({
  fact: fc.integer({ min: 0, max: 30 }),
  minute: fc.integer({ min: 0, max: 1439 }),
  grade: fc.constantFrom<Grade>(1, 2, 3, 4),
  answers: fc.integer({ min: 1, max: 63 }),
  right: fc.nat({ max: 63 }),
  timed: fc.nat({ max: 63 }),
  score: fc.nat({ max: 4095 }),
  logTime: fc.nat({ max: 4095 }),
});
const ONE_A_FACT = { maxLength: 8, selector: ({ fact }: DayEntry) => fact };
const entries = fc.uniqueArray(entry, ONE_A_FACT);
const days = fc.array(entries.map(packDay), { maxLength: 6 });

describe('Entries', () => {
  it('are the same when read back, sorted by fact', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const sorted = [...list].sort((a, b) => a.fact - b.fact);
        expect(unpackDay(packDay(list))).toEqual(sorted);
        expect(unpackSession(packSession(list))).toEqual(sorted.map(({ minute: _minute, ...rest }) => rest));
        expect(packDay(list)).toHaveLength(12 * list.length);
      }),
    );
  });

  it('of a day are the same in any order and however they are grouped, also where a sum is cut', () => {
    fc.assert(
      fc.property(
        days.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }), fc.nat({ max: list.length })),
        ),
        ([list, shuffled, cut]) => {
          const all = mergeDays(list);
          expect(mergeDays(shuffled)).toBe(all);
          expect(mergeDays([mergeDays(shuffled.slice(0, cut)), mergeDays(shuffled.slice(cut))])).toBe(all);
          expect(mergeDays([all, ''])).toBe(all);
        },
      ),
      { numRuns: 1000 },
    );
  });

  const one: DayEntry = { fact: 5, minute: 600, grade: 3, answers: 2, right: 2, timed: 2, score: 70, logTime: 44 };
  it.each<readonly [string, Partial<DayEntry>, Partial<DayEntry>, Partial<DayEntry>]>([
    ['the grade of the earlier first answer', { minute: 600, grade: 4 }, { minute: 599, grade: 2 }, { minute: 599, grade: 2 }],
    ['of the same minute the lower grade', { grade: 4 }, { grade: 2 }, { grade: 2 }],
    ['counts up to 63', { answers: 40, right: 40 }, { answers: 40, right: 23 }, { answers: 63, right: 63 }],
    ['sums up to 4095', { score: 4000 }, { score: 100 }, { score: 4095 }],
  ])('have together %s', (_what, a, b, both) => {
    const together = { ...one, answers: 4, right: 4, timed: 4, score: 140, logTime: 88, ...both };
    expect(unpackDay(mergeDays([packDay([{ ...one, ...a }]), packDay([{ ...one, ...b }])]))).toEqual([together]);
  });

  it('of a session become those of its day', () => {
    const { minute, ...rest } = one;
    expect(unpackDay(dayOf(packSession([rest]), minute))).toEqual([one]);
  });
});
