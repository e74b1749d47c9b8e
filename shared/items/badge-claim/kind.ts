import { claimId } from '../kit/claim-id.ts';
import type { KindRule } from '../kit/kind-rule.ts';
import type { BadgeClaimPayload } from './payload.ts';

export const badgeClaimId = ({ badge, generation }: Pick<BadgeClaimPayload, 'badge' | 'generation'>): string =>
  claimId('badge', badge, generation);

export const badgeClaim: KindRule<BadgeClaimPayload> = {
  kind: 'badge-claim',
  kept: 'with-receipt',
  isClaim: true,
  isIdOf: (id, payload) => id === badgeClaimId(payload),
};
