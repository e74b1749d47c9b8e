import type { Mode, Table, TableConfig } from '../../../shared/games/multiplication-table/v1/config.ts';
import type { TableState } from '../../../shared/games/multiplication-table/v1/rules.ts';
import { amount } from '../../text/number.ts';

/** Names of the modes, with the exact hints of spec 1 §2. */
export const MODE_LABELS: { readonly [mode in Mode]: { readonly label: string; readonly hint: string } } = {
  practice: { label: 'Practice', hint: 'learn at your pace' },
  speed_drill: { label: 'Speed Drill', hint: '30 sec rapid fire' },
  pattern_learn: { label: 'Pattern Learn', hint: 'sequential learning' },
  challenge: { label: 'Challenge', hint: 'mixed difficulty' },
};

const tableLabel = (table: Table): string => (table === 'mixed' ? 'Mixed Tables' : `Table ${table}`);

/** "Speed Drill, Table 7" */
export const setupLabel = ({ mode, table }: TableConfig): string => `${MODE_LABELS[mode].label}, ${tableLabel(table)}`;

/** A game that was left in the middle, as its offer tells it. */
export const soFar = ({ config, answers }: TableState): string => `${setupLabel(config)}: ${amount(answers.length, 'question')} answered.`;

/** What the consistency bonus is for, at an accuracy in percent (decision G8). */
export const consistencyWhy = (accuracy: number): string =>
  accuracy >= 90 ? 'for 90% accuracy or more' : 'for 70% accuracy or more, twice as much from 90%';
