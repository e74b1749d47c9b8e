import type { Accumulator } from '../../shared/contract/state.ts';
import { canonicalJson, type Canonical } from '../../shared/canonical.ts';
import { emptyAccumulator, union } from '../../shared/progress/accumulator.ts';
import { countsBeside, foldRows } from './fold.ts';
import { queuedRow } from './outbox.ts';
import type { FinishedSession } from './player-store.ts';
import type { PlayerTx } from './player-tx.ts';
import type { SessionRow } from './records.ts';

/**
 * The finish transition [S1, S2]: all of it or nothing; a session that is there already is left as it is. One round of reads, one
 * of writes: the player waits for "Saved".
 */
export async function finishSession(tx: PlayerTx, finished: FinishedSession): Promise<SessionRow> {
  const { row, outbox } = finished;
  const [[known], before] = await Promise.all([tx.sessions([row.id]), tx.state('uncontained')]);
  if (known) {
    await tx.dropJournal(row.id);
    return known;
  }
  await Promise.all([
    tx.putSessions([row]),
    tx.addQueued(outbox.map(queuedRow)),
    tx.putState('uncontained', withRows(before, [row])),
    tx.dropJournal(row.id),
  ]);
  return row;
}

const withRows = (before: Accumulator | undefined, rows: readonly SessionRow[]): Accumulator =>
  union(before ?? emptyAccumulator(), foldRows(rows));

/** Merges sessions that were not there before into `uncontained`, in the transaction that inserts them (S5). */
export async function addUncontained(tx: PlayerTx, rows: readonly SessionRow[]): Promise<void> {
  if (!rows.some(countsBeside)) return;
  await tx.putState('uncontained', withRows(await tx.state('uncontained'), rows));
}

/** Computes `uncontained` anew: sums, maxima and minima can be merged, but nothing can be taken out of them. */
export async function refoldUncontained(tx: PlayerTx): Promise<void> {
  await tx.putState('uncontained', foldRows(await tx.uncontainedSessions()));
}

/** Replaces a kept `uncontained` that differs from its rows; true if it did. */
export async function checkUncontained(tx: PlayerTx): Promise<boolean> {
  const kept = (await tx.state('uncontained')) ?? emptyAccumulator();
  const right = foldRows(await tx.uncontainedSessions());
  if (text(kept) === text(right)) return false;
  await tx.putState('uncontained', right);
  return true;
}

const text = (accumulator: Canonical): string => canonicalJson(accumulator);
