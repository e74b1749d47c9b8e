/** Whole percent, rounded half up; 0 if nothing was answered (decision G17). */
export const accuracyOf = (correct: number, answered: number): number =>
  answered === 0 ? 0 : Math.floor((200 * correct + answered) / (2 * answered));

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
