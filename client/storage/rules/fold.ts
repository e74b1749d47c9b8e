import { canonicalJson, type Canonical } from '../../../shared/canonical.ts';
import type { Accumulator } from '../../../shared/contract/state.ts';
import { emptyAccumulator, fold, union } from '../../../shared/progress/accumulator.ts';
import type { SessionRow } from '../tables/rows.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';
import { readState } from './values.ts';

/** The local fold is stored under the name that the first version gave it. */
const LOCAL = 'uncontained';

/** Whether a row counts beside the document (S5). */
const isLocal = (row: SessionRow): boolean => row.contained === 0 && !row.rejected;

/** The fold over the rows that the document does not contain. */
const foldRows = (rows: readonly SessionRow[]): Accumulator => fold(rows.filter(isLocal).map((row) => row.summary));

/** Sessions that the document does not contain, rejected ones among them. */
export const notInDocument = ({ sessions }: PlayerReads): Promise<readonly SessionRow[]> =>
  sessions.range({ index: 'contained', from: 0, to: 0 });

export const readLocal = (tx: Pick<PlayerReads, 'state'>): Promise<Accumulator | undefined> => readState(tx, LOCAL);

const putLocal = ({ state }: PlayerTx, value: Accumulator): Promise<void> => state.put([{ key: LOCAL, value }]);

/** Adds sessions that were not there before to the local fold as it was, in the transaction that inserts them (S5). */
export const addToLocal = (tx: PlayerTx, before: Accumulator | undefined, rows: readonly SessionRow[]): Promise<void> =>
  putLocal(tx, union(before ?? emptyAccumulator(), foldRows(rows)));

/** Computes the local fold anew: sums, maxima and minima can be merged, but nothing can be taken out of them. */
export async function refoldLocal(tx: PlayerTx): Promise<void> {
  await putLocal(tx, foldRows(await notInDocument(tx)));
}

/** Replaces a local fold that differs from its rows; true if it did. */
export async function checkLocal(tx: PlayerTx): Promise<boolean> {
  const kept = (await readLocal(tx)) ?? emptyAccumulator();
  const right = foldRows(await notInDocument(tx));
  if (text(kept) === text(right)) return false;
  await putLocal(tx, right);
  return true;
}

const text = (accumulator: Canonical): string => canonicalJson(accumulator);
