import { RateLimiter } from '../limits/rate-limit.ts';

const MINUTE_MS = 60_000;

/**
 * The request limits of protocol, "Lifetimes and limits", and of the name check (protocol, "Identity and tokens"), except those on wrong
 * passwords (wrong-passwords.ts) and wrong codes (mail-tokens.ts). Those guard secrets that can be guessed, so all servers share them.
 */
export interface Limits {
  readonly signUp: RateLimiter;
  readonly mailRequests: RateLimiter;
  /** For failed verifications and failed refreshes. Valid ones always pass. */
  readonly failedVerify: RateLimiter;
  readonly failedRefresh: RateLimiter;
  readonly updateUser: RateLimiter;
  /** For starts of a sign-in at a provider: each stores a row. */
  readonly providerVisits: RateLimiter;
  readonly nameChecks: RateLimiter;
  /** The same for each user who is signed in. */
  readonly ownNameChecks: RateLimiter;
  /** For uploads of pictures, by user: each is decoded. */
  readonly pictures: RateLimiter;
}

/** Makes this process's limits. `clock`: ms since the epoch. */
export function createLimits(clock: () => number): Limits {
  const limit = (max: number, minutes: number): RateLimiter => new RateLimiter({ max, windowMs: minutes * MINUTE_MS }, clock);
  return {
    signUp: limit(100, 60),
    mailRequests: limit(30, 60),
    failedVerify: limit(60, 5),
    failedRefresh: limit(60, 5),
    updateUser: limit(30, 5),
    providerVisits: limit(300, 5),
    nameChecks: limit(30, 1),
    ownNameChecks: limit(60, 1),
    pictures: limit(10, 60),
  };
}
