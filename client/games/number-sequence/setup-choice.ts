import type { ConfigError } from '../../../shared/games/kit/game.ts';
import {
  clampField,
  CONFIG_MESSAGES,
  DEFAULT_CONFIG,
  parseConfig,
  type ConfigField,
  type NumberSequenceConfig,
} from '../../../shared/games/number-sequence/v1/config.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';

const FIELDS = ['digits', 'count', 'timeLimit', 'rounds'] as const satisfies readonly ConfigField[];

/** The set-up sheet as it stands: a field may just be empty, or out of its limits. */
export type SetupChoice = { readonly [field in ConfigField]: number | null };

/** The last set-up of this player if there is one, else the presets. */
export function firstChoice(lastSetup: unknown): SetupChoice {
  const last = parseConfig(lastSetup);
  return last.ok ? last.value : DEFAULT_CONFIG;
}

/** What a field stands for when it is left: clamped, or, if it was emptied or holds no number, what it held before (spec 1 §5: empty input is ignored). */
export const settleField = (field: ConfigField, value: number | null, before: number): number =>
  clampField(field, value === null || Number.isNaN(value) ? before : value);

/** Checks the sheet: what is typed and no whole number is refused (decision G23). `before`: what each field held when it was entered. */
export function checkChoice(choice: SetupChoice, before: NumberSequenceConfig): Result<NumberSequenceConfig, ConfigError> {
  const wrong = FIELDS.find((field) => Number.isNaN(choice[field]));
  return wrong === undefined ? ok(configOf(choice, before)) : fail({ field: wrong, message: CONFIG_MESSAGES[wrong] });
}

/** The configuration that the sheet stands for; `before`: what each field held when it was entered. */
export const configOf = (choice: SetupChoice, before: NumberSequenceConfig): NumberSequenceConfig => ({
  digits: settleField('digits', choice.digits, before.digits),
  count: settleField('count', choice.count, before.count),
  timeLimit: settleField('timeLimit', choice.timeLimit, before.timeLimit),
  rounds: settleField('rounds', choice.rounds, before.rounds),
});
