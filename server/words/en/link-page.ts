/** The page behind the link of a mail, by what the link is for. `other`: for who did not ask for the mail. */
export const asking = {
  signup: {
    title: 'One press, and you are in',
    text: 'This confirms your email and finishes your sign-up.',
    action: 'Confirm my email',
    other: 'Did you not sign up? Then close this page: nothing happens.',
  },
  recovery: {
    title: 'Choose a new password',
    text: 'One press, and you choose a new password for your account.',
    action: 'Go on',
    other: 'Did you not ask for it? Then close this page: your password stays as it is.',
  },
  email_change: {
    title: 'Confirm the new email',
    text: 'A Tenfold account is about to move to another address. It does when both mailboxes, the old and the new one, have agreed.',
    action: 'Confirm the change',
    other: 'Did you not ask for it? Then close this page: this mailbox has not agreed, and the address stays.',
  },
  email: {
    title: 'Go on in Tenfold',
    text: 'One press takes you on.',
    action: 'Go on',
    other: 'Did you not ask for it? Then close this page: nothing happens.',
  },
};

export const pageTitle = (title: string) => `${title} - Tenfold`;

export const unreachable = 'Tenfold cannot be reached right now. The link is still good: try again in a moment.';

export const needsScripts = 'This button needs scripts. Without them, type the six digits of the mail where Tenfold asks for them.';

/** Of an address from which something is missing. */
export const broken = {
  title: 'This link is not whole',
  text: 'Part of the address got lost on the way. Open the link in the mail itself, or copy all of it.',
  other: 'The six digits in the same mail do the same: type them where Tenfold asks for them.',
};
