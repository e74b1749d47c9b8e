import type { ConfigError } from '../../../shared/games/kit/game.ts';
import {
  CONFIG_MESSAGES,
  DEFAULT_CONFIG,
  parseConfig,
  type MathRaceConfig,
  type RaceOperation,
} from '../../../shared/games/math-race/v1/config.ts';
import { opsOf } from '../../../shared/games/math-race/v1/generate.ts';
import { nthProblem, poolSize } from '../../../shared/games/math-race/v1/pool.ts';
import { problemText } from '../../../shared/games/math-race/v1/text.ts';
import { fail, type Result } from '../../../shared/result.ts';

/** The set-up sheet as it stands, which may be no configuration yet: nothing chosen, or a field just emptied. */
export interface SetupChoice {
  readonly operation: RaceOperation | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly target: number | null;
}

/** The last set-up of this player if it still is one, else the defaults of spec 1 §9. */
export function firstChoice(lastSetup: unknown): SetupChoice {
  const last = parseConfig(lastSetup);
  return last.ok ? last.value : { operation: null, ...DEFAULT_CONFIG };
}

const NUMBERS = ['from', 'to', 'target'] as const;

/** Checks and completes the sheet (decision G13), with the alert text of spec 1 §5. What is typed and no whole number is refused (G23). */
export function checkChoice(choice: SetupChoice): Result<MathRaceConfig, ConfigError> {
  const config = parseConfig(choice);
  const wrong = NUMBERS.find((field) => Number.isNaN(choice[field]));
  return config.ok && wrong !== undefined ? fail({ field: wrong, message: CONFIG_MESSAGES[wrong] }) : config;
}

/** Where in its pool an example stands: neither the easiest nor the hardest. */
const EXAMPLE_AT = 0.68;

/** What the race will ask. */
export interface Preview {
  /** A problem of each operation. */
  readonly examples: readonly string[];
  /** The numbers it takes, where the fields say it otherwise (reversed, emptied, beyond the limits). */
  readonly taken: { readonly from: number; readonly to: number } | undefined;
}

/** Undefined while no operation is chosen. */
export function previewOf(choice: SetupChoice): Preview | undefined {
  const config = parseConfig(choice);
  if (!config.ok) return undefined;
  const { from, to } = config.value;
  const examples = opsOf(config.value).map((op) => {
    const problem = nthProblem(op, config.value, Math.floor(poolSize(op, config.value) * EXAMPLE_AT));
    return problemText(problem).printed;
  });
  const asFilledIn = choice.from === from && choice.to === to;
  return { examples, taken: asFilledIn ? undefined : { from, to } };
}
