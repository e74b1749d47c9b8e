import type { App } from '../../http/app.ts';
import { principalOf } from '../../http/access.ts';
import { IdParams } from '../contract/bodies.ts';
import type { AuthDeps } from '../deps.ts';
import { badId, identityNotFound, invalid, lastIdentity, otpDisabled } from '../contract/failure.ts';
import { isUuid } from '../contract/uuid.ts';
import { withFragment, withQuery } from '../mails/redirects.ts';
import { sendFailure } from './respond.ts';
import { identitiesOf } from '../users/users.ts';

const providerNotOffered = invalid('Unsupported provider: provider is not enabled');

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
    if (!isUuid(id)) return sendFailure(request, reply, badId);
    const own = await identitiesOf(deps.store.db, principalOf(request).userId);
    return sendFailure(request, reply, own.some((identity) => identity.id === id) ? lastIdentity : identityNotFound);
  });
}

/** Calls of the API that get an answer but have no function yet: an account has its e-mail identity alone. */
export function serveNotOffered(app: App, deps: AuthDeps): void {
  serveProviders(app, deps);
  for (const url of ['/otp', '/magiclink'])
    app.post(url, { config: { access: 'public' } }, (request, reply) => sendFailure(request, reply, otpDisabled));
}
