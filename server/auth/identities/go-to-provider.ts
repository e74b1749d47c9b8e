import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Principal } from '../../http/principal.ts';
import type { AuthDeps } from '../deps.ts';
import {
  invalid,
  providerNotOffered,
  reauthenticationNeeded,
  sessionEnded,
  tooManyRequests,
  type AuthFailure,
} from '../contract/failure.ts';
import { readChallenge } from '../credentials/pkce.ts';
import { allowedRedirect } from '../mails/redirects.ts';
import { freshlyProven } from '../sessions/fresh-proof.ts';
import { stillSignedIn } from '../sessions/still-signed-in.ts';
import { failedAddress, troubleOf } from './failed-address.ts';
import { flowOf, issueState } from './oauth-states.ts';
import type { IdentityProvider } from './openid-provider.ts';
import * as words from '../../words/en/auth.ts';

export interface WayToProvider {
  readonly provider: string | undefined;
  readonly redirectTo: string | undefined;
  readonly scopes: string | undefined;
  readonly codeChallenge: string | undefined;
  readonly codeChallengeMethod: string | undefined;
  /** Every parameter of the query, reserved ones included. */
  readonly query: URLSearchParams;
  readonly source: string;
  /** Who asks to add an identity; undefined for a sign-in. */
  readonly linking: Principal | undefined;
}

/** The provider always asks the person (spec 2 §7): whoever follows somebody else's link would be asked nothing if the caller could choose. */
const PROMPT = 'consent';
/** What the provider is always asked for. */
const SCOPES = ['openid', 'email', 'profile'];

/** A scope of OAuth 2.0 (RFC 6749, section 3.3). */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]+$/;

/** Parameters of our own call; the provider does not get them. */
const OURS: ReadonlySet<string> = new Set(['provider', 'redirect_to', 'scopes', 'skip_http_redirect']);

/** Parameters with which a caller could change what the server asks the provider, or where the answer goes (protocol, "Google"). */
const RESERVED: ReadonlySet<string> = new Set([
  'client_id',
  'client_secret',
  'client_assertion',
  'client_assertion_type',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'request',
  'request_uri',
  'registration',
  'claims',
  'prompt',
]);

function isPassedOn(name: string): boolean {
  const lower = name.toLowerCase();
  return !OURS.has(lower) && !RESERVED.has(lower) && !/^code_(?:challenge|verifier)/.test(lower);
}

function scopeOf(more: string | undefined): string {
  const asked = (more ?? '').split(/[\s,]+/).filter((scope) => SCOPE.test(scope));
  return [...new Set([...SCOPES, ...asked])].join(' ');
}

/**
 * The address to which the browser goes to sign in at the provider (protocol, "Google"). If the provider cannot be asked, it is the address
 * that the client asked to be led back to, with the error. Fails only if the call itself is wrong.
 */
export async function wayToProvider(
  deps: AuthDeps,
  provider: IdentityProvider | undefined,
  way: WayToProvider,
): Promise<Result<string, AuthFailure>> {
  if (!provider || way.provider !== 'google') return fail(providerNotOffered);
  const challenge = readChallenge(way.codeChallenge, way.codeChallengeMethod);
  if (!challenge.ok) return challenge;
  // The verifier shows that the browser that comes back is the one that began (link-identity.ts).
  if (way.linking && !challenge.value) return fail(invalid(words.challengeNeeded));
  const { limits, store, clock, secret, settings } = deps;
  const redirect = allowedRedirect(way.redirectTo, { siteUrl: settings.siteUrl, allow: settings.redirectAllow });
  const waitS = limits.providerVisits.waitS(way.source);
  if (waitS > 0) return ok(failedAddress(redirect, troubleOf(tooManyRequests(waitS))));
  limits.providerVisits.count(way.source);
  const state = await store.write(async (writer): Promise<Result<string, AuthFailure>> => {
    if (way.linking && !(await stillSignedIn(writer, way.linking, clock()))) return fail(sessionEnded);
    if (way.linking && !(await freshlyProven(writer, way.linking, clock()))) return fail(reauthenticationNeeded);
    return ok(await issueState(writer, { redirectTo: redirect, challenge: challenge.value?.challenge, linking: way.linking }, clock()));
  });
  if (!state.ok) return state;
  const parameters = Object.fromEntries([...way.query].filter(([name]) => isPassedOn(name)));
  const address = await provider.signInAddress(flowOf(secret, state.value), scopeOf(way.scopes), { ...parameters, prompt: PROMPT });
  return ok(address.ok ? address.value : failedAddress(redirect, troubleOf(address.error, deps.log)));
}
