/** What somebody who plays in this browser is. */
export const account = 'Account';
export const signedOut = 'Signed out; the games wait here';
export const learner = 'Learner on this device';
