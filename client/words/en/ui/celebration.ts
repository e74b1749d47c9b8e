/** Ends a celebration. */
export const goOn = 'Go on';
