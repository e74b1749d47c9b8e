import type { AuthorizationResponseError, Configuration } from 'openid-client';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { isLoopback } from '../../network/loopback.ts';
import { passedMs } from '../../when.ts';
import { readEmail } from '../users/email-address.ts';
import type { ProvidedIdentity } from '../users/identities.ts';
import { boundedFetch, Unreachable } from './bounded-fetch.ts';

/** The secrets that bind an answer of the provider to the question (protocol, "Google"). */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  /** The verifier of the server's own PKCE flow with the provider. */
  readonly verifier: string;
}

/**
 * Why the provider gave no identity. `refused`: it said no, in its own words. `unreachable`: no answer in time. `unusable`: an answer
 * that breaks the protocol or whose identity token is not good.
 */
export type ProviderFailure =
  | { readonly kind: 'refused'; readonly error: string; readonly description: string | undefined }
  | { readonly kind: 'unreachable' | 'unusable'; readonly reason: string };

/** A provider of identities. All times are limited; nothing that the provider does makes it throw. */
export interface IdentityProvider {
  /**
   * The address at which a person signs in there.
   * @param parameters further query parameters, none of them reserved
   */
  signInAddress(flow: FlowSecrets, scope: string, parameters: Readonly<Record<string, string>>): Promise<Result<string, ProviderFailure>>;
  /** The person who came back. `query`: the query of the address to which the provider led them. Its tokens are not kept. */
  identify(flow: FlowSecrets, query: URLSearchParams): Promise<Result<ProvidedIdentity, ProviderFailure>>;
}

interface ProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
  /** Where the provider leads back to. */
  readonly redirectUri: string;
  /** How long one answer of the provider may take, in ms. */
  readonly timeoutMs: number;
}

/** How long the provider's description of itself is used; the keys in it are read more often. */
const DESCRIPTION_MS = 3_600_000;
/** The subjects that OpenID Connect allows. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

// The library is loaded only where a provider is configured, and not before somebody asks for it.
const loadLibrary = () => import('openid-client');

/** An OpenID provider, found by its issuer. `clock`: ms since the epoch. */
export function openIdProvider(settings: ProviderSettings, clock: () => number): IdentityProvider {
  return new OpenIdProvider(settings, clock);
}

class OpenIdProvider implements IdentityProvider {
  readonly #settings: ProviderSettings;
  readonly #clock: () => number;
  #found: { readonly at: number; readonly description: Promise<Configuration> } | undefined;

  constructor(settings: ProviderSettings, clock: () => number) {
    this.#settings = settings;
    this.#clock = clock;
  }

  async signInAddress(
    { state, nonce, verifier }: FlowSecrets,
    scope: string,
    parameters: Readonly<Record<string, string>>,
  ): Promise<Result<string, ProviderFailure>> {
    return this.#guarded(async () => {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadLibrary();
      const url = buildAuthorizationUrl(await this.#description(), {
        ...parameters,
        redirect_uri: this.#settings.redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    });
  }

  identify({ state, nonce, verifier }: FlowSecrets, query: URLSearchParams): Promise<Result<ProvidedIdentity, ProviderFailure>> {
    return this.#guarded(async () => {
      const { authorizationCodeGrant } = await loadLibrary();
      const arrival = new URL(this.#settings.redirectUri);
      arrival.search = query.toString();
      const tokens = await authorizationCodeGrant(await this.#description(), arrival, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return identityIn(tokens.claims() ?? {});
    });
  }

  /** The provider's description of itself, read at most once an hour; a failed reading is not kept. */
  #description(): Promise<Configuration> {
    const now = this.#clock();
    if (this.#found && passedMs(this.#found.at, now) < DESCRIPTION_MS) return this.#found.description;
    const description = this.#discover();
    const found = { at: now, description };
    this.#found = found;
    description.catch(() => {
      if (this.#found === found) this.#found = undefined;
    });
    return description;
  }

  async #discover(): Promise<Configuration> {
    const { clientId, clientSecret, issuer, timeoutMs } = this.#settings;
    const library = await loadLibrary();
    const address = new URL(issuer);
    const isInsecure = address.protocol === 'http:' && isLoopback(address.hostname);
    return library.discovery(address, clientId, { id_token_signed_response_alg: 'RS256' }, library.ClientSecretPost(clientSecret), {
      [library.customFetch]: boundedFetch(timeoutMs),
      execute: [library.enableNonRepudiationChecks, ...(isInsecure ? [library.allowInsecureRequests] : [])],
    });
  }

  async #guarded<T>(work: () => Promise<T>): Promise<Result<T, ProviderFailure>> {
    try {
      return ok(await work());
    } catch (error) {
      return fail(failureOf(error));
    }
  }
}

/** @throws Unusable if the claims name nobody. */
function identityIn(claims: { readonly sub?: string; readonly email?: unknown; readonly email_verified?: unknown }): ProvidedIdentity {
  const { sub = '', email, email_verified: isVerified } = claims;
  if (!SUBJECT.test(sub)) throw new Unusable('subject');
  const address = readEmail(typeof email === 'string' ? email : '');
  return address.ok
    ? { subject: sub, email: address.value, isVerified: isVerified === true }
    : { subject: sub, email: '', isVerified: false };
}

class Unusable extends Error {}

const isRefusal = (error: unknown): error is AuthorizationResponseError =>
  error instanceof Error && error.name === 'AuthorizationResponseError';

function failureOf(error: unknown): ProviderFailure {
  if (isRefusal(error)) return { kind: 'refused', error: error.error, description: error.error_description };
  const { name, cause, code } = Object(error) as { readonly name?: unknown; readonly cause?: unknown; readonly code?: unknown };
  const isAway = error instanceof Unreachable || cause instanceof Unreachable;
  return { kind: isAway ? 'unreachable' : 'unusable', reason: String(code ?? name) };
}
