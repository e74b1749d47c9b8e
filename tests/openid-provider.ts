import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import type { Adapter, AdapterPayload, Configuration, Provider } from 'oidc-provider';

/** A person as the provider knows them. */
export interface GooglePerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

/** Changes an identity token before it is sent: other claims, or another key. */
export interface Forgery {
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  readonly key?: 'foreign';
  readonly alg?: 'RS256' | 'PS256';
}

const makeKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: 'the key', use: 'sig' };
};

let keys: Promise<readonly [own: JWK, foreign: JWK]> | undefined;
/** Made once for all providers of a run: making a key takes long. */
const keysOfRun = () => (keys ??= Promise.all([makeKey(), makeKey()]));

export const CLIENT_ID = 'tenfold at the provider';
export const CLIENT_SECRET = 'the secret of tenfold at the provider';

/** A real OpenID provider on this machine, in place of Google. Whoever comes is signed in as `person` and agrees, without a page to see. */
export class OpenIdProvider {
  /** Who signs in next; undefined: they say no. */
  person: GooglePerson | undefined = { sub: 'google-1', email: 'mia@example.org', email_verified: true };
  forgery: Forgery | undefined;
  /** Answers instead of the provider, for a path. */
  instead: { readonly path: string; readonly answer: (request: IncomingMessage, response: ServerResponse) => void } | undefined;
  /** The query of the last sign-in that was asked for. */
  asked = new URLSearchParams();
  readonly #server: Server;
  #answer: RequestListener = () => {};

  private constructor() {
    this.#server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', this.issuer);
      if (pathname === '/auth') this.asked = searchParams;
      if (this.instead?.path === pathname) this.instead.answer(request, response);
      else this.#answer(request, response);
    });
  }

  /** Starts a provider that knows one client, which it leads back to `redirectUri`. */
  static async start(redirectUri: string): Promise<OpenIdProvider> {
    const provider = await OpenIdProvider.listen();
    await provider.open(redirectUri);
    return provider;
  }

  /** A provider that has its address, but does not answer before it is opened. */
  static async listen(): Promise<OpenIdProvider> {
    const provider = new OpenIdProvider();
    provider.#server.listen(0, '127.0.0.1');
    await once(provider.#server, 'listening');
    return provider;
  }

  /** Begins to answer. It knows one client, which it leads back to `redirectUri`. */
  async open(redirectUri: string): Promise<void> {
    const [own] = await keysOfRun();
    const { Provider } = await import('oidc-provider');
    const kept = new Map<string, AdapterPayload>();
    const configuration: Configuration = {
      adapter: (kind) => new Memory(kept, kind),
      jwks: { keys: [own] },
      cookies: { keys: ['a key that only tests use'] },
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: CLIENT_SECRET,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      scopes: ['openid', 'email', 'profile', 'offline_access'],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      // In seconds; longer than any test.
      ttl: { AccessToken: 600, AuthorizationCode: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
      findAccount: (_context, id) => ({ accountId: id, claims: () => ({ name: 'Mia', ...this.person, sub: id }) }),
    };
    const provider = new Provider(this.issuer, configuration);
    provider.use(async (context, next) => {
      await next();
      const body = context.body as { id_token?: string } | undefined;
      if (context.path === '/token' && body?.id_token !== undefined) body.id_token = await this.#forged(body.id_token);
    });
    const answer = provider.callback();
    this.#answer = (request, response) => {
      if (request.url?.startsWith('/interaction/')) void this.#agree(provider, request, response);
      else void answer(request, response);
    };
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The settings with which a server uses it. */
  get env(): { readonly [name: string]: string } {
    return { AUTH_GOOGLE_CLIENT_ID: CLIENT_ID, AUTH_GOOGLE_CLIENT_SECRET: CLIENT_SECRET, AUTH_GOOGLE_ISSUER: this.issuer };
  }

  /** Goes to `address` as a browser does, and returns the first address outside the provider to which it is led. */
  async visit(address: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let url = new URL(address);
    while (url.origin === this.issuer) {
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`The provider leads nowhere: ${answer.status} ${await answer.text()}`);
      url = new URL(location, url);
    }
    return url;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Signs `person` in and agrees to everything, or says no. */
  async #agree(provider: Provider, request: IncomingMessage, response: ServerResponse) {
    const { params } = await provider.interactionDetails(request, response);
    if (!this.person) {
      const no = { error: 'access_denied', error_description: 'The person said no.' };
      return provider.interactionFinished(request, response, no, { mergeWithLastSubmission: false });
    }
    const grant = new provider.Grant({ accountId: this.person.sub, clientId: String(params['client_id']) });
    grant.addOIDCScope(String(params['scope']));
    const agreed = { login: { accountId: this.person.sub }, consent: { grantId: await grant.save() } };
    return provider.interactionFinished(request, response, agreed, { mergeWithLastSubmission: false });
  }

  async #forged(token: string): Promise<string> {
    if (!this.forgery) return token;
    const { claims = (same: JWTPayload) => same, key, alg = 'RS256' } = this.forgery;
    const [own, foreign] = await keysOfRun();
    const signing = await importJWK({ ...(key === 'foreign' ? foreign : own), alg }, alg);
    return new SignJWT(claims(decodeJwt(token))).setProtectedHeader({ alg, kid: 'the key' }).sign(signing);
  }
}

/** The provider's storage of one kind of object. */
class Memory implements Adapter {
  readonly #kept: Map<string, AdapterPayload>;
  readonly #kind: string;

  constructor(kept: Map<string, AdapterPayload>, kind: string) {
    this.#kept = kept;
    this.#kind = kind;
  }

  upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.#kept.set(this.#key(id), payload);
    return Promise.resolve();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#kept.get(this.#key(id)));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve([...this.#kept.values()].find((payload) => payload.uid === uid));
  }

  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  consume(id: string): Promise<void> {
    const payload = this.#kept.get(this.#key(id));
    return payload ? this.upsert(id, { ...payload, consumed: Math.floor(Date.now() / 1000) }) : Promise.resolve();
  }

  destroy(id: string): Promise<void> {
    this.#kept.delete(this.#key(id));
    return Promise.resolve();
  }

  revokeByGrantId(): Promise<void> {
    return Promise.resolve();
  }

  #key(id: string): string {
    return `${this.#kind} ${id}`;
  }
}
