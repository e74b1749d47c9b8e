/** Right answers that master a table (spec 1 §9). */
export const MASTERED_AT = 10;

/** Right answers and all answers of a table (spec 1 §3). */
export type TableTally = readonly [correct: number, total: number];

/** Tallies by table. */
export type TableTallies = { readonly [table: string]: TableTally };

/** The names of a table's two figures in `sessionData.records`; progress sums them over all sessions of a player. */
export const correctRecord = (table: number | string): string => `${table}/correct`;
export const totalRecord = (table: number | string): string => `${table}/total`;

/** The tallies of one run as figures of the game's records: two for each table, so 22 at most. */
export function recordsOfTallies(tallies: TableTallies): { readonly [name: string]: number } {
  const records: { [name: string]: number } = {};
  for (const [table, [correct, total]] of Object.entries(tallies)) {
    records[correctRecord(table)] = correct;
    records[totalRecord(table)] = total;
  }
  return records;
}

/** Whether so many right answers master a table. */
export const isMastered = (correct: number): boolean => correct >= MASTERED_AT;
