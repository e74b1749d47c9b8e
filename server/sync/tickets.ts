import { prepared } from '../database/prepared.ts';
import type { Store, Writer } from '../database/store.ts';
import type { Ticket } from './ticket-token.ts';

/** Notes a ticket that was given out, so that it can be listed and revoked. */
export async function noteTicket(writer: Writer, ticket: Ticket): Promise<void> {
  await writer.insertInto('tickets').values(rowOf(ticket, null)).execute();
}

const selectRevoked = prepared((db, { player, id }: { player: string; id: string }) =>
  db.selectFrom('tickets').select('revoked_ms').where('player', '=', player).where('id', '=', id),
);

/** A ticket without a row is good: the row may have been lost with a restored backup. */
export async function isRevoked({ db }: Store, { player, id }: Ticket): Promise<boolean> {
  const [row] = await selectRevoked(db, { player, id });
  return row !== undefined && row.revoked_ms !== null;
}

/**
 * Ends this ticket and all others of the same player on the same install: a renewed one may have been lost on its way.
 */
export async function revokeInstall(writer: Writer, ticket: Ticket, nowMs: number): Promise<void> {
  await writer
    .insertInto('tickets')
    .values(rowOf(ticket, nowMs))
    .onConflict((conflict) => conflict.columns(['player', 'id']).doNothing())
    .execute();
  await writer
    .updateTable('tickets')
    .set({ revoked_ms: nowMs })
    .where('player', '=', ticket.player)
    .where('install', '=', ticket.install)
    .where('revoked_ms', 'is', null)
    .execute();
}

const rowOf = ({ id, player, install, issuedMs, expiresMs }: Ticket, revokedMs: number | null) => ({
  id,
  player,
  install,
  issued_ms: issuedMs,
  expires_ms: expiresMs,
  revoked_ms: revokedMs,
});
