/** One measured figure beside its goal (the V numbers are those of the project's quality goals). */
export interface Row {
  readonly id: string;
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  readonly met: boolean;
}

export interface Bench {
  readonly id: string;
  readonly what: string;
  /** Set for what takes too long for a run of all: it runs only if it is named. */
  readonly onlyNamed?: true;
  run(): Promise<readonly Row[]>;
}

const HEAD: Row = { id: '#', what: 'what', measured: 'measured', goal: 'goal', met: true };
const COLUMNS = ['id', 'what', 'measured', 'goal'] as const;

/** The rows as a table for a terminal, a missed goal marked. */
export function table(rows: readonly Row[]): string {
  const widths = COLUMNS.map((column) => Math.max(...[HEAD, ...rows].map((row) => row[column].length)));
  const line = (row: Row, mark: string) => `${mark} ${COLUMNS.map((column, i) => row[column].padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd();
  return [line(HEAD, ' '), ...rows.map((row) => line(row, row.met ? '✓' : '✗'))].join('\n');
}
