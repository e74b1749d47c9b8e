import type { PracticeKind } from './config.ts';

const POINTS_A_RIGHT_ANSWER = 50;

/** With these points a placement is worth ten XP: it is no practice, and can be repeated at any time (decisions D3 and G25). */
const MOST_POINTS: { readonly [kind in PracticeKind]: number } = { daily: Infinity, 'fix-up': Infinity, placement: 150 };

/** No practice is quick: its length is chosen by the rules, so there is nothing to reward (decision D3). In seconds. */
export const LEAST_TIME_TAKEN = 31;

/** Points of so many right answers [R6]. */
export const scoreOf = (kind: PracticeKind, right: number): number => Math.min(POINTS_A_RIGHT_ANSWER * right, MOST_POINTS[kind]);
