import { MOST_A_DAY, type DayEntry } from './entries.ts';
import { STEPS_TO_E } from './think-time.ts';

/** Right answers with a time, and the sum of the logarithms of their think times. */
export interface Times {
  readonly timed: number;
  readonly sum: number;
}

/**
 * The times of several days of one fact. Of a day with more answers than it can count the mean time is not known, since the sum goes on
 * where the count has stopped: it is left out.
 */
export function logTimeOf(days: readonly DayEntry[]): Times {
  let [timed, steps] = [0, 0];
  for (const day of days) {
    if (day.timed >= MOST_A_DAY) continue;
    timed += day.timed;
    steps += day.logTime;
  }
  return { timed, sum: steps / STEPS_TO_E };
}

/** How many days "lately" is. */
export const LATELY_DAYS = 30;
const FEWEST_TIMES = 5;
const FASTER_BY = 0.1;
const STANDARD_ERRORS = 2;
/**
 * Spread of the logarithms of one player's think times for one fact. Evidence has no squares to find it by, so it is what is high for
 * children with facts, and a claim is rather left out than made.
 */
const SPREAD = 0.5;

/**
 * Whether a fact is answered faster now than before (learning, section 3): a tenth less time at least, and more than chance makes of it.
 */
export function isFaster(before: readonly DayEntry[], lately: readonly DayEntry[]): boolean {
  const [then, now] = [logTimeOf(before), logTimeOf(lately)];
  if (Math.min(then.timed, now.timed) < FEWEST_TIMES) return false;
  const gained = then.sum / then.timed - now.sum / now.timed;
  const error = SPREAD * Math.sqrt(1 / then.timed + 1 / now.timed);
  return gained >= -Math.log(1 - FASTER_BY) && gained > STANDARD_ERRORS * error;
}
