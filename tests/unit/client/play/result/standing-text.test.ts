import { describe, expect, it, test } from 'vitest';
import { runLine, standingInWords, standingText } from '../../../../../client/play/result/standing-text.ts';
import { compareRun, type RunComparison } from '../../../../../shared/progress/comparison.ts';
import type { ComparableSession } from '../../../../../shared/progress/counted/compared-run.ts';
import { bestsOf } from '../../../../../shared/progress/folds/bests.ts';
import { session } from '../../../shared/progress/sessions.ts';

const NOON_OF = (day: number) => day * 86_400_000 + 12 * 3_600_000;
/** Days 4 to 10 are a week, Monday to Sunday: day 0 was a Thursday. */
const THIS_WEEK = 11;

type Played = Omit<ComparableSession, 'endMs'>;

const sums = (meanMs: number, accuracy = 100): Played =>
  session('a', { accuracy, data: { operation: 'addition', friendly: true, questions: 15 }, facts: [15, 15, 15 * meanMs, null, {}] });
const numbers = (count: number, accuracy = 100): Played => session('a', { game: 'number-sequence', accuracy, data: { digits: 2, count } });
const board = (durationMs: number, movesCount: number, more: object = {}): Played =>
  session('a', { game: 'number-puzzle', durationMs, movesCount, data: { puzzleSize: 4, ...more } });
const bubbles = (score: number): Played => session('a', { game: 'math-bubble-pop', score, data: { operation_type: 'mixed' } });

/** The last of these runs beside the others, which were played on these days, all on the day of the last if none are said. */
function compared(runs: readonly Played[], days: readonly number[] = []): RunComparison | undefined {
  const last = runs.at(-1);
  const before = runs.slice(0, -1).map((run, i) => ({ ...run, endMs: NOON_OF(days[i] ?? THIS_WEEK) + i }));
  return last && compareRun(bestsOf(before), last, { day: THIS_WEEK, utcOffsetMin: 0 });
}

const said = (...runs: readonly Played[]) => standingInWords(compared(runs));

describe('a run of a game that measures the time of an answer', () => {
  test.each([
    ['the first', [1_100], '1.1\u00a0s an answer. Your first run on this set-up. The next one is compared with it.'],
    ['the second, faster', [1_300, 1_100], '1.1\u00a0s an answer, 0.2\u00a0s faster than your first run, your best on this set-up.'],
    [
      'the second, slower',
      [1_100, 1_300],
      '1.3\u00a0s an answer, 0.2\u00a0s slower than your first run, your best on this set-up: 1.1\u00a0s.',
    ],
    [
      'a later one',
      [1_600, 900, 1_300, 1_100],
      '1.1\u00a0s an answer, 0.2\u00a0s faster than last time, your best on this set-up: 0.9\u00a0s. 0.5\u00a0s faster than your first run.',
    ],
    [
      'faster by less than a tenth',
      [1_100, 1_060],
      '1.1\u00a0s an answer, 0.04\u00a0s faster than your first run, your best on this set-up.',
    ],
    ['as fast as ever', [1_100, 1_100], '1.1\u00a0s an answer, as fast as on your first run, as good as your best on this set-up.'],
    ['faster by less than a hundredth', [1_100, 1_095], '1.1\u00a0s an answer, as fast as on your first run, your best on this set-up.'],
  ] as const)('%s', (_, paces, words) => {
    expect(said(...paces.map((ms) => sums(ms)))).toBe(words);
  });

  it('with too many mistakes for a comparison says kindly from when on it is compared, and what is to be reached', () => {
    const words = 'Get 90% right, and your time is compared, too. Right first, then fast.';
    expect(said(sums(400, 80))).toBe(words);
    expect(said(sums(1_000), sums(400, 89))).toBe(`${words} Your best on this set-up: 1.0\u00a0s.`);
  });

  it('with too few answers says that some more are compared', () => {
    expect(said({ ...sums(0), facts: [3, 3, 3_000] })).toBe('Give a few more answers, and your time is compared.');
  });

  it('without any answer that had to be worked out says nothing of a pace', () => {
    const pattern = session('a', {
      game: 'multiplication-table',
      accuracy: 50,
      data: { mode: 'pattern', table: 7 },
      facts: [0, 0, 0, null, {}],
    });
    expect(standingText(compared([pattern]))).toBeUndefined();
  });

  it('that was resumed says nothing of its own, and what is to be reached', () => {
    expect(said(sums(1_000), { ...sums(400), resumed: true })).toBe('Your best on this set-up: 1.0\u00a0s.');
  });
});

describe('this week is compared with last week', () => {
  it('by the mean of the runs of each, Monday to Sunday', () => {
    const runs = [sums(2_000), sums(1_400), sums(1_600), sums(1_000), sums(1_200)];
    expect(standingText(compared(runs, [3, 4, 10, 11]))?.sentences.at(-1)).toBe(
      'This week 1.1\u00a0s an answer on average, last week 1.5\u00a0s.',
    );
  });

  it('not without a run of last week', () => {
    expect(compared([sums(2_000), sums(1_000)], [3])?.weeks).toBeUndefined();
    expect(compared([sums(2_000), sums(1_000)], [11])?.weeks).toBeUndefined();
  });

  it('by its end, where only that is known', () => {
    const runs = Array.from({ length: 31 }, () => sums(1_000));
    expect(standingText(compared(runs, Array<number>(30).fill(10)))?.sentences.at(-1)).toBe(
      'This week 1.0\u00a0s an answer on average, at the end of last week 1.0\u00a0s.',
    );
  });

  it('by the days of where the player is', () => {
    const before = bestsOf([{ ...sums(1_000), endMs: 11 * 86_400_000 - 1 }]);
    expect(compareRun(before, sums(900), { day: 11, utcOffsetMin: 0 })?.weeks).toEqual({
      thisWeek: 900,
      lastWeek: 1_000,
      onlyItsEnd: false,
    });
    expect(compareRun(before, sums(900), { day: 11, utcOffsetMin: 60 })?.weeks).toBeUndefined();
  });
});

test.each([
  [
    'Memory Challenge by the digits held',
    [numbers(4), numbers(6)],
    '12 digits at once, 4 digits more than your first run, your best on this set-up.',
  ],
  [
    'Memory Challenge with a mistake says what counts',
    [numbers(4), numbers(6, 80)],
    'Get every round right, and your run is compared. You are on the way. Your best on this set-up: 8 digits at once.',
  ],
  [
    'the puzzle by its time, and its moves',
    [board(80_000, 70), board(70_000, 71)],
    '10.0\u00a0s faster than your first run, your best on this set-up. 1 move more than your first run, your best on this set-up: 70 moves.',
  ],
  [
    'the puzzle with hints has something to reach',
    [board(80_000, 70), board(9_000, 9, { hinted: true })],
    'Your best on this set-up: 1:20.0.',
  ],
  ['Bubble Pop by its points', [bubbles(800), bubbles(750)], '50 points fewer than your first run, your best on this set-up: 800 points.'],
] as const)('%s', (_, runs, words) => {
  expect(said(...runs)).toBe(words);
});

describe('the line of the last runs', () => {
  it('rises with what is better, whether that is less or more', () => {
    expect(runLine(compared([sums(2_000), sums(1_000), sums(1_500)]))?.heights).toEqual([0, 1, 0.5]);
    expect(runLine(compared([bubbles(200), bubbles(100), bubbles(150)]))?.heights).toEqual([1, 0, 0.5]);
  });

  it('is said in one sentence', () => {
    expect(runLine(compared([sums(2_000), sums(900), sums(1_500)]))?.words).toBe(
      'Your last 3 runs: from 2.0\u00a0s to 1.5\u00a0s an answer, 0.9\u00a0s at best.',
    );
  });

  it('has twenty runs at most, this one included', () => {
    expect(runLine(compared(Array.from({ length: 40 }, () => sums(1_000))))?.values).toHaveLength(20);
  });

  it('is not drawn of a single run, nor of one that cannot be compared', () => {
    expect(runLine(compared([sums(1_000)]))).toBeUndefined();
    expect(runLine(compared([sums(1_000), sums(400, 50)]))).toBeUndefined();
    expect(runLine(undefined)).toBeUndefined();
  });
});
