/** The wait after a screen that the player's press opened, in ms: a quick second press is over then. */
export const AFTER_PRESS_MS = 400;
/** The wait after a screen that opened by itself, in ms: presses that were meant for the game are over then. */
export const AFTER_PLAY_MS = 800;
/** The wait after an answer that was submitted automatically, in ms: an Enter that was meant for it has come by then. */
export const AFTER_OWN_SUBMIT_MS = 250;
