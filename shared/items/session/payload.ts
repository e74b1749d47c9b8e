import { Type, type Static } from 'typebox';
import { AnyObject, Id } from '../../contract/common.ts';
import { MAX_LOG_BYTES } from '../../contract/limits.ts';
import { SessionTime } from '../kit/session-time.ts';

/** What the device says the run is worth. The server replays the log and counts its own result. */
export const SessionClaims = Type.Object(
  {
    score: Type.Integer({ minimum: 0 }),
    accuracy: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    timeTaken: Type.Integer({ minimum: 0 }),
    difficulty: Type.Union([Type.Literal('easy'), Type.Literal('medium'), Type.Literal('hard'), Type.Literal('expert')]),
  },
  { additionalProperties: false, title: 'SessionClaims' },
);

const FIELDS = {
  game: Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z][a-z-]*$' }),
  rules: Type.Integer({ minimum: 1, maximum: 10_000 }),
  seed: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  /** Checked by the limits of the rules version. */
  config: AnyObject,
  log: Type.String({ maxLength: MAX_LOG_BYTES }),
  challenge: Type.Optional(Type.Object({ id: Id, revision: Type.Integer({ minimum: 1 }) }, { additionalProperties: false })),
  time: SessionTime,
  claims: SessionClaims,
};

/** The hashed payload of a `session` item, version 1: inputs of the run, times and claims. Never changes once written. */
export const SessionPayload1 = Type.Object(FIELDS, { additionalProperties: false });

/** Version 2: an attempt at a challenge may say that it was left before its end (decision C9). Free play that is left is no session. */
export const SessionPayload2 = Type.Object(
  { ...FIELDS, left: Type.Optional(Type.Literal(true, { description: 'only beside a challenge' })) },
  { additionalProperties: false },
);

/** How fast the player's fingers are with the input that was used, as the device measured it. A claim, but one that touches nobody's XP. */
const Hand = Type.Object(
  {
    input: Type.Union([Type.Literal('pad'), Type.Literal('keys'), Type.Literal('switch'), Type.Literal('voice')]),
    startMs: Type.Integer({ minimum: 200, maximum: 5000, description: 'for an answer of one digit' }),
    digitMs: Type.Integer({ minimum: 60, maximum: 3000, description: 'for each further digit' }),
  },
  { additionalProperties: false, title: 'Hand' },
);

/** Version 3: the device knows how fast the player's fingers are (learning, section 1.2). */
export const SessionPayload3 = Type.Object({ ...SessionPayload2.properties, hand: Type.Optional(Hand) }, { additionalProperties: false });

/** The class round that was played, by its code in the one form that codes have (shared/classroom/round.ts). */
const PlayedRound = Type.Object(
  { code: Type.String({ pattern: '^(?:[0-9A-HJKMNP-TV-Z]{8}){1,2}$' }) },
  { additionalProperties: false, title: 'PlayedRound' },
);

/** Version 4: a game of a class round (decision D30), which is no attempt at a challenge. */
export const SessionPayload4 = Type.Object(
  { ...SessionPayload3.properties, round: Type.Optional(PlayedRound) },
  { additionalProperties: false },
);

export type SessionClaims = Static<typeof SessionClaims>;
/** Of any version. */
export type SessionPayload = Static<typeof SessionPayload4>;
