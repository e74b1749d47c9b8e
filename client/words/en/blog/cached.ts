/** Without a network: what can be read here, or done instead. */
export const readNow = 'You can read these now';
export const playMeanwhile = 'Play a game meanwhile';
