import { problemOf } from '../storage/storage-failure.ts';
import { describeError, logError, logWarning } from '../window/log.ts';

/** Logs an error of a storage call. A storage failure is expected, so it is logged as a warning with its code. Any other error is a bug. */
export function logStorage(error: unknown): void {
  const problem = problemOf(error);
  if (problem === undefined) return logError(error);
  const cause = error instanceof Error ? error.cause : undefined;
  logWarning(`Storage failed: ${problem}${cause === undefined ? '' : ` (${describeError(cause).message})`}`);
}
