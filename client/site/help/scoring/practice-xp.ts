import type { PracticeKind } from '../../../../shared/games/practice/v1/config.ts';
import { LEAST_TIME_TAKEN, scoreOf } from '../../../../shared/games/practice/v1/score.ts';
import { paperScore } from '../../../../shared/games/practice/v3/score.ts';
import { xpParts, type XpParts } from '../../../../shared/progress/counted/xp.ts';

/** What a practice with so many right answers brings, counted by the functions that count it (decisions D3 and G25). */
const practiceXp = (kind: PracticeKind, right: number): XpParts =>
  xpParts({ score: scoreOf(kind, right), accuracy: null, timeTaken: LEAST_TIME_TAKEN });

const NONE_RIGHT = practiceXp('daily', 0).total;

export const PRACTICE = {
  points: scoreOf('daily', 1),
  atLeast: NONE_RIGHT,
  each: practiceXp('daily', 1).total - NONE_RIGHT,
  placementAtMost: practiceXp('placement', Infinity).total,
  paperAtMost: xpParts({ score: paperScore(Infinity), accuracy: null, timeTaken: LEAST_TIME_TAKEN }).total,
} as const;

const RIGHT = 40;
export const PRACTICE_EXAMPLE = { right: RIGHT, parts: practiceXp('daily', RIGHT) } as const;
