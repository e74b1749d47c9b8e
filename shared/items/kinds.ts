import { activity } from './activity/kind.ts';
import { badgeClaim } from './badge-claim/kind.ts';
import type { KindRule } from './kit/kind-rule.ts';
import { noticeRead } from './notice-read/kind.ts';
import { preference } from './preference/kind.ts';
import { rewardClaim } from './reward-claim/kind.ts';
import { session } from './session/kind.ts';

/** Every kind of item that this build knows. A new kind is a folder here, a file in server/items, and a line in both registries. */
export const KINDS = {
  session,
  activity,
  'badge-claim': badgeClaim,
  'reward-claim': rewardClaim,
  'notice-read': noticeRead,
  preference,
} as const satisfies { readonly [kind: string]: KindRule };

export type ItemKind = keyof typeof KINDS;

/** The rule of a kind; undefined for one that only a newer build knows. */
export const kindRule = (kind: string): KindRule | undefined => (Object.hasOwn(KINDS, kind) ? KINDS[kind as ItemKind] : undefined);
