import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAnswer, isCorrect, tallyOf, timesOf } from '../../../../../shared/games/kit/given-answers.ts';
import { answersIn, history, speedMath } from '../../../../../shared/games/speed-math/v1/rules.ts';
import { runs } from '../speed-math/play.ts';

it('a list of answers is counted as Speed Math counts it', () => {
  fc.assert(
    fc.property(runs, ({ last }) => {
      const { accuracy, sessionData } = speedMath.outcome(last);
      expect(tallyOf(answersIn(last))).toEqual({ answered: sessionData['answered'], correct: sessionData['correct'], accuracy });
      expect(answersIn(last).map(isCorrect)).toEqual(history(last).map(({ correct }) => correct));
      expect(timesOf(answersIn(last))).toEqual(speedMath.answerTimes(last));
    }),
  );
});

it.each([
  [0, true],
  [-9_999_999, true],
  [9_999_999, true],
  [10_000_000, false],
  [0.5, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%d can be an answer: %j', (value, can) => {
  expect(isAnswer(value)).toBe(can);
});
