import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openIdProvider } from '../../../server/auth/identities/openid-provider.ts';
import { flowOf } from '../../../server/auth/identities/oauth-states.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { migrations } from '../../../server/database/migrations/index.ts';
import { openPostgres } from '../../../server/database/postgres.ts';
import { pooledRandomBytes } from '../../../server/secrets/random-bytes.ts';
import { CLIENT_SECRET, type Forgery, type OpenIdProvider } from '../../openid-provider.ts';
import { newPostgresDatabase, onSqliteFirst, postgres, sqlite } from '../engines.ts';
import { challengeOf, openAccounts, SITE } from './accounts-for-test.ts';
import { openGoogleApp, startProvider, told, VERIFIER, wayOf, type GoogleApp } from './google-for-test.ts';

const UNKNOWN_STATE = ['access_denied', 'bad_oauth_state', 'OAuth state is unknown or has expired'];
const UNUSABLE = ['server_error', 'bad_oauth_callback', 'Google gave an answer that could not be used. Please try again.'];
const UNREACHABLE = ['temporarily_unavailable', 'unexpected_failure', 'Google cannot be reached right now. Please try again later.'];

const usersOf = (app: GoogleApp) => app.server.database.db.selectFrom('users').select('id').execute();
const landing = async (app: Pick<GoogleApp, 'server'>, path: string): Promise<URL> => {
  const { status, headers } = await app.server.call('GET', path);
  expect(status).toBe(303);
  return new URL(String(headers['location']));
};

onSqliteFirst('the state of a sign-in with Google', (engine) => {
  let app: GoogleApp;
  beforeEach(async () => {
    app = await openGoogleApp(engine);
  });
  afterEach(() => app.close());

  test('works once', async () => {
    const path = await app.cameBack();
    expect((await landing(app, path)).searchParams.has('code')).toBe(true);
    expect(told(await landing(app, path))).toEqual(UNKNOWN_STATE);
  });

  test('of eight returns at the same time one gets a code', async () => {
    const path = await app.cameBack();
    const landings = await Promise.all(Array.from({ length: 8 }, () => landing(app, path)));
    expect(landings.filter(({ searchParams }) => searchParams.has('code'))).toHaveLength(1);
  });

  test('is used up by a return that fails', async () => {
    const path = await app.cameBack();
    await landing(app, path.replace(/code=[^&]+/, 'code=wrong'));
    expect(told(await landing(app, path))).toEqual(UNKNOWN_STATE);
  });

  test('works for five minutes', async () => {
    const path = await app.cameBack();
    app.server.clock.now += 5 * 60_000;
    expect(told(await landing(app, path))).toEqual(UNKNOWN_STATE);
    expect(await usersOf(app)).toEqual([]);
  });

  test.each(['', '?state=', '?state=unknown', `?state=${'x'.repeat(200)}`, '?state=a&state=b', '?error=access_denied', '?code=x'])(
    'is unknown in %s, and the browser is led to the site',
    async (query) => {
      const address = await landing(app, `/callback${query}`);
      expect([address.origin, address.pathname, told(address)]).toEqual([SITE, '/', UNKNOWN_STATE]);
    },
  );

  test('is neither stored nor used up by a HEAD request', async () => {
    const path = await app.cameBack();
    for (const asked of [path, '/authorize?provider=google']) expect((await app.server.call('HEAD', asked)).status).toBe(404);
    const { n } = await app.server.database.db
      .selectFrom('oauth_states')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(1);
    expect((await landing(app, path)).searchParams.has('code')).toBe(true);
  });

  test('is not in the database, nor is nonce, verifier or token', async () => {
    const path = await app.cameBack();
    const state = new URLSearchParams(path.slice(path.indexOf('?'))).get('state') ?? '';
    const { nonce, verifier } = flowOf('a secret that only tests use', state);
    expect(app.google.asked.get('nonce')).toBe(nonce);
    const rows = JSON.stringify(await app.server.database.db.selectFrom('oauth_states').selectAll().execute());
    for (const secret of [state, nonce, verifier]) expect(rows).not.toContain(secret);
  });
});

describe.skipIf(postgres.missing !== undefined)('two servers on one PostgreSQL', () => {
  test('the one finishes what the other began, once', async () => {
    const url = await newPostgresDatabase();
    const store = openPostgres(url);
    await migrate(store, migrations, pooledRandomBytes());
    await store.close();
    const google = await startProvider(`${SITE}/auth/v1/callback`);
    const here = { ...postgres, open: () => Promise.resolve(openPostgres(url)) };
    const servers = [await openAccounts(here, google.env, Date.now()), await openAccounts(here, google.env, Date.now())] as const;
    try {
      const path = await wayOf(servers[0], google).cameBack();
      const landings = await Promise.all(servers.map((server) => landing({ server }, path)));
      expect(landings.filter((address) => address.searchParams.has('code'))).toHaveLength(1);
    } finally {
      await Promise.all([...servers.map((server) => server.close()), google.close()]);
    }
  });
});

describe('what Google may not do', () => {
  let app: GoogleApp;
  beforeEach(async () => {
    app = await openGoogleApp(sqlite);
  });
  afterEach(() => app.close());

  const inPast = (s: number): number => Math.floor(Date.now() / 1000) - s;
  test.each<[string, Forgery]>([
    ['a wrong nonce', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
    ['no nonce', { claims: ({ nonce: _nonce, ...claims }) => claims }],
    ['another issuer', { claims: (claims) => ({ ...claims, iss: 'https://accounts.google.com' }) }],
    ['another audience', { claims: (claims) => ({ ...claims, aud: 'another client' }) }],
    ['a time that is over', { claims: (claims) => ({ ...claims, iat: inPast(7200), exp: inPast(3600) }) }],
    ['no end', { claims: ({ exp: _exp, ...claims }) => claims }],
    ['no subject', { claims: ({ sub: _sub, ...claims }) => claims }],
    ['a subject longer than any', { claims: (claims) => ({ ...claims, sub: 'x'.repeat(256) }) }],
    ['a subject that is no ASCII', { claims: (claims) => ({ ...claims, sub: 'a\u0000b' }) }],
    ['a foreign key', { key: 'foreign' }],
    ['another algorithm', { alg: 'PS256' }],
  ])('an identity token with %s gives no session', async (_what, forgery) => {
    app.google.forgery = forgery;
    expect(told(await app.arrive())).toEqual(UNUSABLE);
    expect(await usersOf(app)).toEqual([]);
  });

  test('claims of a good token that are no text count as absent', async () => {
    app.google.forgery = { claims: (claims) => ({ ...claims, email: ['mia@example.org'], email_verified: 'true' }) };
    expect(told(await app.arrive())[1]).toBe('provider_email_needs_verification');
  });

  test('the answer of another issuer is refused before its code is sent', async () => {
    const path = await app.cameBack();
    expect(told(await landing(app, path.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')))).toEqual(UNUSABLE);
  });

  test('its no is told in its own words', async () => {
    app.google.person = undefined;
    expect(told(await app.arrive())).toEqual(['access_denied', 'bad_oauth_callback', 'The person said no.']);
  });

  test('words that are no code of OAuth are told as an error, cut and as text', async () => {
    const path = (await app.cameBack()).replace(
      /code=[^&]+/,
      `error=${encodeURIComponent('<b>\r\n')}&error_description=${'x'.repeat(999)}`,
    );
    expect(told(await landing(app, path))).toEqual(['server_error', 'bad_oauth_callback', 'x'.repeat(300)]);
  });

  test('reserved parameters are not passed on, harmless ones are', async () => {
    const reserved = {
      client_id: 'evil',
      Client_Secret: 'evil',
      REDIRECT_URI: 'https://evil.example',
      response_type: 'token',
      response_mode: 'fragment',
      scope: 'evil',
      state: 'evil',
      Nonce: 'evil',
      request: 'evil',
      request_uri: 'https://evil.example',
      code_challenge_METHOD: 'plain',
      code_verifier: 'evil',
    };
    const more = new URLSearchParams({
      ...reserved,
      Prompt: 'evil',
      access_type: 'offline',
      hd: 'example.org',
      scopes: 'extra openid "',
    });
    await app.cameBack(more.toString());
    const asked = Object.fromEntries(app.google.asked);
    expect(JSON.stringify(asked)).not.toContain('evil');
    expect(asked).toEqual({
      access_type: 'offline',
      prompt: 'consent',
      hd: 'example.org',
      client_id: expect.any(String),
      redirect_uri: `${SITE}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile extra',
      state: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      nonce: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      code_challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  test('another provider, and half a challenge, are refused before anything is stored', async () => {
    for (const query of ['', 'provider=github', 'provider=Google', 'provider=google&provider=google', 'provider=google&code_challenge=x'])
      expect((await app.server.call('GET', `/authorize?${query}`)).body['code']).toBe('validation_failed');
    expect(await app.server.database.db.selectFrom('oauth_states').selectAll().execute()).toEqual([]);
  });

  test('too many starts from one source are told in the redirect', async () => {
    for (let start = 1; start <= 300; start += 1) expect((await app.server.call('GET', '/authorize?provider=google')).status).toBe(303);
    expect(told(await landing(app, '/authorize?provider=google'))[1]).toBe('over_request_rate_limit');
    const elsewhere = await app.server.call('GET', '/authorize?provider=google', undefined, { from: '198.51.100.7' });
    expect(new URL(String(elsewhere.headers['location'])).origin).toBe(app.google.issuer);
  });
});

type Nonsense = (request: IncomingMessage, response: ServerResponse) => void;

const json =
  (body: unknown): Nonsense =>
  (_request, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

const NONSENSE: readonly (readonly [string, Nonsense])[] = [
  ['a page', (_request, response) => void response.setHeader('content-type', 'text/html').end('<p>Sign in to the Wi-Fi')],
  ['an error', (_request, response) => void response.writeHead(500).end('{}')],
  ['nothing', (_request, response) => void response.writeHead(204).end()],
  ['broken JSON', (_request, response) => void response.setHeader('content-type', 'application/json').end('{"issuer":')],
  ['a list', json([])],
  ['null', json(null)],
  ['an answer without end', (_request, response) => void response.setHeader('content-type', 'application/json').end('x'.repeat(300_000))],
  ['a redirect', (_request, response) => void response.writeHead(302, { location: 'https://evil.example/' }).end()],
  ['the description of another', json({ issuer: 'https://evil.example', authorization_endpoint: 'https://evil.example/auth' })],
];

describe('a Google in trouble is told in the redirect', () => {
  let app: GoogleApp;
  beforeEach(async () => {
    app = await openGoogleApp(sqlite);
  });
  afterEach(() => app.close());

  test.each(NONSENSE)('that describes itself by %s', async (_what, answer) => {
    app.google.instead = { path: '/.well-known/openid-configuration', answer };
    const address = await landing(app, `/authorize?provider=google&redirect_to=${SITE}/auth/callback`);
    expect([address.pathname, told(address)]).toEqual(['/auth/callback', UNUSABLE]);
    app.google.instead = undefined;
    expect((await app.signIn())['access_token']).toBeDefined();
  });

  test.each(NONSENSE)('that answers a code with %s', async (_what, answer) => {
    const path = await app.cameBack();
    app.google.instead = { path: '/token', answer };
    expect(told(await landing(app, path))).toEqual(UNUSABLE);
    expect(await usersOf(app)).toEqual([]);
  });

  test.each(NONSENSE)('that shows as its keys %s', async (_what, answer) => {
    const path = await app.cameBack();
    app.google.instead = { path: '/jwks', answer };
    expect(told(await landing(app, path))).toEqual(UNUSABLE);
    expect(await usersOf(app)).toEqual([]);
  });

  test('that is away', async () => {
    const path = await app.cameBack();
    app.google.instead = { path: '/token', answer: (request) => void request.socket.destroy() };
    expect(told(await landing(app, path))).toEqual(UNREACHABLE);
  });

  test('that is away when somebody wants to connect it: the address that is answered tells it', async () => {
    app.google.instead = { path: '/.well-known/openid-configuration', answer: (request) => void request.socket.destroy() };
    const member = await app.server.member('leo@example.org');
    const path = `/user/identities/authorize?provider=google&skip_http_redirect=true&redirect_to=${SITE}/auth/callback&${new URLSearchParams(challengeOf(VERIFIER)).toString()}`;
    const { status, body } = await app.server.call('GET', path, undefined, { token: member.access });
    const address = new URL(String(body['url']));
    expect([status, told(address)]).toEqual([200, UNREACHABLE]);
    expect(address.searchParams.get('error_reason')).toBe('google_unreachable');
  });
});

test('the log names a Google in trouble, and holds no secret of a sign-in', async () => {
  const lines: string[] = [];
  const app = await openGoogleApp(sqlite, { LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
  const good = await app.cameBack();
  await landing(app, good);
  app.google.forgery = { key: 'foreign' };
  const bad = await app.cameBack();
  await landing(app, bad);
  await app.close();
  const log = lines.join('');
  expect(log).toContain('Google is unusable');
  const sent = [good, bad].flatMap((path) => [...new URLSearchParams(path.slice(path.indexOf('?')))]);
  const secrets = sent
    .filter(([name]) => name !== 'iss')
    .flatMap(([, value]) => [value, ...Object.values(flowOf('a secret that only tests use', value))]);
  expect(secrets.length).toBeGreaterThan(8);
  for (const secret of [...secrets, CLIENT_SECRET, 'mia@example.org', 'google-1']) expect(log).not.toContain(secret);
});

describe('a slow Google', () => {
  let google: OpenIdProvider;
  beforeEach(async () => {
    google = await startProvider(`${SITE}/auth/v1/callback`);
  });
  afterEach(() => google.close());

  test.each([
    ['never answers', () => {}],
    ['never ends its answer', (_request: IncomingMessage, response: ServerResponse) => void response.write('{')],
  ])('that %s is given up', async (_what, answer) => {
    google.instead = { path: '/.well-known/openid-configuration', answer };
    const settings = { clientId: 'id', clientSecret: 'secret', issuer: google.issuer, redirectUri: SITE, timeoutMs: 50 };
    const provider = openIdProvider(settings, () => Date.now());
    const flow = flowOf('secret', 'state');
    const before = await provider.signInAddress(flow, 'openid', {});
    const after = await provider.identify(flow, new URLSearchParams({ state: 'state', code: 'code' }));
    expect([before, after]).toMatchObject([
      { ok: false, error: { kind: 'unreachable' } },
      { ok: false, error: { kind: 'unreachable' } },
    ]);
  });
});
