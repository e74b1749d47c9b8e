import { createRateLimiter, type RateLimiter } from './rate-limit.ts';

const MINUTE_MS = 60_000;

/** The request limits of auth-api.md, section 10, and of the name check (security.md, "Identity and tokens"). */
export interface Limits {
  /** Failed sign-ins by source and account, so that nobody can lock another out. */
  readonly signInAccount: RateLimiter;
  readonly signInSource: RateLimiter;
  readonly signUp: RateLimiter;
  readonly mailAsks: RateLimiter;
  /** Failed verifications and failed refreshes; valid ones always pass. */
  readonly failedVerify: RateLimiter;
  readonly failedRefresh: RateLimiter;
  readonly updateUser: RateLimiter;
  readonly nameChecks: RateLimiter;
}

export const createLimits = (clock: () => number): Limits => {
  const limit = (max: number, minutes: number): RateLimiter => createRateLimiter({ max, windowMs: minutes * MINUTE_MS }, clock);
  return {
    signInAccount: limit(10, 5),
    signInSource: limit(100, 5),
    signUp: limit(100, 60),
    mailAsks: limit(30, 60),
    failedVerify: limit(60, 5),
    failedRefresh: limit(60, 5),
    updateUser: limit(30, 5),
    nameChecks: limit(30, 1),
  };
};
