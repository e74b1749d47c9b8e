import { Type, type Static } from 'typebox';

/** A read notice as it counts: it pays nothing, and says on all devices that the player has seen it. */
export const ReadNotice = Type.Object({ badge: Type.String(), generation: Type.Integer() });
export type ReadNotice = Static<typeof ReadNotice>;
