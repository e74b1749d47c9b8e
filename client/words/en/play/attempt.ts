/** Said until the result is there. */
export const over = 'Your attempt is over';
