import { Type } from 'typebox';
import { ErrorBody } from '../../shared/contract/common.ts';
import { TicketRequest, TicketResponse } from '../../shared/contract/sync.ts';
import type { App } from '../http/app.ts';
import { principalOf, signedInGuard } from '../http/signed-in.ts';
import type { SyncParts } from './sync-parts.ts';
import { ticketGuard, ticketOf } from './ticket-guard.ts';
import { newTicket } from './ticket-token.ts';
import { noteTicket, revokeInstall } from './tickets.ts';

/** `POST /api/sync/ticket` gives an upload ticket to whoever is signed in; `…/tickets/revoke` ends those of its own install. */
export function ticketRoutes(app: App, parts: SyncParts): void {
  const { database, tokens, epoch, clock, random } = parts;

  app.post(
    '/api/sync/ticket',
    {
      schema: { tags: ['sync'], summary: 'Get an upload ticket', body: TicketRequest, response: { 200: TicketResponse, '4xx': ErrorBody } },
      onRequest: signedInGuard(parts.accounts),
    },
    async (request): Promise<TicketResponse> => {
      const { userId } = principalOf(request);
      const nowMs = clock();
      const ticket = newTicket(userId, request.body.installId, nowMs, random);
      await database.write((writer) => noteTicket(writer, ticket));
      return { ticket: tokens.sign(ticket), playerId: userId, expiresAt: ticket.expiresMs, epoch, serverTime: nowMs };
    },
  );

  app.post(
    '/api/sync/tickets/revoke',
    {
      schema: { tags: ['sync'], summary: "End the upload tickets of the caller's install", response: { 204: Type.Null(), '4xx': ErrorBody } },
      onRequest: ticketGuard(parts),
    },
    async (request, reply) => {
      await database.write((writer) => revokeInstall(writer, ticketOf(request), clock()));
      return reply.status(204).send(null);
    },
  );
}
