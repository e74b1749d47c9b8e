const SCORE_PER_SKILL_LEVEL = 100;

/** Skill level and the way to the next one (spec 2 §9). */
export interface Skill {
  readonly level: number;
  /** 0 to 99, of 100. */
  readonly progress: number;
}

/** floor(average score / 100) + 1, and the average score modulo 100 (spec 2 §9). @param averageScore a whole number, as it is shown. */
export const skillOf = (averageScore: number): Skill => ({
  level: Math.floor(averageScore / SCORE_PER_SKILL_LEVEL) + 1,
  progress: averageScore % SCORE_PER_SKILL_LEVEL,
});
