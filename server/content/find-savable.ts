import type { ChallengeRevision } from '../../shared/contract/content.ts';
import { refusalOf } from '../../shared/challenge/refusal.ts';
import type { FormRefusal } from '../../shared/games/challenge-kit/form-check.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/**
 * Finds the first of some revisions that may be saved, or says why the last may not (shared/challenge/refusal.ts). There is at least one.
 * They differ by their ids, and so by their problems: of one set-up one board may be passed within its limits, and another may not.
 */
export type FindSavable = (candidates: readonly ChallengeRevision[]) => Promise<Result<ChallengeRevision, FormRefusal>>;

/** So long the search goes on, in ms: less than an admin's device waits for the answer. */
const LONGEST_SEARCH_MS = 10_000;

/**
 * Looks through the revisions on this thread. For each board of 5 × 5 that takes up to a second.
 * @param now a monotonic clock, in ms
 */
export function firstSavable(
  candidates: readonly ChallengeRevision[],
  now = () => performance.now(),
): Result<ChallengeRevision, FormRefusal> {
  const endMs = now() + LONGEST_SEARCH_MS;
  let refused: FormRefusal | undefined;
  for (const candidate of candidates) {
    if (refused && now() > endMs) break;
    refused = refusalOf(candidate);
    if (!refused) return ok(candidate);
  }
  if (!refused) throw new RangeError('There is nothing to save.');
  return fail(refused);
}

/** Where there is no other thread: development, tests. */
export const findSavableHere: FindSavable = (candidates) => Promise.resolve(firstSavable(candidates));
