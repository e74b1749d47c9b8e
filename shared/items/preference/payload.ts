import { Type, type Static } from 'typebox';
import { ClaimTime } from '../kit/claim-fields.ts';

/** Words of letters and digits with dots between them, such as "practice.largest": names are not listed, so that newer apps can have more. */
const PreferenceName = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z][a-z0-9]*(?:\\.[a-z][a-z0-9]*)*$' });

/** What was chosen, as a short text. What it means is known to whoever knows the name. */
const PreferenceValue = Type.String({ minLength: 1, maxLength: 100, pattern: '^[ -~]+$' });

/** The hashed payload of a `preference` item, version 1: from `time` on the player prefers this (decision D32). */
export const PreferencePayload = Type.Object(
  { name: PreferenceName, value: PreferenceValue, time: ClaimTime },
  { additionalProperties: false },
);
export type PreferencePayload = Static<typeof PreferencePayload>;
