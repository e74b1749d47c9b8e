import { rewardClaimId } from '../../shared/items/reward-claim/kind.ts';
import type { RewardClaimPayload } from '../../shared/items/reward-claim/payload.ts';
import { levelOf } from '../../shared/progress/level.ts';
import { standingOf } from '../../shared/progress/standing.ts';
import { totalXp, XP_FOLDS } from '../../shared/progress/view.ts';
import { claimTime, type ClaimHost } from '../storage/claim-time.ts';
import { makeItem } from '../storage/hash.ts';
import type { KnownTime } from '../storage/known-time.ts';
import type { MadeClaim, PlayerStore } from '../storage/player-store.ts';

const ITEM_VERSION = 1;

interface RewardDeps {
  readonly host: ClaimHost;
  readonly store: Pick<PlayerStore, 'challenges' | 'claim' | 'meta' | 'someProgress'>;
}

interface ClaimedReward {
  /** The level that the reward's XP brought, if it brought one. */
  readonly level?: number;
}

/** The claim of a challenge's reward, made now. */
async function rewardClaimNow(host: ClaimHost, clock: KnownTime, challenge: string, generation: number): Promise<MadeClaim> {
  const { atMs, time } = claimTime(host, clock);
  const payload: RewardClaimPayload = { challenge, generation, time };
  const item = await makeItem(host, { id: rewardClaimId(payload), kind: 'reward-claim', v: ITEM_VERSION, payload });
  return { item, counts: { reward: { challenge, generation, atMs, day: time.day } } };
}

/**
 * Takes the reward of a challenge that was passed: it counts at once, with or without a network, and once (decisions C2 and D6). Nothing
 * happens if no attempt has passed, or the reward was taken; it then brings nothing.
 * @throws StorageFailure if the device refuses; nothing has happened then.
 */
export async function claimReward({ host, store }: RewardDeps, challenge: string): Promise<ClaimedReward> {
  const { challenges, clock } = await store.challenges();
  const { passed, claimed, xpReward } = standingOf(challenges, challenge);
  if (!passed || claimed) return {};
  const before = totalXp((await store.someProgress(0, XP_FOLDS)).figures);
  const generation = (await store.meta('generation')) ?? 0;
  if (!(await store.claim(await rewardClaimNow(host, clock, challenge, generation)))) return {};
  const level = levelOf(before + xpReward);
  return level > levelOf(before) ? { level } : {};
}
