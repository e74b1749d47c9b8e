import type { SessionSummary } from '../../contract/state.ts';
import { LONGEST_RUN_MS } from '../counted/plausible.ts';

/** What sessions come to together. Times in seconds. */
export interface SessionSums {
  readonly sessions: number;
  readonly scoreSum: number;
  readonly accuracySum: number;
  readonly accuracyCount: number;
  readonly timeSum: number;
}

/** No run counts for longer than this: what somebody made up must not carry a sum beyond the whole numbers. */
const LONGEST_RUN_S = LONGEST_RUN_MS / 1000;

/** The sums of some sessions. */
export function sumsOf(sessions: readonly SessionSummary[]): SessionSums {
  let [scoreSum, accuracySum, accuracyCount, timeSum] = [0, 0, 0, 0];
  for (const { score, accuracy, timeTaken } of sessions) {
    scoreSum += score;
    accuracySum += accuracy ?? 0;
    accuracyCount += accuracy === undefined ? 0 : 1;
    timeSum += Math.min(timeTaken, LONGEST_RUN_S);
  }
  return { sessions: sessions.length, scoreSum, accuracySum, accuracyCount, timeSum };
}
