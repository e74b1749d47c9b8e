/**
 * Numbers of the wire, apart from the schemas: window and worker need them, and not the schema library.
 */

/** The version in which a device pushes: that of the first apps, for all that they have not sent is taken for good (P10). */
export const PUSH_PROTO = 1;
/** The version in which a device pulls. A server answers 426 to one that it no longer speaks. */
export const PULL_PROTO = 2;

export const PUSH_MAX_ITEMS = 50;
export const PUSH_MAX_BYTES = 256 * 1024;
export const PULL_MAX_LIMIT = 500;

/** The largest packed log that is taken; rules end a run near it (protocol, "Verification"). */
export const MAX_LOG_BYTES = 128 * 1024;
export const MAX_MOVES = 20_000;
/** Breaks in one run: each may cost a new board, and nobody's device sleeps more often in a game. */
export const MAX_RESUMES = 1_000;
