import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setupKey } from '../../../../../shared/games/bests.ts';
import type { Clock } from '../../../../../shared/games/kit/clock.ts';
import type { TableMove } from '../../../../../shared/games/multiplication-table/v1/moves.ts';
import { limitMs, questionsInRun } from '../../../../../shared/games/multiplication-table/v1/limits.ts';
import { breakdownOf } from '../../../../../shared/games/multiplication-table/v1/rules.ts';
import { multiplicationTable as version2 } from '../../../../../shared/games/multiplication-table/v2/rules.ts';
import { multiplicationTable, type TableConfig, type TableState } from '../../../../../shared/games/multiplication-table/v3/rules.ts';
import { describeClockLaws, without } from '../clock-laws.ts';
import { describeLaws } from '../game-laws.ts';
import { playRun, replayedOutcome, resume, runsOf, tick, type Act } from '../played-run.ts';
import { configs as plainConfigs } from './play.ts';

type TableAct = Act<TableMove, TableState>;

const skip = (): TableMove => ({ type: 'skip' });
const end = (): TableMove => ({ type: 'end' });
const right: TableAct['does'] = ({ question }) => ({ type: 'answer', value: question.answer });
const wrong: TableAct['does'] = ({ question }) => ({ type: 'answer', value: question.answer + 1 });
/** What leads on from what is on screen. */
const onRight: TableAct['does'] = (state) => (state.feedbackUntilMs === null ? right(state) : skip());

const on: fc.Arbitrary<TableConfig> = fc.oneof(
  plainConfigs.map((config) => ({ ...config, clock: 'on' as const })),
  fc.record({
    mode: fc.constantFrom('practice' as const, 'challenge' as const),
    table: fc.constant('fit' as const),
    clock: fc.constant('on' as const),
  }),
);
const clocked = fc
  .tuple(on, fc.constantFrom<Clock[]>('on', 'x2', 'x10', 'off', 'off'))
  .map(([config, clock]): TableConfig => ({ ...config, clock }));
const acts: fc.Arbitrary<readonly TableAct[]> = fc.array(
  fc.record({
    afterMs: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 3000 }) }, fc.constantFrom(0, 500, 1500, 15_000)),
    does: fc.oneof(
      { weight: 16, arbitrary: fc.constantFrom(onRight, onRight, onRight, right, wrong, skip, tick, resume) },
      { weight: 1, arbitrary: fc.constant(end) },
    ),
  }),
  { maxLength: 60 },
);

describeLaws({
  game: multiplicationTable,
  runs: runsOf(multiplicationTable, clocked, acts),
  moves: fc.oneof(
    fc.integer({ min: -9_999_999, max: 9_999_999 }).map((value): TableMove => ({ type: 'answer', value })),
    fc.constantFrom<TableMove>({ type: 'skip' }, { type: 'end' }),
  ),
  impossible: fc.constantFrom(0.5, Number.NaN, Infinity, 10_000_000).map((value): TableMove => ({ type: 'answer', value })),
  counts: ['answered', 'correct'],
});

describeClockLaws({
  game: multiplicationTable,
  before: version2,
  configs: on,
  acts,
  rules: '[C6, K1, K2, K3, K4]',
  course: 'calm',
  // Only with the ordinary clock a score is a record of its mode.
  untimed: (data) => without(data, 'records'),
});

const MINUTE = 60_000;
const play = (config: TableConfig, doing: readonly TableAct['does'][], afterMs = MINUTE) =>
  playRun(
    multiplicationTable,
    config,
    'a',
    doing.map((does) => ({ afterMs, does })),
  );
const answered = (count: number, does: TableAct['does'] = right) => Array.from({ length: count }, () => [does, skip]).flat();
const OFF = { table: 7, clock: 'off' } as const;

describe('multiplication-table without a clock', () => {
  it.each([
    ['speed_drill', 15],
    ['challenge', 25],
    ['pattern_learn', 10],
  ] as const)('ends %s with the feedback of question %i, and by no time [K2]', (mode, count) => {
    const config = { ...OFF, mode };
    expect([limitMs(config), questionsInRun(config)]).toEqual([null, count]);
    const before = play(config, [...answered(count - 1), right, tick]).last;
    expect(multiplicationTable.isOver(before)).toBe(false);
    const { last, record } = play(config, answered(count));
    expect(multiplicationTable.isOver(last)).toBe(true);
    const outcome = multiplicationTable.outcome(last);
    expect(outcome).toMatchObject({
      accuracy: 100,
      durationMs: count * MINUTE,
      course: 'calm',
      sessionData: { answered: count, clock: 'off' },
    });
    expect(replayedOutcome(record)).toEqual({ ok: true, value: outcome });
    expect(setupKey({ game: 'multiplication-table', ...outcome, data: outcome.sessionData })).toBe(
      `multiplication-table ${mode}.7 clock=off course=calm`,
    );
  });

  it('lets practice go on until its player ends it, and leaves feedback until `skip` [K2]', () => {
    const config = { ...OFF, mode: 'practice' } as const;
    const shown = play(config, [right, tick]).last;
    expect(multiplicationTable.step(shown, { type: 'answer', value: 1 }, 9 * MINUTE)).toBe(shown);
    expect(multiplicationTable.isOver(play(config, answered(40)).last)).toBe(false);
    expect(multiplicationTable.isOver(play(config, [right, end]).last)).toBe(true);
  });

  it('has speed factors of 1: neither hurry nor patience changes a point [K3]', () => {
    const config = { ...OFF, mode: 'challenge', table: 'mixed' } as const;
    const [atOnce, late] = [0, 9 * MINUTE].map((ms) => breakdownOf(play(config, answered(6), ms).last));
    expect(late).toEqual(atOnce);
    expect(atOnce?.speed).toBe(0);
    // 10 × (1 + 0.3 × (d − 1)) × 1.5 × 1.2, d by turns 1, 2 and 3 (Q4, S2): 18, 23.4 and 28.8, and 2, 4 and 6 for the streak.
    const points = play(config, answered(3)).last.answers.map((given) => given.points);
    expect(points).toEqual([20, 27, 35]);
  });

  it('says of each answer that a key sent it [K3]', () => {
    const { last } = play({ ...OFF, mode: 'practice' }, answered(3));
    expect(multiplicationTable.answers(last).map(({ sent }) => sent)).toEqual(['enter', 'enter', 'enter']);
  });

  it('counts its answers by table, and its score is no record of its mode [K4]', () => {
    const records = (clock: Clock) =>
      multiplicationTable.outcome(play({ mode: 'pattern_learn', table: 7, clock }, answered(10), 2_000).last).sessionData['records'];
    expect(records('off')).toEqual({ '7/correct': 10, '7/total': 10 });
    expect(records('x2')).toEqual(records('off'));
    expect(records('on')).toHaveProperty(['best_score/pattern_learn']);
  });
});

describe('multiplication-table with a longer clock', () => {
  it('has limits, feedback and the wait of a submit as much longer, and `skip` as ever [K1]', () => {
    const config = { mode: 'speed_drill', table: 7, clock: 'x10' } as const;
    expect(limitMs(config)).toBe(300_000);
    const shown = play(config, [right], 4_999).last;
    expect(multiplicationTable.dueAt(shown)).toBe(4_999 + 15_000);
    expect(multiplicationTable.answers(shown)[0]?.sent).toBe('enter');
    expect(multiplicationTable.answers(play(config, [right], 5_000).last)[0]?.sent).toBe('auto');
    expect(multiplicationTable.step(shown, { type: 'skip' }, 6_000)).toMatchObject({ shownAtMs: 6_000, feedbackUntilMs: null });
  });
});
