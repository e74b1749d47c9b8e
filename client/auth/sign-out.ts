import { ok, type Result } from '../../shared/result.ts';
import type { PlayersError } from '../storage/players.ts';
import { device } from '../device/device.ts';
import { logStorage } from '../device/log-storage.ts';

/**
 * Signs out (decision D8). First, without the network, this device forgets the current player, the ticket and the shown profile.
 * Then the server is told, if it can be reached soon, and the tokens are deleted. If a crash interrupts this, the next start completes it
 * (Players.repair). The games stay.
 */
export async function signOut(localId: string): Promise<Result<undefined, PlayersError>> {
  const { storage } = device();
  const ticket = await storage.players.ticket(localId);
  if (!ticket.ok) return ticket;
  const out = await storage.players.signOut(localId);
  if (!out.ok) return out;
  const { authSessions } = await import('./sign-in-flow.ts');
  await Promise.all([revoke(ticket.value), authSessions().signOut(localId).catch(logStorage)]);
  return ok(undefined);
}

/** Revokes the ticket on the server. Offline it expires there, and this device has deleted its copy. */
async function revoke(ticket: string | undefined): Promise<void> {
  if (ticket === undefined) return;
  const headers = { authorization: `Bearer ${ticket}`, 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: '{}', timeoutMs: 5_000 } as const;
  await device()
    .host.fetch('/api/sync/tickets/revoke', request)
    .catch(() => undefined);
}
