/**
 * How far the clocks of two servers may differ. A stored time further ahead of now was written by a clock that was wrong: a dead battery, a
 * wrong setting, a restored machine. Such a time must never make anybody wait, nor keep anything open (target F7).
 */
export const SKEW_MS = 5 * 60_000;

/** Milliseconds since a stored time (ms since the epoch). Infinity for one that a wrong clock wrote: what began then is over. */
export const passedMs = (at: number, now: number): number => (at > now + SKEW_MS ? Infinity : Math.max(0, now - at));

/** Milliseconds that are left of a window that began at a stored time; 0: it is over. Never more than the window. */
export const leftMs = (at: number, windowMs: number, now: number): number => Math.max(0, windowMs - passedMs(at, now));

/** Whether what was to last `lifeMs` and ends at a stored time still holds. An end that this life cannot have was written by a wrong clock. */
export const isOpen = (endsAt: number, lifeMs: number, now: number): boolean => endsAt > now && endsAt <= now + lifeMs + SKEW_MS;

/** Whole seconds for Retry-After. */
export const secondsOf = (ms: number): number => Math.ceil(ms / 1000);
