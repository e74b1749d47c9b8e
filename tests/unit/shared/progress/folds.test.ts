import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekOf } from '../../../../shared/day.ts';
import { accumulatorOf, emptyAccumulator, fold as foldSessions, figuresIn } from '../../../../shared/progress/accumulator.ts';
import type { Counted } from '../../../../shared/progress/counted/counted.ts';
import { FOLD_NAMES, foldOf } from '../../../../shared/progress/folds/registry.ts';
import { runsOf } from '../../../../shared/progress/folds/streak.ts';
import { foldParts, unionParts, whole } from '../../../../shared/progress/parts.ts';
import { isPractised, streakDays } from '../../../../shared/progress/streak.ts';
import { view } from '../../../../shared/progress/view.ts';
import { fold as firstFold } from './first-version/accumulator.ts';
import { isPractised as firstIsPractised, streakDays as firstStreakDays } from './first-version/streak.ts';
import { session, sessionSets } from './sessions.ts';

/** Sets of items of all kinds that count. A claim is named by its badge and generation, so there is one of each. */
const badge = fc.record({
  badge: fc.constantFrom('first-game', 'hundred', '__proto__'),
  generation: fc.nat({ max: 2 }),
  xp: fc.constant(100),
  atMs: fc.nat({ max: 1_000 }),
  day: fc.nat({ max: 10 }),
});
const itemSets: fc.Arbitrary<Counted[]> = fc
  .tuple(sessionSets, fc.uniqueArray(badge, { maxLength: 6, selector: ({ badge: name, generation }) => `${name}:${generation}` }))
  .map(([sessions, badges]) => [...sessions.map((one) => ({ session: one })), ...badges.map((one) => ({ badge: one }))]);

/** A set, the same in another order, and the same split in two. */
const rearranged = itemSets.chain((set) =>
  fc.record({
    set: fc.constant(set),
    shuffled: fc.shuffledSubarray(set, { minLength: set.length }),
    cut: fc.nat({ max: set.length }),
  }),
);

describe.each(FOLD_NAMES)('the fold "%s"', (name) => {
  const fold = foldOf(name);
  const { empty } = fold;
  const union = (a: unknown, b: unknown): unknown => fold.union(a, b);
  const folded = (items: readonly Counted[]) =>
    items.filter((item) => fold.bucketOf(item) !== undefined).reduce((part, item) => fold.add(part, item), empty);

  it('is the same in any order (P6)', () => {
    fc.assert(
      fc.property(rearranged, ({ set, shuffled }) => {
        expect(folded(shuffled)).toEqual(folded(set));
      }),
    );
  });

  it('is the same however the set is split (P6)', () => {
    fc.assert(
      fc.property(rearranged, ({ shuffled, cut, set }) => {
        expect(union(folded(shuffled.slice(0, cut)), folded(shuffled.slice(cut)))).toEqual(folded(set));
      }),
    );
  });

  it('has an empty part that changes nothing', () => {
    fc.assert(
      fc.property(itemSets, (set) => {
        expect(union(folded(set), empty)).toEqual(folded(set));
        expect(union(empty, folded(set))).toEqual(folded(set));
      }),
    );
  });

  it('is the whole of its parts', () => {
    fc.assert(
      fc.property(itemSets, (set) => {
        expect(whole(foldParts(set), name)).toEqual(folded(set));
      }),
    );
  });

  it('leaves what it adds to as it was, and is plain JSON', () => {
    fc.assert(
      fc.property(itemSets, (set) => {
        const before = folded(set.slice(1));
        const text = JSON.stringify(before);
        union(before, folded(set.slice(0, 1)));
        expect(JSON.stringify(before)).toBe(text);
        expect(JSON.parse(text)).toEqual(before);
      }),
    );
  });
});

describe('the registry', () => {
  it('names each fold as it is listed, and each has a version', () => {
    expect(FOLD_NAMES.map((name) => foldOf(name).name)).toEqual(FOLD_NAMES);
    expect(FOLD_NAMES.every((name) => foldOf(name).version >= 1)).toBe(true);
  });

  it('folds a set in parts as it folds it whole', () => {
    fc.assert(
      fc.property(rearranged, ({ shuffled, cut, set }) => {
        expect(unionParts(foldParts(shuffled.slice(0, cut)), foldParts(shuffled.slice(cut)))).toEqual(foldParts(set));
      }),
    );
  });

  it('touches at most one part of each fold with one item', () => {
    fc.assert(
      fc.property(itemSets, (set) => {
        for (const item of set) for (const buckets of foldParts([item]).values()) expect(buckets.size).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('what parts hold', () => {
  const HOUR = 3_600_000;
  const FIRST_DAY = 20_000;
  /** Three years of practice, several games a day. */
  const years = Array.from({ length: 3 * 365 * 4 }, (_, i) => {
    const day = FIRST_DAY + Math.floor(i / 4);
    const game = (['speed-math', 'math-race', 'number-sequence'] as const)[i % 3] as string;
    return { session: session(`s${i}`, { day, endMs: day * 24 * HOUR + (i % 4) * HOUR, game }) };
  });
  const bytes = (value: unknown): number => JSON.stringify(value).length;

  it.each([
    ['every day', (_day: number) => true],
    ['three days a week, with a gap after each', (day: number) => [0, 2, 4].includes(day % 7)],
    ['every other day', (day: number) => day % 2 === 0],
  ])('stays small for somebody who practises %s: what one game touches after three years is less than 4 kB', (_how, practises) => {
    const played = years.filter(({ session: { day } }) => practises(day));
    const parts = foldParts(played);
    // The game that touches the most: a quarter may just have begun when the three years are over.
    const sizes = played.slice(-400).map((game) => {
      const touched = foldParts([game]);
      const each = [...touched].flatMap(([name, buckets]) => [...buckets.keys()].map((bucket) => bytes(parts.get(name)?.get(bucket))));
      return each.reduce((sum, size) => sum + size, 0);
    });
    expect(Math.max(...sizes)).toBeLessThan(4_000);
  });

  it('has a part of days a calendar week, from Monday to Sunday', () => {
    const monday = Date.UTC(2026, 10, 23) / 86_400_000;
    expect([-1, 0, 6, 7].map((after) => weekOf(monday + after) - weekOf(monday))).toEqual([-1, 0, 0, 1]);
    expect(weekOf(0)).toBe(0);
  });
});

describe('measured by the first version', () => {
  it('the accumulator of any set of sessions is what it was', () => {
    fc.assert(
      fc.property(sessionSets, (set) => {
        expect(foldSessions(set)).toEqual(firstFold(set));
        expect(accumulatorOf(foldParts(set.map((one) => ({ session: one }))))).toEqual(firstFold(set));
      }),
      { numRuns: 300 },
    );
  });

  /** Days far and near, travellers' and others', so that runs join, touch and are bridged. */
  const histories = fc.array(
    fc.record({
      day: fc.oneof(fc.integer({ min: 20_000, max: 20_020 }), fc.integer({ min: 20_000, max: 20_800 })),
      hour: fc.integer({ min: 0, max: 23 }),
      utcOffsetMin: fc.constantFrom(-600, -480, 0, 180, 540, 780),
    }),
    { maxLength: 60 },
  );
  const sessionsOf = (history: readonly { day: number; hour: number; utcOffsetMin: number }[]) =>
    history.map(({ day, hour, utcOffsetMin }, i) =>
      session(`s${i}`, { day, utcOffsetMin, endMs: (day * 24 + hour) * 3_600_000 - utcOffsetMin * 60_000 }),
    );

  it('the streak of any history, on any day, is what it was, from the whole and from its parts', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: -3, max: 25 }), (history, after) => {
        const sessions = sessionsOf(history);
        const today = (history[0]?.day ?? 20_000) + after;
        const { days } = firstFold(sessions);
        const inParts = whole(foldParts(sessions.map((one) => ({ session: one }))), 'streak');
        expect(inParts).toEqual(runsOf(days));
        expect(streakDays(inParts, today)).toBe(firstStreakDays(days, today));
        expect(isPractised(inParts, today)).toBe(firstIsPractised(days, today));
      }),
      { numRuns: 1_000 },
    );
  });

  it('a view of a redeemed badge has its XP once', () => {
    const redeemed = { badge: 'first-game', generation: 0, xp: 100, atMs: 5, day: 0 };
    const redeemedOnce = accumulatorOf(foldParts([{ session: session('a', { score: 0 }) }, { badge: redeemed }]));
    expect(
      view(figuresIn(redeemedOnce), { day: 0 }).totalXp - view(figuresIn(foldSessions([session('a', { score: 0 })])), { day: 0 }).totalXp,
    ).toBe(100);
    expect(view(figuresIn(emptyAccumulator()), { day: 0 }).totalXp).toBe(0);
  });
});
