/** Above each mail. */
export const sender = 'Tenfold';

/** Below each mail. */
export const signature = 'Tenfold: train speed and accuracy.';

/** Above the link, in the mail's part without HTML. */
export const aboveLink = (action: string) => `${action}:`;

/** The code does what the link does. */
export const orType = (code: string) => `Or type this code where Tenfold asks for it: ${code}`;

/** It does not contain the name: until the address is confirmed, anyone may have chosen it. */
export const confirmSignup = {
  subject: 'Confirm your email for Tenfold',
  opening: ['Welcome to Tenfold!', 'One tap, and your games, levels and streak follow you to every device.'],
  action: 'Confirm my email',
  lasts: 'The link works once, within 24 hours; the code for ten minutes.',
  closing: 'If you did not sign up, leave this mail alone: without the link nothing happens.',
};

/** For the owner of an account, if someone signs up with its address. */
export const alreadyRegistered = {
  subject: 'You already have a Tenfold account',
  opening: [
    'Someone, perhaps you, just tried to sign up to Tenfold with this address.',
    'It already has an account, so nothing was changed. You can sign in as before; if the password is gone, "Forgot password?" helps.',
  ],
  closing: 'If it was not you, there is nothing to do.',
};

export const recovery = {
  subject: 'Choose a new Tenfold password',
  opening: ['It happens to everyone. Here is the way back in.'],
  action: 'Choose a new password',
  lasts: 'The link works once, within an hour; the code for ten minutes.',
  closing: 'If you did not ask for this, leave this mail alone: your password stays as it is.',
};

/** To each of the two mailboxes of an email change. */
export const emailChange = (newEmail: string) => ({
  subject: 'Confirm the new email of your Tenfold account',
  opening: [
    `Your Tenfold account is about to move to ${newEmail}.`,
    'Both addresses are asked; the change happens when both have said yes.',
  ],
  action: 'Confirm the change',
  lasts: 'The link works once, within an hour; the code for ten minutes.',
  closing: 'If you did not ask for this, leave this mail alone and change your password.',
});

/** For an address with an account, if another account wants to move to it. */
export const addressTaken = {
  subject: 'Your address was asked for on Tenfold',
  opening: [
    'Someone, perhaps you, just asked to move another Tenfold account to this address.',
    'It already has an account, so nothing was changed, and nothing will be.',
  ],
  closing: 'If it was not you, there is nothing to do.',
};

/** Several notices in one mail. */
export const severalChanges = {
  subject: 'What changed on your Tenfold account',
  opening: 'Several things changed on your Tenfold account:',
};

/** One of them. Nothing in such a list has *just* happened. */
export const changeAt = (time: string, what: readonly string[]) => `${time}: ${what.join(' ').replace(' just ', ' ')}`;
