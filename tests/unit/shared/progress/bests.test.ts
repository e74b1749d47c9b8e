import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionSummary } from '../../../../shared/contract/state.ts';
import { completed } from '../../../../shared/progress/late-facts.ts';
import { LAST_RUNS } from '../../../../shared/progress/folds/bests.ts';
import { addItems, foldParts, listParts, touchedAfter, unionParts, whole, type Parts } from '../../../../shared/progress/parts.ts';
import { NO_RESET } from '../../../../shared/progress/counted/reset.ts';
import { play, repeat } from '../games/speed-math/play.ts';
import { session } from './sessions.ts';

const partsOf = (sessions: readonly SessionSummary[]): Parts => foldParts(sessions.map((one) => ({ session: one })));
const bestsOf = (...sessions: readonly SessionSummary[]) => whole(partsOf(sessions), 'bests');

const SUMS = 'speed-math addition.medium.10.friendly';
const START = 1_800_000_000_000;

/** A run of two-digit sums: its end in minutes after the start of time, and its mean answer. */
const sums = (id: string, minute: number, meanMs: number, change: Partial<SessionSummary> = {}): SessionSummary =>
  session(id, {
    endMs: START + minute,
    data: { operation: 'addition', friendly: true, questions: 15 },
    facts: [15, 15, 15 * meanMs, null, {}],
    ...change,
  });

describe('the bests of a player', () => {
  it('are by set-up: how many runs, the best and when it was first reached, the first run and the last', () => {
    const bests = bestsOf(sums('a', 1, 1_800), sums('b', 2, 1_400), sums('c', 3, 1_600), sums('d', 4, 1_400));
    expect(bests).toEqual({
      [SUMS]: [
        4,
        [[1_400, START + 2]],
        [START + 1, 1_800],
        [
          [START + 4, 1_400],
          [START + 3, 1_600],
          [START + 2, 1_400],
          [START + 1, 1_800],
        ],
      ],
    });
  });

  it('never compare what is not alike: twenty slow divisions are no match for quick sums, nor the other way round', () => {
    const divisions = { operation: 'division', friendly: true, questions: 20 };
    const bests = bestsOf(
      sums('quick', 1, 900, { score: 160 }),
      sums('slow', 2, 9_000, { score: 210, data: divisions, accuracy: 95, facts: [20, 19, 180_000, null, {}] }),
    );
    expect(Object.entries(bests).map(([key, [runs, best]]) => [key, runs, best[0]?.[0]])).toEqual([
      [SUMS, 1, 900],
      ['speed-math division.medium.20.friendly', 1, 9_000],
    ]);
  });

  it('of the puzzle are two: the least time and the fewest moves, which need not be of one run', () => {
    const board = (id: string, minute: number, durationMs: number, movesCount: number) =>
      session(id, { game: 'number-puzzle', endMs: START + minute, durationMs, movesCount, data: { puzzleSize: 3 } });
    const bests = bestsOf(board('a', 1, 40_000, 30), board('b', 2, 25_000, 41), board('c', 3, 60_000, 24));
    expect(bests['number-puzzle 3']?.slice(0, 2)).toEqual([
      3,
      [
        [25_000, START + 2],
        [24, START + 3],
      ],
    ]);
  });

  it('where more is better keep the most: digits held at once, and scores', () => {
    const held = (id: string, minute: number, digits: number, count: number, accuracy = 100) =>
      session(id, { game: 'number-sequence', endMs: START + minute, accuracy, data: { digits, count } });
    const bubbles = (id: string, minute: number, score: number) =>
      session(id, { game: 'math-bubble-pop', endMs: START + minute, score, data: { operation_type: 'mixed' } });
    const bests = bestsOf(held('a', 1, 3, 5), held('b', 2, 3, 9, 67), held('c', 3, 3, 4), bubbles('d', 4, 900), bubbles('e', 5, 700));
    expect(bests['number-sequence 3']?.slice(0, 2)).toEqual([2, [[-15, START + 1]]]);
    expect(bests['math-bubble-pop mixed']?.slice(0, 2)).toEqual([2, [[-900, START + 4]]]);
  });

  it('keep clock and course apart (decisions G26 and G27)', () => {
    const calm = { operation: 'addition', friendly: true, questions: 15, clock: 'off' };
    const bests = bestsOf(sums('a', 1, 1_800), sums('b', 2, 400, { course: 'fit' }), sums('c', 3, 300, { course: 'calm', data: calm }));
    expect(Object.keys(bests)).toEqual([SUMS, `${SUMS} course=fit`, `${SUMS} clock=off course=calm`]);
    expect(bests[SUMS]?.[1]).toEqual([[1_800, START + 1]]);
  });
});

describe('what can be a best', () => {
  const counts = (change: Partial<SessionSummary>): number => bestsOf(sums('a', 1, 1_500, change))[SUMS]?.[0] ?? 0;

  it.each<readonly [what: string, change: Partial<SessionSummary>, runs: number]>([
    ['a run with an accuracy of 90', { accuracy: 90 }, 1],
    ['not one below 90, where guessing is quicker than thinking', { accuracy: 89 }, 0],
    ['not one that was interrupted (decision G22)', { resumed: true }, 0],
    ['not one that nobody could have played (decision D23)', { unverified: true }, 0],
    ['an attempt at the daily challenge, played to its end', { challenge: 'c', attempt: { revision: 1, passed: false, xpReward: 0 } }, 1],
    ['a game at a challenge that is no attempt', { challenge: 'c' }, 1],
    ['not an attempt that was left (decision C9)', { challenge: 'c', left: 'tried' }, 0],
    ['not one in which nothing was tried', { challenge: 'c', left: 'untried' }, 0],
    ['five answers within the time limit', { facts: [5, 5, 10_000, null, {}] }, 1],
    ['not four, whose mean is chance', { facts: [4, 4, 8_000, null, {}] }, 0],
    ['not one whose log gives no facts', { facts: null }, 0],
  ])('is %s', (_what, change, runs) => {
    expect(counts(change)).toBe(runs);
  });

  it('is a run of three questions where the set-up has no more', () => {
    const data = { operation: 'addition', friendly: true, questions: 3 };
    expect(bestsOf(sums('a', 1, 1_500, { data, facts: [3, 3, 4_500, null, {}] }))).toHaveProperty([
      'speed-math addition.medium.1.friendly',
      0,
    ]);
    expect(bestsOf(sums('a', 1, 1_500, { data, facts: [2, 2, 3_000, null, {}] }))).toEqual({});
  });

  it('is no board that was solved with hints which named the tile (decision G29)', () => {
    const board = { game: 'number-puzzle', movesCount: 30 };
    expect(Object.keys(bestsOf(session('a', { ...board, data: { puzzleSize: 3 } })))).toEqual(['number-puzzle 3']);
    expect(bestsOf(session('a', { ...board, data: { puzzleSize: 3, hinted: true } }))).toEqual({});
  });

  it('is no pattern, whose answers are known beforehand (decision D23), and no round of Calculator vs Brain that was left to it', () => {
    const pattern = { game: 'multiplication-table', data: { mode: 'pattern_learn', table: 7 }, facts: [0, 0, 0, null, {}] as const };
    expect(bestsOf(session('a', { ...pattern, facts: [...pattern.facts] }))).toEqual({});
    const duel = { game: 'calculator-vs-brain', data: { operation: 'mixed' } };
    // Ten quick answers, all right, and ten rounds that the calculator won.
    expect(bestsOf(session('a', { ...duel, accuracy: 50, facts: [10, 10, 9_000, 9_000, {}] }))).toEqual({});
    expect(bestsOf(session('a', { ...duel, accuracy: 91, facts: [10, 10, 9_000, 9_000, {}] }))).toHaveProperty([
      'calculator-vs-brain mixed.medium',
      0,
    ]);
  });
});

describe('old games', () => {
  const config = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 60, questions: 6 } as const;
  const { record, last } = play(config, 'older', [...repeat(6, 'right', 2_000), { afterMs: 5_000, does: 'tick' }]);
  /** As a build before the facts stored it. */
  const older = session('older', {
    data: { operation: 'addition', friendly: true, timeLimit: 60, questions: last.total, answered: 6, correct: 6 },
  });

  it('count as soon as their logs have told their facts', () => {
    expect(bestsOf(older)).toEqual({});
    const told = completed(older, record);
    expect(bestsOf(told)).toEqual({
      'speed-math addition.medium.5.friendly': [1, [[1_583, older.endMs]], [older.endMs, 1_583], [[older.endMs, 1_583]]],
    });
  });
});

describe('the figure', () => {
  /** Histories of several set-ups, with ties in time, as clocks that stand still bring, and in figures. */
  const histories = fc.array(
    fc.record({
      minute: fc.nat({ max: 30 }),
      meanMs: fc.constantFrom(900, 1_000, 1_100, 1_200),
      operation: fc.constantFrom('addition', 'division'),
      resumed: fc.boolean(),
    }),
    { minLength: 10, maxLength: 70 },
  );
  const sessionsOf = (history: readonly { minute: number; meanMs: number; operation: string; resumed: boolean }[]) =>
    history.map(({ minute, meanMs, operation, resumed }, i) =>
      sums(`s${i}`, minute, meanMs, { resumed, data: { operation, friendly: true, questions: 15 } }),
    );

  it('is one for 200 orders in which games may arrive, one by one, in batches, and from two devices (P6)', () => {
    const arrivals = histories
      .map(sessionsOf)
      .chain((set) =>
        fc.record({ set: fc.constant(set), order: fc.shuffledSubarray(set, { minLength: set.length }), cut: fc.nat(set.length) }),
      );
    fc.assert(
      fc.property(arrivals, ({ set, order, cut }) => {
        const right = bestsOf(...set);
        const oneByOne = order.reduce((parts, one) => unionParts(parts, partsOf([one])), partsOf([]));
        const twoDevices = unionParts(partsOf(order.slice(0, cut)), partsOf(order.slice(cut)));
        expect(whole(oneByOne, 'bests')).toEqual(right);
        expect(whole(twoDevices, 'bests')).toEqual(right);
        expect(bestsOf(...order)).toEqual(right);
      }),
      { numRuns: 200 },
    );
  });

  it('is what plain sorting gives', () => {
    fc.assert(
      fc.property(histories.map(sessionsOf), (set) => {
        for (const [key, [runs, best, first, last]] of Object.entries(bestsOf(...set))) {
          const those = set
            .filter(({ resumed, data }) => !resumed && key.includes(String(data['operation'])))
            .map(({ endMs, facts }) => [endMs, (facts?.[2] ?? 0) / 15] as const)
            .toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
          expect(runs).toBe(those.length);
          expect(first).toEqual(those[0]);
          expect(last).toEqual(those.toReversed().slice(0, LAST_RUNS));
          const least = Math.min(...those.map(([, cost]) => cost));
          expect(best).toEqual([[least, those.find(([, cost]) => cost === least)?.[0]]]);
        }
      }),
    );
  });

  it('has parts of less than 1 kB, however often a set-up is played and however many there are', () => {
    const often = Array.from({ length: 3_000 }, (_, i) => sums(`o${i}`, i * 60_000, 1_000 + (i % 7)));
    const races = Array.from({ length: 3_000 }, (_, i) =>
      sums(`r${i}`, i, 1_000, { game: 'math-race', data: { operation: 'multiplication', from: 1 + (i % 60), to: 3_000 - i, target: 20 } }),
    );
    const parts = listParts(partsOf([...often, ...races])).filter(({ fold }) => fold === 'bests');
    expect(parts).toHaveLength(3_001);
    expect(Math.max(...parts.map(({ part }) => JSON.stringify(part).length))).toBeLessThan(1_000);
    // What a push adds to, and writes, is one of them.
    const touched = touchedAfter(NO_RESET, [{ session: sums('next', 9, 800) }]).filter(({ fold }) => fold === 'bests');
    expect(touched.map(({ bucket }) => bucket)).toEqual([SUMS]);
    const before = parts.find(({ bucket }) => bucket === SUMS)?.part;
    expect(touched.map((part) => JSON.stringify(addItems(part, before)).length < 1_000)).toEqual([true]);
  });
});
