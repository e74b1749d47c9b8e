import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseStranger } from '../http/refusal.ts';
import type { SyncParts } from './sync-parts.ts';
import type { Ticket } from './ticket-token.ts';
import { isRevoked } from './tickets.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The upload ticket that the guard let through. */
    ticket: Ticket | undefined;
  }
}

type GuardParts = Pick<SyncParts, 'tokens' | 'database' | 'accounts' | 'clock'>;

/**
 * Lets through whoever brings an upload ticket in force: signed by us, not run out, not revoked, not from before a password
 * change, its account not banned. An account that a restored server does not know is no reason to refuse (sync.md, "Two credentials").
 */
export const ticketGuard =
  (parts: GuardParts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const ticket = parts.tokens.read(request.headers.authorization, parts.clock());
    if (!ticket || (await isDead(parts, ticket))) return refuseStranger(reply);
    request.ticket = ticket;
    return undefined;
  };

async function isDead({ database, accounts }: GuardParts, ticket: Ticket): Promise<boolean> {
  const standing = await accounts.ticketStanding(ticket);
  return standing === 'revoked' || standing === 'banned' || isRevoked(database, ticket);
}

/** The ticket of a request that passed the guard. */
export function ticketOf(request: FastifyRequest): Ticket {
  if (!request.ticket) throw new Error('The route has no ticket guard.');
  return request.ticket;
}
