export const title = 'Sign-in';
export const note = 'How you come into your account.';
export const confirmed = 'Confirmed';
export const secondStep = 'Second step';

export const email = {
  name: 'Email',
  /** What is hidden is for who does not see where the button is; so it is below. */
  change: '<shown>Change </shown><hidden>email</hidden>',
  waiting: 'Waiting for <address></address>. Open the links in both mailboxes; until then the address above is yours.',
  agree: 'Agree by code',
  orType: 'Or type the six digits of each mail here, one after the other.',
  halfAgreed: 'One mailbox has agreed. Now the code of the other one.',
  isChanged: 'Your email address is changed',
  isNow: (address: string) => `Your email address is now ${address}`,
  field: 'New email',
  hint: 'Both addresses get a link. The change is made when both have been opened.',
  isYours: 'This is your address already.',
  send: 'Send the links',
  sent: 'Both mails are on their way',
};

export const password = {
  name: 'Password',
  change: '<shown>Change </shown><hidden>password</hidden>',
  chooseOne: '<shown>Choose one </shown><hidden>password</hidden>',
  none: 'None yet. With one you come in without Google, too.',
  known: 'Known to you alone. We keep only a hash of it.',
  hint: 'At least 6 characters. All your other devices are signed out; their games stay there.',
  saved: 'Your new password is saved. Other devices are signed out.',
};

export const twoStep = {
  title: 'Two-step sign-in',
  note: 'With it nobody comes in by your password alone: each sign-in asks for a code, too.',
  looking: 'Looking for your second step …',
  signInAgain: 'Please sign in again to see and change this.',
  off: '<strong>Off.</strong> Address and password are enough to sign in.',
  app: 'Authenticator app',
  appShows: 'Shows a code every 30 seconds',
  phone: (end: string) => `Phone ending in ${end}`,
  phoneGets: 'Gets a code by text message',
  turnOff: '<shown>Turn off </shown><factor></factor>',
  remove: '<shown>Remove </shown><factor></factor>',
  turnOnWithApp: 'Turn on with an app',
  addApp: 'Add an app',
  turnOnWithPhone: 'Turn on with a phone',
  addPhone: 'Add a phone',
};

export const codes = {
  name: 'Recovery codes',
  make: 'New codes',
  unknown: 'Not known right now',
  noneLeft: 'None left',
  left: (left: number, all: number) => `${left} of ${all} left`,
};

export const connected = {
  title: 'Connected sign-ins',
  note: 'Other ways into the same account.',
  google: 'Google',
  onlyWay: 'This is your only way in. Choose a password above, and it can be disconnected.',
  about: 'Sign in with your Google account, too. Address and password stay as they are.',
  connect: 'Connect Google',
  disconnect: 'Disconnect',
  disconnected: 'Google is disconnected',
};
