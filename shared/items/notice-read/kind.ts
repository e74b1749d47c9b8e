import { claimId, isOfGeneration } from '../kit/claim-id.ts';
import type { CountingKind } from '../kit/kind-rule.ts';
import type { ReadNotice } from './counted.ts';
import type { NoticeReadPayload } from './payload.ts';

export const noticeReadId = ({ badge, generation }: NoticeReadPayload): string => claimId('notice', badge, generation);

export const noticeRead: CountingKind<NoticeReadPayload, 'notice', ReadNotice> = {
  kind: 'notice-read',
  kept: 'with-receipt',
  isClaim: true,
  isIdOf: (id, payload) => id === noticeReadId(payload),
  counts: { name: 'notice', texts: ['badge'], integers: ['generation'], idOf: noticeReadId, countsAfter: isOfGeneration },
};
