import type { ChallengeRevision, ChallengesResponse } from '../../shared/contract/content.ts';
import type { DeviceStore } from './device-store.ts';

/** Under which key the challenges are kept among the public documents. */
export const CHALLENGES_KEY = 'challenges';

/** The challenges that this device keeps, with all their revisions; none if it has never had any. What is kept was checked when it came. */
export async function cachedChallenges(store: Pick<DeviceStore, 'content'>): Promise<readonly ChallengeRevision[]> {
  const row = await store.content(CHALLENGES_KEY);
  return (row?.body as ChallengesResponse | undefined)?.revisions ?? [];
}
