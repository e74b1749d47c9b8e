import type { KindRule } from '../kit/kind-rule.ts';
import type { ActivityPayload } from './payload.ts';

export const activityId = ({ session, type }: Pick<ActivityPayload, 'session' | 'type'>): string => `${session}:${type}`;

export const activity: KindRule<ActivityPayload> = {
  kind: 'activity',
  kept: 'not',
  isClaim: false,
  // Nothing is counted by it, so no id is refused.
  isIdOf: () => true,
};
