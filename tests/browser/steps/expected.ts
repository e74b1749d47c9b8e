/** What a window without an account says when a game is over. */
export const GUEST = /User not authenticated/;
/** What a window says whose server has gone. */
export const SERVER_GONE = /Failed to load resource: net::ERR_/;
