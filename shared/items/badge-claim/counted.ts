import { Type, type Static } from 'typebox';

/** A redeemed badge as it counts. */
export const RedeemedBadge = Type.Object({
  badge: Type.String(),
  generation: Type.Integer({ description: 'of resets, in which it was claimed' }),
  xp: Type.Integer(),
  atMs: Type.Integer({ description: 'effective time at which it was redeemed, ms' }),
  day: Type.Integer({ description: 'civil day of that time' }),
});
export type RedeemedBadge = Static<typeof RedeemedBadge>;
