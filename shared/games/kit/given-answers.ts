import { accuracyOf } from './accuracy.ts';
import { ANSWER_LIMIT } from './typed-answer.ts';

/** A given answer to a problem, right or wrong. For new games and versions; the existing rules have their own types. */
export interface GivenAnswer<Problem extends { readonly answer: number }> {
  readonly problem: Problem;
  readonly value: number;
  /** Milliseconds from the moment the problem appeared. */
  readonly ms: number;
}

/** Whether a number can be an answer: whole, and short enough to be typed (typed-answer.ts). */
export const isAnswer = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < ANSWER_LIMIT;

/** Whether the answer is right. */
export const isCorrect = ({ problem, value }: GivenAnswer<{ readonly answer: number }>): boolean => value === problem.answer;

/** The counts of a run's answers. */
export interface AnswerTally {
  readonly answered: number;
  readonly correct: number;
  /** Whole percent (decision G17). */
  readonly accuracy: number;
}

/** Counts answers. */
export function tallyOf(answers: readonly GivenAnswer<{ readonly answer: number }>[]): AnswerTally {
  const answered = answers.length;
  const correct = answers.filter(isCorrect).length;
  return { answered, correct, accuracy: accuracyOf(correct, answered) };
}

/** How long each answer took, in ms: the `answerTimes` (game.ts) of a game whose answers all have to be worked out. */
export const timesOf = (answers: readonly { readonly ms: number }[]): readonly number[] => answers.map(({ ms }) => ms);
