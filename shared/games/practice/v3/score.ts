import { scoreOf } from '../v1/score.ts';

/** With these points a sheet is worth ten XP, as a placement is: nobody sees how it was done (decisions G25 and D37). */
const MOST_POINTS = 150;

/** Points of so many right answers [B5]. */
export const paperScore = (right: number): number => Math.min(scoreOf('daily', right), MOST_POINTS);
