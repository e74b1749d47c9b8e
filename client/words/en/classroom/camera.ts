/** Where codes are read: /class and /round. */

export const open = 'Open the camera';
export const close = 'Close the camera';
export const choosePhoto = 'Choose a photo';
export const loadAgain = 'Load this page again';
/** The name of the picture. */
export const picture = 'What the camera sees';

/** How the camera is, and what to do. */
export const camera = {
  closed: '',
  asking: 'Your device may ask if this page can use the camera. Say yes to go on.',
  open: 'Hold the code still, so that it fills the frame.',
  refused: 'This page may not use the camera. You can allow it in the settings of your browser. Or choose a photo, or type the code.',
  none: 'No camera was found here. Choose a photo, or type the code.',
  busy: 'The camera does not start. If something else uses it, close that and try again. Or choose a photo, or type the code.',
  hidden: 'The camera went off while this page was out of sight. Open it again to go on.',
  lost: 'The camera has stopped. Open it again. Or choose a photo, or type the code.',
  elsewhere: 'The camera works once this page is loaded again. Or choose a photo, or type the code.',
};

/** A code was read. */
export const read = 'Read';
/** Spoken: each time another text. */
export const readSoFar = (count: number) => `Read. ${count} so far.`;

export const photo = {
  looking: 'Looking for a code in the photo …',
  read: 'The code in the photo was read.',
  none: 'No code was found in this photo. Take it from near, in good light. Or type the code.',
  unreadable: 'This device cannot open this file as a photo.',
};
