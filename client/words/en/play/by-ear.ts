/** The buttons for whoever hears a game. */
export const again = 'Say it again';
export const where = 'Where am I?';
/** Said where a game first waits for its player. */
export const goOn = 'Press Enter to go on.';
