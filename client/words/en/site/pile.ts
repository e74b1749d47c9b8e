/** Under the pile of problems of the home page. */
export const keepGoing = 'Keep going: Speed Math';
