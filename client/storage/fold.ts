import type { Accumulator } from '../../shared/contract/state.ts';
import { fold } from '../../shared/progress/accumulator.ts';
import type { SessionRow } from './records.ts';

/** Whether a row counts beside the document (S5). */
export const countsBeside = (row: SessionRow): boolean => row.contained === 0 && !row.rejected;

/** The fold over the rows that the document does not contain. */
export const foldRows = (rows: readonly SessionRow[]): Accumulator => fold(rows.filter(countsBeside).map((row) => row.summary));
