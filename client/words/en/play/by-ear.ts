/** The buttons for whoever hears a game. */
export const again = 'Say it again';
export const where = 'Where am I?';
