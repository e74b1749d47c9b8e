import { lastOr } from '../../../shared/games/kit/config.ts';
import type { ConfigError } from '../../../shared/games/kit/game.ts';
import { DEFAULT_CONFIG, type Operation, type SpeedMathConfig as PlainConfig } from '../../../shared/games/speed-math/v1/config.ts';
import { availableQuestions } from '../../../shared/games/speed-math/v1/generate.ts';
import { isFit, isFitOperation, parseConfig, type SpeedMathConfig } from '../../../shared/games/speed-math/v2/config.ts';
import type { Result } from '../../../shared/result.ts';

/** What the set-up sheet shows. It need not be a valid configuration: nothing may be chosen, or a field may be empty. */
export interface SetupChoice {
  readonly operation: Operation | null;
  readonly difficulty: SpeedMathConfig['difficulty'];
  readonly friendly: boolean;
  readonly timeLimit: number | null;
  readonly questions: number | null;
  /** Of a last set-up that fitted: no choice, for each start looks it up. */
  readonly from?: number;
}

/** Without a last set-up the defaults of spec 1 §9, and no operation. */
export const firstChoice = lastOr<SetupChoice>(parseConfig, { operation: null, ...DEFAULT_CONFIG });

/** Checks the sheet. */
export const checkChoice = (choice: SetupChoice): Result<SpeedMathConfig, ConfigError<keyof PlainConfig>> => parseConfig(choice);

/** Whether the questions of this operation can follow the player. It is offered before any is chosen. */
export const canFit = ({ operation }: Pick<SetupChoice, 'operation'>): boolean => operation === null || isFitOperation(operation);

/** The sheet with another operation: its difficulty becomes the preset one, if it was to fit and cannot. */
export const withOperation = (operation: Operation, { difficulty }: SetupChoice): Pick<SetupChoice, 'operation' | 'difficulty'> => ({
  operation,
  difficulty: difficulty === 'fit' && !canFit({ operation }) ? DEFAULT_CONFIG.difficulty : difficulty,
});

/** How many questions the run will have, when fewer exist than were asked for (decision G3). */
export function fewerQuestions(choice: SetupChoice): number | undefined {
  const config = checkChoice(choice);
  if (!config.ok || isFit(config.value)) return undefined;
  const available = availableQuestions(config.value);
  return available < config.value.questions ? available : undefined;
}
