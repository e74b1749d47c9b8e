import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../../../shared/games/kit/clock.ts';
import { timeRecord } from '../../../../../shared/games/number-puzzle/v1/achievements.ts';
import { DIFFICULTIES } from '../../../../../shared/games/number-puzzle/v1/config.ts';
import type { NumberPuzzleMove } from '../../../../../shared/games/number-puzzle/v3/moves.ts';
import { numberPuzzle as version3, type NumberPuzzleState } from '../../../../../shared/games/number-puzzle/v3/rules.ts';
import { numberPuzzle, type NumberPuzzleConfig } from '../../../../../shared/games/number-puzzle/v4/rules.ts';
import { ratingBy } from '../../../../../shared/games/number-puzzle/v4/score.ts';
import { describeClockLaws, without } from '../clock-laws.ts';
import { describeLaws } from '../game-laws.ts';
import { playRun, replayedOutcome, runsOf, type Act } from '../played-run.ts';
import { actLists, repeat } from './play.ts';

type PuzzleAct = Act<NumberPuzzleMove, NumberPuzzleState>;

const look: PuzzleAct = { afterMs: 40, does: () => ({ type: 'hint' }) };
const withLooks: fc.Arbitrary<readonly PuzzleAct[]> = fc
  .tuple(actLists, fc.array(fc.nat(), { maxLength: 2 }))
  .map(([acts, places]) => places.reduce<readonly PuzzleAct[]>((list, place) => list.toSpliced(place % (list.length + 1), 0, look), acts));
/** The smallest board alone: the larger ones are played the same, and their hints take longer to work out (version-3.test.ts has all). */
const on = fc.constant<NumberPuzzleConfig>({ difficulty: 'easy', clock: 'on' });
const clocked = fc
  .tuple(on, fc.constantFrom<Clock[]>('on', 'x2', 'x5', 'x10', 'off'))
  .map(([config, clock]): NumberPuzzleConfig => ({ ...config, clock }));

describeLaws({
  game: numberPuzzle,
  runs: runsOf(numberPuzzle, clocked, withLooks),
  moves: fc.oneof(
    fc.constantFrom<NumberPuzzleMove[]>({ type: 'shuffle' }, { type: 'hint' }),
    fc.integer({ min: 0, max: 24 }).map((cell): NumberPuzzleMove => ({ type: 'slide', cell })),
  ),
  impossible: fc.constantFrom(-1, 25, 0.5).map((cell): NumberPuzzleMove => ({ type: 'slide', cell })),
  counts: null,
});

describeClockLaws({
  game: numberPuzzle,
  before: version3,
  configs: on,
  acts: withLooks,
  rules: '[B4, K1, K2, K3]',
  course: 'calm',
  /** A time is a record by the ordinary clock alone. */
  untimed: (data) => {
    const times: readonly string[] = DIFFICULTIES.map(timeRecord);
    return { ...data, records: without(data['records'] as object, ...times) };
  },
});

/** An easy board that takes 24 slides by the hints, as long after one another as is said. */
function solved(clock: Clock, afterMs: number, first: readonly PuzzleAct[] = []) {
  const config: NumberPuzzleConfig = { difficulty: 'easy', clock };
  const whole = playRun(numberPuzzle, config, 'fold', [...first, ...repeat(500, afterMs, 'hint')]);
  const end = whole.states.findIndex((state) => numberPuzzle.isOver(state));
  const { last, record } = playRun(numberPuzzle, config, 'fold', [...first, ...repeat(end - first.length, afterMs, 'hint')]);
  const outcome = numberPuzzle.outcome(last);
  expect(replayedOutcome(record)).toEqual({ ok: true, value: outcome });
  return { outcome, data: outcome.sessionData, moves: outcome.movesCount ?? 0 };
}

describe('a puzzle without a clock', () => {
  it('is scored and rated by its moves, however quick it was: no MASTER, no Speed Run, no time among the records [K2, K3]', () => {
    for (const afterMs of [10, 60_000]) {
      const { outcome, data, moves } = solved('off', afterMs);
      expect(outcome).toMatchObject({ score: 1000 - 5 * moves, course: 'calm', durationMs: afterMs * moves });
      expect(data).toMatchObject({ clock: 'off', rating: data['efficient'] === true ? 'EXPERT' : 'GOOD JOB' });
      expect(data['records']).toEqual({ first_easy: 1, ...(data['efficient'] === true && { efficient_easy: 1 }) });
    }
  });

  it.each([
    ['easy', 25],
    ['medium', 80],
    ['hard', 200],
  ] as const)('of %s is EXPERT up to %i moves, whatever the time [K2, S2]', (difficulty, most) => {
    for (const durationMs of [1, 10 ** 9]) {
      expect(ratingBy('off', { difficulty, moves: most, durationMs })).toBe('EXPERT');
      expect(ratingBy('off', { difficulty, moves: most + 1, durationMs })).toBe('GOOD JOB');
    }
  });

  it('that was solved with hints says so, and earns its first clear alone [A5]', () => {
    expect(solved('off', 10, [look]).data).toMatchObject({ hinted: true, records: { first_easy: 1 } });
    expect(solved('x2', 10, [look]).data['records']).toEqual({ first_easy: 1 });
  });
});

describe('a puzzle with a longer clock', () => {
  it('has seconds, ratings and achievements that are as much longer [K1]', () => {
    const [ordinary, longer] = [solved('on', 100), solved('x10', 1000)];
    expect(longer.outcome).toMatchObject({ score: ordinary.outcome.score, course: 'calm', durationMs: 10 * ordinary.outcome.durationMs });
    expect(longer.data).toMatchObject({ clock: 'x10', rating: ordinary.data['rating'] });
    expect(ordinary.data['records']).toEqual({ ...(longer.data['records'] as object), 'best_ms/easy': ordinary.outcome.durationMs });
    expect(longer.data['records']).toHaveProperty('speed_easy');
  });

  it.each([
    ['x2', 59_999, 60_000],
    ['x5', 149_999, 150_000],
    ['x10', 299_999, 300_000],
  ] as const)('%s is MASTER below so much of the limit, at %i ms but not at %i [K1, S3]', (clock, inTime, late) => {
    expect(ratingBy(clock, { difficulty: 'easy', moves: 25, durationMs: inTime })).toBe('MASTER');
    expect(ratingBy(clock, { difficulty: 'easy', moves: 25, durationMs: late })).toBe('EXPERT');
  });
});
