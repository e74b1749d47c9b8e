import { withTime } from '../text/time.ts';

/** The summary's message (spec 1 §9). `accuracy` in whole percent. */
export function summaryMessage(accuracy: number): string {
  if (accuracy >= 90) return 'Outstanding!';
  return accuracy >= 70 ? 'Great job!' : 'Keep practicing!';
}

/** The figures for a screen reader. */
export const spoken = (accuracy: number, seconds: number | undefined) => withTime(`accuracy ${accuracy} percent`, seconds);
