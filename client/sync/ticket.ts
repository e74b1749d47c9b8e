import { deviceId, exchangeSignedIn, unasked, type SyncAccount } from './account.ts';
import { contactMeta } from './clock.ts';
import type { Answer } from './exchange.ts';
import { ticketResponse } from './wire.ts';

/** `signed_out`: there is no session for this account, or a dead one; `refused`: the ticket was another's. */
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
  const device = await deviceId(account.store, account.host);
  const sent = await exchangeSignedIn(account, '/api/sync/ticket', { deviceId: device, installId: account.installId });
  if (!sent.ok) {
    const answer = unasked(sent.error);
    return answer ? { kind: 'trouble', answer } : { kind: 'signed_out' };
  }
  const answer = sent.value;
  const given = answer.kind === 'json' && answer.status === 200 ? ticketResponse(answer.body) : undefined;
  if (answer.kind !== 'json' || !given) return { kind: 'trouble', answer };
  if (given.playerId !== account.accountId) return { kind: 'refused', answer };
  await account.store.setMeta({ ticket: given.ticket, ...contactMeta({ ...answer, serverTime: given.serverTime }) });
  return { kind: 'ready', ticket: given.ticket };
}

/** The stored ticket, or a new one. Its expiry is never judged by this device's clock (P5): the server says 401. */
export async function currentTicket(account: SyncAccount): Promise<TicketOutcome> {
  const ticket = await account.store.meta('ticket');
  return ticket === undefined ? fetchTicket(account) : { kind: 'ready', ticket };
}
