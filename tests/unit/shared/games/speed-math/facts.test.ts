import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG, type SpeedMathConfig } from '../../../../../shared/games/speed-math/v1/config.ts';
import { topicOf } from '../../../../../shared/games/speed-math/v1/problem.ts';
import { speedMath } from '../../../../../shared/games/speed-math/v1/rules.ts';
import { restoreRun, type RunInputs } from '../../../../../shared/games/restore.ts';
import { factsOf } from '../../../../../shared/games/kit/facts.ts';
import { configs, play, repeat, type Act } from './play.ts';

const config: SpeedMathConfig = { ...DEFAULT_CONFIG, operation: 'addition', timeLimit: 600, questions: 20 };
const act = (afterMs: number, does: Act['does']): Act => ({ afterMs, does });

/** Added up by hand. Of the time between two answers the pause is no part: 500 ms after a right one, 800 after a wrong one. */
const rows = [
  {
    about: 'count each answer from its question’s appearance, the last one from the resume that showed its question',
    // 1000; 900 − 500; the third question appears at 2700 and is replaced at 3700; 300 from then.
    acts: [act(1000, 'right'), act(900, 'wrong'), act(1800, 'resume'), act(300, 'right')],
    tally: { answers: 3, right: 2, ms: 1700 },
    quickestTenMs: null,
  },
  {
    about: 'do not count the question that the time limit left open',
    acts: [act(2000, 'right'), act(598_000, 'tick')],
    tally: { answers: 1, right: 1, ms: 2000 },
    quickestTenMs: null,
  },
  {
    about: 'leave a slow first answer out of the quickest ten',
    acts: [act(5000, 'right'), ...repeat(10, 'right', 2500)],
    tally: { answers: 11, right: 11, ms: 25_000 },
    quickestTenMs: 20_000,
  },
  {
    about: 'have a wrong answer’s time in the quickest ten if it is among them',
    // Ten right ones of 2000 ms each, and a wrong one of 1500 in the middle.
    acts: [act(2000, 'right'), ...repeat(4, 'right', 2500), act(2000, 'wrong'), act(2800, 'right'), ...repeat(4, 'right', 2500)],
    tally: { answers: 11, right: 10, ms: 21_500 },
    quickestTenMs: 21_500,
  },
  {
    about: 'let the quickest ten reach across a break: the replaced question and its 9 s are in none of them',
    // Five right ones of 1000 ms, a question given up after 9 s, five more.
    acts: [act(1000, 'right'), ...repeat(4, 'right', 1500), act(9500, 'resume'), act(1000, 'right'), ...repeat(4, 'right', 1500)],
    tally: { answers: 10, right: 10, ms: 10_000 },
    quickestTenMs: 10_000,
  },
] as const;

describe('the facts of a run', () => {
  it.each(rows)('$about [R12]', ({ acts, tally, quickestTenMs }) => {
    const { last } = play(config, 'a', acts);
    expect(factsOf(speedMath.answers(last))).toEqual({ ...tally, by: { addition: tally }, quickestTenMs });
  });

  it('tell apart the eight topics of a mixed run [R12]', () => {
    const path = new URL('../golden/speed-math-1-mixed-friendly.json', import.meta.url);
    const { record } = JSON.parse(readFileSync(path, 'utf8')) as { readonly record: RunInputs };
    const run = restoreRun(speedMath, record);
    // From the record's file alone: topics from the texts of its questions, times from its log less the pauses. All but 41 − 12 are right.
    expect(run.ok && factsOf(speedMath.answers(run.value.state))).toEqual({
      answers: 30,
      right: 29,
      ms: 61_485,
      by: {
        addition: { answers: 5, right: 5, ms: 7599 },
        subtraction: { answers: 2, right: 1, ms: 4995 },
        multiplication: { answers: 3, right: 3, ms: 7063 },
        division: { answers: 3, right: 3, ms: 7092 },
        fractions: { answers: 6, right: 6, ms: 11_011 },
        percentages: { answers: 4, right: 4, ms: 8321 },
        algebra: { answers: 4, right: 4, ms: 8292 },
        geometry: { answers: 3, right: 3, ms: 7112 },
      },
      // The last ten: 1054 + 2073 + 3092 + 1811 + 2830 + 1549 + 2568 + 1287 + 2306 + 1025.
      quickestTenMs: 19_595,
    });
  });

  it('name a topic as the set-up does: a run of one topic has no other [R12]', () => {
    fc.assert(
      fc.property(configs, fc.string({ minLength: 1 }), (choice, id) => {
        const { last, states } = play({ ...choice, timeLimit: 600 }, id, repeat(8, 'right', 800));
        const topics = Object.keys(factsOf(speedMath.answers(last)).by);
        if (choice.operation === 'mixed') expect(new Set(topics)).toEqual(new Set(states.slice(1).map(({ problem }) => topicOf(problem))));
        else expect(topics).toEqual([choice.operation]);
      }),
    );
  });
});
