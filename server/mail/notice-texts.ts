/** What changed on an account, as its owner is told: at once alone, or with what else happened within the hour (decision D22). */
export interface Notice {
  readonly to: string;
  /** The subject of a mail with this notice alone. */
  readonly subject: string;
  /** In a mail that lists several, each with its time, nothing has *just* happened: the word is left out there. */
  readonly what: readonly string[];
  readonly advice: string;
}

/** The account has one more second step. */
export const factorAdded = (to: string): Notice => ({
  to,
  subject: 'Two-step sign-in was set up for your Tenfold account',
  what: ['A second step was just added to the sign-in of your Tenfold account. All devices without it were signed out.'],
  advice:
    'If it was not you, somebody knows your password and has a second step that you lack. Only whoever runs this Tenfold can help: write to them.',
});

/** @param isLast a password alone signs in again */
export const factorRemoved = (to: string, isLast: boolean): Notice => ({
  to,
  subject: isLast ? 'Two-step sign-in is off for your Tenfold account' : 'A second step of your Tenfold account was removed',
  what: [
    isLast
      ? 'The last second step was just removed from your Tenfold account: the password alone signs in now.'
      : 'One of the second steps of your Tenfold account was just removed.',
  ],
  advice: 'If it was not you, change your password and set up two-step sign-in again, in the settings.',
});

/** @param left how many codes can still be used */
export const recoveryCodeUsed = (to: string, left: number): Notice => ({
  to,
  subject: 'A recovery code of your Tenfold account was used',
  what: [
    'A recovery code was just used to sign in to your Tenfold account.',
    left === 0 ? 'It was the last one. The settings make new ones.' : `Codes left: ${left}. The settings make new ones.`,
  ],
  advice: 'If it was not you, change your password and make new recovery codes, in the settings.',
});

export const recoveryCodesMade = (to: string): Notice => ({
  to,
  subject: 'New recovery codes for your Tenfold account',
  what: ['New recovery codes were just made for your Tenfold account. The older ones work no more.'],
  advice: 'If it was not you, change your password and make new recovery codes, in the settings.',
});

/** @param google the addresses of the Google accounts that go on signing in, as a new password ends none of them */
export const passwordChanged = (to: string, google: readonly string[]): Notice => ({
  to,
  subject: 'Your Tenfold password was changed',
  what: [
    'The password of your Tenfold account was just changed, and all other devices were signed out.',
    ...(google.length === 0
      ? []
      : [`Google still signs in to it, as before: ${google.map(named).join(', ')}. Disconnect in the settings what is not yours.`]),
  ],
  advice: 'If it was not you, choose "Forgot password?" on the sign-in page right away.',
});

const named = (google: string): string => (google === '' ? 'an account without an address' : google);

/** To the account's owner, and to the Google account's. `google`: empty if it has no address. */
export const identityAdded = (to: string, account: string, google: string): Notice => ({
  to,
  subject: 'Google was connected to your Tenfold account',
  what: [
    `${google === '' ? 'A Google account' : `The Google account ${google}`} was just connected to the Tenfold account of ${account}. It can now be used to sign in there.`,
  ],
  advice: `If it was not you, ${to === account ? 'sign in and disconnect it in the settings' : `tell the owner of ${account}, or remove Tenfold from your Google account`}.`,
});

/** A way to sign in is gone. */
export const identityRemoved = (to: string, provider: 'email' | 'google', google: string): Notice => ({
  to,
  subject: provider === 'google' ? 'Google was disconnected from your Tenfold account' : 'Your Tenfold password was removed',
  what: [
    provider === 'google'
      ? `${google === '' ? 'A Google account' : `The Google account ${google}`} was just disconnected from your Tenfold account. It no longer signs in there.`
      : 'Your Tenfold account has no password any more: it is signed in to with Google alone.',
  ],
  advice: 'If it was not you, choose "Forgot password?" on the sign-in page right away.',
});

/** To the former owner. */
export const accountDeleted = (to: string): Notice => ({
  to,
  subject: 'Your Tenfold account was deleted',
  what: [
    'Your Tenfold account was just deleted, with its games, badges and everything else that was stored of it.',
    'It cannot be brought back. This address is free to sign up again.',
  ],
  advice: 'If it was not you, somebody had your password: change it wherever else you use it.',
});

/** Whoever runs the server turned two-step sign-in off. */
export const factorsRemovedByOperator = (to: string): Notice => ({
  to,
  subject: 'Two-step sign-in is off for your Tenfold account',
  what: ['Whoever runs this Tenfold just turned two-step sign-in off for your account: the password alone signs in now.'],
  advice: 'If you did not ask them for it, change your password, set up two-step sign-in again in the settings, and write to them.',
});

/** Whoever runs the server deleted the account. */
export const accountDeletedByOperator = (to: string): Notice => ({
  to,
  subject: 'Your Tenfold account was deleted',
  what: [
    'Whoever runs this Tenfold just deleted your account, with its games, badges and everything else that was stored of it.',
    'It cannot be brought back. This address is free to sign up again.',
  ],
  advice: 'If you did not ask them for it, write to them.',
});
