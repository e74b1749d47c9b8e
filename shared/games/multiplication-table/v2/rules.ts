import type { Outcome } from '../../kit/game.ts';
import { multiplicationTableWith, outcomeOf, type TableState as StateOf } from '../v1/rules.ts';
import { parseConfig } from './config.ts';
import type { TableConfig } from './set-up.ts';
import { asking } from './generate.ts';

/** A run by these rules. */
export type TableState = StateOf<TableConfig>;

/** The score of a run that fits is compared with none (decision G27), so it is no record. */
const outcome = (state: TableState): Outcome =>
  state.config.table === 'fit' ? { ...outcomeOf(state, false), course: 'fit' } : outcomeOf(state);

/** Multiplication Table, version 2. It differs from version 1 in one more table, `fit` (RULES.md beside this file). */
export const multiplicationTable = multiplicationTableWith<TableConfig>(asking, { version: 2, parseConfig, outcome });
