import { CUSTOM_TABLE } from '../../../shared/games/multiplication-table/v1/config.ts';
import { correctRecord, isMastered, MASTERED_AT, totalRecord } from '../../../shared/games/multiplication-table/v1/mastery.ts';
import { isWithin } from '../../../shared/games/kit/range.ts';
import type { GameRecords } from '../../../shared/progress/counted/game-records.ts';
import * as words from '../../words/en/multiplication-table/setup.ts';

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

/** A table's progress; none if the records are not read, or do not have the table. */
export function progressOf(records: GameRecords | undefined, table: number): TableProgress {
  const correct = records?.[correctRecord(table)]?.sum ?? 0;
  return { table, correct, total: records?.[totalRecord(table)]?.sum ?? 0, mastered: isMastered(correct) };
}

/**
 * The tables of the grid: 1 to 12, and the custom ones already played (decision G9). A table that was only typed is not among them: the
 * press on Start that leaves the field would make the grid grow and so move Start away.
 */
export function gridTables(records: GameRecords | undefined): readonly number[] {
  const played = Object.keys(records ?? {}).map((name) => Number.parseInt(name, 10));
  const tables = new Set([...GRID, ...played]);
  return [...tables].filter((table) => isWithin(table, CUSTOM_TABLE)).sort((a, b) => a - b);
}

/** "4/10", or "Mastered". */
export const progressText = ({ correct, mastered }: TableProgress): string => (mastered ? words.mastered : `${correct}/${MASTERED_AT}`);

/** The same in words, for a screen reader. */
export const progressWords = ({ table, correct, mastered }: TableProgress): string =>
  mastered ? words.spokenMastered(table) : words.spokenProgress(table, correct, MASTERED_AT);
