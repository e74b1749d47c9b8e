import { device } from './device.ts';
import { triggerSync } from './sync-service.ts';

/**
 * The sign-out button (decision D8): what can still go up goes, then the ticket dies here and on the server, the tokens go, the games
 * stay. Works offline as well: the server's part is then left out, the device's never.
 */
export async function signOut(localId: string): Promise<void> {
  const { storage, host } = device();
  const ticket = await storage.player(localId).meta('ticket');
  if (ticket !== undefined) await revoke(ticket).catch(() => undefined);
  const { authSessions } = await import('./sign-in-flow.ts');
  await authSessions().signOut(localId);
  await storage.players.signOut(localId);
  triggerSync('poke');

  async function revoke(bearer: string): Promise<void> {
    await host.fetch('/api/sync/tickets/revoke', {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: '{}',
      timeoutMs: 5_000,
    });
  }
}
