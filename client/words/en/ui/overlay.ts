/** The button that closes a dialog or a message. */
export const close = 'Close';
