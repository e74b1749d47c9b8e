/** The corner of the window in which the app itself tells and asks. */
export const corner = 'Messages of the app';

/** The way to the page that deals with a message. */
export const settings = 'Settings';
