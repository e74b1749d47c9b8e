import * as words from '../words/en/notices.ts';

/** What changed on an account, as its owner is told: at once alone, or with what else happened within the hour (decision D22). */
export interface Notice {
  readonly to: string;
  /** The subject of a mail with this notice alone. */
  readonly subject: string;
  /** As it is said alone, at once. */
  readonly what: readonly string[];
  readonly advice: string;
}

/** The account has one more second step. */
export const factorAdded = (to: string): Notice => ({ to, ...words.factorAdded });

/** @param isLast a password alone signs in again */
export const factorRemoved = (to: string, isLast: boolean): Notice => ({
  to,
  ...(isLast ? words.lastFactorRemoved : words.factorRemoved),
});

/** @param left how many codes can still be used */
export const recoveryCodeUsed = (to: string, left: number): Notice => ({ to, ...words.recoveryCodeUsed(left) });

export const recoveryCodesMade = (to: string): Notice => ({ to, ...words.recoveryCodesMade });

/** @param google the addresses of the Google accounts that go on signing in, as a new password ends none of them */
export const passwordChanged = (to: string, google: readonly string[]): Notice => ({
  to,
  ...words.passwordChanged,
  what: [...words.passwordChanged.what, ...(google.length === 0 ? [] : [words.googleStillSignsIn(google)])],
});

/** To the account's owner, and to the Google account's. `google`: empty if it has no address. */
export const identityAdded = (to: string, account: string, google: string): Notice => ({
  to,
  ...words.googleConnected(google, account),
  ...(to !== account && { advice: words.adviceToGoogleAccount(account) }),
});

/** A way to sign in is gone. */
export const identityRemoved = (to: string, provider: 'email' | 'google', google: string): Notice => ({
  to,
  ...(provider === 'google' ? words.googleDisconnected(google) : words.passwordRemoved),
});

/** To the former owner. */
export const accountDeleted = (to: string): Notice => ({ to, ...words.accountDeleted });

/** Whoever runs the server turned two-step sign-in off. */
export const factorsRemovedByOperator = (to: string): Notice => ({ to, ...words.factorsRemovedByOperator });

/** Whoever runs the server deleted the account. */
export const accountDeletedByOperator = (to: string): Notice => ({ to, ...words.accountDeletedByOperator });
