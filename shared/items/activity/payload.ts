import { Type, type Static } from 'typebox';
import { Id } from '../../contract/common.ts';

/** The hashed payload of an `activity` item, version 1 (spec 1 §3, user_activity). */
export const ActivityPayload = Type.Object(
  {
    type: Type.Union([Type.Literal('game_start'), Type.Literal('game_complete')]),
    gameId: Type.Integer({ minimum: 1 }),
    session: Id,
    atMs: Type.Integer({ minimum: 0 }),
    score: Type.Optional(Type.Integer({ minimum: 0 })),
    xpEarned: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);
export type ActivityPayload = Static<typeof ActivityPayload>;
