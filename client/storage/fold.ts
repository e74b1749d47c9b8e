import type { Accumulator, SessionSummary } from '../../shared/contract/state.ts';
import type { SessionRow } from './records.ts';

export const nothing = (): Accumulator => ({ v: 1, sessions: 0, sessionXp: 0, challengeXp: {}, days: {}, games: {} });

export function withSession(accumulator: Accumulator, _summary: SessionSummary): Accumulator {
  return { ...accumulator, sessions: accumulator.sessions + 1 };
}

/** Whether a row counts beside the document (S5). */
export const countsBeside = (row: SessionRow): boolean => row.contained === 0 && !row.rejected;

/** The fold over the rows the document does not contain. */
export const foldRows = (rows: readonly SessionRow[]): Accumulator =>
  rows.filter(countsBeside).reduce((sum, row) => withSession(sum, row.summary), nothing());
