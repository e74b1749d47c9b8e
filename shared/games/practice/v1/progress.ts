import { answeredIn } from './choose.ts';
import { workProgress } from './daily.ts';
import { fixUpProgress } from './fix-up.ts';
import { placementProgress } from './placement.ts';
import type { PracticeState, Progress } from './state.ts';

/** The facts of the day that were right once; where there are none, the answers. */
function dailyProgress(state: PracticeState): Progress {
  const progress = workProgress(state);
  return progress.total > 0 ? progress : { done: answeredIn(state), total: state.config.maxAnswers };
}

const PROGRESS = { daily: dailyProgress, 'fix-up': fixUpProgress, placement: placementProgress } as const;

/** How far the run is, for a bar: it never falls, and its whole stays (RULES.md, R7). A run can be over before. */
export const progressOf = (state: PracticeState): Progress => PROGRESS[state.config.kind](state);
