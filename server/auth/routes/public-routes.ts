import type { App } from '../../http/app.ts';
import type { AuthDeps } from '../deps.ts';
import type { SigningKeys } from '../credentials/signing-keys.ts';

/** The public routes: the keys that verify our tokens, the health of the server, and what it offers. */
export function servePublic(app: App, deps: AuthDeps, keys: SigningKeys): void {
  const { version, googleOffered, disableSignup } = deps.settings;
  // Beyond the public client's own fields, and only where there is something to say.
  const phoneFactors = deps.sms === undefined ? {} : { phone_factors: true };
  const jwks = { keys: keys.map(({ jwk }) => jwk) };
  const external = { google: googleOffered, email: true, phone: false, anonymous_users: false };
  app.get('/.well-known/jwks.json', { config: { access: 'public' } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(jwks),
  );
  app.get('/health', { config: { access: 'public' } }, () => ({ name: 'Tenfold', version }));
  app.get('/settings', { config: { access: 'public' } }, () => ({
    external,
    disable_signup: disableSignup,
    mailer_autoconfirm: false,
    ...phoneFactors,
  }));
}
