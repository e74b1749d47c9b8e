import { Type, type TObject, type TSchema } from 'typebox';
import { Item, type ItemKind } from '../../shared/contract/sync.ts';
import { ActivityPayload } from '../../shared/items/activity/payload.ts';
import { BadgeClaimPayload } from '../../shared/items/badge-claim/payload.ts';
import { NoticeReadPayload } from '../../shared/items/notice-read/payload.ts';
import { RewardClaimPayload } from '../../shared/items/reward-claim/payload.ts';
import { SessionPayload1, SessionPayload2 } from '../../shared/items/session/payload.ts';

const item = (title: string, kind: ItemKind, v: number, payload: TSchema): TObject =>
  Type.Object({ ...Item.properties, kind: Type.Literal(kind), v: Type.Literal(v), payload }, { additionalProperties: false, title });

/**
 * The items of a push by kind and version, for the description of the API. A push takes them one by one, so that its own schema says
 * nothing of them: a kind or version that this server does not know yet is `deferred`, and any other shape `rejected` alone.
 */
export const DescribedItem = Type.Union(
  [
    item('SessionItem', 'session', 1, SessionPayload1),
    item('SessionItem2', 'session', 2, SessionPayload2),
    item('ActivityItem', 'activity', 1, ActivityPayload),
    item('BadgeClaimItem', 'badge-claim', 1, BadgeClaimPayload),
    item('RewardClaimItem', 'reward-claim', 1, RewardClaimPayload),
    item('NoticeReadItem', 'notice-read', 1, NoticeReadPayload),
  ],
  {
    description:
      '`hash` is SHA-256 (base64url) over the canonical JSON of {kind, payload, v}: sorted keys, no spaces, whole numbers. `owner` is not hashed. Items of kinds and versions that are not listed are deferred until a newer server knows them.',
  },
);
