import { claimId } from '../kit/claim-id.ts';
import type { KindRule } from '../kit/kind-rule.ts';
import type { RewardClaimPayload } from './payload.ts';

export const rewardClaimId = ({ challenge, generation }: Pick<RewardClaimPayload, 'challenge' | 'generation'>): string =>
  claimId('reward', challenge, generation);

export const rewardClaim: KindRule<RewardClaimPayload> = {
  kind: 'reward-claim',
  kept: 'with-receipt',
  isClaim: true,
  isIdOf: (id, payload) => id === rewardClaimId(payload),
};
