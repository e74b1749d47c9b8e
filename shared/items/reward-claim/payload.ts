import { Type, type Static } from 'typebox';
import { ClaimTime, Generation, Subject } from '../kit/claim-fields.ts';

/** The hashed payload of a `reward-claim` item, version 1: the player takes the reward of a challenge. */
export const RewardClaimPayload = Type.Object(
  { challenge: Subject, generation: Generation, time: ClaimTime },
  { additionalProperties: false },
);
export type RewardClaimPayload = Static<typeof RewardClaimPayload>;
