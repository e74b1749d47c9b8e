import { Type, type Static } from 'typebox';

/** A claimed reward as it counts. What it pays follows from the attempts at the challenge (shared/progress/folds/challenges.ts). */
export const ClaimedReward = Type.Object({
  challenge: Type.String(),
  generation: Type.Integer({ description: 'of resets, in which it was claimed' }),
  atMs: Type.Integer({ description: 'effective time at which it was claimed, ms' }),
  day: Type.Integer({ description: 'civil day of that time' }),
});
export type ClaimedReward = Static<typeof ClaimedReward>;
