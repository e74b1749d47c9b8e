/** The numbers of the games that can be a challenge (decision G1). */
export const SPEED_MATH = 1;
export const MATH_RACE = 2;
export const NUMBER_PUZZLE = 3;
