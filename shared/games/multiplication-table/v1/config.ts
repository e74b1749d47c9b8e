import { ok, type Result } from '../../../result.ts';
import { fieldsOf, oneOf, refuse } from '../../kit/config.ts';
import type { ConfigError, Difficulty } from '../../kit/game.ts';
import { isWithin, type Range } from '../../kit/range.ts';

/** In the order in which the screen offers them (spec 1 §2). */
export const MODES = ['practice', 'speed_drill', 'pattern_learn', 'challenge'] as const;

export type Mode = (typeof MODES)[number];

/** One table, or questions from all tables from 2 to 12. */
export type Table = number | 'mixed';

/** The set-up of a run. */
export type TableConfig = {
  readonly mode: Mode;
  readonly table: Table;
};

/** The range of a custom table (spec 1 §5). */
export const CUSTOM_TABLE: Range = { lowest: 1, highest: 100 };

export const DEFAULT_CONFIG: TableConfig = { mode: 'practice', table: 'mixed' };

/** Ten questions in their order, without a limit: less than a minute. */
export const WARM_UP: TableConfig = { mode: 'pattern_learn', table: 'mixed' };

/** The time limit of a mode in ms of play (spec 1 §9), null for a mode without one. */
export const LIMIT_MS: { readonly [mode in Mode]: number | null } = {
  practice: null,
  speed_drill: 30_000,
  pattern_learn: null,
  challenge: 60_000,
};

/** The difficulty with which a session is saved. The specification names none (RULES.md, C3). */
export const SAVED_DIFFICULTY: { readonly [mode in Mode]: Difficulty } = {
  practice: 'easy',
  pattern_learn: 'easy',
  speed_drill: 'medium',
  challenge: 'hard',
};

const isMode = oneOf<Mode>(MODES);
const isTable = (value: unknown): value is Table => value === 'mixed' || isWithin(value, CUSTOM_TABLE);

/**
 * Checks a configuration from a form, a journal or the wire. An absent field gets its default; a wrong one
 * is refused. Other keys are dropped.
 */
export function parseConfig(input: unknown): Result<TableConfig, ConfigError<keyof TableConfig>> {
  const given = fieldsOf<TableConfig>(input);
  if (!given) return refuse('mode');
  const { mode = DEFAULT_CONFIG.mode, table = DEFAULT_CONFIG.table } = given;
  if (!isMode(mode)) return refuse('mode');
  return isTable(table) ? ok({ mode, table }) : refuse('table');
}
