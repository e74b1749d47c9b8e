import { accessToken, deviceId, type SyncAccount } from './account.ts';
import { contactMeta } from './clock.ts';
import { exchange, type Answer } from './exchange.ts';
import { ticketResponse } from './wire.ts';

/** `refused`: the server does not take the session; `signed_out`: there is none for this account. */
export type TicketOutcome =
  | { readonly kind: 'ready'; readonly ticket: string }
  | { readonly kind: 'signed_out' }
  | { readonly kind: 'refused'; readonly answer: Answer }
  | { readonly kind: 'trouble'; readonly answer: Answer };

/**
 * Fetches a new upload ticket with the interactive session and stores it. A ticket for anyone else than this account is not
 * taken: games must not go up under the wrong owner (P7). The old ticket stays until the new one is there.
 */
export async function fetchTicket(account: SyncAccount): Promise<TicketOutcome> {
  const token = await accessToken(account);
  if (!token.ok) return token.error === 'offline' ? { kind: 'trouble', answer: { kind: 'unreachable' } } : { kind: 'signed_out' };
  const device = await deviceId(account.store, account.host);
  const answer = await exchange(account.host, '/api/sync/ticket', token.value, { deviceId: device, installId: account.installId });
  if (answer.kind !== 'json' || answer.status !== 200) {
    return { kind: answer.kind === 'json' && answer.status === 401 ? 'refused' : 'trouble', answer };
  }
  const given = ticketResponse(answer.body);
  if (given?.playerId !== account.accountId) return { kind: 'refused', answer };
  await account.store.setMeta({ ticket: given.ticket, ...contactMeta({ ...answer, serverTime: given.serverTime }) });
  return { kind: 'ready', ticket: given.ticket };
}

/** The stored ticket, or a new one. Its expiry is never judged by this device's clock (P5): the server says 401. */
export async function currentTicket(account: SyncAccount): Promise<TicketOutcome> {
  const ticket = await account.store.meta('ticket');
  return ticket === undefined ? fetchTicket(account) : { kind: 'ready', ticket };
}
