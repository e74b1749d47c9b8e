import { candidatesOf } from './choose.ts';
import { isToday } from './daily.ts';
import { fixUpProgress } from './fix-up.ts';
import { placementProgress } from './placement.ts';
import type { PracticeState, Progress } from './state.ts';

/** The facts of the day that were right once; where there are none, the answers. */
function dailyProgress(state: PracticeState): Progress {
  const today = candidatesOf(state).filter(isToday);
  if (today.length === 0) return { done: state.answers?.idx ?? 0, total: state.config.maxAnswers };
  return { done: today.filter(({ right }) => right > 0).length, total: today.length };
}

const PROGRESS = { daily: dailyProgress, 'fix-up': fixUpProgress, placement: placementProgress } as const;

/** How far the run is, for a bar: it never falls, and its whole stays. A run can be over before. */
export const progressOf = (state: PracticeState): Progress => PROGRESS[state.config.kind](state);
