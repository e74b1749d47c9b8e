export const title = 'Is it you?';

export const password = {
  lead: 'Type your password once more, so that nobody else changes how you sign in. For ten minutes you are not asked again.',
  field: 'Present password',
  proceed: 'Continue',
  forgot: 'Forgot password?',
  chooseFirst: 'Choose a new password first. The change can be made then.',
};

/** Of an account that has no password. */
export const signInAgain = {
  lead: 'Your account has no password. Sign in once more, so that nobody else changes how you do; then come back here within ten minutes.',
  notice: 'Sign in once more, then make the change within ten minutes.',
};
