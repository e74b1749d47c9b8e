export const title = 'Settings';

export const guest = {
  title: 'Account',
  note: 'An account keeps your games on all your devices.',
  /** Spec 2 §2, to the letter. */
  pleaseSignIn: 'Please sign in to access settings',
  signUp: 'Sign up',
  playWithout: 'Play without an account',
};

export const data = {
  title: 'Your data',
  note: 'Save your games as a file, and bring them back from one.',
};

export const analytics = {
  title: 'Cookies and site analytics',
  note: 'For this browser, whoever plays in it.',
};

export const players = {
  title: 'On this device',
  note: 'Everybody here has games of their own. Switching takes one tap and deletes nothing.',
  guests: 'Anybody can play here as a guest, of whom nothing is kept.',
  change: 'Switch or add a player',
};
