import { CUSTOM_TABLE } from '../../../shared/games/multiplication-table/v1/config.ts';
import { correctRecord, isMastered, MASTERED_AT, totalRecord } from '../../../shared/games/multiplication-table/v1/mastery.ts';
import { isWithin } from '../../../shared/games/kit/range.ts';
import type { GameRecords } from '../../../shared/progress/counted/game-records.ts';

/** How well a table is known (spec 1 §3). */
export interface TableProgress {
  readonly table: number;
  /** Right answers, of all games. */
  readonly correct: number;
  /** All answers. */
  readonly total: number;
  readonly mastered: boolean;
}

const GRID = Array.from({ length: 12 }, (_, i) => i + 1);

/** A table's progress; nothing yet where records are not read or have nothing of it. */
export function progressOf(records: GameRecords | undefined, table: number): TableProgress {
  const correct = records?.[correctRecord(table)]?.sum ?? 0;
  return { table, correct, total: records?.[totalRecord(table)]?.sum ?? 0, mastered: isMastered(correct) };
}

/**
 * The tables of the grid: 1 to 12, and the custom ones already played (decision G9). Not the one just typed: a grid that grows as the field
 * is left would move Start away under the press that left it.
 */
export function gridTables(records: GameRecords | undefined): readonly number[] {
  const played = Object.keys(records ?? {}).map((name) => Number.parseInt(name, 10));
  const tables = new Set([...GRID, ...played]);
  return [...tables].filter((table) => isWithin(table, CUSTOM_TABLE)).toSorted((a, b) => a - b);
}

/** "4/10", or a word once there is no more to count. */
export const progressText = ({ correct, mastered }: TableProgress): string => (mastered ? 'Mastered' : `${correct}/${MASTERED_AT}`);

/** The same in words, for who hears it. */
export const progressWords = ({ table, correct, mastered }: TableProgress): string =>
  mastered ? `Table ${table}, mastered` : `Table ${table}, ${correct} of ${MASTERED_AT} right`;
