import type { Store, Writer } from '../database/store.ts';
import { leftMs, secondsOf, SKEW_MS } from '../when.ts';
import type { Ticket } from './ticket-token.ts';

/** Tickets that one player gets within a day: one serves an install for more than a year. */
const MAX_TICKETS_A_DAY = 20;
const DAY_MS = 86_400_000;

/**
 * Notes a ticket that is given out, so that it can be listed and revoked.
 * @returns 0, or the seconds after which to ask again: this player has had as many as there are in a day, and nothing is noted.
 */
export async function noteTicket(writer: Writer, ticket: Ticket): Promise<number> {
  const { player, issuedMs } = ticket;
  const recent = await writer
    .selectFrom('tickets')
    .select('issued_ms')
    .where('player', '=', player)
    .where('issued_ms', '>', issuedMs - DAY_MS)
    .where('issued_ms', '<=', issuedMs + SKEW_MS)
    .orderBy('issued_ms', 'desc')
    .limit(MAX_TICKETS_A_DAY)
    .execute();
  const oldest = recent[MAX_TICKETS_A_DAY - 1];
  if (oldest) return Math.max(1, secondsOf(leftMs(oldest.issued_ms, DAY_MS, issuedMs)));
  await writer.insertInto('tickets').values(rowOf(ticket, null)).execute();
  return 0;
}

/** Removes the tickets that have run out: nobody honours them, with a row or without. */
export async function sweepTickets(database: Store, nowMs: number): Promise<void> {
  await database.write((writer) => writer.deleteFrom('tickets').where('expires_ms', '<', nowMs).execute());
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
