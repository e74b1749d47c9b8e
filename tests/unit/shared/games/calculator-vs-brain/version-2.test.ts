import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setupKey } from '../../../../../shared/games/bests.ts';
import { CALCULATOR_MS } from '../../../../../shared/games/calculator-vs-brain/v1/config.ts';
import type { CalculatorMove } from '../../../../../shared/games/calculator-vs-brain/v1/moves.ts';
import { calculatorMs, calculatorVsBrain as version1 } from '../../../../../shared/games/calculator-vs-brain/v1/rules.ts';
import {
  calculatorVsBrain,
  type CalculatorConfig,
  type CalculatorState,
} from '../../../../../shared/games/calculator-vs-brain/v2/rules.ts';
import type { Clock } from '../../../../../shared/games/kit/clock.ts';
import { describeClockLaws, without } from '../clock-laws.ts';
import { describeLaws } from '../game-laws.ts';
import { playRun, replayedOutcome, resume, runsOf, tick, type Act } from '../played-run.ts';
import { configs as plainConfigs } from './play.ts';

type CalculatorAct = Act<CalculatorMove, CalculatorState>;

const next = (): CalculatorMove => ({ type: 'next' });
const end = (): CalculatorMove => ({ type: 'end' });
const right: CalculatorAct['does'] = ({ problem }) => ({ type: 'answer', value: problem.answer });
const wrong: CalculatorAct['does'] = ({ problem }) => ({ type: 'answer', value: problem.answer + 1 });
/** What leads on from what is on screen. */
const onRight: CalculatorAct['does'] = (state) => (state.phase === 'asking' ? right(state) : next());

const on = plainConfigs.map((config): CalculatorConfig => ({ ...config, clock: 'on' }));
const clocked = fc
  .tuple(on, fc.constantFrom<Clock[]>('on', 'x2', 'x10', 'off', 'off'))
  .map(([config, clock]): CalculatorConfig => ({ ...config, clock }));
const acts: fc.Arbitrary<readonly CalculatorAct[]> = fc.array(
  fc.record({
    afterMs: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 1500 }) }, fc.constantFrom(0, 1500, 2000, 2500, 3000, 60_000)),
    does: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(onRight, onRight, onRight, right, wrong, next, tick, resume) },
      { weight: 1, arbitrary: fc.constant(end) },
    ),
  }),
  { maxLength: 40 },
);

describeLaws({
  game: calculatorVsBrain,
  runs: runsOf(calculatorVsBrain, clocked, acts),
  moves: fc.oneof(
    fc.integer({ min: -9_999_999, max: 9_999_999 }).map((value): CalculatorMove => ({ type: 'answer', value })),
    fc.constantFrom<CalculatorMove>({ type: 'next' }, { type: 'end' }),
  ),
  impossible: fc.constantFrom(0.5, Number.NaN, Infinity, 10_000_000).map((value): CalculatorMove => ({ type: 'answer', value })),
  counts: ['answered', 'correct'],
});

describeClockLaws({
  game: calculatorVsBrain,
  before: version1,
  configs: on,
  acts,
  rules: '[C4, K1, K2, K3, K4]',
  course: 'calm',
  untimed: (data) => without(data, 'bestTime', 'records'),
});

const MINUTE = 60_000;
const play = (clock: Clock, doing: readonly CalculatorAct['does'][], afterMs = MINUTE) =>
  playRun(
    calculatorVsBrain,
    { difficulty: 'hard', operation: 'addition', clock },
    'a',
    doing.map((does) => ({ afterMs, does })),
  );

describe('calculator-vs-brain without a clock', () => {
  it('has a calculator that answers after the player: the right answer wins, however late, and a wrong one loses [K2, K3]', () => {
    const { states, last, record } = play('off', [tick, right, tick, next, wrong, next, right, end]);
    expect(states.map(({ phase }) => phase)).toEqual([
      'asking',
      'asking',
      'decided',
      'decided',
      'asking',
      'decided',
      'asking',
      'decided',
      'over',
    ]);
    const outcome = calculatorVsBrain.outcome(last);
    expect(outcome).toMatchObject({ score: 250, accuracy: 67, course: 'calm', durationMs: 4 * MINUTE });
    expect(outcome.sessionData).toMatchObject({ playerWins: 2, calculatorWins: 1, clock: 'off' });
    expect(replayedOutcome(record)).toEqual({ ok: true, value: outcome });
    expect(setupKey({ game: 'calculator-vs-brain', ...outcome, data: outcome.sessionData })).toBe(
      'calculator-vs-brain addition.hard clock=off course=calm',
    );
  });

  it('shows the time that its level has, and tells no best time [K2, K4]', () => {
    const { last } = play('off', [right, end]);
    expect(calculatorMs(last)).toBe(CALCULATOR_MS.hard);
    expect(calculatorVsBrain.outcome(last).sessionData).not.toHaveProperty('bestTime');
    expect(calculatorVsBrain.outcome(last).sessionData['records']).toEqual({ wins: 1, 'best_streak/hard': 1 });
  });
});

describe('calculator-vs-brain with a longer clock', () => {
  it('has a calculator that takes as much longer, and no best time among its records [K1, K4]', () => {
    const { states, last } = play('x5', [right, next, tick, next, tick, end], 9_999);
    expect(calculatorVsBrain.dueAt(states[0] as CalculatorState)).toBe(10_000);
    expect(calculatorVsBrain.outcome(last).sessionData).toMatchObject({ playerWins: 1, calculatorWins: 2, bestTime: 9_999 });
    expect(calculatorVsBrain.outcome(last).sessionData['records']).toEqual({ wins: 1, 'best_streak/hard': 1 });
  });
});
