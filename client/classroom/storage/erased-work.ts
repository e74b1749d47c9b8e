import { seedFromText, seedToHex } from '../../../shared/seed.ts';
import { MOST, ROW, type ClassTx, type ErasedWorkRow, type ResultRow, type RoundRow } from './class-rows.ts';
import { lastBroughtMs, stepOf } from './results.ts';

/** Rounds and results that were erased, of which nothing is left but a hash and the time. */

const hashOf = (text: string): string => seedToHex(seedFromText(text)).slice(0, 16);

const nameOfRound = (code: string): string => hashOf(`round:${code}`);

/** The characters that are typed for a run say no more than this, whatever was replayed. */
const nameOfTyped = (row: ResultRow): string => hashOf(['typed', row.round, row.seat, row.right, row.asked, stepOf(row)].join(' '));

function nameOfResult(row: ResultRow): string {
  if (row.checked) return hashOf(`receipt:${row.id}`);
  return row.paper ? hashOf(`paper:${row.id}`) : nameOfTyped(row);
}

/** The last time at which each was erased, by its name. */
export type ErasedWork = ReadonlyMap<string, number>;

/** Until when a round is erased; −1 if it never was. */
export const roundErasedMs = (erased: ErasedWork, code: string): number => erased.get(nameOfRound(code)) ?? -1;

/** Until when a result is erased, itself or with its round. */
export const resultErasedMs = (erased: ErasedWork, row: ResultRow): number =>
  Math.max(roundErasedMs(erased, row.round), erased.get(nameOfResult(row)) ?? -1);

/** That a round is erased, and all that was brought in for it up to now. */
export const roundErasedAt = ({ code, madeMs }: RoundRow, nowMs: number): readonly ErasedWorkRow[] => [
  { ...ROW, name: nameOfRound(code), atMs: Math.max(nowMs, madeMs) },
];

/**
 * That a result is erased. One that was checked does not come back as what was typed for the same run, either, nor a sheet of paper as what a
 * build without paper took for typed.
 */
export function resultErasedAt(row: ResultRow, nowMs: number): readonly ErasedWorkRow[] {
  const atMs = Math.max(nowMs, lastBroughtMs(row));
  return [...new Set([nameOfResult(row), nameOfTyped(row)])].map((name) => ({ ...ROW, name, atMs }));
}

export const erasedWorkOf = (rows: readonly ErasedWorkRow[]): ErasedWork => {
  const last = new Map<string, number>();
  for (const { name, atMs } of rows) last.set(name, Math.max(atMs, last.get(name) ?? atMs));
  return last;
};

/** Keeps these, too: of each the last time, and of too many the latest. So two devices that know of the same keep the same. */
export async function keepErasedWork(tx: ClassTx, rows: readonly ErasedWorkRow[]): Promise<void> {
  if (rows.length === 0) return;
  const all = [...erasedWorkOf([...(await tx.erasedWork.range()), ...rows])].map(([name, atMs]) => ({ ...ROW, name, atMs }));
  all.sort((a, b) => b.atMs - a.atMs || (a.name < b.name ? -1 : 1));
  await tx.erasedWork.put(all.slice(0, MOST.erasedWork));
  await tx.erasedWork.delete(all.slice(MOST.erasedWork).map(({ name }) => name));
}
