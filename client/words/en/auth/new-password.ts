export const label = 'New password';
export const hint = 'At least 6 characters.';
/** Spec 2 §5, to the letter. */
export const tooShort = 'Password must be at least 6 characters long';
export const show = 'Show the password';

export const chooseFirst = 'Choose a password';
export const chooseNew = 'Choose a new password';
/** Why a password is to be chosen after a sign-up. */
export const differed =
  'Your address is confirmed. Two different passwords were asked for with it, perhaps one of them by somebody else, so neither counts. Choose one now.';
export const saveAndSignIn = 'Save and sign in';
