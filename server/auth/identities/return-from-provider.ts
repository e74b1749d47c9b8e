import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Writer } from '../../database/store.ts';
import { isOpen } from '../../when.ts';
import type { AuthDeps } from '../deps.ts';
import { oauthStateUnknown, type AuthFailure } from '../contract/failure.ts';
import { allowedRedirect, withQuery } from '../mails/redirects.ts';
import { issueAuthCode } from '../sessions/auth-codes.ts';
import { tokensAddress } from '../sessions/tokens-address.ts';
import { beginSession, type OpenSession, type SignInPlace } from '../sessions/sessions.ts';
import { OAUTH_STATE_MS } from '../settings.ts';
import type { ProvidedIdentity } from '../users/identities.ts';
import { writeOrUndo } from '../users/users.ts';
import { failedAddress, troubleOf } from './failed-address.ts';
import { connectionCode } from './link-identity.ts';
import { flowOf, takeState, type OAuthState } from './oauth-states.ts';
import type { IdentityProvider } from './openid-provider.ts';
import { changedMeanwhile, signedInUser } from './user-of-identity.ts';

/** What the client gets: a session in the implicit flow, else the code that it exchanges for one. */
type Arrived = { readonly open: OpenSession } | { readonly code: string };

const LONGEST_STATE = 128;

/** How often another request may change the same account meanwhile before this one gives up. */
const MAX_ATTEMPTS = 5;

async function arriveInside(
  deps: AuthDeps,
  writer: Writer,
  row: OAuthState,
  identity: ProvidedIdentity,
  place: SignInPlace,
): Promise<Result<Arrived, AuthFailure>> {
  const { challenge, linking_user: userId, linking_session: sessionId } = row;
  if (userId !== null && sessionId !== null) {
    const code = await connectionCode(deps, writer, userId, { sessionId, identity }, challenge);
    return code.ok ? ok({ code: code.value }) : code;
  }
  const user = await signedInUser(deps, writer, identity);
  if (!user.ok) return user;
  if (challenge === null) return ok({ open: await beginSession(deps, writer, user.value, { method: 'oauth', ...place }) });
  return ok({ code: await issueAuthCode(writer, { userId: user.value.id, method: 'oauth' }, challenge, deps.clock()) });
}

async function arrive(
  deps: AuthDeps,
  row: OAuthState,
  identity: ProvidedIdentity,
  place: SignInPlace,
): Promise<Result<Arrived, AuthFailure>> {
  let arrived: Result<Arrived, AuthFailure> = fail(changedMeanwhile);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    arrived = await writeOrUndo(deps.store, (writer) => arriveInside(deps, writer, row, identity, place));
    if (arrived.ok || arrived.error !== changedMeanwhile) return arrived;
  }
  return arrived;
}

/**
 * GET /callback: the address to which the browser is sent after the provider (protocol, "Google"). The state is used up before the
 * provider is asked, so that it works once, whatever comes of it.
 * @param query the query with which the browser came
 */
export async function returnFromProvider(
  deps: AuthDeps,
  provider: IdentityProvider | undefined,
  query: URLSearchParams,
  place: SignInPlace,
): Promise<string> {
  const state = query.get('state') ?? '';
  const row = provider && state.length <= LONGEST_STATE ? await deps.store.write((writer) => takeState(writer, state)) : undefined;
  const { siteUrl, redirectAllow } = deps.settings;
  const redirect = allowedRedirect(row?.redirect_to, { siteUrl, allow: redirectAllow });
  if (!provider || !row || !isOpen(row.expires_at, OAUTH_STATE_MS, deps.clock()))
    return failedAddress(redirect, troubleOf(oauthStateUnknown));
  const identity = await provider.identify(flowOf(deps.secret, state), query);
  if (!identity.ok) return failedAddress(redirect, troubleOf(identity.error, deps.log));
  const arrived = await arrive(deps, row, identity.value, place);
  if (!arrived.ok) return failedAddress(redirect, troubleOf(arrived.error));
  return 'code' in arrived.value
    ? withQuery(redirect, { code: arrived.value.code })
    : tokensAddress(deps, redirect, arrived.value.open, {});
}
