/** The page itself, below the header. The head of each document names it: nothing is painted before the header has come as a whole. */
export const MAIN_ID = 'main';
