import type { MathRaceState } from '../../../shared/games/math-race/v1/rules.ts';
import { inTenths } from '../../words/en/text/time.ts';
import * as words from '../../words/en/math-race/result.ts';

/** The sentence on a race, by its target and its accuracy in whole percent. */
export function raceMessage({ correct, config }: Pick<MathRaceState, 'correct' | 'config'>, accuracy: number): string {
  if (correct < config.target) return words.ended;
  if (accuracy === 100) return words.flawless;
  return accuracy >= 80 ? words.across : words.finished;
}

/** "2.4 s": the average time of an answer, without the pauses. */
export function secondsPerAnswer(answers: MathRaceState['answers']): string {
  const totalMs = answers.reduce((sum, { ms }) => sum + ms, 0);
  return inTenths(totalMs / Math.max(1, answers.length));
}
