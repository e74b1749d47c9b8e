import { Compile } from 'typebox/compile';
import { ClaimedReward } from '../../shared/items/reward-claim/counted.ts';
import { rewardClaim } from '../../shared/items/reward-claim/kind.ts';
import { RewardClaimPayload } from '../../shared/items/reward-claim/payload.ts';
import { countsAfter } from '../../shared/progress/counted/reset.ts';
import { effectiveEnd } from '../../shared/progress/counted/time.ts';
import { standingOf } from '../../shared/progress/standing.ts';
import { sound, type ItemKind } from './item-kind.ts';

const Payload = Compile(RewardClaimPayload);

/**
 * The reward of a challenge: it holds if an attempt passed (decision C2), also one at a challenge that was deleted since; until then it
 * waits. One that was claimed before a reset counts nothing, so nothing is asked of it (decision D7).
 */
export const rewardClaimKind: ItemKind<ClaimedReward> = {
  payloads: { 1: RewardClaimPayload },
  counted: ClaimedReward,
  check({ id, v, payload }, receivedMs) {
    if (v !== 1) return { status: 'deferred', code: 'version' };
    if (!Payload.Check(payload)) return { status: 'rejected', code: 'payload' };
    if (!rewardClaim.isIdOf(id, payload)) return { status: 'rejected', code: 'id' };
    const { challenge, generation, time } = payload;
    const { endMs, day } = effectiveEnd(time, receivedMs);
    return sound({ challenge, generation, atMs: endMs, day });
  },
  decide({ figures, reset }, reward) {
    const counts = { reward };
    const { passed } = standingOf(figures.progress.challenges, reward.challenge);
    return passed || !countsAfter(reset, counts) ? { status: 'accepted', counts } : { status: 'deferred', code: 'criteria' };
  },
};
