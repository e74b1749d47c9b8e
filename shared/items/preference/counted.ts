import { Type, type Static } from 'typebox';

/** A preference as it counts: of each name the one of the latest time stands. */
export const ChosenPreference = Type.Object({
  id: Type.String({ description: "the item's" }),
  name: Type.String(),
  value: Type.String(),
  atMs: Type.Integer({ description: 'effective time of the choice, ms' }),
});
export type ChosenPreference = Static<typeof ChosenPreference>;
