import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Canonical } from '../../../../shared/canonical.ts';
import { monthOf } from '../../../../shared/civil-date.ts';
import { weekOf } from '../../../../shared/day.ts';
import type { Reset, SessionFacts, SessionSummary } from '../../../../shared/contract/state.ts';
import type { Counted } from '../../../../shared/progress/counted/counted.ts';
import { countsAfter, NO_RESET } from '../../../../shared/progress/counted/reset.ts';
import { figuresOf, NO_FIGURES } from '../../../../shared/progress/figures.ts';
import { NO_FEATS } from '../../../../shared/progress/folds/feats.ts';
import { sessionsIn, sessionXpIn } from '../../../../shared/progress/folds/games.ts';
import { FOLD_NAMES, foldOf } from '../../../../shared/progress/folds/registry.ts';
import { foldParts, unionParts, whole, type Parts } from '../../../../shared/progress/parts.ts';
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
const notice = fc.record({ badge: fc.constantFrom('first-game', 'hundred'), generation: fc.nat({ max: 2 }) });
const reward = fc.record({
  challenge: fc.constantFrom('one', 'three', '__proto__'),
  generation: fc.nat({ max: 2 }),
  atMs: fc.nat({ max: 1_000 }),
  day: fc.nat({ max: 200 }),
});
/** Choices of one moment, too: then their ids decide. */
const preference = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('practice.target', 'clock', '__proto__'),
  value: fc.constantFrom('60', '75', '90'),
  atMs: fc.nat({ max: 3 }),
});
const byClaim = { maxLength: 6, selector: (claim: { badge: string; generation: number }) => `${claim.badge}:${claim.generation}` };
const byReward = { maxLength: 6, selector: (claim: { challenge: string; generation: number }) => `${claim.challenge}:${claim.generation}` };
/** Of attempts one in three was left, and one in three before anything was tried (decision C9). */
function asLeft(one: SessionSummary, n: number): SessionSummary {
  const left = one.challenge === undefined ? undefined : ([undefined, 'tried', 'untried'] as const)[n % 3];
  return left ? { ...one, left } : one;
}
const itemSets: fc.Arbitrary<Counted[]> = fc
  .tuple(
    sessionSets,
    fc.uniqueArray(badge, byClaim),
    fc.uniqueArray(notice, byClaim),
    fc.uniqueArray(reward, byReward),
    fc.array(preference, { maxLength: 6 }),
  )
  .map(([sessions, badges, notices, rewards, preferences]) => [
    ...sessions.map((one, n) => ({ session: asLeft(one, n) })),
    ...badges.map((one) => ({ badge: one })),
    ...notices.map((one) => ({ notice: one })),
    ...rewards.map((one) => ({ reward: one })),
    ...preferences.map((one) => ({ preference: one })),
  ]);

/** Resets amid the sessions of a set and its generations. */
const resets: fc.Arbitrary<Reset[]> = fc.array(
  fc.record({ atMs: fc.integer({ min: 1_790_000_000_000, max: 1_790_000_000_000 + 8 * 86_400_000 }), generation: fc.nat({ max: 3 }) }),
  { maxLength: 3 },
);
const bothResets = (a: Reset, b: Reset): Reset => ({
  atMs: Math.max(a.atMs, b.atMs),
  generation: Math.max(a.generation, b.generation),
});

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
    items.filter((item) => fold.bucketOf(item) !== undefined).reduce((part, item) => fold.add(part, [item]), empty);

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

  it('is the same whether its parts are put together at once or two by two', () => {
    fc.assert(
      fc.property(rearranged, ({ set, cut }) => {
        const parts = [folded(set.slice(0, cut)), folded(set.slice(cut)), empty];
        expect(fold.unionAll?.(parts) ?? parts.reduce(union, empty)).toEqual(parts.reduce(union, empty));
      }),
    );
  });

  it('has parts that are canonical: `check` refuses others', () => {
    fc.assert(
      fc.property(itemSets, (set) => {
        expect(() => canonicalJson(folded(set) as Canonical)).not.toThrow();
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

  it('counts an item that is listed twice once (P3)', () => {
    fc.assert(
      fc.property(rearranged, ({ set, shuffled, cut }) => {
        expect(foldParts([...shuffled, ...shuffled.slice(cut)])).toEqual(foldParts(set));
      }),
    );
  });

  it('is the same whether a reset comes before the items, after them or in between (decision D7)', () => {
    const arrivals = fc
      .tuple(itemSets, resets)
      .chain(([items, all]) => fc.shuffledSubarray([...items, ...all], { minLength: items.length + all.length }));
    fc.assert(
      fc.property(arrivals, (arrived) => {
        let [parts, reset]: [Parts, Reset] = [foldParts([]), NO_RESET];
        const stored: Counted[] = [];
        for (const one of arrived) {
          if ('atMs' in one) {
            reset = bothResets(reset, one);
            parts = foldParts(stored.filter((item) => countsAfter(reset, item)));
          } else {
            stored.push(one);
            if (countsAfter(reset, one)) parts = unionParts(parts, foldParts([one]));
          }
        }
        expect(parts).toEqual(foldParts(stored.filter((item) => countsAfter(reset, item))));
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
  /** As many topics as Multiplication Table has, the game with the most. */
  const topics = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`table ${i + 1}`, [10, 9, 31_000] as [number, number, number]]));
  /** Fields of the three games below: each of their runs can be compared with those before it. */
  const SETUP = {
    operation: 'multiplication',
    friendly: true,
    questions: 100,
    from: 100,
    to: 3000,
    target: 100,
    mode: 'challenge',
    table: 7,
  };
  /** Three years of practice, several games a day. */
  const years = Array.from({ length: 3 * 365 * 4 }, (_, i) => {
    const day = FIRST_DAY + Math.floor(i / 4);
    const game = (['speed-math', 'math-race', 'multiplication-table'] as const)[i % 3] as string;
    const facts: SessionFacts = [210, 189, 651_000, 27_000, topics];
    return { session: session(`s${i}`, { day, endMs: day * 24 * HOUR + (i % 4) * HOUR, game, facts, data: SETUP }) };
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

describe('a challenge a day', () => {
  it('takes less than 4 kB a quarter, with every reward claimed', () => {
    const attempt = { revision: 1, passed: true, xpReward: 500 };
    const days = Array.from({ length: 200 }, (_, i): readonly Counted[] => {
      const [day, challenge] = [20_000 + i, `2026-11-${10 + i}`];
      const reward = { challenge, generation: 0, atMs: day * 86_400_000, day };
      return [{ session: session(`s${i}`, { day, score: 900, challenge, attempt }) }, { reward }];
    });
    const quarters = [...(foldParts(days.flat()).get('challenges')?.values() ?? [])].map((part) => JSON.stringify(part).length);
    expect(quarters.length).toBeGreaterThan(2);
    expect(Math.max(...quarters)).toBeLessThan(4_000);
  });
});

describe('what a game comes to', () => {
  const answered = (
    right: number,
    change: Partial<SessionSummary> = {},
    topics: { [topic: string]: [number, number, number] } = {},
  ): SessionFacts => [change.accuracy === 100 ? right : right + 2, right, 30_000, right < 10 ? null : right * 1_000, topics];
  const played = (id: string, right: number, change: Partial<SessionSummary> = {}) =>
    session(id, { facts: answered(right, change), ...change });
  const gameOf = (...sessions: readonly SessionSummary[]) =>
    whole(foldParts(sessions.map((one) => ({ session: one }))), 'games')['speed-math'];

  it('counts answers, right ones and games at an accuracy of 100 and from 90 on, each with at least ten answers (decision D15)', () => {
    const games = gameOf(
      played('a', 10, { accuracy: 100 }),
      played('b', 9, { accuracy: 100 }),
      played('c', 20, { accuracy: 91 }),
      played('d', 12, { accuracy: 86, difficulty: 'hard' }),
    );
    expect(games?.feats).toEqual({
      finished: { easy: 0, medium: 3, hard: 1, expert: 0 },
      answers: 55,
      right: 51,
      perfect: 1,
      accurate: 2,
      mostRight: 20,
      bestAccuracy: 100,
      quickestTenMs: 10_000,
    });
  });

  it.each<[string, Partial<SessionSummary>]>([
    ['a resumed game (decision G22)', { resumed: true }],
    ['a game that was solved with hints (decision G29)', { data: { hinted: true } }],
  ])('takes no best from %s, which counts in the sums', (_, change) => {
    const games = gameOf(played('a', 30, { ...change, accuracy: 100 }));
    expect(games).toMatchObject({ sessions: 1, scoreSum: 160, xp: 5 + 10 + 3 });
    expect(games?.bestScore).toBe(0);
    expect(games?.feats).toEqual({
      ...NO_FEATS,
      finished: { ...NO_FEATS.finished, medium: 1 },
      answers: 30,
      right: 30,
      perfect: 1,
      accurate: 1,
    });
  });

  it('takes neither feats nor topics from a game that nobody could have played (decision D23)', () => {
    const facts = answered(30, { accuracy: 100 }, { addition: [30, 30, 30_000] });
    const games = gameOf(session('a', { unverified: true, facts }));
    expect(games?.sessions).toBe(1);
    expect(games?.feats).toEqual(NO_FEATS);
    expect(games?.topics).toEqual({});
  });

  it('adds up answers by topic', () => {
    const one = session('a', { facts: answered(3, {}, { addition: [4, 3, 4_000] }) });
    const other = session('b', { facts: answered(5, {}, { addition: [2, 1, 3_000], division: [5, 4, 9_000] }) });
    const month = monthOf(one.day);
    expect(gameOf(one, other)?.topics).toEqual({
      'medium/addition': [6, 4, 7_000, month, 6, 4, 7_000],
      'medium/division': [5, 4, 9_000, month, 5, 4, 9_000],
    });
  });

  it('keeps the answers of the last month of a topic apart, in whatever order the games arrive', () => {
    const facts = (ms: number) => answered(10, {}, { division: [10, 9, ms] });
    const october = session('a', { day: 20_745, facts: facts(50_000) });
    const november = session('b', { day: 20_770, facts: facts(30_000) });
    for (const games of [gameOf(october, november), gameOf(november, october)])
      expect(games?.topics).toEqual({ 'medium/division': [20, 18, 80_000, monthOf(20_770), 10, 9, 30_000] });
  });

  it('keeps a topic at another difficulty apart, except a table, which is the same in each mode', () => {
    const [facts, table] = [answered(3, {}, { division: [4, 3, 9_000] }), answered(3, {}, { 'table 7': [4, 3, 9_000] })];
    const hard = { difficulty: 'hard' } as const;
    expect(Object.keys(gameOf(session('a', { facts }), session('b', { facts, ...hard }))?.topics ?? {})).toEqual([
      'medium/division',
      'hard/division',
    ]);
    const tables = [session('a', { facts: table }), session('b', { facts: table, ...hard })].map((one) => ({
      session: { ...one, game: 'multiplication-table' },
    }));
    expect(Object.keys(whole(foldParts(tables), 'games')['multiplication-table']?.topics ?? {})).toEqual(['table 7']);
  });

  it('keeps the best score of each difficulty with the first day on which it was reached', () => {
    const games = gameOf(
      session('a', { day: 20_003, score: 200 }),
      session('b', { day: 20_001, score: 200 }),
      session('c', { day: 20_000, score: 150 }),
      session('d', { day: 20_002, score: 90, difficulty: 'hard' }),
      session('e', { day: 20_002, score: 900, resumed: true }),
      session('f', { day: 20_002, score: 900, unverified: true }),
      session('h', { day: 20_002, score: 900, data: { hinted: true } }),
      session('g', { day: 20_002, score: 0, difficulty: 'easy' }),
    );
    expect(games?.bests).toEqual({ medium: [200, 20_001], hard: [90, 20_002] });
  });

  it('has no answers of a game whose facts are not known yet, or cannot be', () => {
    const games = gameOf(session('a'), session('b', { facts: null }));
    expect(games?.sessions).toBe(2);
    expect(games?.feats).toEqual({ ...NO_FEATS, finished: { ...NO_FEATS.finished, medium: 2 } });
    expect(games?.topics).toEqual({});
  });
});

describe('an attempt in which nothing was tried (decision C9)', () => {
  it('is in no figure but that of its challenge: it gives no XP, and its day is not practised', () => {
    const attempt = { revision: 1, passed: false, xpReward: 100 };
    const untried = session('a', { challenge: 'one', score: 0, left: 'untried' });
    expect(foldParts([{ session: untried }])).toEqual(foldParts([]));
    expect(figuresOf(foldParts([{ session: { ...untried, attempt } }]))).toEqual({ ...NO_FIGURES, challenges: { one: [0, 0, -1, 0] } });
  });

  it('left after something was tried, counts and is no finished game', () => {
    const figures = whole(foldParts([{ session: session('a', { challenge: 'one', left: 'tried', difficulty: 'hard' }) }]), 'games');
    expect(figures['speed-math']).toMatchObject({ sessions: 1, feats: { finished: { hard: 0 } } });
  });
});

describe('what a day comes to', () => {
  it('is the sums of its sessions; XP of attempts belongs to their challenge', () => {
    const sessions = [
      session('a', { day: 5, score: 100, accuracy: 80, timeTaken: 40 }),
      session('b', { day: 5, score: 50, timeTaken: 10 ** 9, challenge: 'one' }),
      session('c', { day: 6 }),
    ];
    const days = whole(foldParts(sessions.map((one) => ({ session: one }))), 'days');
    expect(days[0]).toEqual([5, 2, 150, 180, 2, 40 + 86_400, 12]);
    expect(days.map(([day]) => day)).toEqual([5, 6]);
  });
});

describe('a class round', () => {
  const played = (id: string, score: number, change: Partial<SessionSummary> = {}) => ({
    session: session(id, { score, course: 'round', round: '00000000', ...change }),
  });

  it('pays the best of its games once, whenever and wherever these were played (decision D30)', () => {
    const calm = played('c', 950, { course: 'calm', timeTaken: 10 });
    const figures = figuresOf(
      foldParts([played('a', 500), played('b', 900, { day: 22_000 }), calm, played('d', 900, { round: '00000001' })]),
    );
    expect(figures.challenges).toEqual({ 'round:00000000': [34, -1, -1, 0], 'round:00000001': [33, -1, -1, 0] });
    expect([sessionXpIn(figures.games), view(figures, { day: 1 }).totalXp, sessionsIn(figures.games)]).toEqual([0, 67, 4]);
    expect(figures.days.map(([, sessions, , , , , xp]) => [sessions, xp])).toEqual([
      [3, 0],
      [1, 0],
    ]);
  });

  it('pays one that nobody could have played once, too, and no more for it than for any other', () => {
    const forged = ['a', 'b', 'c'].map((id) => played(id, 10_000, { unverified: true }));
    expect(view(figuresOf(foldParts(forged)), { day: 1 }).totalXp).toBe(10);
  });

  it('is no personal best, whatever its clock, and feeds the sums and maxima of badges', () => {
    const records = { 'best_ms/mixed/10/20': 9, 'best_score/challenge': 90, best_streak: 20, '7/correct': 3 };
    for (const course of ['round', 'calm'] as const) {
      const { bests, games } = figuresOf(
        foldParts([played('a', 900, { course, data: { operation: 'addition', friendly: true, questions: 15, records } })]),
      );
      const { bestScore, records: kept, feats } = games['speed-math'] ?? {};
      expect([bests, bestScore, Object.keys(kept ?? {}), feats?.finished.medium]).toEqual([{}, 0, ['best_streak', '7/correct'], 1]);
    }
  });

  it('has parts of its own, so that three rounds a school day stay below 3 kB a part', () => {
    const days = Array.from({ length: 66 }, (_, i) =>
      played(`s${i}`, 900, { day: 20_000 + Math.floor(i / 3), round: String(10 ** 15 + i) }),
    );
    const parts = foldParts(days).get('challenges') ?? new Map<string, unknown>();
    expect([...parts.keys()].every((bucket) => bucket.startsWith('rounds/'))).toBe(true);
    for (const part of parts.values()) expect(JSON.stringify(part).length).toBeLessThan(3_000);
  });
});

describe('measured by the first version', () => {
  it('the figures of any set of sessions are what they were', () => {
    fc.assert(
      fc.property(sessionSets, (sets) => {
        // It knew no courses and no class rounds.
        const set = sets.map(({ course: _course, round: _round, ...one }): SessionSummary => one);
        const { days: practised, ...first } = firstFold(set);
        const { challenges, days, games } = figuresOf(foldParts(set.map((one) => ({ session: one }))));
        const tallies = Object.fromEntries(
          Object.entries(games).map(([game, { xp: _xp, bests: _bests, feats: _feats, topics: _topics, records: _records, ...tally }]) => [
            game,
            tally,
          ]),
        );
        const records = Object.fromEntries(
          Object.entries(games).flatMap(([game, of]) => Object.entries(of.records).map(([name, tally]) => [`${game}/${name}`, tally])),
        );
        const totals = { sessions: sessionsIn(games), sessionXp: sessionXpIn(games) };
        const challengeXp = Object.fromEntries(Object.entries(challenges).map(([id, [xp]]) => [id, xp]));
        expect({ v: 1, ...totals, challengeXp, games: tallies, records }).toEqual(first);
        expect(days.map(([day]) => String(day))).toEqual(Object.keys(practised));
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

  it('the streak of any history, on any day, is what it was, if no day has two offsets; else it is no shorter (decision D2)', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: -3, max: 25 }), fc.boolean(), (history, after, oneOffset) => {
        const offsets = new Map(history.map(({ day, utcOffsetMin }) => [day, utcOffsetMin]));
        const lived = oneOffset ? history.map((one) => ({ ...one, utcOffsetMin: offsets.get(one.day) ?? 0 })) : history;
        const sessions = sessionsOf(lived);
        const today = (history[0]?.day ?? 20_000) + after;
        const { days } = firstFold(sessions);
        const runs = whole(foldParts(sessions.map((one) => ({ session: one }))), 'streak');
        const [now, before] = [streakDays(runs, today), firstStreakDays(days, today)];
        if (oneOffset) expect(now).toBe(before);
        else expect(now).toBeGreaterThanOrEqual(before);
        expect(isPractised(runs, today)).toBe(firstIsPractised(days, today));
      }),
      { numRuns: 1_000 },
    );
  });

  it('a view of a redeemed badge has its XP once', () => {
    const redeemed = { badge: 'first-game', generation: 0, xp: 100, atMs: 5, day: 0 };
    const [game, claim] = [{ session: session('a', { score: 0 }) }, { badge: redeemed }];
    const xpOf = (items: readonly Counted[]) => view(figuresOf(foldParts(items)), { day: 0 }).totalXp;
    expect(xpOf([game, claim]) - xpOf([game])).toBe(100);
    expect(view(NO_FIGURES, { day: 0 }).totalXp).toBe(0);
  });
});
