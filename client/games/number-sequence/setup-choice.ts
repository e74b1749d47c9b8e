import { lastOr, refuse } from '../../../shared/games/kit/config.ts';
import type { ConfigError } from '../../../shared/games/kit/game.ts';
import {
  clampField,
  parseConfig,
  WARM_UP,
  type ConfigField,
  type NumberSequenceConfig,
} from '../../../shared/games/number-sequence/v1/config.ts';
import { ok, type Result } from '../../../shared/result.ts';

const FIELDS = ['digits', 'count', 'timeLimit', 'rounds'] as const satisfies readonly ConfigField[];

/** What the set-up sheet shows. A field may be empty, or out of its limits. */
export type SetupChoice = { readonly [field in ConfigField]: number | null };

/** Who has never played begins with a warm-up. The result then offers one more. */
export const firstChoice = lastOr<SetupChoice>(parseConfig, WARM_UP);

/** The value of a field when it is left: clamped, or the value before if it holds no number (spec 1 §5: empty input is ignored). */
export const settleField = (field: ConfigField, value: number | null, before: number): number =>
  clampField(field, value === null || Number.isNaN(value) ? before : value);

/** Checks the sheet. A text that is no whole number is refused (decision G23). `before`: the fields' values when they got the focus. */
export function checkChoice(choice: SetupChoice, before: NumberSequenceConfig): Result<NumberSequenceConfig, ConfigError<ConfigField>> {
  const wrong = FIELDS.find((field) => Number.isNaN(choice[field]));
  return wrong === undefined ? ok(configOf(choice, before)) : refuse(wrong);
}

/** The configuration that the sheet stands for. `before`: the fields' values when they got the focus. */
export const configOf = (choice: SetupChoice, before: NumberSequenceConfig): NumberSequenceConfig => ({
  digits: settleField('digits', choice.digits, before.digits),
  count: settleField('count', choice.count, before.count),
  timeLimit: settleField('timeLimit', choice.timeLimit, before.timeLimit),
  rounds: settleField('rounds', choice.rounds, before.rounds),
});
