import { VIEW_FOLDS } from '../../shared/progress/view.ts';
import type { Store, Writer } from '../database/store.ts';
import { decideClaims } from '../items/decide-claims.ts';
import type { Catalogues, Decision } from '../items/item-kind.ts';
import { checkItem } from '../items/kinds.ts';
import { countedOf } from './counted-of.ts';
import { MAX_ROWS_A_CHANGE } from './history.ts';
import { addToParts, readFigures, type Change } from './parts.ts';
import { addWaiting, storeChange } from './players.ts';
import { decisionColumns } from './receipts.ts';
import { unpackPayload } from './stored-payload.ts';

/**
 * Looks again at the claims of a locked player whose criteria did not hold: whatever was just counted may have brought what they wait
 * for. What is decided now comes as further changes, of so many rows at most, and devices hear of it by pull.
 * @param at the change that was just stored.
 */
export async function decideWaitingClaims(
  writer: Writer,
  dialect: Store['dialect'],
  at: Change,
  { random, ...catalogues }: Catalogues & { readonly random: (bytes: number) => Uint8Array },
): Promise<void> {
  const { player, reset } = at;
  const rows = await writer
    .selectFrom('items')
    .select(['id', 'kind', 'v', 'received_ms', 'payload'])
    .where('player', '=', player)
    .where('status', '=', 'deferred')
    .where('code', '=', 'criteria')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return;
  // The check of a claim is a look at its shape, nothing that would hold the lock for long.
  const claims = rows.map((row) => ({
    kind: row.kind,
    check: checkItem({ id: row.id, kind: row.kind, v: row.v, payload: unpackPayload(row) }, row.received_ms),
  }));
  const decisions = decideClaims(claims, await readFigures(writer, player, VIEW_FOLDS), { ...catalogues, reset });
  const settled = rows
    .map(({ id, payload }, i) => ({ id, payload, decision: decisions[i] as Decision }))
    .filter(({ decision }) => decision.status !== 'deferred');
  for (let from = 0, seq = at.seq + 1; from < settled.length; from += MAX_ROWS_A_CHANGE, seq++) {
    const change = settled.slice(from, from + MAX_ROWS_A_CHANGE);
    for (const { id, decision } of change)
      await writer
        .updateTable('items')
        .set({ ...decisionColumns(decision), seq, late: 1 })
        .where('player', '=', player)
        .where('id', '=', id)
        .execute();
    const gained = await addToParts(
      writer,
      dialect,
      { player, seq, reset },
      change.flatMap(({ decision }) => countedOf(decision)),
    );
    await storeChange(writer, player, seq, random, gained);
    const bytes = change.reduce((sum, { payload }) => sum + Buffer.byteLength(payload), 0);
    await addWaiting(writer, player, { rows: -change.length, bytes: -bytes });
  }
}
