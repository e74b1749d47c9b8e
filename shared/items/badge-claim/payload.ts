import { Type, type Static } from 'typebox';
import { ClaimTime, Generation, Subject } from '../kit/claim-fields.ts';

/** The hashed payload of a `badge-claim` item, version 1: the player redeems a badge. */
export const BadgeClaimPayload = Type.Object({ badge: Subject, generation: Generation, time: ClaimTime }, { additionalProperties: false });
export type BadgeClaimPayload = Static<typeof BadgeClaimPayload>;
