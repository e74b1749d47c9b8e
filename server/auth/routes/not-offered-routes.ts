import type { App } from '../../http/app.ts';
import { principalOf } from '../../http/access.ts';
import { FactorBody, IdParams } from '../contract/bodies.ts';
import type { AuthDeps } from '../deps.ts';
import {
  badId,
  factorNotFound,
  identityNotFound,
  invalid,
  lastIdentity,
  otpDisabled,
  phoneFactorsDisabled,
  routeNotFound,
  type AuthFailure,
} from '../contract/failure.ts';
import { withFragment, withQuery } from '../mails/redirects.ts';
import { sendFailure } from './respond.ts';
import { identitiesOf } from '../users/users.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const providerNotOffered = invalid('Unsupported provider: provider is not enabled');

const FACTOR_FAILURES: ReadonlyMap<string, AuthFailure> = new Map([
  ['phone', phoneFactorsDisabled],
  ['totp', routeNotFound],
]);

/** No account has a factor, so every id is unknown. */
function serveFactors(app: App): void {
  app.post('/factors', { config: { access: 'player' }, schema: { body: FactorBody } }, (request, reply) => {
    return sendFailure(
      request,
      reply,
      FACTOR_FAILURES.get(request.body.factor_type ?? '') ?? invalid('factor_type needs to be either totp or phone'),
    );
  });
  function serve(method: 'DELETE' | 'POST', url: string): void {
    app.route({
      method,
      url,
      config: { access: 'player' },
      schema: { params: IdParams },
      handler: (request, reply) => sendFailure(request, reply, UUID.test(request.params.id) ? factorNotFound : badId),
    });
  }
  serve('POST', '/factors/:id/challenge');
  serve('POST', '/factors/:id/verify');
  serve('DELETE', '/factors/:id');
}

function serveProviders(app: App, deps: AuthDeps): void {
  app.get('/authorize', { config: { access: 'public' } }, (request, reply) => sendFailure(request, reply, providerNotOffered));
  app.get('/user/identities/authorize', { config: { access: 'player' } }, (request, reply) =>
    sendFailure(request, reply, providerNotOffered),
  );
  app.get('/callback', { config: { access: 'public' } }, (_request, reply) => {
    const fields = { error: 'invalid_request', error_code: 'bad_oauth_state', error_description: 'OAuth state is unknown or has expired' };
    const address = withFragment(withQuery(deps.settings.siteUrl, fields), fields);
    return reply.header('referrer-policy', 'no-referrer').redirect(address, 303);
  });
  app.delete('/user/identities/:id', { config: { access: 'player' }, schema: { params: IdParams } }, async (request, reply) => {
    const { id } = request.params;
    if (!UUID.test(id)) return sendFailure(request, reply, badId);
    const own = await identitiesOf(deps.store.db, principalOf(request).userId);
    return sendFailure(request, reply, own.some((identity) => identity.id === id) ? lastIdentity : identityNotFound);
  });
}

/** Calls of the API that get an answer but have no function yet: an account has its e-mail identity and no factor. */
export function serveNotOffered(app: App, deps: AuthDeps): void {
  serveFactors(app);
  serveProviders(app, deps);
  for (const url of ['/otp', '/magiclink'])
    app.post(url, { config: { access: 'public' } }, (request, reply) => sendFailure(request, reply, otpDisabled));
}
