import type { DayNumber } from '../../shared/day.ts';

/** Tables for spreadsheet programs: RFC 4180 in UTF-8. */

const MS_PER_DAY = 86_400_000;

/** By this mark, at the beginning, they know UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** "2026-11-28", which every such program takes for a date. */
export const isoDay = (day: DayNumber): string => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);

export type CsvCell = string | number;

export const csvRow = (cells: readonly CsvCell[]): string => cells.map(cellText).join(',') + LINE_END;

/** A text that a spreadsheet program would take for a formula gets an apostrophe in front. */
function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
