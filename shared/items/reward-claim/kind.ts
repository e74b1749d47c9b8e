import { claimId, isOfGeneration } from '../kit/claim-id.ts';
import type { CountingKind } from '../kit/kind-rule.ts';
import type { ClaimedReward } from './counted.ts';
import type { RewardClaimPayload } from './payload.ts';

export const rewardClaimId = ({ challenge, generation }: Pick<RewardClaimPayload, 'challenge' | 'generation'>): string =>
  claimId('reward', challenge, generation);

export const rewardClaim: CountingKind<RewardClaimPayload, 'reward', ClaimedReward> = {
  kind: 'reward-claim',
  kept: 'with-receipt',
  isClaim: true,
  isIdOf: (id, payload) => id === rewardClaimId(payload),
  counts: {
    name: 'reward',
    texts: ['challenge'],
    integers: ['generation', 'atMs', 'day'],
    idOf: rewardClaimId,
    countsAfter: isOfGeneration,
  },
};
