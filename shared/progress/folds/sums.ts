import type { SessionSummary } from '../../contract/state.ts';
import { isOrdinary } from '../counted/course.ts';
import { LONGEST_RUN_MS } from '../counted/plausible.ts';

/** What sessions come to together. Times in seconds. */
export interface SessionSums {
  readonly sessions: number;
  /**
   * How many of them were of another course, whose scores and accuracies are in no sum (decision G27); absent without any, as in the parts
   * that were made before there were courses.
   */
  readonly apart?: number;
  readonly scoreSum: number;
  readonly accuracySum: number;
  readonly accuracyCount: number;
  readonly timeSum: number;
}

/** No run counts for longer than this: what somebody made up must not carry a sum beyond the whole numbers. */
const LONGEST_RUN_S = LONGEST_RUN_MS / 1000;

/** What several `apart` come to: absent, if it is none. */
export function apartOf(...counts: readonly (number | undefined)[]): Pick<SessionSums, 'apart'> {
  const apart = counts.reduce<number>((sum, count = 0) => sum + count, 0);
  return apart === 0 ? {} : { apart };
}

/** The sums of some sessions. */
export function sumsOf(sessions: readonly SessionSummary[]): SessionSums {
  let [apart, scoreSum, accuracySum, accuracyCount, timeSum] = [0, 0, 0, 0, 0];
  for (const session of sessions) {
    const { score, accuracy, timeTaken } = session;
    timeSum += Math.min(timeTaken, LONGEST_RUN_S);
    if (!isOrdinary(session)) {
      apart++;
      continue;
    }
    scoreSum += score;
    accuracySum += accuracy ?? 0;
    accuracyCount += accuracy === undefined ? 0 : 1;
  }
  return { sessions: sessions.length, ...apartOf(apart), scoreSum, accuracySum, accuracyCount, timeSum };
}
