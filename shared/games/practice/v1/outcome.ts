import type { Difficulty, Outcome } from '../../kit/game.ts';
import { answersOf } from '../../kit/answer-chain.ts';
import { answeredIn, isRight } from './choose.ts';
import type { Target } from './config.ts';
import { LEAST_TIME_TAKEN, scoreOf } from './score.ts';
import type { PracticeState } from './state.ts';

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
    score: scoreOf(kind, right),
    accuracy: null,
    timeTaken: Math.max(Math.floor(duration / 1000), LEAST_TIME_TAKEN),
    durationMs: duration,
    difficulty: SAVED_DIFFICULTY[target],
    movesCount: null,
    resumed: state.resumed,
    sessionData: { kind, target, answered: answeredIn(state), right, introduced: state.introduced },
  };
}
