import { ok, type Result } from '../../shared/result.ts';
import type { PlayersError } from '../storage/players.ts';
import { device } from '../device/device.ts';

/**
 * The sign-out button (decision D8). This device's part comes first and needs no network: who plays, the ticket, the shown profile.
 * Then the server is told, if it can be reached soon, and the tokens go. What a crash leaves of this, the next start does
 * (Players.repair). The games stay.
 */
export async function signOut(localId: string): Promise<Result<undefined, PlayersError>> {
  const { storage } = device();
  const ticket = await storage.players.ticket(localId);
  if (!ticket.ok) return ticket;
  const out = await storage.players.signOut(localId);
  if (!out.ok) return out;
  const { authSessions } = await import('./sign-in-flow.ts');
  await Promise.all([revoke(ticket.value), authSessions().signOut(localId)]);
  return ok(undefined);
}

/** The server forgets the ticket; offline it simply runs out there, and nobody holds it any more. */
async function revoke(ticket: string | undefined): Promise<void> {
  if (ticket === undefined) return;
  const headers = { authorization: `Bearer ${ticket}`, 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: '{}', timeoutMs: 5_000 } as const;
  await device()
    .host.fetch('/api/sync/tickets/revoke', request)
    .catch(() => undefined);
}
