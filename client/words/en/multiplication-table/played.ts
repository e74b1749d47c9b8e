import type { SetupPart } from '../../../../shared/games/statistics-kit/practice.ts';
import { countIn, inLine } from '../../../text/line.ts';

const tableName = (table: SetupPart[string]) => names[String(table)] ?? `Table ${table}`;
const names: { readonly [table: string]: string } = { mixed: 'Mixed Tables', fit: 'Fit to me' };
/** As the set-up names them (setup.ts), which a list of games need not fetch. */
const modes: { readonly [mode: string]: string } = {
  practice: 'Practice',
  speed_drill: 'Speed Drill',
  pattern_learn: 'Pattern Learn',
  challenge: 'Challenge',
};

/** "Speed Drill, Table 7, 24 questions" */
export const played = ({ mode, table }: SetupPart, { data }: { readonly data: { readonly [name: string]: unknown } }) =>
  inLine(
    modes[String(mode)],
    table === undefined ? undefined : tableName(table),
    countIn(data['answered'], { one: 'question', other: 'questions' }),
  );
