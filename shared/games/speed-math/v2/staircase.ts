import { answersOf, type Chain } from '../../kit/answer-chain.ts';
import { isCorrect, type GivenAnswer } from '../v1/rules.ts';
import { climbed } from './climb.ts';

/** Where a run stands. @param from the rung of the first question. @param answers of the run so far, the latest first. */
export const climbedIn = (from: number, answers: Chain<GivenAnswer> | null) =>
  climbed(
    from,
    answersOf(answers)
      .map((given) => ({ right: isCorrect(given), ms: given.ms }))
      .reverse(),
  );
