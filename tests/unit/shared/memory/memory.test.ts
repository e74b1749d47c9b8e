import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCheckpoint, START, writeCheckpoint, type Checkpoint } from '../../../../shared/memory/checkpoint.ts';
import { packDay, type DayEntry, type Grade } from '../../../../shared/memory/entries.ts';
import { FACTS, type FactId } from '../../../../shared/memory/facts.ts';
import type { KnownFact } from '../../../../shared/memory/known-fact.ts';
import { foldDays, memoryOf, windowFrom, type EvidenceDay } from '../../../../shared/memory/memory.ts';
import { firstDayOf, quarterOf } from '../../../../shared/quarter.ts';

const TODAY = 20_000;
const SEVEN_BY_EIGHT: FactId = 258;

const right = (fact: FactId, grade: Grade = 3): DayEntry => ({
  fact,
  minute: 600,
  grade,
  answers: 1,
  right: grade === 1 ? 0 : 1,
  timed: grade === 1 ? 0 : 1,
  score: grade === 1 ? 5 : 34,
  logTime: grade === 1 ? 0 : 22,
});

/** Days so long before today, each with these entries. */
const ago = (...days: readonly (readonly [daysAgo: number, entries: readonly DayEntry[]])[]): readonly EvidenceDay[] =>
  days.map(([daysAgo, entries]) => [TODAY - daysAgo, packDay(entries)]);

const grades = (...days: readonly (readonly [daysAgo: number, grade: Grade])[]): readonly EvidenceDay[] =>
  ago(...days.map(([daysAgo, grade]) => [daysAgo, [right(SEVEN_BY_EIGHT, grade)]] as const));

const known = (days: readonly EvidenceDay[], fact = SEVEN_BY_EIGHT, today = TODAY): KnownFact =>
  memoryOf(foldDays(START, days), days, today).facts.find((each) => each.fact === fact) ?? expect.fail();

const entry: fc.Arbitrary<DayEntry> = fc.record({
  fact: fc.constantFrom(...FACTS.keys()),
  minute: fc.integer({ min: 0, max: 1439 }),
  grade: fc.constantFrom<Grade>(1, 2, 3, 4),
  answers: fc.integer({ min: 1, max: 63 }),
  right: fc.nat({ max: 63 }),
  timed: fc.nat({ max: 63 }),
  score: fc.nat({ max: 4095 }),
  logTime: fc.nat({ max: 4095 }),
});
const part = fc.uniqueArray(entry, { maxLength: 8, selector: ({ fact }) => fact }).map(packDay);
/** Evidence of some days of about three years, in order. */
const history: fc.Arbitrary<readonly EvidenceDay[]> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: TODAY - 1000, max: TODAY }), part), { maxLength: 60, selector: ([day]) => day })
  .map((days) => [...days].sort(([one], [other]) => one - other));

describe('A quarter', () => {
  it('is thirteen weeks from a Monday on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (day) => {
        const quarter = quarterOf(day);
        expect(firstDayOf(quarter)).toBeLessThanOrEqual(day);
        expect(firstDayOf(quarter + 1)).toBeGreaterThan(day);
        expect(firstDayOf(quarter + 1) - firstDayOf(quarter)).toBe(91);
        expect(new Date(firstDayOf(quarter) * 86_400_000).getUTCDay()).toBe(1);
      }),
    );
  });
});

describe('Checkpoints', () => {
  it('are the same text, whichever of them were dropped and made anew', () => {
    fc.assert(
      fc.property(history, fc.func(fc.boolean()), (days, isDropped) => {
        const whole = foldDays(START, days);
        const quarters = [...new Set(days.map(([day]) => quarterOf(day)))];
        let kept: readonly [from: number, checkpoint: Checkpoint] = [0, START];
        for (const quarter of quarters) {
          if (isDropped(quarter)) continue;
          const [from, before] = kept;
          const until = firstDayOf(quarter + 1);
          const after = foldDays(
            before,
            days.filter(([day]) => day >= from && day < until),
          );
          kept = [until, JSON.parse(JSON.stringify(after)) as Checkpoint];
        }
        const [from, before] = kept;
        expect(
          foldDays(
            before,
            days.filter(([day]) => day >= from),
          ),
        ).toBe(whole);
      }),
    );
  });

  it('are read back as they were written', () => {
    fc.assert(
      fc.property(history, (days) => {
        const checkpoint = foldDays(START, days);
        expect(writeCheckpoint(readCheckpoint(checkpoint))).toBe(checkpoint);
        for (const state of readCheckpoint(checkpoint).values()) expect(Object.values(state).every(Number.isFinite)).toBe(true);
      }),
    );
  });

  it('take 33 characters a fact that was ever asked, and none of it twice', () => {
    const everyday = Array.from({ length: 400 }, (_, i): EvidenceDay => [TODAY + i, packDay([...FACTS.keys()].map((fact) => right(fact)))]);
    const checkpoint = foldDays(START, everyday);
    expect(checkpoint.length).toBe(33 * FACTS.size);
    expect(foldDays(checkpoint, [])).toBe(checkpoint);
    expect(foldDays(START, [])).toBe(START);
  });

  it('stop to count where their digits end, in 60 years of the busiest days', () => {
    const busiest = { ...right(SEVEN_BY_EIGHT), answers: 63, right: 63, timed: 63, score: 4095, logTime: 4095 };
    const days = Array.from({ length: 22_000 }, (_, i): EvidenceDay => [i, packDay([busiest])]);
    const [state] = readCheckpoint(foldDays(START, days)).values();
    expect(state).toMatchObject({ lastDay: 21_999, days: 4095, rightDays: 4095, answers: 262_143 });
    // No score can be more than that of so many answers that were right at once, though a day's sum may be.
    expect((state?.recentScore ?? 0) / (state?.recentAnswers ?? 0)).toBeCloseTo(40, 3);
  });
});

describe('Memory', () => {
  it('has every fact once, by id', () => {
    const { facts, today } = memoryOf(START, [], TODAY);
    expect(today).toBe(TODAY);
    expect(facts.map(({ fact }) => fact)).toEqual([...FACTS.keys()].sort((a, b) => a - b));
    expect(new Set(facts.map(({ state }) => state))).toEqual(new Set(['none']));
  });

  it.each([
    ['new after one day, however well', grades([1, 4]), 'new'],
    ['learning after two days', grades([3, 3], [1, 3]), 'learning'],
    ['learning after three, if it is forgotten sooner than in three weeks', grades([5, 3], [3, 3], [2, 3]), 'learning'],
    ['firm after three days far enough apart', grades([30, 3], [27, 3], [17, 3]), 'firm'],
    ['learning after two days that would make it firm', grades([40, 4], [30, 4]), 'learning'],
    ['learning if the last answer was right but slow', grades([90, 3], [87, 3], [77, 3], [20, 2]), 'learning'],
    ['learning if the last answer was wrong', grades([90, 3], [87, 3], [77, 3], [20, 1]), 'learning'],
    ['due when it has been left for too long', grades([120, 3], [117, 3], [107, 3]), 'due'],
  ] as const)('says %s', (_what, days, state) => {
    expect(known(days).state).toBe(state);
  });

  it('says due from the day on which it is to be asked, and firm until the one before', () => {
    const days = grades([30, 3], [27, 3], [17, 3]);
    const { dueDay } = known(days);
    expect(known(days, SEVEN_BY_EIGHT, (dueDay ?? 0) - 1).state).toBe('firm');
    expect(known(days, SEVEN_BY_EIGHT, dueDay ?? 0).state).toBe('due');
  });

  it('guesses what was never asked from ten others of its table, not from ten answers, and says nothing of the other tables', () => {
    const products = [...FACTS.values()].filter(({ kind, operation }) => kind === 'sum' && operation === 'multiply').map(({ id }) => id);
    const some = (n: number) => ago([1, products.slice(0, n).map((fact) => right(fact))]);
    expect(known(some(9)).state).toBe('none');
    expect(known(some(10)).state).toBe('guess');
    expect(known(some(10), 0).state).toBe('none');
    expect(known(ago([1, [{ ...right(products[0] ?? 0), answers: 10, right: 10 }]])).state).toBe('none');
    expect(known(some(10)).chance).toBeGreaterThan(known([]).chance);
  });

  it('counts days, right days and answers, and says when it was and will be asked', () => {
    const days = grades([9, 1], [8, 3], [4, 2]);
    expect(known(days)).toMatchObject({ days: 3, rightDays: 2, answers: 3, lastDay: TODAY - 4, needs: null });
    expect(known([])).toMatchObject({ days: 0, rightDays: 0, answers: 0, lastDay: null, dueDay: null, needs: null, isFaster: false });
  });

  it('does not care for evidence from before its window but in its checkpoint', () => {
    fc.assert(
      fc.property(history, (days) => {
        const checkpoint = foldDays(START, days);
        const recent = days.filter(([day]) => day >= windowFrom(TODAY));
        expect(memoryOf(checkpoint, days, TODAY)).toEqual(memoryOf(checkpoint, recent, TODAY));
      }),
      { numRuns: 30 },
    );
    expect(TODAY - windowFrom(TODAY)).toBe(89);
  });

  it('gives chances between 0 and 1, and bears a day that is still to come where the clock was set back', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: TODAY - 1100, max: TODAY + 400 }), (days, today) => {
        const { facts } = memoryOf(foldDays(START, days), days, today);
        expect(facts.filter(({ chance }) => !(chance >= 0 && chance <= 1))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('gives no lower a chance for one more answer that was right at once, on the day itself or the next', () => {
    fc.assert(
      fc.property(history, fc.boolean(), (days, isNext) => {
        const today = TODAY + 2;
        const before = [...days, [TODAY + 1, packDay([right(SEVEN_BY_EIGHT, 2)])] as const];
        const quick = { ...right(SEVEN_BY_EIGHT, 4), score: 40 };
        const twice = { ...right(SEVEN_BY_EIGHT, 2), answers: 2, right: 2, timed: 2, score: 74, logTime: 32 };
        const after: readonly EvidenceDay[] = isNext ? [...before, [today, packDay([quick])]] : [...days, [TODAY + 1, packDay([twice])]];
        const chance = (of: readonly EvidenceDay[]) => known(of, SEVEN_BY_EIGHT, today).chance;
        fc.pre(!days.every(([, entries]) => entries === ''));
        expect(chance(after)).toBeGreaterThanOrEqual(chance(before) - 1e-9);
      }),
    );
  });

  it('says faster where answers of this month took a tenth less time, and surely so', () => {
    const timed = (n: number, step: number): readonly DayEntry[] => [
      { ...right(SEVEN_BY_EIGHT), answers: n, right: n, timed: n, logTime: n * step },
    ];
    const compared = (before: readonly DayEntry[], lately: readonly DayEntry[], daysAgo = 40) =>
      known(ago([daysAgo, before], [5, lately])).isFaster;
    expect(compared(timed(20, 24), timed(20, 20))).toBe(true);
    expect(compared(timed(20, 24), timed(20, 23))).toBe(false);
    expect(compared(timed(4, 24), timed(20, 10))).toBe(false);
    expect(compared(timed(5, 24), timed(5, 20))).toBe(false);
    expect(compared(timed(20, 24), timed(20, 20), 91)).toBe(false);
    expect(compared(timed(20, 20), timed(20, 24))).toBe(false);
    // The mean of a day with more answers than it can count is not known.
    expect(compared(timed(63, 60), timed(20, 20))).toBe(false);
  });
});
