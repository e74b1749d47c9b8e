import { ok, type Result } from '../../../result.ts';
import type { Clock } from '../../kit/clock.ts';
import { fieldsOf, oneOf, refuse } from '../../kit/config.ts';
import type { ConfigError } from '../../kit/game.ts';
import { isWithin } from '../../kit/range.ts';
import { FIRST_RUNG, RUNGS } from '../../kit/rungs.ts';
import * as version1 from '../v1/config.ts';
import { OPERATIONS, type SpeedMathConfig as PlainConfig } from '../v1/config.ts';

/** The operations that have rungs (RULES.md, C6): not those behind "More topics". */
export type FitOperation = (typeof OPERATIONS)[number];

/** The set-up of a run that fits its questions to the player. `from`: the rung of the first one. */
export type FitConfig = Omit<PlainConfig, 'operation' | 'difficulty'> & {
  readonly operation: FitOperation;
  readonly difficulty: 'fit';
  readonly from: number;
  /** Since version 3. */
  readonly clock?: Clock;
};

/** The set-up of a run. */
export type SpeedMathConfig = PlainConfig | FitConfig;

export const isFit = (config: { readonly difficulty: string }): config is FitConfig => config.difficulty === 'fit';

export const isFitOperation = oneOf<FitOperation>(OPERATIONS);

/** As version 1, and further `fit` with the rung to begin with; a wrong one is refused as the difficulty. */
export function parseConfig(input: unknown): Result<SpeedMathConfig, ConfigError<keyof PlainConfig>> {
  const given = fieldsOf<FitConfig>(input);
  if (given?.difficulty !== 'fit') return version1.parseConfig(input);
  const rest = version1.parseConfig({ ...given, difficulty: version1.DEFAULT_CONFIG.difficulty });
  if (!rest.ok) return rest;
  const { operation, friendly, timeLimit, questions } = rest.value;
  const { from = FIRST_RUNG } = given;
  if (!isFitOperation(operation) || !isWithin(from, RUNGS)) return refuse('difficulty');
  return ok({ operation, difficulty: 'fit', friendly, timeLimit, questions, from });
}
