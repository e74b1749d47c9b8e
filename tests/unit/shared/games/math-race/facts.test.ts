import { describe, expect, it } from 'vitest';
import { OPERATIONS, type MathRaceConfig } from '../../../../../shared/games/math-race/v1/config.ts';
import { mathRace } from '../../../../../shared/games/math-race/v1/rules.ts';
import { problemText } from '../../../../../client/words/en/math-race/problem.ts';
import { factsOf } from '../../../../../shared/games/kit/facts.ts';
import { act, play, repeat } from './play.ts';

const config: MathRaceConfig = { operation: 'subtraction', from: 1, to: 10, target: 20 };

/** Added up by hand. Of the time between two answers the pause of 400 ms is no part. */
const rows = [
  {
    about: 'count each answer from its problem’s appearance, the last one from the resume that showed its problem',
    // 1000; 900 − 400; the third problem appears at 2300 and is replaced at 3300; 300 from then.
    acts: [act(1000, 'right'), act(900, 'wrong'), act(1400, 'resume'), act(300, 'right')],
    tally: { answers: 3, right: 2, ms: 1800 },
    quickestTenMs: null,
  },
  {
    about: 'leave a slow wrong answer before the quickest ten out of them',
    acts: [act(9000, 'wrong'), ...repeat(10, 'right', 1400)],
    tally: { answers: 11, right: 10, ms: 19_000 },
    quickestTenMs: 10_000,
  },
  {
    about: 'find the quickest ten in the middle of a longer race',
    // Five of 3000 ms, ten of 1000, five of 2000.
    acts: [act(3000, 'right'), ...repeat(4, 'right', 3400), ...repeat(10, 'right', 1400), ...repeat(5, 'right', 2400)],
    tally: { answers: 20, right: 20, ms: 35_000 },
    quickestTenMs: 10_000,
  },
] as const;

describe('the facts of a race', () => {
  it.each(rows)('$about [R13]', ({ acts, tally, quickestTenMs }) => {
    const { last } = play(config, 'a', acts);
    expect(factsOf(mathRace.answers(last))).toEqual({ ...tally, by: { subtraction: tally }, quickestTenMs });
  });

  it('tell apart the operations of a mixed race [R13]', () => {
    const acts = [act(1000, 'right'), act(600, 'wrong'), act(700, 'right'), act(800, 'right'), act(900, 'right'), act(1000, 'wrong')];
    const { last, states } = play({ ...config, operation: 'mixed' }, 'a', acts);
    expect(states.slice(1).map(({ problem }) => problemText(problem).printed)).toEqual([
      '6 + 2',
      '6 × 3',
      '3 − 2',
      '9 + 3',
      '9 − 3',
      '2 × 10',
    ]);
    expect(factsOf(mathRace.answers(last))).toEqual({
      answers: 6,
      right: 4,
      ms: 3000,
      // Of all but the first the pause of 400 ms is taken off.
      by: {
        addition: { answers: 2, right: 2, ms: 1000 + 400 },
        multiplication: { answers: 2, right: 0, ms: 200 + 600 },
        subtraction: { answers: 2, right: 2, ms: 300 + 500 },
      },
      quickestTenMs: null,
    });
  });

  it.each(OPERATIONS.filter((operation) => operation !== 'mixed'))('of %s have that topic alone [R13]', (operation) => {
    const { last } = play({ ...config, operation }, 'a', repeat(12, 'right', 1000));
    expect(factsOf(mathRace.answers(last)).by).toEqual({ [operation]: { answers: 12, right: 12, ms: 12_000 - 11 * 400 } });
  });
});
