const POINTS_PER_CORRECT = 10;
const LOWEST_SAVED_SCORE = 10;

/**
 * The score: 10 × right answers + floor(accuracy / 10), at least 10 (spec 1 §9; RULES.md, R7). A race that reached its target has
 * as many right answers as its target. `accuracy` in whole percent.
 */
export const scoreOf = (correct: number, accuracy: number): number =>
  Math.max(LOWEST_SAVED_SCORE, POINTS_PER_CORRECT * correct + Math.floor(accuracy / 10));
