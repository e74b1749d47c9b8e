import { inTenths } from './text/time.ts';

/** What may be said of a played game in a list. */
export const beforeReset = 'before the reset';
export const resumed = 'resumed';
export const withHints = 'solved with hints';
/** How long an answer took on average. */
export const pace = (ms: number) => `${inTenths(ms)} an answer`;
