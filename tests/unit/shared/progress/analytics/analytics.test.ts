import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reset, SessionSummary } from '../../../../../shared/contract/state.ts';
import type { RedeemedBadge } from '../../../../../shared/items/badge-claim/counted.ts';
import { monthOf } from '../../../../../shared/civil-date.ts';
import { analyticsOf, type Analytics } from '../../../../../shared/progress/analytics/analytics.ts';
import { dailyBuckets, firstBucketDay, weeklyBuckets } from '../../../../../shared/progress/analytics/buckets.ts';
import { skillOf } from '../../../../../shared/progress/analytics/skill.ts';
import { LEAST_TOPIC_ANSWERS } from '../../../../../shared/progress/analytics/topic-stats.ts';
import { weeklyGoalDays } from '../../../../../shared/progress/analytics/weekly-goal.ts';
import { dayNumber, type DayNumber } from '../../../../../shared/day.ts';
import type { Counted } from '../../../../../shared/progress/counted/counted.ts';
import { countsAfter, NO_RESET } from '../../../../../shared/progress/counted/reset.ts';
import { figuresOf, NO_FIGURES } from '../../../../../shared/progress/figures.ts';
import { foldAfter } from '../../../../../shared/progress/parts.ts';
import { session, sessionSets } from '../sessions.ts';
import { bestOf, bucket, statsOf, xpOf } from './recount.ts';

const TODAY = dayNumber(1_790_000_000_000, 0) + 9;

const analyticsOfItems = (items: readonly Counted[], reset: Reset, today: DayNumber): Analytics =>
  analyticsOf(figuresOf(foldAfter(reset, items)), today);

const badges: fc.Arbitrary<RedeemedBadge[]> = fc.uniqueArray(
  fc.record({
    badge: fc.constantFrom('first-game', 'hundred', 'streak-master'),
    generation: fc.nat({ max: 2 }),
    xp: fc.constant(100),
    atMs: fc.nat({ max: 1_000 }),
    day: fc.constant(TODAY),
  }),
  { selector: ({ badge }) => badge },
);
const resets: fc.Arbitrary<Reset> = fc.oneof(
  fc.constant(NO_RESET),
  fc.record({ atMs: fc.integer({ min: 1_790_000_000_000, max: 1_790_000_000_000 + 4 * 86_400_000 }), generation: fc.nat({ max: 2 }) }),
);
/** Some were attempts that were left before anything was tried: those count for nothing. */
const histories = fc
  .record({ sessions: sessionSets, badges, reset: resets, untried: fc.nat({ max: 5 }), spread: fc.constantFrom(1, 5, 9) })
  .map(({ sessions, untried, spread, ...rest }) => ({
    ...rest,
    sessions: sessions.map((one, i): SessionSummary => {
      const spreadDay = one.day - (i % spread) * 8;
      return { ...one, day: spreadDay, ...(untried > 0 && i % 7 === untried && { challenge: 'one', score: 0, left: 'untried' as const }) };
    }),
  }));

describe('analytics of any history are those of a plain recount of its sessions', () => {
  it('with resets, attempts, implausible and interrupted games', () => {
    fc.assert(
      fc.property(histories, ({ sessions, badges: redeemed, reset }) => {
        const items = [...sessions.map((one) => ({ session: one })), ...redeemed.map((badge) => ({ badge }))];
        const shown = analyticsOfItems(items, reset, TODAY);
        const counted = sessions.filter((one) => one.left !== 'untried' && countsAfter(reset, { session: one }));
        const claimed = redeemed.filter((badge) => countsAfter(reset, { badge }));

        const stats = statsOf(counted);
        expect(shown.overall).toEqual({
          ...stats,
          totalGames: counted.length,
          totalXp: xpOf({ sessions: counted, badges: claimed }),
          bestScore: bestOf(counted),
          totalAchievements: claimed.length,
        });
        expect(shown.skill).toEqual({ level: Math.floor(stats.averageScore / 100) + 1, progress: stats.averageScore % 100 });
        expect(shown.days).toEqual(Array.from({ length: 30 }, (_, i) => TODAY - 29 + i).map((day) => bucket(counted, [day, day], TODAY)));
        const monday = firstBucketDay(TODAY);
        const weeks = Array.from({ length: 8 }, (_, i): [number, number] => [monday + 7 * i, monday + 7 * i + 6]);
        expect(shown.weeks).toEqual(weeks.map((week) => bucket(counted, week, TODAY)));
        const games = [...new Set(counted.map(({ game }) => game))];
        expect(shown.games.map(({ game }) => game).sort()).toEqual(games.sort());
        for (const one of shown.games) {
          const own = counted.filter(({ game }) => game === one.game);
          expect(one).toMatchObject({ ...statsOf(own), games: own.length, bestScore: bestOf(own) });
        }
        expect(shown.achievements.map(({ badge }) => badge).sort()).toEqual(claimed.map(({ badge }) => badge).sort());
      }),
      { numRuns: 50 },
    );
  });

  it('of nobody are empty: nothing is divided by nothing', () => {
    expect(analyticsOf(NO_FIGURES, TODAY)).toMatchObject({
      faster: [],
      weak: [],
      bests: [],
      overall: { totalGames: 0, totalXp: 0, averageScore: 0, bestScore: 0, totalAchievements: 0, averageAccuracy: undefined, playTime: 0 },
      goalDays: 0,
      skill: { level: 1, progress: 0 },
      bubblePop: undefined,
      achievements: [],
    });
  });
});

describe('the charts go by the player’s civil days', () => {
  const shownOf = (sessions: readonly SessionSummary[], today: number) =>
    analyticsOfItems(
      sessions.map((one) => ({ session: one })),
      NO_RESET,
      today,
    );

  it.each([
    ['spring, when an hour is lost', Date.UTC(2027, 2, 28), [60, 120]],
    ['autumn, when an hour comes twice', Date.UTC(2026, 9, 25), [120, 60]],
  ])('across the change of clocks in %s no day is missing and none is there twice', (_when, changeMs, [before = 0, after = 0]) => {
    // At half past eleven in the evening and half past midnight of the days around the change.
    const ends = [-1, 0, 1].flatMap((day) =>
      [30, 23 * 60 + 30].map((minute) => {
        const offset = day < 0 || (day === 0 && minute < 180) ? before : after;
        return { endMs: changeMs + day * 86_400_000 + (minute - offset) * 60_000, utcOffsetMin: offset };
      }),
    );
    const sessions = ends.map(({ endMs, utcOffsetMin }, i) =>
      session(`s${i}`, { endMs, utcOffsetMin, day: dayNumber(endMs, utcOffsetMin) }),
    );
    const today = changeMs / 86_400_000 + 1;
    const { days } = shownOf(sessions, today);
    expect(days.slice(-4).map(({ games }) => games)).toEqual([0, 2, 2, 2]);
    expect(days.map(({ from }, i) => from - (days[0]?.from ?? 0) - i)).toEqual(days.map(() => 0));
  });

  it('a traveller west who has played on a date that is still to come here sees it as today, in this week', () => {
    const sunday = Date.UTC(2026, 10, 22) / 86_400_000;
    const { days, weeks } = shownOf([session('a', { day: sunday + 1 }), session('b', { day: sunday })], sunday);
    expect(days.at(-1)).toMatchObject({ from: sunday, to: sunday, games: 2 });
    expect(weeks.at(-1)).toMatchObject({ from: sunday - 6, to: sunday, games: 2 });
  });

  it('has eight calendar weeks and thirty days, the last of them today’s', () => {
    const wednesday = Date.UTC(2026, 10, 25) / 86_400_000;
    const weeks = weeklyBuckets([], wednesday);
    expect(weeks).toHaveLength(8);
    expect([weeks[0]?.from, weeks[7]?.from, weeks[7]?.to]).toEqual([wednesday - 2 - 49, wednesday - 2, wednesday + 4]);
    expect(dailyBuckets([], wednesday).map(({ from }) => from)).toEqual(Array.from({ length: 30 }, (_, i) => wednesday - 29 + i));
  });
});

describe('goal and skill (spec 2 §9)', () => {
  it.each([
    [0, 0],
    [3, 3],
    [7, 7],
    [40, 7],
  ])('a streak of %i days is %i of the seven', (streak, days) => expect(weeklyGoalDays(streak)).toBe(days));

  it.each([
    [0, 1, 0],
    [99, 1, 99],
    [100, 2, 0],
    [357, 4, 57],
  ])('an average score of %i is level %i with %i on the way', (average, level, progress) =>
    expect(skillOf(average)).toEqual({ level, progress }),
  );
});

describe('what got faster and what is weak', () => {
  const [LAST_MONTH, TODAY_IN_MONTH] = [Date.UTC(2026, 9, 10) / 86_400_000, Date.UTC(2026, 10, 20) / 86_400_000];
  const LONG_AGO = Date.UTC(2026, 3, 1) / 86_400_000;
  type Answers = readonly [answers: number, right: number, ms: number];
  let ids = 0;
  const table = (day: number, topics: { readonly [topic: string]: Answers }, change: Partial<SessionSummary> = {}) =>
    session(`t${ids++}`, {
      game: 'multiplication-table',
      day,
      facts: [10, 10, 30_000, null, Object.fromEntries(Object.entries(topics).map(([topic, tally]) => [topic, [...tally]]))],
      ...change,
    });
  const shownOf = (...sessions: readonly SessionSummary[]) =>
    analyticsOfItems(
      sessions.map((one) => ({ session: one })),
      NO_RESET,
      TODAY_IN_MONTH,
    );

  it('compares the last month of a table with all before it', () => {
    const { faster } = shownOf(table(LAST_MONTH, { 'table 7': [20, 18, 84_000] }), table(TODAY_IN_MONTH, { 'table 7': [10, 9, 29_000] }));
    expect(faster).toEqual([
      { game: 'multiplication-table', topic: 'table 7', month: monthOf(TODAY_IN_MONTH), nowMs: 2_900, beforeMs: 4_200 },
    ]);
  });

  it.each([
    ['too few answers now', [20, 18, 84_000], [LEAST_TOPIC_ANSWERS - 1, 9, 18_000]],
    ['too few answers before', [LEAST_TOPIC_ANSWERS - 1, 9, 45_000], [20, 20, 40_000]],
    ['more mistakes than before', [20, 20, 84_000], [10, 9, 20_000]],
    ['hardly a difference', [20, 18, 84_000], [10, 9, 41_000]],
  ] as const)('says nothing with %s', (_why, before, now) => {
    expect(shownOf(table(LAST_MONTH, { 'table 7': before }), table(TODAY_IN_MONTH, { 'table 7': now })).faster).toEqual([]);
  });

  it('says nothing of what was last answered long ago, nor of games whose numbers differ from one to the next', () => {
    const ages = [table(LONG_AGO - 40, { 'table 7': [20, 18, 84_000] }), table(LONG_AGO, { 'table 7': [10, 9, 29_000] })];
    const race = { game: 'math-race' } as const;
    const races = [table(LAST_MONTH, { addition: [20, 20, 84_000] }, race), table(TODAY_IN_MONTH, { addition: [20, 20, 40_000] }, race)];
    expect(shownOf(...ages, ...races).faster).toEqual([]);
  });

  it('does not compare a difficulty with another', () => {
    const speed = (difficulty: SessionSummary['difficulty']) => ({ game: 'speed-math', difficulty });
    const games = [
      table(LAST_MONTH, { division: [20, 20, 84_000] }, speed('hard')),
      table(TODAY_IN_MONTH, { division: [20, 20, 40_000] }, speed('easy')),
    ];
    expect(shownOf(...games).faster).toEqual([]);
    const { faster } = shownOf(...games, table(LAST_MONTH, { division: [20, 20, 60_000] }, speed('easy')));
    expect(faster).toMatchObject([{ topic: 'division', difficulty: 'easy', nowMs: 2_000, beforeMs: 3_000 }]);
  });

  it('names topics with mistakes before slow ones, each only with enough answers', () => {
    const { weak } = shownOf(
      table(TODAY_IN_MONTH, {
        'table 2': [10, 10, 20_000],
        'table 3': [10, 10, 20_000],
        'table 7': [10, 6, 50_000],
        'table 8': [10, 8, 30_000],
        'table 9': [10, 10, 60_000],
        'table 12': [LEAST_TOPIC_ANSWERS - 1, 0, 90_000],
      }),
    );
    expect(weak.map(({ topic, why }) => [topic, why])).toEqual([
      ['table 7', 'mistakes'],
      ['table 8', 'mistakes'],
      ['table 9', 'slow'],
    ]);
    expect(weak[0]).toMatchObject({ rightPercent: 60, meanMs: 5_000 });
  });

  it('judges by the last month, if enough was answered in it: what was weak once may be sure now', () => {
    const before = table(LAST_MONTH, { 'table 7': [40, 10, 80_000], 'table 2': [40, 40, 80_000] });
    expect(shownOf(before).weak.map(({ topic }) => topic)).toEqual(['table 7']);
    expect(shownOf(before, table(TODAY_IN_MONTH, { 'table 7': [10, 10, 20_000] })).weak).toEqual([]);
  });
});

describe('personal bests and Math Bubble Pop', () => {
  it('names a best with its day, the newest first', () => {
    const { bests } = analyticsOfItems(
      [session('a', { score: 90, day: 20_001 }), session('b', { score: 50, difficulty: 'hard', day: 20_005 })].map((one) => ({
        session: one,
      })),
      NO_RESET,
      TODAY,
    );
    expect(bests.map(({ difficulty, score, day }) => [difficulty, score, day])).toEqual([
      ['hard', 50, 20_005],
      ['medium', 90, 20_001],
    ]);
  });

  it('has the overview of spec 2 §3 from the kept figures (decision C7)', () => {
    const bubble = (id: string, operation: string, [score, level]: readonly [number, number], change: Partial<SessionSummary> = {}) =>
      session(id, {
        game: 'math-bubble-pop',
        score,
        accuracy: 80,
        facts: [10, 8, 40_000, null, { addition: [10, 8, 40_000] }],
        data: { records: { [`score/${operation}`]: score, [`level/${operation}`]: level } },
        ...change,
      });
    const sessions = [
      bubble('a', 'addition', [300, 4]),
      bubble('b', 'addition', [101, 2], { accuracy: 71 }),
      bubble('c', 'mixed', [500, 3], { difficulty: 'hard' }),
    ];
    const { bubblePop } = analyticsOfItems(
      sessions.map((one) => ({ session: one })),
      NO_RESET,
      TODAY,
    );
    expect(bubblePop).toEqual({
      game: 'math-bubble-pop',
      totalGames: 3,
      highestScore: 500,
      highestLevel: 4,
      accuracyPercentage: 77,
      byOperation: [
        { operation: 'addition', attempts: 30, correct: 24, accuracy: 80, maxLevel: 4, averageScore: 201 },
        { operation: 'mixed', maxLevel: 3, averageScore: 500 },
      ],
    });
  });
});
