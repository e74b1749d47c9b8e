const POINTS_PER_CORRECT = 10;
const LOWEST_SAVED_SCORE = 5;

/** 10 × correct + floor(accuracy / 10), at least 5 (spec 1 §9). `accuracy` in whole percent. */
export const scoreOf = (correct: number, accuracy: number): number =>
  Math.max(LOWEST_SAVED_SCORE, POINTS_PER_CORRECT * correct + Math.floor(accuracy / 10));
