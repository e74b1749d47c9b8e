const POINTS_PER_ROUND = 100;
const POINTS_PER_PERCENT = 2;
const POINTS_PER_SECOND = 5;

/**
 * The score: correct × 100 + accuracy × 2 + 5 per second left (spec 1 §9). `correct`: rounds; `accuracy`: whole percent;
 * `secondsLeft`: the whole seconds left in the correct rounds (decision G10).
 */
export const scoreOf = (correct: number, accuracy: number, secondsLeft: number): number =>
  POINTS_PER_ROUND * correct + POINTS_PER_PERCENT * accuracy + POINTS_PER_SECOND * secondsLeft;

/** The three parts of a score, which add up to it. */
interface ScoreParts {
  readonly rounds: number;
  readonly accuracy: number;
  readonly time: number;
}

/** The parts of `scoreOf`, with the same arguments. */
export const scoreParts = (correct: number, accuracy: number, secondsLeft: number): ScoreParts => ({
  rounds: scoreOf(correct, 0, 0),
  accuracy: scoreOf(0, accuracy, 0),
  time: scoreOf(0, 0, secondsLeft),
});
