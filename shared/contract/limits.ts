/**
 * Numbers of the sync protocol, apart from the schemas: the client's first load needs them, and not the schema library.
 */

/** The version of the sync protocol. A server answers 426 to one it no longer speaks. */
export const PROTO = 1;

export const PUSH_MAX_ITEMS = 50;
export const PUSH_MAX_BYTES = 256 * 1024;
export const PULL_MAX_LIMIT = 500;
