import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setupKey } from '../../../../../shared/games/bests.ts';
import type { Clock } from '../../../../../shared/games/kit/clock.ts';
import type { Go } from '../../../../../shared/games/kit/go.ts';
import type { MathRaceMove } from '../../../../../shared/games/math-race/v1/moves.ts';
import { mathRace as version1 } from '../../../../../shared/games/math-race/v1/rules.ts';
import { mathRace, type MathRaceConfig, type MathRaceState } from '../../../../../shared/games/math-race/v2/rules.ts';
import { describeClockLaws, without } from '../clock-laws.ts';
import { describeLaws } from '../game-laws.ts';
import { playRun, replayedOutcome, resume, runsOf, tick, type Act } from '../played-run.ts';
import { configs as plainConfigs } from './play.ts';

type RaceAct = Act<MathRaceMove | Go, MathRaceState>;

const go = (): Go => ({ type: 'go' });
const right: RaceAct['does'] = ({ problem }) => ({ type: 'answer', value: problem.answer });
const wrong: RaceAct['does'] = ({ problem }) => ({ type: 'answer', value: problem.answer + 1 });
/** What leads on from what is on screen. */
const onRight: RaceAct['does'] = (state) => (state.feedbackUntilMs === null ? right(state) : go());

const on = plainConfigs.map((config): MathRaceConfig => ({ ...config, clock: 'on' }));
const clocked = fc
  .tuple(on, fc.constantFrom<Clock[]>('on', 'x2', 'x10', 'off', 'off'))
  .map(([config, clock]): MathRaceConfig => ({ ...config, clock }));
const acts: fc.Arbitrary<readonly RaceAct[]> = fc.array(
  fc.record({
    afterMs: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 3000 }) }, fc.constantFrom(0, 399, 400)),
    does: fc.constantFrom(onRight, onRight, onRight, right, wrong, go, tick, resume),
  }),
  { maxLength: 40 },
);

describeLaws({
  game: mathRace,
  runs: runsOf(mathRace, clocked, acts),
  moves: fc.oneof(
    fc.integer({ min: -9_999_999, max: 9_999_999 }).map((value) => ({ type: 'answer' as const, value })),
    fc.constant<Go>({ type: 'go' }),
  ),
  impossible: fc.constantFrom(0.5, Number.NaN, Infinity, 10_000_000).map((value) => ({ type: 'answer' as const, value })),
  counts: ['answered', 'correct'],
});

describeClockLaws({
  game: mathRace,
  before: version1,
  configs: on,
  acts,
  rules: '[C6, K1, K2, K3, K4]',
  course: 'calm',
  // The records have a best time only with the ordinary clock.
  untimed: (data) => without(data, 'records'),
});

const MINUTE = 60_000;
const SET_UP = { operation: 'addition', from: 1, to: 10, target: 5 } as const;
const play = (clock: Clock, doing: readonly RaceAct['does'][], afterMs = MINUTE) =>
  playRun(
    mathRace,
    { ...SET_UP, clock },
    'a',
    doing.map((does) => ({ afterMs, does })),
  );

describe('math-race without a clock', () => {
  it('leaves each verdict until `go`, the last one too [K2]', () => {
    const rights = Array.from({ length: 4 }, () => [right, go]).flat();
    const { last, record } = play('off', [wrong, tick, go, ...rights, right, tick, go]);
    expect(mathRace.isOver(play('off', [wrong, go, ...rights, right, tick]).last)).toBe(false);
    const outcome = mathRace.outcome(last);
    expect(outcome).toMatchObject({ score: 58, accuracy: 83, durationMs: 12 * MINUTE, course: 'calm' });
    expect(replayedOutcome(record)).toEqual({ ok: true, value: outcome });
    expect(setupKey({ game: 'math-race', ...outcome, data: outcome.sessionData })).toBe('math-race addition.1.10.5 clock=off course=calm');
  });

  it('takes `go` for nothing where no verdict is, and no answer during one [K2]', () => {
    const { last } = play('off', [right]);
    expect(mathRace.step(last, { type: 'answer', value: 1 }, 9 * MINUTE)).toBe(last);
    const next = mathRace.step(last, { type: 'go' }, 9 * MINUTE);
    expect(next).toMatchObject({ shownAtMs: 9 * MINUTE, feedbackUntilMs: null });
    expect(mathRace.step(next, { type: 'go' }, 10 * MINUTE)).toBe(next);
  });
});

describe('math-race with any clock but the ordinary one', () => {
  it('has a best streak among its records, and no best time [K3]', () => {
    const five = [right, tick, right, tick, right, tick, right, tick, right, tick];
    const finished = (clock: Clock) => mathRace.outcome(play(clock, five, 4_000).last).sessionData['records'];
    expect(finished('on')).toEqual({ best_streak: 5, 'best_ms/addition/10/5': 36_000 });
    expect(finished('x10')).toEqual({ best_streak: 5 });
  });

  it('waits as much longer after an answer, and `go` ends that before; not with the ordinary one [K1, K4]', () => {
    const { last } = play('x10', [wrong], 1_000);
    expect(mathRace.dueAt(last)).toBe(5_000);
    expect(mathRace.step(last, { type: 'go' }, 1_500)).toMatchObject({ shownAtMs: 1_500, feedbackUntilMs: null });
    const ordinary = play('on', [wrong], 1_000).last;
    expect(mathRace.step(ordinary, { type: 'go' }, 1_100)).toBe(ordinary);
  });
});
