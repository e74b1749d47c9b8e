import { answersOf, type Chain } from '../../kit/answer-chain.ts';
import { timeBy } from '../../kit/clock.ts';
import { isCorrect, type GivenAnswer } from '../v1/rules.ts';
import { climbed, QUICK_UP_TO_MS } from './climb.ts';
import type { FitConfig } from './config.ts';

/** Where a run stands. @param answers of the run so far, the latest first. */
export const climbedIn = ({ from, clock = 'on' }: Pick<FitConfig, 'from' | 'clock'>, answers: Chain<GivenAnswer> | null) =>
  climbed(
    from,
    answersOf(answers)
      .map((given) => ({ right: isCorrect(given), ms: given.ms }))
      .reverse(),
    timeBy(clock, QUICK_UP_TO_MS) ?? Infinity,
  );
