import type { ChallengeRevision } from '../contract/content.ts';
import type { DayNumber } from '../day.ts';
import { dateOfDay, dayOfDate } from './utc-date.ts';

/** What a day has: a challenge to play, one that is not active ('Challenge Not Active'), or 'No Challenge Today' (decision C10). */
export type DaysChallenge =
  | { readonly state: 'active'; readonly revision: ChallengeRevision }
  | { readonly state: 'inactive'; readonly revision: ChallengeRevision }
  | { readonly state: 'none' };

/** The last revision of each challenge, those of deleted ones included. */
export function lastRevisions(revisions: readonly ChallengeRevision[]): readonly ChallengeRevision[] {
  const last = new Map<string, ChallengeRevision>();
  for (const each of revisions) if (each.revision > (last.get(each.id)?.revision ?? 0)) last.set(each.id, each);
  return [...last.values()];
}

/** The newest first. Of two made in the same moment the id decides, so that all devices choose the same. */
const newestFirst = (a: ChallengeRevision, b: ChallengeRevision): number => b.created_at - a.created_at || (a.id < b.id ? -1 : 1);

/**
 * The challenge of a day: of the active ones the newest (spec 2 §7). It is active on its date, whatever its time window says (spec 2 §2,
 * decision C1). A deleted one is as if it had never been.
 * @param day the UTC day.
 */
export function challengeOfDay(revisions: readonly ChallengeRevision[], day: DayNumber): DaysChallenge {
  const date = dateOfDay(day);
  const ofDay = lastRevisions(revisions)
    .filter((each) => each.date === date && each.is_deleted !== true)
    .sort(newestFirst);
  const active = ofDay.find((each) => each.is_active);
  if (active) return { state: 'active', revision: active };
  const [inactive] = ofDay;
  return inactive ? { state: 'inactive', revision: inactive } : { state: 'none' };
}

/** The first day after this one that has an active challenge, as far as they are known; undefined if none is known (decision C10). */
export function nextChallengeDay(revisions: readonly ChallengeRevision[], day: DayNumber): DayNumber | undefined {
  const today = dateOfDay(day);
  const dates = lastRevisions(revisions).flatMap(({ date, is_active: isActive, is_deleted: isDeleted }) =>
    isActive && isDeleted !== true && date > today ? [date] : [],
  );
  const [first] = dates.sort();
  return first === undefined ? undefined : (dayOfDate(first) ?? undefined);
}

/** The revision under which an attempt was played, by which it is judged; undefined if it is not known here. */
export const revisionOf = (
  revisions: readonly ChallengeRevision[],
  { id, revision }: Pick<ChallengeRevision, 'id' | 'revision'>,
): ChallengeRevision | undefined => revisions.find((each) => each.id === id && each.revision === revision);
