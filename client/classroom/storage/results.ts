import { MOST, type ClassTx, type ResultRow } from './class-rows.ts';

/** What became of something that was brought in. `full`: there is no room for more of it; `gone`: its seat or its round is not here. */
export type Put = 'added' | 'known' | 'full' | 'gone';

const SECONDS_A_STEP = 4;

/** What is typed says seconds in fours. */
export const stepOf = ({ ms }: Pick<ResultRow, 'ms'>): number => Math.floor(ms / 1000 / SECONDS_A_STEP);

/** Whether two results tell of one run, of which one was typed. A sheet of paper is no run. */
const tellTheSame = (one: ResultRow, other: ResultRow): boolean =>
  one.right === other.right &&
  one.asked === other.asked &&
  stepOf(one) === stepOf(other) &&
  !(one.checked && other.checked) &&
  !(one.paper || other.paper);

/** When any device brought it in last, as far as this one knows. */
export const lastBroughtMs = ({ atMs, lastMs = atMs }: ResultRow): number => Math.max(atMs, lastMs);

/** A result that was brought in at this time, too. */
export const broughtAgain = (row: ResultRow, atMs: number): ResultRow => (atMs <= lastBroughtMs(row) ? row : { ...row, lastMs: atMs });

/** All of a seat in a round. */
export const resultsBeside = (tx: ClassTx, { seat, round }: Pick<ResultRow, 'seat' | 'round'>): Promise<readonly ResultRow[]> =>
  tx.results.range({ index: 'seat', anyOf: [seat], where: (row) => row.round === round });

export async function putResult(tx: ClassTx, row: ResultRow): Promise<Put> {
  if (await tx.results.get(row.id)) return 'known';
  if (!(await tx.seats.get(row.seat)) || !(await tx.rounds.get(row.round))) return 'gone';
  const before = await resultsBeside(tx, row);
  const same = before.find((other) => tellTheSame(other, row));
  if (same && !row.checked) return 'known';
  if (!same && before.length >= MOST.results) return 'full';
  if (same) await tx.results.delete([same.id]);
  const put = same ? broughtAgain(row, lastBroughtMs(same)) : row;
  await tx.results.put([same?.isChosen ? { ...put, isChosen: true } : put]);
  return 'added';
}

/** Keeps that another device brought in later what is here already: an erasing here then erases it there, too, whichever clock is ahead. */
export async function noteLater(tx: ClassTx, row: ResultRow): Promise<void> {
  const own = (await tx.results.get(row.id)) ?? (await resultsBeside(tx, row)).find((other) => tellTheSame(other, row));
  const noted = own && broughtAgain(own, lastBroughtMs(row));
  if (noted && noted !== own) await tx.results.put([noted]);
}
