/** Said after a digit was taken away. `left`: what still stands there. */
export const deleted = (digit: string, left: string) => (left === '' ? `${digit} deleted` : `${digit} deleted, ${left} left`);
