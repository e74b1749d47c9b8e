/** The last digit of a whole number. */
export const onesOf = (number: number): number => number % 10;

/** A number without its last digit's worth: 47 is 40 and 7. */
export const roundDown = (number: number): number => number - onesOf(number);

/** The next number above that ends in 0. */
export const roundUp = (number: number): number => roundDown(number + 9);
