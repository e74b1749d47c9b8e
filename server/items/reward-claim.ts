import { Compile } from 'typebox/compile';
import { rewardClaim } from '../../shared/items/reward-claim/kind.ts';
import { RewardClaimPayload } from '../../shared/items/reward-claim/payload.ts';
import { sound, type ItemKind } from './item-kind.ts';

const Payload = Compile(RewardClaimPayload);

/** The reward of a challenge. This server has no challenges yet, so every claim waits for one that has (P10). */
export const rewardClaimKind: ItemKind<null> = {
  check({ id, v, payload }) {
    if (v !== 1) return { status: 'deferred', code: 'version' };
    if (!Payload.Check(payload)) return { status: 'rejected', code: 'payload' };
    return rewardClaim.isIdOf(id, payload) ? sound(null) : { status: 'rejected', code: 'id' };
  },
  decide: () => ({ status: 'deferred', code: 'challenge' }),
};
