import type { Outcome } from '../../kit/game.ts';
import { SAVED_DIFFICULTY } from '../v1/config.ts';
import { outcomeAt, speedMathWith, type SpeedMathState as StateOf } from '../v1/rules.ts';
import { isFit, parseConfig, type SpeedMathConfig } from './config.ts';
import { asking } from './generate.ts';
import { savedDifficulty } from './rungs.ts';
import { climbedIn } from './staircase.ts';

/** A run by these rules. */
export type SpeedMathState = StateOf<SpeedMathConfig>;

/** Of a run by these rules, or by a later version's. */
export function outcomeOf(state: SpeedMathState): Outcome {
  const { config } = state;
  if (!isFit(config)) return outcomeAt(state, SAVED_DIFFICULTY[config.difficulty]);
  const { rung: reached, mean: rung } = climbedIn(config, state.answers);
  const { sessionData, ...rest } = outcomeAt(state, savedDifficulty(config.operation, rung));
  return { ...rest, course: 'fit', sessionData: { ...sessionData, rung, reached } };
}

/** Speed Math, version 2. It differs from version 1 in one more difficulty, `fit` (RULES.md beside this file). */
export const speedMath = speedMathWith<SpeedMathConfig>(asking, { version: 2, parseConfig, outcome: outcomeOf });

/** The set-up of the next run: one that fits goes on where the last one got to. */
export const againFrom = ({ config, answers }: SpeedMathState): SpeedMathConfig =>
  isFit(config) ? { ...config, from: climbedIn(config, answers).rung } : config;
