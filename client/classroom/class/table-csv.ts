import { BYTE_ORDER_MARK, csvRow, isoDay, type CsvCell } from '../../text/csv.ts';
import * as words from '../../words/en/classroom/class-table.ts';
import type { RoundRow } from '../storage/class-rows.ts';
import { gameOf, timeOf, timeText } from './said.ts';
import type { Cell, TableRow } from './table.ts';

/** What a column of a round has, as the screen shows it. */
const PARTS: readonly (readonly [name: string, of: (cell: Cell) => CsvCell])[] = [
  [words.parts.right, ({ counts }) => counts?.right ?? ''],
  [words.parts.asked, ({ counts }) => counts?.asked ?? ''],
  [words.parts.time, ({ counts }) => (counts ? timeOf(counts) : '')],
  [words.parts.marks, ({ marks }) => marks.map((mark) => words.marks[mark]).join(', ')],
];

/** The table as it stands on the screen, in its order. */
export function tableAsCsv(rows: readonly TableRow[], rounds: readonly RoundRow[]): string {
  const ofRound = ({ code, day }: RoundRow) => PARTS.map(([name]) => words.columnOf(gameOf(code), isoDay(day), name));
  const total = [words.parts.right, words.parts.asked, words.parts.time].map((name) => words.totalOf(name));
  const head = csvRow([words.seat, words.pupil, ...rounds.flatMap(ofRound), ...total]);
  const lines = rows.map(({ seat, nickname, cells, right, asked, played, timed }) =>
    csvRow([
      seat,
      nickname,
      ...cells.flatMap((cell) => PARTS.map(([, of]) => of(cell))),
      ...(played > 0 ? [right, asked, timed ? timeText(timed.ms) : ''] : ['', '', '']),
    ]),
  );
  return BYTE_ORDER_MARK + head + lines.join('');
}
