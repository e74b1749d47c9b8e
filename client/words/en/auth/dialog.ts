/** The sign-in dialog's title, by its screen. */
export const titles = {
  'sign-in': 'Sign in',
  'sign-up': 'Sign up',
  'forgot-password': 'Forgot password?',
  // Spec 2 §5, to the letter.
  'mail-sent': 'Check your email!',
  'second-step': 'Second step',
  'new-password': 'Choose a password',
};

export const email = 'Email';
export const password = 'Password';

/** Of a game that was kept on the way here, whose player has no name yet. */
export const takeThisGame = 'Take what you played here into the account';
export const takeGamesOf = (nickname: string) => `Take ${nickname}’s games into the account`;

export const signIn = 'Sign in';
export const forgotPassword = 'Forgot password?';
export const or = 'or';
export const continueWithGoogle = 'Continue with Google';
export const newHere = 'New here? <link>Sign up</link>';
export const sendAgain = 'Send the mail again';
export const runOut = 'This sign-in has run out. Please sign in again.';

export const username = 'Username';
export const usernameHint = 'Other players may see it. 3 to 24 letters, digits, _ or -.';
export const signUp = 'Sign up';
export const alreadyHere = 'Already have an account? <link>Sign in</link>';

export const weSendALink = 'We send you a link. It opens a page where you choose a new password.';
export const sendTheLink = 'Send the link';
export const backToSignIn = 'Back to sign in';

/** After a mail was asked for. The same words for every address: nobody learns whether it has an account (decision D21). */
export const mailSent = {
  sign_up:
    'We sent a confirmation link to <address></address>. Open it to finish signing up. Until then you can go on playing: what you play is kept on this device.',
  confirmation:
    'If a sign-up with <address></address> waits for its confirmation, the mail is on its way again. Open its link in this browser.',
  recovery:
    'If <address></address> has an account, a mail with a link to a new password is on its way. The link is good for an hour. Open it in this browser.',
};
export const orType = 'Or type the six digits of the mail here. They are good for ten minutes.';
export const goOn = 'Continue';
export const nothingThere = 'Nothing there? Look among the unwanted mails, or ask again after a minute.';
export const stopWaiting = 'Stop waiting for this mail';
