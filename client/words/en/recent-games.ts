/** What may be said of a played game in a list. */
export const beforeReset = 'before the reset';
export const resumed = 'resumed';
export const withHints = 'solved with hints';
