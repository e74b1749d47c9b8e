import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onSqliteFirst } from '../engines.ts';
import { openAccounts, PASSWORD, proofIn, type AccountsApp, type Member } from './accounts-for-test.ts';

const UUID = '01234567-89ab-4def-8123-456789abcdef';
const LONG = 'x'.repeat(129);

interface Row {
  readonly what: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly signedIn?: boolean;
  readonly status: number;
  readonly code: string;
  readonly message?: string;
}

const signup = (what: string, body: unknown, status: number, code: string, message?: string): Row => ({
  what: `sign-up: ${what}`,
  path: '/signup',
  body,
  status,
  code,
  ...(message === undefined ? {} : { message }),
});
const good = { email: 'new@example.org', password: PASSWORD };

/** What tells apart refusals of one code that people see. */
const REASONS: Readonly<Record<string, string>> = {
  'sign-up: an address list': 'email_invalid',
  'sign-up: an empty password': 'password_missing',
  'sign-up: no password': 'password_missing',
  'sign-up: five characters': 'password_too_short',
  'sign-up: 129 characters': 'password_too_long',
  'sign-up: half a surrogate pair': 'password_not_unicode',
  'sign-up: a username of two characters': 'name_length',
  'sign-up: a reserved username': 'name_reserved',
  'sign-up: a taken username': 'name_taken',
  'an unknown link': 'link_expired',
  'an unknown code': 'code_expired',
  'an unknown type': 'link_expired',
  'a NUL in the address': 'code_expired',
  'a recovery of no address': 'email_invalid',
  'a short new password': 'password_too_short',
  'an empty new password': 'password_missing',
  'a new address that is none': 'email_invalid',
  'a provider that is not offered': 'provider_not_offered',
  'linking one': 'provider_not_offered',
};

const ROWS: readonly Row[] = [
  signup('no e-mail', { password: PASSWORD }, 422, 'anonymous_provider_disabled'),
  signup('by phone', { phone: '+15550100', password: PASSWORD }, 422, 'anonymous_provider_disabled'),
  signup('an address list', { ...good, email: 'a@example.org, b@example.org' }, 400, 'validation_failed'),
  signup('an empty password', { ...good, password: '' }, 400, 'validation_failed'),
  signup('no password', { email: good.email }, 400, 'validation_failed'),
  signup('five characters', { ...good, password: '12345' }, 422, 'weak_password', 'Password should be at least 6 characters.'),
  signup('129 characters', { ...good, password: LONG }, 422, 'weak_password'),
  signup('half a surrogate pair', { ...good, password: 'abcdef\ud800' }, 400, 'validation_failed'),
  signup('a number as e-mail', { ...good, email: 7 }, 400, 'validation_failed'),
  signup('a list as password', { ...good, password: ['abcdefgh'] }, 400, 'validation_failed'),
  signup('a text as data', { ...good, data: 'x' }, 400, 'validation_failed'),
  signup('a number as username', { ...good, data: { username: 7 } }, 400, 'validation_failed'),
  signup('a username of two characters', { ...good, data: { username: 'ab' } }, 400, 'validation_failed'),
  signup('a reserved username', { ...good, data: { username: 'Admin' } }, 400, 'validation_failed'),
  signup(
    'a taken username',
    { ...good, data: { username: 'taken NAME' } },
    422,
    'validation_failed',
    'Username already exists. Try another name.',
  ),
  signup('data beyond 4096 bytes', { ...good, data: { x: 'y'.repeat(4090) } }, 422, 'validation_failed'),
  signup('a challenge without its method', { ...good, code_challenge: 'c'.repeat(43) }, 400, 'validation_failed'),
  signup('a method without its challenge', { ...good, code_challenge_method: 's256' }, 400, 'validation_failed'),
  signup(
    'a challenge of 42 characters',
    { ...good, code_challenge: 'c'.repeat(42), code_challenge_method: 's256' },
    400,
    'validation_failed',
  ),
  signup('the plain method', { ...good, code_challenge: 'c'.repeat(43), code_challenge_method: 'plain' }, 400, 'validation_failed'),
  signup('a list as body', [1], 400, 'validation_failed'),
  signup('no body', undefined, 400, 'validation_failed'),
  { what: 'broken JSON', path: '/signup', body: '{"email":', status: 400, code: 'bad_json' },
  { what: 'a key that reaches for prototypes', path: '/signup', body: '{"__proto__":{"a":1}}', status: 400, code: 'bad_json' },
  { what: 'a constructor that does', path: '/signup', body: '{"constructor":{"prototype":{"a":1}}}', status: 400, code: 'bad_json' },
  ...['/signup', '/token?grant_type=password', '/verify', '/recover', '/resend', '/otp'].map((path) => ({
    what: `a body over 16 KiB to ${path}`,
    path,
    body: `{"email":"${'x'.repeat(16 * 1024)}"}`,
    status: 413,
    code: 'request_entity_too_large',
  })),
  {
    what: 'data of many keys',
    path: '/signup',
    body: { ...good, data: Object.fromEntries(Array.from({ length: 95_000 }, (_, i) => [`k${String(i)}`, 1])) },
    status: 413,
    code: 'request_entity_too_large',
  },
  {
    what: 'a form',
    path: '/signup',
    body: 'email=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 415,
    code: 'unsupported_media_type',
  },
  {
    what: 'plain text',
    path: '/signup',
    body: '{}',
    headers: { 'content-type': 'text/plain' },
    status: 415,
    code: 'unsupported_media_type',
  },
  {
    what: 'a compressed body',
    path: '/signup',
    body: '{}',
    headers: { 'content-encoding': 'gzip' },
    status: 415,
    code: 'unsupported_media_type',
  },
  { what: 'no grant type', path: '/token', body: good, status: 400, code: 'validation_failed' },
  { what: 'an unknown grant type', path: '/token?grant_type=toString', body: good, status: 400, code: 'validation_failed' },
  { what: 'two grant types', path: '/token?grant_type=password&grant_type=pkce', body: good, status: 400, code: 'validation_failed' },
  {
    what: 'an unknown address',
    path: '/token?grant_type=password',
    body: good,
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  },
  { what: 'no password', path: '/token?grant_type=password', body: { email: good.email }, status: 400, code: 'validation_failed' },
  {
    what: 'an address and a phone number',
    path: '/token?grant_type=password',
    body: { ...good, phone: '+491701234567' },
    status: 400,
    code: 'validation_failed',
  },
  { what: 'no refresh token', path: '/token?grant_type=refresh_token', body: {}, status: 400, code: 'validation_failed' },
  {
    what: 'an unknown refresh token',
    path: '/token?grant_type=refresh_token',
    body: { refresh_token: 'x' },
    status: 400,
    code: 'refresh_token_not_found',
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  {
    what: 'an unknown auth code',
    path: '/token?grant_type=pkce',
    body: { auth_code: 'x', code_verifier: 'v'.repeat(43) },
    status: 404,
    code: 'flow_state_not_found',
  },
  { what: 'no verifier', path: '/token?grant_type=pkce', body: { auth_code: 'x' }, status: 400, code: 'validation_failed' },
  {
    what: 'an unknown link',
    path: '/verify',
    body: { type: 'signup', token_hash: 'x' },
    status: 403,
    code: 'otp_expired',
    message: 'Email link is invalid or has expired',
  },
  {
    what: 'an unknown code',
    path: '/verify',
    body: { type: 'signup', email: 'a@example.org', token: '000000' },
    status: 403,
    code: 'otp_expired',
    message: 'Token has expired or is invalid',
  },
  { what: 'an unknown type', path: '/verify', body: { type: 'magiclink', token_hash: 'x' }, status: 403, code: 'otp_expired' },
  {
    what: 'a NUL in the address',
    path: '/verify',
    body: { type: 'signup', email: 'a\u0000@example.org', token: '000000' },
    status: 403,
    code: 'otp_expired',
  },
  { what: 'nothing to verify', path: '/verify', body: { type: 'signup' }, status: 400, code: 'validation_failed' },
  { what: 'a resend of another type', path: '/resend', body: { type: 'sms', email: good.email }, status: 400, code: 'validation_failed' },
  { what: 'a recovery of no address', path: '/recover', body: { email: 'nobody' }, status: 400, code: 'validation_failed' },
  { what: 'user without a token', method: 'GET', path: '/user', status: 401, code: 'no_authorization' },
  { what: 'user with a text as token', method: 'GET', path: '/user', headers: { authorization: 'Bearer x' }, status: 403, code: 'bad_jwt' },
  { what: 'logout without a token', path: '/logout', status: 401, code: 'no_authorization' },
  { what: 'logout of another scope', path: '/logout?scope=all', signedIn: true, status: 400, code: 'validation_failed' },
  {
    what: 'the same password',
    method: 'PUT',
    path: '/user',
    body: { password: PASSWORD },
    signedIn: true,
    status: 422,
    code: 'same_password',
    message: 'New password should be different from the old password.',
  },
  {
    what: 'a short new password',
    method: 'PUT',
    path: '/user',
    body: { password: '12345' },
    signedIn: true,
    status: 422,
    code: 'weak_password',
  },
  {
    what: 'an empty new password',
    method: 'PUT',
    path: '/user',
    body: { password: '' },
    signedIn: true,
    status: 400,
    code: 'validation_failed',
  },
  {
    what: 'app_metadata',
    method: 'PUT',
    path: '/user',
    body: { app_metadata: { role: 'admin' } },
    signedIn: true,
    status: 403,
    code: 'not_admin',
  },
  {
    what: 'a new address that is none',
    method: 'PUT',
    path: '/user',
    body: { email: 'a b@example.org' },
    signedIn: true,
    status: 400,
    code: 'validation_failed',
  },
  {
    what: 'too much data',
    method: 'PUT',
    path: '/user',
    body: { data: { x: 'y'.repeat(4096) } },
    signedIn: true,
    status: 422,
    code: 'validation_failed',
  },
  {
    what: 'data nested without end',
    method: 'PUT',
    path: '/user',
    body: `{"data":{"x":${'['.repeat(8000)}${']'.repeat(8000)}}}`,
    signedIn: true,
    status: 422,
    code: 'validation_failed',
  },
  { what: 'a provider that is not offered', method: 'GET', path: '/authorize?provider=google', status: 400, code: 'validation_failed' },
  {
    what: 'linking one',
    method: 'GET',
    path: '/user/identities/authorize?provider=google',
    signedIn: true,
    status: 400,
    code: 'validation_failed',
  },
  {
    what: 'unlinking an unknown identity',
    method: 'DELETE',
    path: `/user/identities/${UUID}`,
    signedIn: true,
    status: 422,
    code: 'identity_not_found',
  },
  {
    what: 'a phone factor',
    path: '/factors',
    body: { factor_type: 'phone' },
    signedIn: true,
    status: 422,
    code: 'mfa_phone_enroll_not_enabled',
  },
  {
    what: 'a factor of no type',
    path: '/factors',
    body: { factor_type: 'constructor' },
    signedIn: true,
    status: 400,
    code: 'validation_failed',
  },
  { what: 'an unknown factor', method: 'DELETE', path: `/factors/${UUID}`, signedIn: true, status: 404, code: 'mfa_factor_not_found' },
  { what: 'a factor id that is none', path: '/factors/x/challenge', body: {}, signedIn: true, status: 404, code: 'validation_failed' },
  { what: 'a code alone', path: '/otp', body: { email: good.email }, status: 422, code: 'otp_disabled' },
  { what: 'a magic link', path: '/magiclink', body: { email: good.email }, status: 422, code: 'otp_disabled' },
  { what: 'an unknown call', path: '/nothing', status: 404, code: 'not_found' },
  { what: 'another method', method: 'GET', path: '/signup', status: 404, code: 'not_found' },
  { what: 'administration', method: 'GET', path: '/admin/users', status: 404, code: 'not_found' },
  { what: 'an invitation', path: '/invite', body: {}, status: 404, code: 'not_found' },
];

onSqliteFirst('refusals of the auth API', (engine) => {
  let server: AccountsApp;
  let member: Member;
  beforeAll(async () => {
    server = await openAccounts(engine);
    member = await server.member('member@example.org', 'Taken Name');
  });
  afterAll(() => server.close());
  beforeEach(() => {
    // Past every limit that former rows used up.
    server.clock.now += 10 * 60_000;
  });

  const freshToken = async (): Promise<string> => {
    const { body } = await server.call('POST', '/token?grant_type=password', { email: member.email, password: PASSWORD });
    return String(body['access_token']);
  };

  const send = async (row: Row, version: string) => {
    return server.call(row.method ?? 'POST', row.path, row.body, {
      token: row.signedIn ? await freshToken() : undefined,
      headers: { 'x-supabase-api-version': version, ...row.headers },
    });
  };

  test.each(ROWS)('$what: $status $code, in both shapes', async (row) => {
    const newer = await send(row, '2024-01-01');
    expect(newer.status).toBe(row.status);
    expect(newer.body).toMatchObject({ code: row.code, message: row.message ?? expect.any(String) });
    expect(newer.headers['x-supabase-api-version']).toBe('2024-01-01');
    expect(newer.headers['cache-control']).toBe('no-store');
    server.clock.now += 10 * 60_000;
    const older = await send(row, '2023-12-31');
    expect(older.status).toBe(row.status);
    expect(older.body).toMatchObject({ code: row.status, error_code: row.code, msg: newer.body['message'] });
    expect(older.headers['x-supabase-api-version']).toBeUndefined();
    expect([newer.body['reason'], older.body['reason']]).toEqual([REASONS[row.what], REASONS[row.what]]);
    const reasons = row.code === 'weak_password' ? { reasons: ['length'] } : undefined;
    expect([newer.body['weak_password'], older.body['weak_password']]).toEqual([reasons, reasons]);
  });

  test.each(['', 'soon', '2024-13-45', '2024-1-1', '20240101'])(
    'a version header that reads %j asks for the older shape',
    async (version) => {
      const { body } = await server.call('GET', '/user', undefined, { headers: { 'x-supabase-api-version': version } });
      expect(body['error_code']).toBe('no_authorization');
    },
  );

  test('a later version is answered as 2024-01-01', async () => {
    const { body, headers } = await server.call('GET', '/user', undefined, { headers: { 'x-supabase-api-version': '2031-05-05' } });
    expect([body['code'], headers['x-supabase-api-version']]).toEqual(['no_authorization', '2024-01-01']);
  });

  test('an own identity, being the last, cannot be removed', async () => {
    const { body } = await server.call('POST', '/token?grant_type=password', { email: member.email, password: PASSWORD });
    const { identities } = body['user'] as { identities: { identity_id: string }[] };
    const answer = await server.call('DELETE', `/user/identities/${identities[0]?.identity_id ?? ''}`, undefined, {
      token: String(body['access_token']),
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.body['code']]).toEqual([422, 'single_identity_not_deletable']);
  });

  test('an empty body with a JSON type is legal on logout', async () => {
    const { body } = await server.call('POST', '/token?grant_type=password', { email: member.email, password: PASSWORD });
    const answer = await server.call('POST', '/logout?scope=local', undefined, {
      token: String(body['access_token']),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(204);
  });
});

onSqliteFirst('small promises of the auth API', (engine) => {
  let server: AccountsApp;
  beforeAll(async () => {
    server = await openAccounts(engine, { AUTH_CORS_ORIGINS: 'https://app.example' });
  });
  afterAll(() => server.close());

  test('health, settings and keys are public', async () => {
    expect((await server.call('GET', '/health')).body).toEqual({ name: 'Tenfold', version: '0.0.0' });
    expect((await server.call('GET', '/settings')).body).toEqual({
      external: { google: false, email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    });
    const jwks = await server.call('GET', '/.well-known/jwks.json');
    expect(jwks.headers['cache-control']).toBe('public, max-age=600');
    expect(jwks.body).toEqual({
      keys: [
        {
          kty: 'EC',
          crv: 'P-256',
          x: expect.any(String),
          y: expect.any(String),
          kid: expect.any(String),
          alg: 'ES256',
          use: 'sig',
          key_ops: ['verify'],
        },
      ],
    });
  });

  test('other origins get CORS headers only if they are configured, and never credentials', async () => {
    const allowed = await server.call('OPTIONS', '/token', undefined, { headers: { origin: 'https://app.example' } });
    expect(allowed.status).toBe(204);
    expect(allowed.headers['access-control-allow-origin']).toBe('https://app.example');
    expect(allowed.headers['access-control-allow-headers']).toBe(
      'authorization, content-type, apikey, x-client-info, x-supabase-api-version',
    );
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
    const foreign = await server.call('GET', '/health', undefined, { headers: { origin: 'https://evil.example' } });
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('no call sets a cookie or reads one', async () => {
    const { access } = await server.member('cookie@example.org');
    const byCookie = await server.call('GET', '/user', undefined, {
      headers: { cookie: `access_token=${access}; sb-access-token=${access}` },
    });
    expect(byCookie.status).toBe(401);
    expect((await server.call('GET', '/user', undefined, { token: access })).headers['set-cookie']).toBeUndefined();
  });

  test('a used link leads to the error in words', async () => {
    await server.call('POST', '/signup', { email: 'twice@example.org', password: PASSWORD });
    const { link } = proofIn((await server.delivered()).to('twice@example.org')[0]);
    expect(await server.follow(link)).toContain('access_token=');
    expect(await server.follow(link)).toContain(
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&error_reason=link_expired',
    );
  });
});
