const POINTS_PER_CORRECT = 10;
const LOWEST_SAVED_SCORE = 5;

/** 10 × correct + floor(accuracy / 10), at least 5 (spec 1 §9). `accuracy` in whole percent. */
export const scoreOf = (correct: number, accuracy: number): number =>
  Math.max(LOWEST_SAVED_SCORE, POINTS_PER_CORRECT * correct + Math.floor(accuracy / 10));

/** The summary's message (spec 1 §9). `accuracy` in whole percent. */
export function summaryMessage(accuracy: number): string {
  if (accuracy >= 90) return 'Outstanding!';
  return accuracy >= 70 ? 'Great job!' : 'Keep practicing!';
}
