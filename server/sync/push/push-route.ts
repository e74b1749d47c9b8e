import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { ErrorBody } from '../../../shared/contract/common.ts';
import { PUSH_MAX_BYTES, PUSH_MAX_ITEMS, PUSH_PROTO } from '../../../shared/contract/limits.ts';
import type { PushResult } from '../../../shared/contract/sync.ts';
import { PushRequest, PushResponse } from '../../../shared/contract/sync.ts';
import type { TicketStanding } from '../../http/principal.ts';
import type { Writer } from '../../database/store.ts';
import type { App } from '../../http/app.ts';
import type { Metrics } from '../../http/metrics.ts';
import { refuse } from '../../http/refusal.ts';
import type { Sender } from '../limit-guard.ts';
import { limitGuard } from '../limit-guard.ts';
import { checkProtocol } from '../protocol.ts';
import type { SyncDeps } from '../sync-deps.ts';
import { refuseTicket, ticketOf } from '../ticket-guard.ts';
import type { Ticket } from '../ticket-token.ts';
import { isDueForRenewal, newTicket } from '../ticket-token.ts';
import { noteTicket } from '../tickets.ts';
import type { Intake } from './intake.ts';
import * as words from '../../words/en/sync.ts';

/** `POST /api/sync/push`: appends a batch of items under an upload ticket (protocol, "Push"). */
export function pushRoute(app: App, deps: SyncDeps, intake: Intake): void {
  const { accounts, limits, metrics, epoch, clock } = deps;
  const senderOf = (request: FastifyRequest): Sender => ({ player: ticketOf(request).player, device: ticketOf(request).install });

  app.post(
    '/api/sync/push',
    {
      config: { access: 'ticket' },
      schema: {
        tags: ['sync'],
        summary: 'Append finished games and other items',
        body: PushRequest,
        response: { 200: PushResponse, '4xx': ErrorBody, '5xx': ErrorBody },
      },
      bodyLimit: PUSH_MAX_BYTES,
      onRequest: limitGuard(limits, senderOf),
      preValidation: [checkProtocol(PUSH_PROTO), checkCount],
    },
    async (request, reply) => {
      const ticket = ticketOf(request);
      const { batchId, deviceId, items } = request.body;
      const serverTime = clock();
      const standing = (writer: Writer): Promise<TicketStanding> => accounts.ticketStanding(ticket, writer);
      const taken = await intake({ player: ticket.player, device: deviceId, receivedMs: serverTime, items, standing });
      if (!taken.ok) return refuseTicket(reply, taken.error);
      const { results } = taken.value;
      countResults(metrics, results);
      const answer: PushResponse = {
        proto: PUSH_PROTO,
        batchId,
        epoch,
        serverTime,
        results: [...results],
        ...(await renewal(deps, ticket, serverTime)),
      };
      return answer;
    },
  );
}

/** A client that learnt a larger limit elsewhere halves its batch on 413; 400 would make it look for a culprit. */
function checkCount({ body }: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  const items = typeof body === 'object' && body !== null && 'items' in body ? body.items : undefined;
  if (!Array.isArray(items) || items.length <= PUSH_MAX_ITEMS) done();
  else refuse(reply, 413, { error: words.batchTooLarge(PUSH_MAX_ITEMS), code: 'too_large' });
}

async function renewal(deps: SyncDeps, ticket: Ticket, nowMs: number): Promise<{ ticket?: string }> {
  if (!isDueForRenewal(ticket, nowMs)) return {};
  const renewed = newTicket(ticket, nowMs, deps.random);
  // One that may not be renewed today, or ended this moment, brings none: the old one tells the next push how it stands.
  const isNoted = await deps.database.write(
    async (writer) => (await deps.accounts.ticketStanding(ticket, writer)) === 'alive' && (await noteTicket(writer, renewed)) === 0,
  );
  return isNoted ? { ticket: deps.tokens.sign(renewed) } : {};
}

function countResults(metrics: Metrics, results: readonly PushResult[]): void {
  const counts = new Map<PushResult['status'], number>();
  for (const { status } of results) counts.set(status, (counts.get(status) ?? 0) + 1);
  for (const [status, count] of counts) metrics.count('push_items_total', `status="${status}"`, count);
}
