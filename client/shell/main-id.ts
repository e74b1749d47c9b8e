/** The id of the page below the header. The head of each document names it: nothing is painted before the whole header has arrived. */
export const MAIN_ID = 'main';
