import {
  clampField,
  DEFAULT_CONFIG,
  parseConfig,
  type ConfigField,
  type NumberSequenceConfig,
} from '../../../shared/games/number-sequence/v1/config.ts';

/** The set-up sheet as it stands: a field may just be empty, or out of its limits. */
export type SetupChoice = { readonly [field in ConfigField]: number | null };

/** The last set-up of this player if there is one, else the presets. */
export function firstChoice(lastSetup: unknown): SetupChoice {
  const last = parseConfig(lastSetup);
  return last.ok ? last.value : DEFAULT_CONFIG;
}

/** What a field holds when it is left: clamped, or, if it was emptied, what it held before (spec 1 §5: empty input is ignored). */
export const settleField = (field: ConfigField, value: number | null, before: number): number => clampField(field, value ?? before);

/** The configuration that the sheet stands for; `before`: what each field held when it was entered. */
export const configOf = (choice: SetupChoice, before: NumberSequenceConfig): NumberSequenceConfig => ({
  digits: settleField('digits', choice.digits, before.digits),
  count: settleField('count', choice.count, before.count),
  timeLimit: settleField('timeLimit', choice.timeLimit, before.timeLimit),
  rounds: settleField('rounds', choice.rounds, before.rounds),
});
