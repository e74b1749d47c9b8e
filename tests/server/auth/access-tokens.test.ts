import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type JsonWebKey, type KeyObject } from 'node:crypto';
import { exportJWK } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccessTokens } from '../../../server/auth/credentials/access-token.ts';
import { parseSigningKeys } from '../../../server/auth/credentials/signing-keys.ts';
import { TEST_NOW } from '../app-for-test.ts';
import { onSqliteFirst } from '../engines.ts';
import { openAccounts, SIGNING_KEY, SITE, type AccountsApp, type Member } from './accounts-for-test.ts';

type Json = Record<string, unknown>;
const [OWN] = await parseSigningKeys(SIGNING_KEY);
const OWN_PRIVATE = createPrivateKey({ key: JSON.parse(SIGNING_KEY) as JsonWebKey, format: 'jwk' });
const OWN_PUBLIC = createPublicKey(OWN_PRIVATE);
const STRANGER = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const RSA = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ED = generateKeyPairSync('ed25519');

const encode = (value: unknown): string => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const decode = (part = ''): Json => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;
const es256 = (input: string, key: KeyObject = OWN_PRIVATE): string =>
  sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
const hs256 = (input: string, secret: string | Buffer): string => createHmac('sha256', secret).update(input).digest('base64url');

interface Parts {
  readonly header: Json;
  readonly claims: Json;
  readonly token: string;
}

const ownSigned = (header: Json | string, claims: Json | string): string => {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${es256(input)}`;
};

const without = (claims: Json, name: string): Json => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

const pem = OWN_PUBLIC.export({ type: 'spki', format: 'pem' }) as string;
const der = OWN_PUBLIC.export({ type: 'spki', format: 'der' });
const strangerJwk = STRANGER.publicKey.export({ format: 'jwk' });

const signedBy = (header: Json, claims: Json, key: KeyObject): string => {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${es256(input, key)}`;
};
const withHs = (header: Json, claims: Json, secret: string | Buffer): string => {
  const input = `${encode({ ...header, alg: 'HS256' })}.${encode(claims)}`;
  return `${input}.${hs256(input, secret)}`;
};

/** What each forger makes of a good token. `NOW_S` is the time of the server. */
const FORGERIES: readonly [string, (good: Parts, nowS: number) => string][] = [
  ...['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg): [string, (good: Parts) => string][] => [
    [`alg "${alg}" without signature`, ({ header, claims }) => `${encode({ ...header, alg })}.${encode(claims)}.`],
    [
      `alg "${alg}" with the old signature`,
      ({ header, claims, token }) => `${encode({ ...header, alg })}.${encode(claims)}.${token.split('.')[2] ?? ''}`,
    ],
    [`alg "${alg}" with two parts`, ({ header, claims }) => `${encode({ ...header, alg })}.${encode(claims)}`],
  ]),
  ['HS256 with the public key as PEM', ({ header, claims }) => withHs(header, claims, pem)],
  ['HS256 with the public key as PEM, trimmed', ({ header, claims }) => withHs(header, claims, pem.trim())],
  ['HS256 with the public key as DER', ({ header, claims }) => withHs(header, claims, der)],
  ['HS256 with the x of the public key', ({ header, claims }) => withHs(header, claims, OWN.jwk.x)],
  ['HS256 with an empty secret', ({ header, claims }) => withHs(header, claims, '')],
  ...['HS384', 'HS512', 'RS256', 'PS256', 'ES384', 'ES512', 'EdDSA', 'ES256K', 'es256'].map((alg): [string, (good: Parts) => string] => [
    `our key under alg ${alg}`,
    ({ header, claims }) => ownSigned({ ...header, alg }, claims),
  ]),
  ['alg as a list', ({ header, claims }) => ownSigned({ ...header, alg: ['ES256'] }, claims)],
  ['no alg', ({ header, claims }) => ownSigned(without(header, 'alg'), claims)],
  ['no typ', ({ header, claims }) => ownSigned(without(header, 'typ'), claims)],
  ["another token's typ", ({ header, claims }) => ownSigned({ ...header, typ: 'ticket' }, claims)],
  ['a critical extension', ({ header, claims }) => ownSigned({ ...header, crit: ['exp'] }, claims)],
  [
    'RS256 by a strange key',
    ({ header, claims }) => {
      const input = `${encode({ ...header, alg: 'RS256' })}.${encode(claims)}`;
      return `${input}.${sign('sha256', Buffer.from(input), RSA.privateKey).toString('base64url')}`;
    },
  ],
  [
    'EdDSA by a strange key',
    ({ header, claims }) => {
      const input = `${encode({ ...header, alg: 'EdDSA' })}.${encode(claims)}`;
      return `${input}.${sign(null, Buffer.from(input), ED.privateKey).toString('base64url')}`;
    },
  ],
  ['a strange key under our kid', ({ header, claims }) => signedBy(header, claims, STRANGER.privateKey)],
  ['a strange key under its own kid', ({ header, claims }) => signedBy({ ...header, kid: 'mine' }, claims, STRANGER.privateKey)],
  ['a key in the header', ({ header, claims }) => signedBy({ ...header, jwk: strangerJwk }, claims, STRANGER.privateKey)],
  [
    'a key in the header alone',
    ({ header, claims }) => signedBy({ ...without(header, 'kid'), jwk: strangerJwk }, claims, STRANGER.privateKey),
  ],
  [
    'an address of keys',
    ({ header, claims }) => signedBy({ ...header, kid: 'mine', jku: 'http://127.0.0.1:9/jwks' }, claims, STRANGER.privateKey),
  ],
  ['an address of certificates', ({ header, claims }) => signedBy({ ...header, x5u: 'http://127.0.0.1:9/x' }, claims, STRANGER.privateKey)],
  ['a chain of certificates', ({ header, claims }) => signedBy({ ...header, x5c: ['MIIB'] }, claims, STRANGER.privateKey)],
  ...['', '../../../../dev/null', '/etc/passwd', "' or 1=1 --", '__proto__', 'constructor', 'toString', '0', '\u0000', '*'].map(
    (kid): [string, (good: Parts) => string] => [
      `kid ${JSON.stringify(kid)}`,
      ({ header, claims }) => ownSigned({ ...header, kid }, claims),
    ],
  ),
  ...[null, 0, [], [OWN.kid], { kid: OWN.kid }].map((kid): [string, (good: Parts) => string] => [
    `kid as ${JSON.stringify(kid)}`,
    ({ header, claims }) => ownSigned({ ...header, kid }, claims),
  ]),
  ['no kid', ({ header, claims }) => ownSigned(without(header, 'kid'), claims)],
  ...(['sub', 'session_id', 'role', 'aal', 'gen', 'exp', 'aud', 'iss', 'email', 'amr'] as const).map(
    (name): [string, (good: Parts) => string] => [
      `${name} changed under the old signature`,
      ({ claims, token }) => {
        const [head = '', , tail = ''] = token.split('.');
        return `${head}.${encode({ ...claims, [name]: name === 'exp' || name === 'gen' ? 9_999_999_999 : 'other' })}.${tail}`;
      },
    ],
  ),
  ['a zero signature', ({ header, claims }) => `${encode(header)}.${encode(claims)}.${encode(Buffer.alloc(64).toString('latin1'))}`],
  ['64 zero bytes as signature', ({ token }) => `${token.split('.').slice(0, 2).join('.')}.${Buffer.alloc(64).toString('base64url')}`],
  [
    'the signature in DER',
    ({ token }) => {
      const input = token.split('.').slice(0, 2).join('.');
      return `${input}.${sign('sha256', Buffer.from(input), OWN_PRIVATE).toString('base64url')}`;
    },
  ],
  ['a signature with a byte more', ({ token }) => `${token}AAAA`],
  ['a signature cut short', ({ token }) => token.slice(0, -4)],
  ['a padded signature', ({ token }) => `${token}==`],
  ['a fourth part', ({ token }) => `${token}.x`],
  ['a leading dot', ({ token }) => `.${token}`],
  ['one part', () => encode({ sub: 'x' })],
  ['only dots', () => '..'],
  ['a comma between tokens', ({ token }) => `${token},${token}`],
  ['a header that is no JSON', ({ claims }) => ownSigned('nonsense', claims)],
  ['a header that is a list', ({ claims }) => ownSigned('["ES256"]', claims)],
  ['a header that is null', ({ claims }) => ownSigned('null', claims)],
  ['claims that are no JSON', ({ header }) => ownSigned(header, 'nonsense')],
  ['claims that are a list', ({ header }) => ownSigned(header, '[]')],
  ['claims that are null', ({ header }) => ownSigned(header, 'null')],
  ['expired just now', ({ header, claims }, nowS) => ownSigned(header, { ...claims, exp: nowS })],
  ['expired long ago', ({ header, claims }) => ownSigned(header, { ...claims, exp: 1 })],
  ...[null, '9999999999', [9_999_999_999], true, {}, -1, 0].map((exp): [string, (good: Parts) => string] => [
    `exp as ${JSON.stringify(exp)}`,
    ({ header, claims }) => ownSigned(header, { ...claims, exp }),
  ]),
  ['exp without end', ({ header, claims }) => ownSigned(header, JSON.stringify(claims).replace(/"exp":\d+/, '"exp":1e999'))],
  ['no exp', ({ header, claims }) => ownSigned(header, without(claims, 'exp'))],
  ['not yet good', ({ header, claims }, nowS) => ownSigned(header, { ...claims, nbf: nowS + 60 })],
  ['nbf as a text', ({ header, claims }) => ownSigned(header, { ...claims, nbf: '0' })],
  ...['', 'https://evil.example/auth/v1', SITE, `${SITE}/auth/v1/`, null, [`${SITE}/auth/v1`]].map(
    (iss): [string, (good: Parts) => string] => [
      `iss as ${JSON.stringify(iss)}`,
      ({ header, claims }) => ownSigned(header, { ...claims, iss }),
    ],
  ),
  ['no iss', ({ header, claims }) => ownSigned(header, without(claims, 'iss'))],
  ...['', 'anon', 'upload', null, ['authenticated'], { authenticated: true }].map((aud): [string, (good: Parts) => string] => [
    `aud as ${JSON.stringify(aud)}`,
    ({ header, claims }) => ownSigned(header, { ...claims, aud }),
  ]),
  ['no aud', ({ header, claims }) => ownSigned(header, without(claims, 'aud'))],
  ['no sub', ({ header, claims }) => ownSigned(header, without(claims, 'sub'))],
  ['sub as a list', ({ header, claims }) => ownSigned(header, { ...claims, sub: [claims['sub']] })],
  ['no session', ({ header, claims }) => ownSigned(header, without(claims, 'session_id'))],
  ['no number', ({ header, claims }) => ownSigned(header, without(claims, 'gen'))],
  ['17,000 characters', ({ header, claims }) => ownSigned(header, { ...claims, more: 'x'.repeat(17_000) })],
];

onSqliteFirst('access tokens', (engine) => {
  let server: AccountsApp;
  let member: Member;
  let good: Parts;
  beforeAll(async () => {
    server = await openAccounts(engine);
    member = await server.member('member@example.org');
    const [head, body] = member.access.split('.');
    good = { header: decode(head), claims: decode(body), token: member.access };
  });
  afterAll(() => server.close());

  const elsewhere = (token: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/sync/ticket',
      headers: { authorization: `Bearer ${token}` },
      payload: { deviceId: 'd1', installId: 'i1' },
    });

  test('a good one passes here and elsewhere, and says what it should', async () => {
    expect((await server.call('GET', '/user', undefined, { token: good.token })).status).toBe(200);
    expect((await elsewhere(good.token)).statusCode).toBe(200);
    expect(good.header).toEqual({ alg: 'ES256', kid: OWN.kid, typ: 'JWT' });
    expect(good.claims).toEqual({
      iss: `${SITE}/auth/v1`,
      sub: member.id,
      aud: 'authenticated',
      role: 'authenticated',
      iat: server.clock.now / 1000,
      exp: server.clock.now / 1000 + 3600,
      jti: expect.any(String),
      email: member.email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      session_id: expect.any(String),
      aal: 'aal1',
      amr: [{ method: 'otp', timestamp: server.clock.now / 1000 }],
      is_anonymous: false,
      gen: 1,
    });
  });

  test('what this suite signs by itself passes when nothing is forged: so the refusals below mean something', async () => {
    expect((await server.call('GET', '/user', undefined, { token: ownSigned(good.header, good.claims) })).status).toBe(200);
  });

  test.each(FORGERIES)('refused: %s', async (_what, forge) => {
    const token = forge(good, server.clock.now / 1000);
    const here = await server.call('GET', '/user', undefined, { token });
    expect([here.status, here.body['code']]).toEqual([403, 'bad_jwt']);
    const there = await elsewhere(token);
    expect([there.statusCode, there.json<Json>()['error']]).toEqual([401, 'Authentication required']);
  });

  test('there are at least 110 forgeries, over both families of routes', () => {
    expect(FORGERIES.length * 2).toBeGreaterThanOrEqual(110);
  });

  test('a token of a user that is gone, or of a session of another, is refused in that order', async () => {
    const stranger = ownSigned(good.header, { ...good.claims, sub: '01234567-89ab-4def-8123-456789abcdef' });
    expect((await server.call('GET', '/user', undefined, { token: stranger })).body['code']).toBe('user_not_found');
    const other = await server.member('other@example.org');
    const crossed = ownSigned(good.header, { ...good.claims, sub: other.id });
    expect((await server.call('GET', '/user', undefined, { token: crossed })).body['code']).toBe('session_not_found');
  });

  test('without the word Bearer there is no token', async () => {
    for (const authorization of [good.token, `Basic ${good.token}`, 'Bearer', 'Bearer ', `Bearer ${good.token} x`]) {
      const { status, body } = await server.call('GET', '/user', undefined, { headers: { authorization } });
      expect([status, body['code']], authorization).toEqual([401, 'no_authorization']);
    }
  });

  test('it dies on the second, and the server says so before the client would', async () => {
    const { body } = await server.call('POST', '/token?grant_type=refresh_token', { refresh_token: member.refresh });
    const token = String(body['access_token']);
    server.clock.now += 3_599_000;
    expect((await server.call('GET', '/user', undefined, { token })).status).toBe(200);
    server.clock.now += 1000;
    expect((await server.call('GET', '/user', undefined, { token })).body['code']).toBe('bad_jwt');
  });
});

test('a key that was changed still verifies, and the new one signs', async () => {
  const [older] = await parseSigningKeys(SIGNING_KEY);
  const newer = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const keys = await parseSigningKeys(JSON.stringify({ keys: [newer, JSON.parse(SIGNING_KEY)] }));
  expect(keys.map(({ kid }) => kid)[1]).toBe(older.kid);
  expect(keys[0].jwk).not.toHaveProperty('d');
  expect(await exportJWK(keys[0].publicKey)).toMatchObject({ x: newer.x, y: newer.y });
});

test('a key file and a token of the first version are good as they are', async () => {
  const keyFile = {
    kty: 'EC',
    x: 'sBqj6n0pU63rkPmECZQUAC1ZrB1G2bmV-pNgOXtuUH8',
    y: 't1rVP82RT85Tpa6gm4xerr51T8m2x4mzRfU2yXqSMiU',
    crv: 'P-256',
    d: '9K0nqW7B6GuK8dafH2fmIYVqwNKzBFWA2cVO4NOLrIM',
    kid: 'OWwrBRTEPbXk2RL29qZ9YTo91SM-CW0j437dU1BKJN4',
    alg: 'ES256',
    use: 'sig',
  };
  const token = [
    'eyJhbGciOiJFUzI1NiIsImtpZCI6Ik9Xd3JCUlRFUGJYazJSTDI5cVo5WVRvOTFTTS1DVzBqNDM3ZFUxQktKTjQiLCJ0eXAiOiJKV1QifQ.',
    'eyJpc3MiOiJodHRwOi8vdGVuZm9sZC50ZXN0L2F1dGgvdjEiLCJhdWQiOiJhdXRoZW50aWNhdGVkIiwicm9sZSI6ImF1dGhlbnRpY2F0ZWQiLC',
    'JpYXQiOjE3OTUxNzYwMDAsImV4cCI6MTc5NTE3OTYwMCwianRpIjoiMjFiMTA2NWQtZTc3MC00YzFkLTg5OTQtZGRhNTU2YmNhZjNkIiwicGhv',
    'bmUiOiIiLCJpc19hbm9ueW1vdXMiOmZhbHNlLCJzdWIiOiIwZjZmMWU1Yy02ZjZiLTRiNmUtOWY1Ni0yZjZjM2ExZDdlMTAiLCJlbWFpbCI6Im',
    'FkYUBleGFtcGxlLm9yZyIsImFwcF9tZXRhZGF0YSI6eyJwcm92aWRlciI6ImVtYWlsIiwicHJvdmlkZXJzIjpbImVtYWlsIl19LCJ1c2VyX21l',
    'dGFkYXRhIjp7fSwic2Vzc2lvbl9pZCI6IjdkM2MyYjFhLTExMTEtNDIyMi04MzMzLTQ0NDQ1NTU1NjY2NiIsImFhbCI6ImFhbDEiLCJhbXIiOl',
    't7Im1ldGhvZCI6InBhc3N3b3JkIiwidGltZXN0YW1wIjoxNzk1MTc2MDAwfV0sImdlbiI6M30',
    '.2S1wXsmU8KFKsmu7wIxUd20O7-V94lCm_RNIuEtUgNdQFc4t_tobhFqSMGBWF8bItvyCJqmVitP8ckIzrX0rsw',
  ].join('');
  const keys = await parseSigningKeys(JSON.stringify(keyFile));
  const tokensAt = (now: number) => createAccessTokens({ keys, issuer: `${SITE}/auth/v1`, ttlS: 3600, clock: () => now });
  expect(await tokensAt(TEST_NOW).verify(token)).toEqual({
    userId: '0f6f1e5c-6f6b-4b6e-9f56-2f6c3a1d7e10',
    sessionId: '7d3c2b1a-1111-4222-8333-444455556666',
    gen: 3,
  });
  expect(await tokensAt(TEST_NOW + 3_600_000).verify(token)).toBeUndefined();
});

test.each([
  '',
  '{',
  'null',
  '7',
  '{"d":"secret"',
  '{"keys":[]}',
  '{"kty":"RSA","d":"secret"}',
  '{"kty":"EC","crv":"P-256","x":"secret","y":"secret","d":"secret"}',
])('a file of signing keys that reads %j stops the start, by the name of its setting, and none of it is repeated', async (text) => {
  const refusal = await parseSigningKeys(text).catch((error: unknown) => String(error));
  expect(refusal).toContain('AUTH_SIGNING_KEY_FILE');
  expect(refusal).not.toContain('secret');
});
