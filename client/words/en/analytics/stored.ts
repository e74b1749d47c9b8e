/** While a player's figures are read, and where they cannot be. */
export const loading = 'Loading your stats …';
export const unreadable = 'Your stats could not be read on this device just now. Nothing is lost.';
export const retry = 'Retry';

/** The way from /progress to the rest. */
export const allStats = 'All your stats';
