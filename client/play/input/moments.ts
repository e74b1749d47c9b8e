/** After a press of one's own: the second of a quick pair is over, in ms. */
export const AFTER_PRESS_MS = 400;
/** After a screen that came up by itself: a hand that was still at play has come to rest, in ms. */
export const AFTER_PLAY_MS = 800;
/** After an answer that submitted itself: the Enter that was meant for it has come, in ms of play. */
export const AFTER_OWN_SUBMIT_MS = 250;
