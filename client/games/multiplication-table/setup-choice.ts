import { readNumber } from '../../../shared/digits.ts';
import { lastOr, refuse } from '../../../shared/games/kit/config.ts';
import type { ConfigError } from '../../../shared/games/kit/game.ts';
import { CUSTOM_TABLE, DEFAULT_CONFIG, type Mode } from '../../../shared/games/multiplication-table/v1/config.ts';
import { canFit, parseSetup, type TableConfig } from '../../../shared/games/multiplication-table/v2/set-up.ts';
import { isWithin } from '../../../shared/games/kit/range.ts';
import { ok, type Result } from '../../../shared/result.ts';

/** What the set-up sheet shows. */
export interface SetupChoice extends TableConfig {
  /** The text in the field for a custom table that was not applied yet; absent if there is none. */
  readonly typed?: string | undefined;
}

export const firstChoice = lastOr<SetupChoice>(parseSetup, DEFAULT_CONFIG);

/** The sheet with another mode: its table becomes the preset one, if it was to fit and cannot. */
export const withMode = (mode: Mode, { table }: SetupChoice): Pick<SetupChoice, 'mode' | 'table'> => ({
  mode,
  table: table !== 'fit' || canFit(mode) ? table : DEFAULT_CONFIG.table,
});

/** Reads the field for a custom table: a table, the table before it if it is empty, or a refusal (spec 1 §5, decision G23). */
export function checkChoice({ mode, table, typed }: SetupChoice): Result<TableConfig, ConfigError<'mode' | 'table'>> {
  const value = typed === undefined ? null : readNumber(typed);
  if (value === null) return ok({ mode, table });
  return isWithin(value, CUSTOM_TABLE) ? ok({ mode, table: value }) : refuse('table');
}
