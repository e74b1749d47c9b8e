import { lastOr, refuse } from '../../../shared/games/kit/config.ts';
import type { ConfigError } from '../../../shared/games/kit/game.ts';
import { DEFAULT_CONFIG, parseConfig, type MathRaceConfig, type RaceOperation } from '../../../shared/games/math-race/v1/config.ts';
import { opsOf } from '../../../shared/games/math-race/v1/generate.ts';
import { nthProblem, poolSize } from '../../../shared/games/math-race/v1/pool.ts';
import { problemText } from '../../words/en/math-race/problem.ts';
import type { Result } from '../../../shared/result.ts';

/** What the set-up sheet shows. It need not be a valid configuration: nothing may be chosen, or a field may be empty. */
export interface SetupChoice {
  readonly operation: RaceOperation | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly target: number | null;
}

/** Without a last set-up the defaults of spec 1 §9, and no operation. */
export const firstChoice = lastOr<SetupChoice>(parseConfig, { operation: null, ...DEFAULT_CONFIG });

const NUMBERS = ['from', 'to', 'target'] as const;

/** Checks and completes the sheet (decision G13). A text that is no whole number is refused (G23). */
export function checkChoice(choice: SetupChoice): Result<MathRaceConfig, ConfigError<keyof MathRaceConfig>> {
  const config = parseConfig(choice);
  const wrong = NUMBERS.find((field) => Number.isNaN(choice[field]));
  return config.ok && wrong !== undefined ? refuse(wrong) : config;
}

/** The position of an example in its pool, as a share of the pool. There it is neither the easiest nor the hardest problem. */
const EXAMPLE_AT = 0.68;

/** A preview of the race's problems. */
interface Preview {
  /** A problem of each operation. */
  readonly examples: readonly string[];
  /** The range that the race will use, if it differs from the fields: they may be reversed, empty or beyond the limits. */
  readonly taken: { readonly from: number; readonly to: number } | undefined;
}

/** The preview for a sheet; undefined while no operation is chosen. */
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
