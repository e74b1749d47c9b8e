import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/app.ts';
import { principalOf } from '../../http/access.ts';
import { FactorBody, FactorCodeBody, given, IdParams } from '../contract/bodies.ts';
import { badId } from '../contract/failure.ts';
import { isUuid } from '../../http/uuid.ts';
import type { AuthDeps } from '../deps.ts';
import { challengeFactor } from '../factors/challenge.ts';
import { enroll } from '../factors/enroll.ts';
import { unenroll } from '../factors/unenroll.ts';
import { verifyFactor } from '../factors/verify-factor.ts';
import { respond, sendFailure } from './respond.ts';

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** Refuses what is no id before the route runs: PostgreSQL cannot even compare some texts. */
async function refuseBadId(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  return isUuid((request as WithId).params.id) ? undefined : sendFailure(request, reply, badId);
}

/** The routes of second factors (protocol, "Second factors"). Their own code says what a session of the first step may do. */
export function serveFactors(app: App, deps: AuthDeps): void {
  const config = { access: 'firstStep' } as const;
  app.post('/factors', { config, schema: { body: FactorBody } }, async (request, reply) => {
    const { body } = request;
    const wanted = {
      type: given(body.factor_type),
      name: given(body.friendly_name),
      issuer: given(body.issuer),
      phone: given(body.phone),
    };
    return respond(request, reply, await enroll(deps, principalOf(request), wanted));
  });
  app.post('/factors/:id/challenge', { config, schema: { params: IdParams }, preHandler: refuseBadId }, async (request, reply) =>
    respond(request, reply, await challengeFactor(deps, principalOf(request), request.params.id.toLowerCase())),
  );
  app.post(
    '/factors/:id/verify',
    { config, schema: { params: IdParams, body: FactorCodeBody }, preHandler: refuseBadId },
    async (request, reply) => {
      const { challenge_id: challengeId, code } = request.body;
      const tried = { factorId: request.params.id.toLowerCase(), challengeId: given(challengeId) ?? '', code: given(code) ?? '' };
      return respond(request, reply, await verifyFactor(deps, principalOf(request), tried));
    },
  );
  app.delete('/factors/:id', { config, schema: { params: IdParams }, preHandler: refuseBadId }, async (request, reply) =>
    respond(request, reply, await unenroll(deps, principalOf(request), request.params.id.toLowerCase())),
  );
}
