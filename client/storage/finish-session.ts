import { canonicalJson, type Canonical } from '../../shared/canonical.ts';
import { emptyAccumulator, union } from '../../shared/progress/accumulator.ts';
import { countsBeside, foldRows } from './fold.ts';
import { queuedRow } from './outbox.ts';
import type { FinishedSession } from './player-store.ts';
import type { PlayerTx } from './player-tx.ts';
import type { SessionRow } from './records.ts';

/** The finish transition [S1, S2]: all of it or nothing; a session that is there already is left as it is. */
export async function finishSession(tx: PlayerTx, finished: FinishedSession): Promise<SessionRow> {
  const { row, outbox } = finished;
  const [known] = await tx.sessions([row.id]);
  await tx.dropJournal(row.id);
  if (known) return known;
  await tx.putSessions([row]);
  await tx.addQueued(outbox.map(queuedRow));
  await addUncontained(tx, [row]);
  return row;
}

/** Merges sessions that were not there before into `uncontained`, in the transaction that inserts them (S5). */
export async function addUncontained(tx: PlayerTx, rows: readonly SessionRow[]): Promise<void> {
  if (!rows.some(countsBeside)) return;
  const before = (await tx.state('uncontained')) ?? emptyAccumulator();
  await tx.putState('uncontained', union(before, foldRows(rows)));
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
