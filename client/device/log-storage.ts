import { problemOf } from '../storage/storage-failure.ts';
import { describeError, logError, logWarning } from '../window/log.ts';

/** A storage failure is never silent: it is expected, and so a warning with its code. Anything else is a bug. */
export function logStorage(error: unknown): void {
  const problem = problemOf(error);
  if (problem === undefined) return logError(error);
  const cause = error instanceof Error ? error.cause : undefined;
  logWarning(`Storage failed: ${problem}${cause === undefined ? '' : ` (${describeError(cause).message})`}`);
}
