import type { ResultRow, RoundRow } from '../storage/class-rows.ts';
import type { ClassData } from '../storage/class-store.ts';

/** What a cell of the table is marked with besides its figures. */
export type Mark = 'not_read' | 'paper' | 'typed' | 'calm' | 'late' | 'choose';

/** One seat in one round. */
export interface Cell {
  readonly round: string;
  readonly results: readonly ResultRow[];
  /** The result that counts; undefined where nothing was read, and while the teacher has not chosen among several. */
  readonly counts: ResultRow | undefined;
  readonly marks: readonly Mark[];
}

export interface TableRow {
  readonly seat: number;
  readonly nickname: string;
  /** In the order of the rounds. */
  readonly cells: readonly Cell[];
  /** Over all results that count. */
  readonly right: number;
  readonly asked: number;
  readonly played: number;
  /** Of those whose time is known: how long they took, and how much was asked in it. Undefined where there are none. */
  readonly timed: { readonly ms: number; readonly asked: number } | undefined;
}

/**
 * Which seat comes first: by number, by name, by the share of right answers or by the time for each; the best last, who needs most first. On
 * paper there is no time.
 */
export const ORDERS = ['seat', 'name', 'right', 'time'] as const;
export type Order = (typeof ORDERS)[number];

/** When a sheet of paper is brought in says when it was marked, and nothing of when it was worked out. */
const isLate = ({ atMs, day, paper }: ResultRow, round: RoundRow): boolean =>
  !paper && (day !== round.day || (round.closedMs !== undefined && atMs > round.closedMs));

/** What a result is marked with. */
export function marksOf(result: ResultRow, round: RoundRow): readonly Mark[] {
  return [
    ...(result.paper ? (['paper'] as const) : result.checked ? [] : (['typed'] as const)),
    ...(result.isCalm ? (['calm'] as const) : []),
    ...(isLate(result, round) ? (['late'] as const) : []),
  ];
}

function cellOf(results: readonly ResultRow[], round: RoundRow): Cell {
  const chosen = results.find(({ isChosen }) => isChosen);
  const counts = chosen ?? (results.length === 1 ? results[0] : undefined);
  if (counts) return { round: round.code, results, counts, marks: marksOf(counts, round) };
  return { round: round.code, results, counts, marks: [results.length === 0 ? 'not_read' : 'choose'] };
}

/** How often out of one asked; nobody who was not asked comes before who was. */
const shareOf = ({ right, asked }: TableRow): number => (asked === 0 ? 2 : right / asked);
const paceOf = ({ timed }: TableRow): number => (timed && timed.asked > 0 ? timed.ms / timed.asked : -1);

const sumOf = (results: readonly ResultRow[], of: 'right' | 'asked' | 'ms'): number => results.reduce((all, result) => all + result[of], 0);

function timedOf(results: readonly ResultRow[]): TableRow['timed'] {
  const timed = results.filter(({ paper }) => !paper);
  return timed.length === 0 ? undefined : { ms: sumOf(timed, 'ms'), asked: sumOf(timed, 'asked') };
}

const BY: { readonly [order in Order]: (a: TableRow, b: TableRow) => number } = {
  seat: (a, b) => a.seat - b.seat,
  name: (a, b) => a.nickname.localeCompare(b.nickname),
  right: (a, b) => shareOf(a) - shareOf(b),
  time: (a, b) => paceOf(b) - paceOf(a),
};

/** The table of a class: seats × rounds. */
export function tableOf({ seats, rounds, results }: Pick<ClassData, 'seats' | 'rounds' | 'results'>, order: Order): readonly TableRow[] {
  const byCell = new Map<string, ResultRow[]>();
  for (const result of results) {
    const key = `${result.seat} ${result.round}`;
    byCell.set(key, [...(byCell.get(key) ?? []), result]);
  }
  const rows = seats.map(({ seat, nickname }): TableRow => {
    const cells = rounds.map((round) => cellOf(byCell.get(`${seat} ${round.code}`) ?? [], round));
    const counted = cells.flatMap(({ counts }) => counts ?? []);
    const [right, asked] = [sumOf(counted, 'right'), sumOf(counted, 'asked')];
    return { seat, nickname, cells, right, asked, played: counted.length, timed: timedOf(counted) };
  });
  return rows.sort((a, b) => BY[order](a, b) || a.seat - b.seat);
}
