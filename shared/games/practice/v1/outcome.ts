import type { Difficulty, Outcome } from '../../kit/game.ts';
import { answersOf } from '../../kit/answer-chain.ts';
import { answeredIn, isRight } from './choose.ts';
import type { PracticeKind, Target } from './config.ts';
import type { PracticeState } from './state.ts';

const POINTS_A_RIGHT_ANSWER = 50;

/** With these points a placement is worth ten XP: it is no practice, and can be repeated at any time (decisions D3 and G25). */
const MOST_POINTS: { readonly [kind in PracticeKind]: number } = { daily: Infinity, 'fix-up': Infinity, placement: 150 };

/** No practice is quick: its length is chosen by the rules, so there is nothing to reward (decision D3). In seconds. */
export const LEAST_TIME_TAKEN = 31;

const SAVED_DIFFICULTY: { readonly [target in Target]: Difficulty } = { 60: 'hard', 75: 'medium', 90: 'easy' };

/** From the start to the end; of a run that goes on to its last answer. */
function durationOf({ overAtMs, shownAtMs, answers, phase }: PracticeState): number {
  if (overAtMs !== null) return overAtMs;
  return phase === 'asked' || phase === 'new' || answers === null ? shownAtMs : shownAtMs + answers.ms;
}

/** The outcome by what was answered so far. There is no accuracy: the game chose the questions, so it would measure the game. */
export function outcomeOf(state: PracticeState): Outcome {
  const right = answersOf(state.answers).filter(isRight).length;
  const { kind, target } = state.config;
  const duration = durationOf(state);
  return {
    score: Math.min(POINTS_A_RIGHT_ANSWER * right, MOST_POINTS[kind]),
    accuracy: null,
    timeTaken: Math.max(Math.floor(duration / 1000), LEAST_TIME_TAKEN),
    durationMs: duration,
    difficulty: SAVED_DIFFICULTY[target],
    movesCount: null,
    resumed: state.resumed,
    sessionData: { kind, target, answered: answeredIn(state), right, introduced: state.introduced },
  };
}
