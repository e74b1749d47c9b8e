import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { TicketStanding } from '../http/principal.ts';
import { refuse, refuseUnauthorized } from '../http/refusal.ts';
import type { SyncDeps } from './sync-deps.ts';
import type { Ticket } from './ticket-token.ts';
import * as words from '../words/en/sync.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The upload ticket that the guard let through. */
    ticket: Ticket | undefined;
  }
}

/**
 * Lets through whoever brings an upload ticket in force: signed by us, not run out, not revoked, not from before a password change,
 * of an account that this server knows and has not banned (protocol, "Two credentials").
 */
export const ticketGuard =
  ({ tokens, database, accounts, clock }: Pick<SyncDeps, 'tokens' | 'database' | 'accounts' | 'clock'>): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const ticket = tokens.read(request.headers.authorization, clock());
    if (!ticket) return refuseUnauthorized(reply);
    const standing = await accounts.ticketStanding(ticket, database.db);
    if (standing !== 'alive') return refuseTicket(reply, standing);
    request.ticket = ticket;
    return undefined;
  };

/**
 * A server that was put back to before an account signed up says so: the device keeps everything, and offers to sign up again. Of an
 * account that was deleted the device says so, and forgets it. All else is one answer.
 */
export function refuseTicket(reply: FastifyReply, standing: Exclude<TicketStanding, 'alive'>): FastifyReply {
  if (standing === 'deleted') return refuse(reply, 410, { error: words.accountDeleted, code: 'account_deleted' });
  if (standing === 'unknown') return refuse(reply, 401, { error: words.accountUnknown, code: 'unknown_account' });
  return refuseUnauthorized(reply);
}

/** The ticket of a request that passed the guard. */
export function ticketOf(request: FastifyRequest): Ticket {
  if (!request.ticket) throw new Error('The access of this route is not ticket.');
  return request.ticket;
}
