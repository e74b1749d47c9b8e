import { Type } from 'typebox';
import { ErrorBody } from '../../shared/contract/common.ts';
import { TicketRequest, TicketResponse } from '../../shared/contract/sync.ts';
import type { App } from '../http/app.ts';
import { refuseUnauthorized } from '../http/refusal.ts';
import { principalOf } from '../http/access.ts';
import { refuseTooMuch } from './limit-guard.ts';
import type { SyncDeps } from './sync-deps.ts';
import { ticketOf } from './ticket-guard.ts';
import { newTicket } from './ticket-token.ts';
import { noteTicket, revokeInstall } from './tickets.ts';

/** `POST /api/sync/ticket` gives an upload ticket to whoever is signed in; `…/tickets/revoke` ends those of its own install. */
export function ticketRoutes(app: App, deps: SyncDeps): void {
  const { database, accounts, tokens, epoch, clock, random } = deps;
  app.post(
    '/api/sync/ticket',
    {
      config: { access: 'player' },
      schema: {
        tags: ['sync'],
        summary: 'Get an upload ticket',
        body: TicketRequest,
        response: { 200: TicketResponse, '4xx': ErrorBody, '5xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { userId: player, ticketGeneration: generation } = principal;
      const ticket = newTicket({ player, install: request.body.installId, generation }, clock(), random);
      const waitS = await database.write(async (writer) => {
        const signedIn = await accounts.stillSignedIn(writer, principal);
        // A body may take a minute, and a ticket is as old as what it was given for: a password change in between ends it.
        return signedIn && signedIn.ticketGeneration === generation ? noteTicket(writer, ticket) : undefined;
      });
      if (waitS === undefined) return refuseUnauthorized(reply);
      if (waitS > 0) return refuseTooMuch(reply, waitS);
      const answer: TicketResponse = {
        ticket: tokens.sign(ticket),
        playerId: principal.userId,
        expiresAt: ticket.expiresMs,
        epoch,
        serverTime: clock(),
      };
      return answer;
    },
  );

  app.post(
    '/api/sync/tickets/revoke',
    {
      config: { access: 'ticket' },
      schema: {
        tags: ['sync'],
        summary: "End the upload tickets of the caller's install",
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      await database.write((writer) => revokeInstall(writer, ticketOf(request), clock()));
      return reply.status(204).send(null);
    },
  );
}
