/** What a window without an account logs when a game is over. */
export const GUEST = /User not authenticated/;
/** What a browser logs for a window whose server has gone. */
export const SERVER_GONE = /Failed to load resource: net::ERR_|WebSocket connection to \S+ failed/;
