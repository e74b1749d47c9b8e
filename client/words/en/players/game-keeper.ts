/** The engine that had the game was replaced, or another game began in this window. */
export const gone = 'This game is gone, so it cannot be kept. Make a learner before the next one, and that one is kept by itself.';
