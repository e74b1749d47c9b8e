import { claimId, isOfGeneration } from '../kit/claim-id.ts';
import type { CountingKind } from '../kit/kind-rule.ts';
import type { RedeemedBadge } from './counted.ts';
import type { BadgeClaimPayload } from './payload.ts';

export const badgeClaimId = ({ badge, generation }: Pick<BadgeClaimPayload, 'badge' | 'generation'>): string =>
  claimId('badge', badge, generation);

export const badgeClaim: CountingKind<BadgeClaimPayload, 'badge', RedeemedBadge> = {
  kind: 'badge-claim',
  kept: 'with-receipt',
  isClaim: true,
  isIdOf: (id, payload) => id === badgeClaimId(payload),
  counts: {
    name: 'badge',
    texts: ['badge'],
    integers: ['generation', 'xp', 'atMs', 'day'],
    idOf: badgeClaimId,
    countsAfter: isOfGeneration,
  },
};
