import { Type, type Static } from 'typebox';
import { Id } from '../../contract/common.ts';
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
  { additionalProperties: false },
);

/** The hashed payload of a `session` item, version 1: inputs of the run, times and claims. Never changes once written. */
export const SessionPayload = Type.Object(
  {
    game: Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z][a-z-]*$' }),
    rules: Type.Integer({ minimum: 1, maximum: 10_000 }),
    seed: Type.String({ pattern: '^[0-9a-f]{32}$' }),
    config: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { description: 'checked by the limits of the rules version' }),
    log: Type.String({ maxLength: MAX_LOG_BYTES }),
    challenge: Type.Optional(Type.Object({ id: Id, revision: Type.Integer({ minimum: 1 }) }, { additionalProperties: false })),
    time: SessionTime,
    claims: SessionClaims,
  },
  { additionalProperties: false },
);

export type SessionClaims = Static<typeof SessionClaims>;
export type SessionPayload = Static<typeof SessionPayload>;
