import { claimId } from '../kit/claim-id.ts';
import type { KindRule } from '../kit/kind-rule.ts';
import type { NoticeReadPayload } from './payload.ts';

export const noticeReadId = ({ badge, generation }: NoticeReadPayload): string => claimId('notice', badge, generation);

export const noticeRead: KindRule<NoticeReadPayload> = {
  kind: 'notice-read',
  kept: 'with-receipt',
  isClaim: true,
  isIdOf: (id, payload) => id === noticeReadId(payload),
};
