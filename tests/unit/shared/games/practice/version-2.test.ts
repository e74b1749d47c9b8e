import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../../../shared/games/kit/clock.ts';
import { packPlan } from '../../../../../shared/games/practice/pack-plan.ts';
import type { PracticeKind } from '../../../../../shared/games/practice/v1/config.ts';
import { practice as version1 } from '../../../../../shared/games/practice/v1/rules.ts';
import { LEAST_TIME_TAKEN } from '../../../../../shared/games/practice/v1/score.ts';
import type { PracticeState } from '../../../../../shared/games/practice/v1/state.ts';
import type { PracticeMove } from '../../../../../shared/games/practice/v2/moves.ts';
import { practice, type PracticeConfig } from '../../../../../shared/games/practice/v2/rules.ts';
import { describeClockLaws } from '../clock-laws.ts';
import { describeLaws } from '../game-laws.ts';
import { playRun, runsOf, tick, type Act } from '../played-run.ts';
import { acted, actLists, configs } from './play.ts';

type PracticeAct = Act<PracticeMove, PracticeState>;

const go = (): PracticeMove => ({ type: 'go' });
const right = ({ question }: PracticeState): PracticeMove => ({ type: 'answer', value: question.answer, sent: 'auto' });
const wrong = ({ question }: PracticeState): PracticeMove => ({ type: 'answer', value: question.answer + 1, sent: 'enter' });
const act = (afterMs: number, does: PracticeAct['does']): PracticeAct => ({ afterMs, does });

const on = configs.map((config): PracticeConfig => ({ ...config, clock: 'on' }));
const clocked = fc
  .tuple(on, fc.constantFrom<Clock[]>('on', 'x2', 'x10', 'off', 'off', 'off'))
  .map(([config, clock]): PracticeConfig => ({ ...config, clock }));
/** The acts of version 1, every second one with a `go` before it. */
const playing: fc.Arbitrary<readonly PracticeAct[]> = actLists.map((list) =>
  acted(list).flatMap((each, i): PracticeAct[] => (i % 2 === 0 ? [act(200, go), each] : [each])),
);

describeLaws({
  game: practice,
  runs: runsOf(practice, clocked, playing),
  moves: fc.oneof(
    fc.record({ type: fc.constant('answer' as const), value: fc.integer({ min: -999, max: 999 }), sent: fc.constant('auto' as const) }),
    fc.constantFrom<PracticeMove[]>({ type: 'not-known' }, { type: 'got-it' }, { type: 'end' }, { type: 'go' }),
  ),
  impossible: fc.constantFrom(0.5, Number.NaN, 10_000_000).map((value): PracticeMove => ({ type: 'answer', value, sent: 'auto' })),
  counts: ['answered', 'right'],
  hasAccuracy: false,
  leastTimeTaken: LEAST_TIME_TAKEN,
});

describeClockLaws({ game: practice, before: version1, configs: on, acts: playing, rules: '[C5, K1, K2, K3]', course: undefined });

const MINUTE = 60_000;
const PLAN = packPlan([3, 90, 260, 300, 20, 130].map((fact) => ({ fact, standing: 'firm', chance: 50, order: 0 })));
const play = (acts: readonly PracticeAct[], clock: Clock, kind: PracticeKind = 'fix-up') =>
  playRun(practice, { kind, target: 75, plan: PLAN, maxAnswers: 12, clock }, 'a', acts);

describe('practice without a clock', () => {
  it.each([
    ['fix-up', 'right'],
    ['placement', 'noted'],
  ] as const)('in a %s an answer that was %s stays on screen until `go` [K2]', (kind, phase) => {
    const { states } = play([act(MINUTE, right), act(MINUTE, tick), act(MINUTE, right), act(MINUTE, go), act(0, go)], 'off', kind);
    expect(states.map((state) => [state.phase, state.answers?.idx ?? 0])).toEqual([
      ['asked', 0],
      [phase, 1],
      [phase, 1],
      [phase, 1],
      ['asked', 1],
      ['asked', 1],
    ]);
  });

  it('a `go` is no way past a solution, which is typed as ever [R1, R3]', () => {
    const missed = play([act(MINUTE, wrong)], 'off').last;
    expect(missed.phase).toBe('solution');
    expect(practice.step(missed, { type: 'go' }, 2 * MINUTE)).toBe(missed);
    expect(practice.step(missed, { type: 'retype', value: missed.question.answer }, 2 * MINUTE).phase).toBe('asked');
  });

  it('says its clock and makes no course of it [K3]', () => {
    const outcome = practice.outcome(play([act(MINUTE, right), act(0, () => ({ type: 'end' }))], 'off').last);
    expect(outcome).toMatchObject({ score: 50, sessionData: { clock: 'off', right: 1 } });
    expect(outcome).not.toHaveProperty('course');
  });
});

describe('practice with a longer clock', () => {
  it('shows an answer as much longer, or until `go`; the ordinary clock takes none [K1, K3]', () => {
    const shown = play([act(0, right)], 'x5').last;
    expect(practice.dueAt(shown)).toBe(2500);
    expect(practice.step(shown, { type: 'go' }, 10).phase).toBe('asked');
    const ordinary = play([act(0, right)], 'on').last;
    expect(practice.dueAt(ordinary)).toBe(500);
    expect(practice.step(ordinary, { type: 'go' }, 10)).toBe(ordinary);
  });
});
