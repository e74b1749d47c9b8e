import { Type, type Static } from 'typebox';
import { Generation, Subject } from '../kit/claim-fields.ts';

/** The hashed payload of a `notice-read` item, version 1: the player has read that a badge can be redeemed. */
export const NoticeReadPayload = Type.Object({ badge: Subject, generation: Generation }, { additionalProperties: false });
export type NoticeReadPayload = Static<typeof NoticeReadPayload>;
