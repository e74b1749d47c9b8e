import { ok, type Result } from '../../../result.ts';
import { fieldsOf, refuse } from '../../kit/config.ts';
import type { ConfigError } from '../../kit/game.ts';
import * as version1 from '../v1/config.ts';
import type { Mode } from '../v1/config.ts';

/** One table, questions from all tables from 2 to 12, or questions that fit the player. */
export type Table = version1.Table | 'fit';

/** The set-up of a run. `plan`: what a run at `fit` asks (shared/memory/plan-text.ts), as the device found it in its memory. */
export type TableConfig = {
  readonly mode: Mode;
  readonly table: Table;
  readonly plan?: string;
};

/** The modes whose questions can follow the player: a drill is about being quick, and a pattern has its order (RULES.md, C4). */
export const canFit = (mode: Mode): boolean => mode === 'practice' || mode === 'challenge';

/** Mode and table, as version 1, and further the table `fit`. Other keys, the plan among them, are dropped. */
export function parseSetup(input: unknown): Result<TableConfig, ConfigError<'mode' | 'table'>> {
  const { mode, table } = fieldsOf<TableConfig>(input) ?? {};
  const rest = version1.parseConfig(table === 'fit' ? { mode } : input);
  if (!rest.ok || table !== 'fit') return rest;
  return canFit(rest.value.mode) ? ok({ mode: rest.value.mode, table }) : refuse('table');
}
