import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/app.ts';
import { principalOf } from '../../http/access.ts';
import { sourceOf } from '../../network/source.ts';
import { ConnectBody, given, IdParams, ProviderQuery } from '../contract/bodies.ts';
import type { AuthDeps } from '../deps.ts';
import { badId, invalid } from '../contract/failure.ts';
import { isUuid } from '../../http/uuid.ts';
import { wayToProvider, type WayToProvider } from '../identities/go-to-provider.ts';
import type { IdentityProvider } from '../identities/openid-provider.ts';
import { takeIdentity } from '../identities/link-identity.ts';
import { returnFromProvider } from '../identities/return-from-provider.ts';
import { unlinkIdentity } from '../identities/unlink-identity.ts';
import { placeOf } from './place-of.ts';
import { respond, sendFailure } from './respond.ts';
import * as words from '../../words/en/auth.ts';

function queryOf(request: FastifyRequest): URLSearchParams {
  const at = request.url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : request.url.slice(at));
}

function wayOf(request: FastifyRequest<{ Querystring: ProviderQuery }>, linking: WayToProvider['linking']): WayToProvider {
  const { query } = request;
  return {
    provider: query.provider,
    redirectTo: query.redirect_to,
    scopes: query.scopes,
    codeChallenge: query.code_challenge,
    codeChallengeMethod: query.code_challenge_method,
    query: queryOf(request),
    source: sourceOf(request.ip),
    linking,
  };
}

function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('referrer-policy', 'no-referrer').redirect(address, 303);
}

/**
 * The routes for signing in at a provider, and for adding and removing identities. `provider`: undefined if none is configured. None
 * answers HEAD, which must change nothing (protocol, "Conventions"): a GET stores a state or uses one up.
 */
export function serveProvider(app: App, deps: AuthDeps, provider: IdentityProvider | undefined): void {
  app.get(
    '/authorize',
    { config: { access: 'public' }, exposeHeadRoute: false, schema: { querystring: ProviderQuery } },
    async (request, reply) => {
      const address = await wayToProvider(deps, provider, wayOf(request, undefined));
      return address.ok ? redirect(reply, address.value) : sendFailure(request, reply, address.error);
    },
  );
  app.get(
    '/callback',
    {
      config: { access: 'public' },
      exposeHeadRoute: false,
      // An owner may have to be told of a new identity.
      onResponse: async () => deps.mail.wake(),
    },
    async (request, reply) => redirect(reply, await returnFromProvider(deps, provider, queryOf(request), placeOf(request))),
  );
  app.get(
    '/user/identities/authorize',
    { config: { access: 'player' }, exposeHeadRoute: false, schema: { querystring: ProviderQuery } },
    async (request, reply) => {
      const address = await wayToProvider(deps, provider, wayOf(request, principalOf(request)));
      if (!address.ok) return sendFailure(request, reply, address.error);
      return request.query.skip_http_redirect === 'true' ? reply.send({ url: address.value }) : redirect(reply, address.value);
    },
  );
  app.post('/user/identities/connect', { config: { access: 'player' }, schema: { body: ConnectBody } }, async (request, reply) => {
    const [code, verifier] = [given(request.body.auth_code), given(request.body.code_verifier)];
    if (code === undefined || verifier === undefined) return sendFailure(request, reply, invalid(words.codeAndVerifierMissing));
    return respond(request, reply, await takeIdentity(deps, principalOf(request), code, verifier));
  });
  app.delete('/user/identities/:id', { config: { access: 'player' }, schema: { params: IdParams } }, async (request, reply) => {
    const { id } = request.params;
    if (!isUuid(id)) return sendFailure(request, reply, badId);
    return respond(request, reply, await unlinkIdentity(deps, principalOf(request), id.toLowerCase()));
  });
}
