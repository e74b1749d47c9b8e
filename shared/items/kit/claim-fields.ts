import { Type, type Static } from 'typebox';
import { SessionTime } from './session-time.ts';

/** When something was claimed: the block that a session has, but for its start. `endedMs` is the moment of the claim. */
export const ClaimTime = Type.Omit(SessionTime, ['startedMs'], { additionalProperties: false, title: 'ClaimTime' });
export type ClaimTime = Static<typeof ClaimTime>;

/** What is claimed: a badge or a challenge. Short enough for the claim's id, which names it (contract Id). */
export const Subject = Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9_-]+$' });

/** The greatest generation of resets that the device has seen; 0 if it has seen none (decision D7). */
export const Generation = Type.Integer({ minimum: 0, maximum: 1_000_000 });
