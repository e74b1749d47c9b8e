import type { Mode } from '../../../shared/games/multiplication-table/v1/config.ts';
import type { Table, TableConfig } from '../../../shared/games/multiplication-table/v2/set-up.ts';
import type { TableState } from '../../../shared/games/multiplication-table/v2/rules.ts';
import * as words from '../../words/en/multiplication-table/setup.ts';

const modeLabel = (mode: Mode): string => words.modes[mode].label;
function tableLabel(table: Table): string {
  if (table === 'fit') return words.fit;
  return table === 'mixed' ? words.mixed : words.nthTable(table);
}

/** "Speed Drill, Table 7" */
export const setupLabel = ({ mode, table }: TableConfig): string => words.choice(modeLabel(mode), tableLabel(table));

/** A game that was left in the middle, as its offer tells it. */
export const soFar = ({ config: { mode, table }, answers }: TableState): string =>
  words.soFar(modeLabel(mode), tableLabel(table), answers.length);
