import { expect } from 'vitest';
import type { Environment } from '../../../server/config.ts';
import { OpenIdProvider } from '../../openid-provider.ts';
import { expectConsole } from '../../no-stray-console.ts';
import type { Engine } from '../engines.ts';
import { challengeOf, openAccounts, SITE, type AccountsApp, type CallOptions } from './accounts-for-test.ts';

export const VERIFIER = 'v'.repeat(43);
const CALLBACK = `${SITE}/auth/callback`;

/** A server that offers Google, and the provider in its place. The provider's clock is the machine's, and so is the server's. */
export interface GoogleApp {
  readonly server: AccountsApp;
  readonly google: OpenIdProvider;
  /** Asks for a way to Google, signs in there, and returns the path and query with which the browser comes back. */
  cameBack(more?: string, options?: CallOptions): Promise<string>;
  /** The whole way; returns the address at which the browser ends. */
  arrive(more?: string): Promise<URL>;
  /** The whole way with PKCE, and the answer to the exchange of the code. */
  signIn(): Promise<Record<string, unknown>>;
  /** The way of a signed-in user who wants to add an identity; returns the address at which the browser ends. */
  askToLink(token: string): Promise<URL>;
  /** The same to its end: the session that asked takes the identity, if there is a code. Returns the address, too. */
  link(token: string): Promise<URL>;
  close(): Promise<void>;
}

export async function startProvider(redirectUri: string): Promise<OpenIdProvider> {
  // It says so when it is loaded on an older Node.
  expectConsole(/oidc-provider WARNING: Unsupported runtime/);
  return OpenIdProvider.start(redirectUri);
}

export async function openGoogleApp(engine: Engine, env: Environment = {}, logTo?: { write(line: string): void }): Promise<GoogleApp> {
  const google = await startProvider(`${SITE}/auth/v1/callback`);
  const server = await openAccounts(engine, { ...google.env, ...env }, Date.now(), undefined, logTo);
  return { ...wayOf(server, google), server, google, close: async () => void (await Promise.all([server.close(), google.close()])) };
}

/** The ways of a browser between a server and the provider. */
export function wayOf(
  server: AccountsApp,
  google: OpenIdProvider,
): Pick<GoogleApp, 'arrive' | 'askToLink' | 'cameBack' | 'link' | 'signIn'> {
  const query = `provider=google&redirect_to=${encodeURIComponent(CALLBACK)}`;
  const pkce = new URLSearchParams(challengeOf(VERIFIER)).toString();

  const cameBack: GoogleApp['cameBack'] = async (more = pkce, options = {}) => {
    const asked = await server.call('GET', `/authorize?${query}&${more}`, undefined, options);
    expect(asked.status).toBe(303);
    const back = await google.visit(String(asked.headers['location']));
    expect(`${back.origin}${back.pathname}`).toBe(`${SITE}/auth/v1/callback`);
    return `/callback${back.search}`;
  };
  const landing = async (path: string): Promise<URL> => {
    // Identities are listed in the order in which they were added.
    server.clock.now += 1000;
    const { status, headers } = await server.call('GET', path);
    expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([303, 'no-store', 'no-referrer']);
    return new URL(String(headers['location']));
  };
  const arrive: GoogleApp['arrive'] = async (more) => landing(await cameBack(more));
  const signIn: GoogleApp['signIn'] = async () => {
    const code = (await arrive()).searchParams.get('code');
    const { body } = await server.call('POST', '/token?grant_type=pkce', { auth_code: code, code_verifier: VERIFIER });
    return body;
  };
  const askToLink: GoogleApp['askToLink'] = async (token) => {
    const path = `/user/identities/authorize?${query}&${pkce}&skip_http_redirect=true`;
    const { body } = await server.call('GET', path, undefined, { token });
    return landing(`/callback${(await google.visit(String(body['url']))).search}`);
  };
  const link: GoogleApp['link'] = async (token) => {
    const at = await askToLink(token);
    const code = at.searchParams.get('code');
    if (code === null) return at;
    const taken = await server.call('POST', '/user/identities/connect', { auth_code: code, code_verifier: VERIFIER }, { token });
    expect([taken.status, taken.body]).toEqual([200, {}]);
    return at;
  };
  return { cameBack, arrive, signIn, askToLink, link };
}

/** What a redirect tells of a failure; it must say the same in query and fragment. */
export function told(address: URL): readonly [error: string | null, code: string | null, description: string | null] {
  const tell = (fields: URLSearchParams) => ['error', 'error_code', 'error_description'].map((name) => fields.get(name));
  const [error = null, code = null, description = null] = tell(address.searchParams);
  expect(tell(new URLSearchParams(address.hash.slice(1)))).toEqual([error, code, description]);
  return [error, code, description];
}
