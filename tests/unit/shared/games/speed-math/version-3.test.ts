import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setupKey } from '../../../../../shared/games/bests.ts';
import type { Clock } from '../../../../../shared/games/kit/clock.ts';
import type { Go } from '../../../../../shared/games/kit/go.ts';
import type { SpeedMathMove } from '../../../../../shared/games/speed-math/v1/moves.ts';
import { OPERATIONS } from '../../../../../shared/games/speed-math/v1/config.ts';
import { answeredIn } from '../../../../../shared/games/speed-math/v1/rules.ts';
import { speedMath as version2 } from '../../../../../shared/games/speed-math/v2/rules.ts';
import { speedMath, type SpeedMathConfig, type SpeedMathState } from '../../../../../shared/games/speed-math/v3/rules.ts';
import { describeClockLaws } from '../clock-laws.ts';
import { describeLaws } from '../game-laws.ts';
import { playRun, replayedOutcome, resume, runsOf, tick, type Act } from '../played-run.ts';
import { configs as plainConfigs } from './play.ts';

type SpeedAct = Act<SpeedMathMove | Go, SpeedMathState>;

const go = (): Go => ({ type: 'go' });
const right: SpeedAct['does'] = ({ problem }) => ({ type: 'answer', value: problem.answer });
const wrong: SpeedAct['does'] = ({ problem }) => ({ type: 'answer', value: problem.answer + 1 });
const act = (afterMs: number, does: SpeedAct['does']): SpeedAct => ({ afterMs, does });
/** What leads on from what is on screen. */
const onRight: SpeedAct['does'] = (state) => (state.feedbackUntilMs === null ? right(state) : go());

const on: fc.Arbitrary<SpeedMathConfig> = fc.oneof(
  plainConfigs.map((config) => ({ ...config, clock: 'on' as const })),
  fc.record({
    operation: fc.constantFrom(...OPERATIONS),
    difficulty: fc.constant('fit' as const),
    friendly: fc.boolean(),
    timeLimit: fc.integer({ min: 15, max: 40 }),
    questions: fc.integer({ min: 1, max: 12 }),
    from: fc.integer({ min: 1, max: 24 }),
    clock: fc.constant('on' as const),
  }),
);
const clocked = fc
  .tuple(on, fc.constantFrom<Clock[]>('on', 'x2', 'x10', 'off', 'off'))
  .map(([config, clock]): SpeedMathConfig => ({ ...config, clock }));
const acts: fc.Arbitrary<readonly SpeedAct[]> = fc.array(
  fc.record({
    afterMs: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 3000 }) }, fc.constantFrom(0, 500, 800, 9_000)),
    does: fc.constantFrom(onRight, onRight, onRight, right, wrong, go, tick, resume),
  }),
  { maxLength: 40 },
);

describeLaws({
  game: speedMath,
  runs: runsOf(speedMath, clocked, acts),
  moves: fc.oneof(
    fc.integer({ min: -9_999_999, max: 9_999_999 }).map((value) => ({ type: 'answer' as const, value })),
    fc.constant<Go>({ type: 'go' }),
  ),
  impossible: fc.constantFrom(0.5, Number.NaN, Infinity, 10_000_000).map((value) => ({ type: 'answer' as const, value })),
  counts: ['answered', 'correct'],
});

describeClockLaws({ game: speedMath, before: version2, configs: on, acts, rules: '[C9, K1, K2, K3, K4]', course: 'calm' });

const MINUTE = 60_000;
const SET_UP = { operation: 'addition', difficulty: 'single', friendly: true, timeLimit: 15, questions: 3 } as const;
const FIT = { operation: 'addition', difficulty: 'fit', friendly: true, timeLimit: 15, questions: 9, from: 4 } as const;
const play = (clock: Clock, list: readonly SpeedAct[], config: Omit<SpeedMathConfig, 'clock'> = SET_UP) =>
  playRun(speedMath, { ...config, clock } as SpeedMathConfig, 'a', list);

describe('speed-math without a clock', () => {
  it('has no limit, leaves a verdict until `go`, and ends after its last question [K2]', () => {
    const { states, last, record } = play(
      'off',
      [right, tick, go, wrong, go, right, tick, go].map((does) => act(MINUTE, does)),
    );
    expect(states.map(answeredIn)).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 3]);
    expect(states[2]).toBe(states[1]);
    expect(states[3]?.problem).not.toEqual(states[2]?.problem);
    expect(states.map((state) => speedMath.isOver(state))).toEqual([...Array.from({ length: 8 }, () => false), true]);
    const outcome = speedMath.outcome(last);
    expect(outcome).toMatchObject({ score: 26, accuracy: 67, durationMs: 6 * MINUTE, course: 'calm', sessionData: { clock: 'off' } });
    expect(replayedOutcome(record)).toEqual({ ok: true, value: outcome });
    expect(setupKey({ game: 'speed-math', ...outcome, data: outcome.sessionData })).toBe(
      'speed-math addition.easy.1 clock=off course=calm',
    );
  });

  it('takes `go` for nothing where no verdict is, and no answer during one [K2]', () => {
    const { last } = play('off', [act(MINUTE, right)]);
    expect(speedMath.step(last, { type: 'answer', value: 1 }, 9 * MINUTE)).toBe(last);
    const next = speedMath.step(last, { type: 'go' }, 9 * MINUTE);
    expect(next).toMatchObject({ shownAtMs: 9 * MINUTE, feedbackUntilMs: null });
    expect(speedMath.step(next, { type: 'go' }, 10 * MINUTE)).toBe(next);
  });

  it('climbs at `fit` by each right answer, however long it took [K3]', () => {
    const list = Array.from({ length: 9 }, () => [act(MINUTE, right), act(0, go)]).flat();
    expect(speedMath.outcome(play('off', list, FIT).last)).toMatchObject({ course: 'calm', sessionData: { reached: 7, clock: 'off' } });
  });
});

describe('speed-math with a longer clock', () => {
  it('has a limit and pauses as much longer, and `go` ends a pause before [K1]', () => {
    const { last } = play('x5', [act(74_000, right)]);
    expect(last.feedbackUntilMs).toBe(74_000 + 2_500);
    expect(speedMath.dueAt(last)).toBe(75_000);
    const early = play('x5', [act(1_000, wrong)]).last;
    expect(early.feedbackUntilMs).toBe(5_000);
    expect(speedMath.step(early, { type: 'go' }, 2_000)).toMatchObject({ shownAtMs: 2_000, feedbackUntilMs: null });
  });

  it('climbs at `fit` by answers within as much more time [K1]', () => {
    const answersAfter = (ms: number) => Array.from({ length: 3 }, () => [act(ms, right), act(0, go)]).flat();
    const reached = (ms: number) => speedMath.outcome(play('x2', answersAfter(ms), { ...FIT, timeLimit: 600 }).last).sessionData['reached'];
    expect([16_000, 16_001].map(reached)).toEqual([5, 4]);
  });

  it('takes no `go` with the ordinary clock [K4]', () => {
    const { last } = play('on', [act(1_000, right)]);
    expect(speedMath.step(last, { type: 'go' }, 1_100)).toBe(last);
    expect(speedMath.outcome(last)).not.toHaveProperty('course');
  });
});
