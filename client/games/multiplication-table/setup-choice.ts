import type { ConfigError } from '../../../shared/games/kit/game.ts';
import {
  CONFIG_MESSAGES,
  CUSTOM_TABLE,
  DEFAULT_CONFIG,
  parseConfig,
  type TableConfig,
} from '../../../shared/games/multiplication-table/v1/config.ts';
import { isWithin } from '../../../shared/games/kit/range.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { readNumber } from '../../ui/form/step.ts';

/** The set-up sheet as it stands. */
export interface SetupChoice extends TableConfig {
  /** What stands typed as a table of one's own and was not taken yet; absent: nothing. */
  readonly typed?: string | undefined;
}

/** The last set-up of this player if it still is one, else the presets. */
export function firstChoice(lastSetup: unknown): SetupChoice {
  const last = parseConfig(lastSetup);
  return last.ok ? last.value : DEFAULT_CONFIG;
}

/** What is typed as a table of one's own: a table, the table there was if the field is empty, or refused in words (spec 1 §5, decision G23). */
export function checkChoice({ mode, table, typed }: SetupChoice): Result<TableConfig, ConfigError> {
  const value = typed === undefined ? null : readNumber(typed);
  if (value === null) return ok({ mode, table });
  return isWithin(value, CUSTOM_TABLE) ? ok({ mode, table: value }) : fail({ field: 'table', message: CONFIG_MESSAGES.table });
}
