import { lastOr } from '../../../shared/games/kit/config.ts';
import type { ConfigError } from '../../../shared/games/kit/game.ts';
import {
  DEFAULT_CONFIG,
  parseConfig,
  type Operation,
  type SpeedMathConfig,
  type SpeedMathDifficulty,
} from '../../../shared/games/speed-math/v1/config.ts';
import { availableQuestions } from '../../../shared/games/speed-math/v1/generate.ts';
import type { Result } from '../../../shared/result.ts';

/** What the set-up sheet shows. It need not be a valid configuration: nothing may be chosen, or a field may be empty. */
export interface SetupChoice {
  readonly operation: Operation | null;
  readonly difficulty: SpeedMathDifficulty;
  readonly friendly: boolean;
  readonly timeLimit: number | null;
  readonly questions: number | null;
}

/** Without a last set-up the defaults of spec 1 §9, and no operation. */
export const firstChoice = lastOr<SetupChoice>(parseConfig, { operation: null, ...DEFAULT_CONFIG });

/** Checks the sheet. */
export const checkChoice = (choice: SetupChoice): Result<SpeedMathConfig, ConfigError<keyof SpeedMathConfig>> => parseConfig(choice);

/** How many questions the run will have, when fewer exist than were asked for (decision G3). */
export function fewerQuestions(choice: SetupChoice): number | undefined {
  const config = checkChoice(choice);
  if (!config.ok) return undefined;
  const available = availableQuestions(config.value);
  return available < config.value.questions ? available : undefined;
}
