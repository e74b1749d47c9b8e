import type { App } from '../../http/app.ts';
import { fail, type Result } from '../../../shared/result.ts';
import { principalOf } from '../../http/access.ts';
import { given, RedirectQuery, ScopeQuery, SignUpBody, TokenBody, TokenQuery, UpdateUserBody } from '../contract/bodies.ts';
import type { AuthDeps } from '../deps.ts';
import { connectIdentity } from '../identities/link-identity.ts';
import { devicesOf, type Device, type ReadTicket } from '../sessions/device-proof.ts';
import { exchangeCode } from '../sessions/exchange.ts';
import { sessionEnded, invalid, tooManyRequests, type AuthFailure } from '../contract/failure.ts';
import type { Principal } from '../../http/principal.ts';
import { placeOf } from './place-of.ts';
import { refresh } from '../sessions/refresh.ts';
import { captchaGuard } from './captcha-routes.ts';
import { respond, sendFailure } from './respond.ts';
import { endSessions, type LogoutScope, type SessionAnswer, type SignInPlace } from '../sessions/sessions.ts';
import { signIn } from '../sessions/sign-in.ts';
import { signUp } from '../sessions/sign-up.ts';
import { sourceOf } from '../../network/source.ts';
import { stillSignedIn } from '../sessions/still-signed-in.ts';
import { readUser, updateUser } from '../sessions/update-user.ts';
import * as words from '../../words/en/auth.ts';

/** Where a request for a session comes from. */
interface From extends SignInPlace {
  readonly devices: readonly Device[];
}

type Grant = (deps: AuthDeps, body: TokenBody, from: From) => Promise<Result<SessionAnswer, AuthFailure>>;

/** Counts refused refreshes. A valid one always passes, however many failed before it. */
const refreshGrant: Grant = async (deps, body, { source }) => {
  const token = given(body.refresh_token);
  if (token === undefined) return fail(invalid(words.refreshTokenMissing));
  const outcome = await refresh(deps, token);
  if (outcome.ok) return outcome;
  const waitS = deps.limits.failedRefresh.waitS(source);
  if (waitS === 0) deps.limits.failedRefresh.count(source);
  return waitS > 0 ? fail(tooManyRequests(waitS)) : outcome;
};

const GRANTS: Readonly<Record<string, Grant>> = {
  async password(deps, body, from) {
    const [email, password] = [given(body.email), given(body.password)];
    if (email === undefined || password === undefined) return fail(invalid(words.emailAndPasswordMissing));
    if (given(body.phone) !== undefined) return fail(invalid(words.emailOrPhone));
    return signIn(deps, { email, password, ...from });
  },
  refresh_token: refreshGrant,
  async pkce(deps, body, { source, device }) {
    const [code, verifier] = [given(body.auth_code), given(body.code_verifier)];
    if (code === undefined || verifier === undefined) return fail(invalid(words.codeAndVerifierMissing));
    return exchangeCode(deps, code, verifier, { source, device }, connectIdentity(deps));
  },
};

const grantOf = (name: string): Grant | undefined => (Object.hasOwn(GRANTS, name) ? GRANTS[name] : undefined);

const SCOPES: readonly string[] = ['global', 'local', 'others'] satisfies readonly LogoutScope[];
const isScope = (scope: string): scope is LogoutScope => SCOPES.includes(scope);

/** Returns false if the session that asks has ended meanwhile. */
function signOut(deps: AuthDeps, who: Principal, scope: LogoutScope): Promise<boolean> {
  return deps.store.write(async (writer) => {
    const user = await stillSignedIn(writer, who, deps.clock());
    if (user) await endSessions(writer, user.id, who.sessionId, scope);
    return user !== undefined;
  });
}

function serveUser(app: App, deps: AuthDeps): void {
  app.get('/user', { config: { access: 'firstStep' } }, async (request, reply) =>
    respond(request, reply, await readUser(deps, principalOf(request))),
  );
  app.put(
    '/user',
    { config: { access: 'player' }, schema: { body: UpdateUserBody, querystring: RedirectQuery } },
    async (request, reply) => {
      const { body } = request;
      const change = {
        email: given(body.email),
        // An empty password is too short, not absent.
        password: body.password ?? undefined,
        currentPassword: given(body.current_password),
        data: body.data ?? undefined,
        sendsAppMetadata: body.app_metadata !== undefined,
        codeChallenge: given(body.code_challenge),
        codeChallengeMethod: given(body.code_challenge_method),
        redirectTo: request.query.redirect_to,
        source: sourceOf(request.ip),
      };
      return respond(request, reply, await updateUser(deps, principalOf(request), change));
    },
  );
}

/** The routes for sign-up, the three ways to get a session, its end, and the user's own record. */
export function serveSessions(app: App, deps: AuthDeps, readTicket: ReadTicket): void {
  app.post(
    '/signup',
    { config: { access: 'public' }, schema: { body: SignUpBody, querystring: RedirectQuery }, preHandler: captchaGuard(deps, 'signup') },
    async (request, reply) => {
      const { body } = request;
      const wanted = {
        email: body.email ?? '',
        password: body.password ?? '',
        data: body.data ?? {},
        codeChallenge: given(body.code_challenge),
        codeChallengeMethod: given(body.code_challenge_method),
        redirectTo: request.query.redirect_to,
        source: sourceOf(request.ip),
      };
      return respond(request, reply, await signUp(deps, wanted));
    },
  );
  app.post(
    '/token',
    { config: { access: 'public' }, schema: { body: TokenBody, querystring: TokenQuery }, preHandler: captchaGuard(deps, 'token') },
    async (request, reply) => {
      const grant = grantOf(request.query.grant_type ?? '');
      if (!grant) return sendFailure(request, reply, invalid(words.grantTypeUnknown));
      return respond(request, reply, await grant(deps, request.body, { ...placeOf(request), devices: devicesOf(request, readTicket) }));
    },
  );
  app.post('/logout', { config: { access: 'firstStep' }, schema: { querystring: ScopeQuery } }, async (request, reply) => {
    const scope = request.query.scope ?? 'global';
    if (!isScope(scope)) return sendFailure(request, reply, invalid(words.scopeUnknown));
    const ended = await signOut(deps, principalOf(request), scope);
    return ended ? reply.status(204).send() : sendFailure(request, reply, sessionEnded);
  });
  serveUser(app, deps);
}
