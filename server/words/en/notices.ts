/** What changed on an account, as its owner is told by mail. In a list of several, "just" is left out (mails.ts). */

export const factorAdded = {
  subject: 'Two-step sign-in was set up for your Tenfold account',
  what: ['A second step was just added to the sign-in of your Tenfold account. All devices without it were signed out.'],
  advice:
    'If it was not you, somebody knows your password and has a second step that you lack. Only whoever runs this Tenfold can help: write to them.',
};

export const factorRemoved = {
  subject: 'A second step of your Tenfold account was removed',
  what: ['One of the second steps of your Tenfold account was just removed.'],
  advice: 'If it was not you, change your password and set up two-step sign-in again, in the settings.',
};

export const lastFactorRemoved = {
  subject: 'Two-step sign-in is off for your Tenfold account',
  what: ['The last second step was just removed from your Tenfold account: the password alone signs in now.'],
  advice: 'If it was not you, change your password and set up two-step sign-in again, in the settings.',
};

/** @param left how many codes can still be used */
export const recoveryCodeUsed = (left: number) => ({
  subject: 'A recovery code of your Tenfold account was used',
  what: [
    'A recovery code was just used to sign in to your Tenfold account.',
    left === 0 ? 'It was the last one. The settings make new ones.' : `Codes left: ${left}. The settings make new ones.`,
  ],
  advice: 'If it was not you, change your password and make new recovery codes, in the settings.',
});

export const recoveryCodesMade = {
  subject: 'New recovery codes for your Tenfold account',
  what: ['New recovery codes were just made for your Tenfold account. The older ones work no more.'],
  advice: 'If it was not you, change your password and make new recovery codes, in the settings.',
};

export const passwordChanged = {
  subject: 'Your Tenfold password was changed',
  what: ['The password of your Tenfold account was just changed, and all other devices were signed out.'],
  advice: 'If it was not you, choose "Forgot password?" on the sign-in page right away.',
};

/** @param google the addresses of the Google accounts that go on signing in; empty for one that has none */
export const googleStillSignsIn = (google: readonly string[]) =>
  `Google still signs in to it, as before: ${google.map((address) => (address === '' ? 'an account without an address' : address)).join(', ')}. Disconnect in the settings what is not yours.`;

/** @param google the Google account's address; empty if it has none */
export const googleConnected = (google: string, account: string) => ({
  subject: 'Google was connected to your Tenfold account',
  what: [
    `${google === '' ? 'A Google account' : `The Google account ${google}`} was just connected to the Tenfold account of ${account}. It can now be used to sign in there.`,
  ],
  advice: 'If it was not you, sign in and disconnect it in the settings.',
});

/** To a Google account whose address is not the Tenfold account's. */
export const adviceToGoogleAccount = (account: string) =>
  `If it was not you, tell the owner of ${account}, or remove Tenfold from your Google account.`;

/** @param google the Google account's address; empty if it has none */
export const googleDisconnected = (google: string) => ({
  subject: 'Google was disconnected from your Tenfold account',
  what: [
    `${google === '' ? 'A Google account' : `The Google account ${google}`} was just disconnected from your Tenfold account. It no longer signs in there.`,
  ],
  advice: 'If it was not you, choose "Forgot password?" on the sign-in page right away.',
});

export const passwordRemoved = {
  subject: 'Your Tenfold password was removed',
  what: ['Your Tenfold account has no password any more: it is signed in to with Google alone.'],
  advice: 'If it was not you, choose "Forgot password?" on the sign-in page right away.',
};

export const accountDeleted = {
  subject: 'Your Tenfold account was deleted',
  what: [
    'Your Tenfold account was just deleted, with its games, badges and everything else that was stored of it.',
    'It cannot be brought back. This address is free to sign up again.',
  ],
  advice: 'If it was not you, somebody had your password: change it wherever else you use it.',
};

/** Whoever runs the server turned two-step sign-in off. */
export const factorsRemovedByOperator = {
  subject: 'Two-step sign-in is off for your Tenfold account',
  what: ['Whoever runs this Tenfold just turned two-step sign-in off for your account: the password alone signs in now.'],
  advice: 'If you did not ask them for it, change your password, set up two-step sign-in again in the settings, and write to them.',
};

/** Whoever runs the server deleted the account. */
export const accountDeletedByOperator = {
  subject: 'Your Tenfold account was deleted',
  what: [
    'Whoever runs this Tenfold just deleted your account, with its games, badges and everything else that was stored of it.',
    'It cannot be brought back. This address is free to sign up again.',
  ],
  advice: 'If you did not ask them for it, write to them.',
};
