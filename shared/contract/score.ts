import { Type, type Static } from 'typebox';
import { Item } from './sync.ts';
import { SessionSummary } from './state.ts';

/**
 * POST /api/game/submit-score (spec 1 §3 and §7, decision D12): the same code as a push, by another route. The totals beside the record are
 * claims; `timeToken` is read as `timeTaken`, and `accuracy` is absent for a game that has none (the puzzle).
 */
export const SubmitScoreRequest = Type.Object(
  {
    gameId: Type.Integer({ minimum: 1 }),
    score: Type.Integer({ minimum: 0 }),
    timeTaken: Type.Optional(Type.Integer({ minimum: 0 })),
    timeToken: Type.Optional(Type.Integer({ minimum: 0 })),
    accuracy: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    difficulty: Type.String({ maxLength: 20 }),
    sessionData: Type.Optional(Type.Object({ record: Type.Optional(Item) }, { additionalProperties: true })),
  },
  { additionalProperties: true },
);
export type SubmitScoreRequest = Static<typeof SubmitScoreRequest>;

export const SubmitScoreResponse = Type.Object({
  session: SessionSummary,
  xpEarned: Type.Integer(),
  levelUp: Type.Boolean(),
  newLevel: Type.Integer(),
});
export type SubmitScoreResponse = Static<typeof SubmitScoreResponse>;
