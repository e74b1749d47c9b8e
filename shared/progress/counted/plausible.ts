import type { SessionTime } from '../../items/kit/session-time.ts';
import type { PlayedRun } from '../../games/kit/played-run.ts';

/** The bounds of decision D23. Nobody is measured by fewer answers than LEAST_ANSWERS. */
const LEAST_ANSWERS = 10;
export const QUICKEST_MEDIAN_MS = 150;
export const LONGEST_RUN_MS = 24 * 3_600_000;
/** A clock may be put right in the middle of a game by so much. */
const CLOCK_SLACK_MS = 5_000;

/**
 * Whether a person could have played this (decision D23). Judged from the session alone, by device and server alike: by nothing that
 * depends on other sessions, on the order of arrival or on who judges.
 */
export const isPlausible = (
  time: Pick<SessionTime, 'startedMs' | 'endedMs'>,
  { outcome, answerTimes }: Pick<PlayedRun, 'outcome' | 'answerTimes'>,
): boolean =>
  outcome.durationMs <= LONGEST_RUN_MS && outcome.durationMs <= time.endedMs - time.startedMs + CLOCK_SLACK_MS && !areTooQuick(answerTimes);

/** Whether the median is too quick; of an even number it is the slower of the two in the middle. */
function areTooQuick(answerTimes: readonly number[]): boolean {
  if (answerTimes.length < LEAST_ANSWERS) return false;
  let quick = 0;
  for (const ms of answerTimes) if (ms < QUICKEST_MEDIAN_MS) quick++;
  return quick * 2 > answerTimes.length;
}
