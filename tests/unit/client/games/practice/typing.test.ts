import { beforeEach, describe, expect, it } from 'vitest';
import { practiceTyping } from '../../../../../client/games/practice/typing.ts';
import { createAnswerRun, type AnswerRun } from '../../../../../client/play/input/answer-run.ts';
import type { GameKey } from '../../../../../client/play/input/game-keys.ts';
import { FREE } from '../../../../../client/play/purpose/free.ts';
import { startRun } from '../../../../../client/play/run/start-run.ts';
import type { PracticeMove } from '../../../../../shared/games/practice/v2/moves.ts';
import { packPlan } from '../../../../../shared/games/practice/pack-plan.ts';
import type { Standing } from '../../../../../shared/games/practice/v1/plan-text.ts';
import { practice } from '../../../../../shared/games/practice/v2/rules.ts';
import type { PracticeState } from '../../../../../shared/games/practice/v1/state.ts';
import { times } from '../../../shared/games/practice/some-memory.ts';
import { fakeEngine } from '../../play/run/fake-engine.ts';
import { virtualTime, type VirtualTime } from '../../play/run/virtual-time.ts';

type Run = AnswerRun<PracticeMove, PracticeState>;

/** A practice of products with two digits. */
function begin(time: VirtualTime, standing: Standing = 'due'): Run {
  const engine = fakeEngine();
  const plan = packPlan([times(7, 8), times(6, 9), times(8, 9)].map((fact) => ({ fact, standing, chance: 30, order: 0 })));
  const { run } = startRun(
    practice,
    { kind: 'new', config: { kind: 'daily', target: 75, plan, maxAnswers: 150, clock: 'on' }, purpose: FREE },
    {
      engines: { current: async () => engine, replace: async () => engine },
      ports: time,
      owner: Promise.resolve({ kind: 'guest' } as const),
    },
  );
  return createAnswerRun(run, practiceTyping, time.after);
}

const type = (run: Run, digits: string) => digits.split('').forEach((digit) => run.press(digit as GameKey));
const stateOf = (run: Run): PracticeState => run.getSnapshot().state;
const slot = (run: Run): string => run.typed.getSnapshot();

describe('In a practice, what is typed', () => {
  let time: VirtualTime;
  let run: Run;

  beforeEach(() => {
    time = virtualTime();
    run = begin(time);
  });

  it('is an answer with its last digit, or by Enter with fewer', () => {
    type(run, '9');
    expect([stateOf(run).phase, slot(run)]).toEqual(['asked', '9']);
    run.press('enter');
    expect(stateOf(run)).toMatchObject({ phase: 'solution', answers: { idx: 1, value: 9, sent: 'enter' } });
    type(run, String(stateOf(run).question.answer));
    type(run, String(stateOf(run).question.answer));
    expect(stateOf(run)).toMatchObject({ phase: 'right', answers: { idx: 2, sent: 'auto' } });
  });

  it('is after a mistake the solution once: another number empties the slot, is typed anew, and changes nothing', () => {
    type(run, '11');
    const missed = stateOf(run);
    expect([missed.phase, slot(run)]).toEqual(['solution', '']);
    for (const wrong of ['99', '00', '12']) {
      type(run, wrong);
      expect([stateOf(run), slot(run)]).toEqual([missed, '']);
    }
    // Which it was, and that it was another once more, can be said.
    expect(run.passed.getSnapshot()).toEqual({ value: 12, nth: 3 });
    type(run, '1');
    run.press('enter');
    expect([stateOf(run), slot(run)]).toEqual([missed, '']);
    type(run, String(missed.question.answer));
    expect(stateOf(run)).toMatchObject({ phase: 'asked', answers: { idx: 1 } });
    expect(stateOf(run).question).not.toEqual(missed.question);
    expect(run.passed.getSnapshot()).toBeUndefined();
  });

  it('is nothing while a right answer is shown, and Enter then sends nothing', () => {
    type(run, String(stateOf(run).question.answer));
    const shown = stateOf(run);
    type(run, '12');
    run.press('enter');
    expect([stateOf(run), slot(run)]).toEqual([shown, '']);
  });

  it('is nothing while a new fact is shown, which Enter passes on from', () => {
    const fresh = begin(time, 'new');
    const shown = stateOf(fresh);
    expect(shown.phase).toBe('new');
    type(fresh, '12');
    expect([stateOf(fresh), slot(fresh)]).toEqual([shown, '']);
    fresh.press('enter');
    expect([stateOf(fresh).introduced, stateOf(fresh).question.fact === shown.question.fact]).toEqual([1, false]);
  });
});
