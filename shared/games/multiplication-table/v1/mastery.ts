/** The number of right answers that master a table (spec 1 §9). */
export const MASTERED_AT = 10;

/** Right answers and all answers of a table (spec 1 §3). */
export type TableTally = readonly [correct: number, total: number];

/** Tallies by table. */
export type TableTallies = { readonly [table: string]: TableTally };

/** The name of a table's right answers in `sessionData.records`. Progress adds them up over all sessions of a player. */
export const correctRecord = (table: number | string): string => `${table}/correct`;
/** The name of all answers of a table in `sessionData.records`. */
export const totalRecord = (table: number | string): string => `${table}/total`;

/** The tallies of one run as the game's records: two for each table, so at most 22. */
export function recordsOfTallies(tallies: TableTallies): { readonly [name: string]: number } {
  const records: { [name: string]: number } = {};
  for (const [table, [correct, total]] of Object.entries(tallies)) {
    records[correctRecord(table)] = correct;
    records[totalRecord(table)] = total;
  }
  return records;
}

/** Whether this number of right answers masters a table. */
export const isMastered = (correct: number): boolean => correct >= MASTERED_AT;
