import type { ProfileChange } from '../../../storage/records.ts';

export const title = 'Profile';
export const note = 'Other players may see it.';

/** What is said of a change that was made: it is on the server, or waits on this device. */
export const saved = 'Saved';
export const savedHere = 'Saved on this device';

/** Where another player plays here by now (spec 2 §8). */
export const noUser = 'No user logged in';

export const username = 'Username';
export const changeUsername = 'Change';
export const checking = 'Checking availability...';
export const free = 'This name is free.';
export const unasked = 'It cannot be checked now. It is kept on this device, and checked when it goes up.';
export const checkFailed = 'Error checking username availability';

export const picture = 'Picture';
/** What is hidden is for who does not see where the button is; so it is below. */
export const choosePicture = '<shown>Choose</shown><hidden> picture</hidden>';
export const changePicture = '<shown>Change</shown><hidden> picture</hidden>';
export const removePicture = 'Remove<hidden> picture</hidden>';
export const anyPicture = 'Any picture. The square around its middle is kept.';
export const pictureRemoved = 'Picture removed';
export const pictureUnreadable = 'This browser cannot read this file as a picture.';

/** What a change waits for. */
export const waitsFor = {
  network: 'Waiting for the network',
  server: 'Waiting for the server, which has trouble',
};
export const waitsForSignIn = 'Waiting until you sign in again';
export const waitsToSync = 'Waiting to sync';
export const undo: { readonly [field in ProfileChange['field']]: string } = {
  name: 'Undo<hidden> the change of the username</hidden>',
  picture: 'Undo<hidden> the change of the picture</hidden>',
};
