/** Spec 2 §4, to the letter. */
export const completing = 'Completing sign in...';
export const goOn = 'Go on';
export const tookTooLong = 'This took too long. Please begin again.';
export const notNow = 'Not now';
export const keepTheOld = 'Keep the old password';
export const saved = 'Your new password is saved. You are signed in.';

export const failed = 'Signing in did not work. Please try again.';
export const unknownHere = 'This browser does not know this link. If you signed up in another one, just sign in here.';
export const chooseAnew =
  'Two different passwords were asked for with this address, perhaps one of them by somebody else, so neither counts. Ask for a link to a new one here.';
export const otherBrowser = 'Open the link in the browser you asked for it in, or ask for a new one here.';
/** @param refusal why the link does not work, without a full stop */
export const askForNewLink = (refusal: string) => `${refusal}. Ask for a new link here.`;

/** Spec 2 §8, to the letter: of a refusal without a description, another way to sign in than ours, and an address without its code. */
export const unspecified = 'Error in URL with unspecified error_description';
export const otherFlow = 'Not a valid PKCE flow url.';
export const noCode = 'No code detected.';

export const signInFirst = 'Sign in first, then connect Google in the settings.';
export const googleConnected = 'Google is connected';

export const oneMoreMailbox = 'One more mailbox';
export const firstMailboxAgreed = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
export const emailChanged = 'Your email address is changed';
export const signInWithNew = 'From now on, sign in with the new address.';
export const signInWith = (email: string) => `From now on, sign in with ${email}.`;
