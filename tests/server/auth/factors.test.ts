import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachEngine } from '../engines.ts';
import { openAccounts, PASSWORD, proofIn, publicClient, SITE, type AccountsApp } from './accounts-for-test.ts';
import { claimsIn, codeAt, STEP_MS, wrongCodeAt } from './factors-for-test.ts';

type Client = ReturnType<typeof publicClient>;

/** What a good answer holds. */
function good<Answer extends { readonly data: unknown; readonly error: unknown }>(answer: Answer) {
  expect(answer.error).toBeNull();
  if (answer.data === null) throw new Error('an answer without data');
  return answer.data as NonNullable<Extract<Answer, { readonly error: null }>['data']>;
}

onEachEngine('two-step sign-in with the unmodified public client', (engine) => {
  let server: AccountsApp;
  let origin: string;
  let count = 0;
  beforeAll(async () => {
    // The client compares expiry with the machine's clock.
    server = await openAccounts(engine, { AUTH_ACCESS_TTL_S: '86400' }, Date.now());
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  const signIn = async (email: string): Promise<Client> => {
    const client = publicClient(origin);
    good(await client.signInWithPassword({ email, password: PASSWORD }));
    return client;
  };
  /** A client that is signed in, with a new account. */
  const newcomer = async (): Promise<{ client: Client; email: string }> => {
    count += 1;
    const email = `mia${count}@example.org`;
    await server.member(email);
    return { client: await signIn(email), email };
  };
  const enroll = async (client: Client, friendlyName?: string) =>
    good(await client.mfa.enroll({ factorType: 'totp', ...(friendlyName !== undefined && { friendlyName }) }));
  /** The code that the app shows; the next one is asked for in the next step. */
  const shown = (secret: string): string => {
    const code = codeAt(secret, server.clock.now);
    server.clock.now += STEP_MS;
    return code;
  };
  /** A newcomer with two-step sign-in. */
  const guarded = async () => {
    const { client, email } = await newcomer();
    const { id, totp } = await enroll(client, 'My phone');
    good(await client.mfa.challengeAndVerify({ factorId: id, code: shown(totp.secret) }));
    // Mails of one moment come in any order: later ones come alone once that of the factor is there.
    await server.delivered();
    return { client, email, factorId: id, secret: totp.secret };
  };
  const level = async (client: Client) => {
    const { currentLevel, nextLevel } = good(await client.mfa.getAuthenticatorAssuranceLevel());
    return [currentLevel, nextLevel];
  };
  const tokenOf = async (client: Client): Promise<string> => (await client.getSession()).data.session?.access_token ?? '';

  test('enrolling gives secret, address and picture, and counts for nothing before the first code', async () => {
    const { client, email } = await newcomer();
    const { id, type, friendly_name, totp } = await enroll(client, 'My phone');
    expect([type, friendly_name]).toEqual(['totp', 'My phone']);
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(totp.uri);
    expect([uri.protocol, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', expect.stringContaining(`/Tenfold:${email}`)]);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: totp.secret,
      issuer: 'Tenfold',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#%]+<\/svg>$/);
    const { data } = await client.mfa.listFactors();
    expect(data?.all).toEqual([
      {
        id,
        friendly_name: 'My phone',
        factor_type: 'totp',
        status: 'unverified',
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ]);
    expect(data?.totp).toEqual([]);
    expect(await level(client)).toEqual(['aal1', 'aal1']);
    expect(JSON.stringify(good(await client.getUser()))).not.toContain(totp.secret);
  });

  test('the first code raises the session, and the owner is told by mail', async () => {
    const { client, email, factorId } = await guarded();
    expect(await level(client)).toEqual(['aal2', 'aal2']);
    const { totp } = good(await client.mfa.listFactors());
    expect(totp.map(({ id, status }) => [id, status])).toEqual([[factorId, 'verified']]);
    const claims = good(await client.getClaims())?.claims;
    expect(claims).toMatchObject({ aal: 'aal2', gen: 3, amr: [{ method: 'totp' }, { method: 'password' }] });
    expect((await server.delivered()).to(email).at(-1)?.subject).toBe('Two-step sign-in was set up for your Tenfold account');
  });

  test('a sign-in then has a second step; a refresh keeps what was reached', async () => {
    const { email, factorId, secret } = await guarded();
    const client = await signIn(email);
    expect(await level(client)).toEqual(['aal1', 'aal2']);
    good(await client.refreshSession());
    expect(await level(client)).toEqual(['aal1', 'aal2']);
    const { id, type, expires_at } = good(await client.mfa.challenge({ factorId }));
    expect([type, expires_at]).toEqual(['totp', Math.floor((server.clock.now + 300_000) / 1000)]);
    const wrong = await client.mfa.verify({ factorId, challengeId: id, code: wrongCodeAt(secret, server.clock.now) });
    expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed', status: 422, message: 'Invalid TOTP code entered' });
    const session = good(await client.mfa.verify({ factorId, challengeId: id, code: shown(secret) }));
    expect(session.user.factors?.map(({ status }) => status)).toEqual(['verified']);
    expect(await level(client)).toEqual(['aal2', 'aal2']);
    good(await client.refreshSession());
    expect(await level(client)).toEqual(['aal2', 'aal2']);
    expect(claimsIn(await tokenOf(client))).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] });
  });

  test('without it a session reads its user, refreshes and signs out, and nothing more', async () => {
    const { client: owner, email, factorId } = await guarded();
    const client = await signIn(email);
    expect((await client.getUser()).error).toBeNull();
    const refused = [
      await client.updateUser({ password: 'a new password' }),
      await client.updateUser({ email: 'thief@example.org' }),
      await client.updateUser({ data: { a: 1 } }),
      await client.mfa.enroll({ factorType: 'totp' }),
      await client.mfa.unenroll({ factorId }),
    ];
    expect(refused.map(({ error }) => [error?.status, error?.code])).toEqual([
      [401, 'insufficient_aal'],
      [401, 'insufficient_aal'],
      [401, 'insufficient_aal'],
      [403, 'insufficient_aal'],
      [422, 'insufficient_aal'],
    ]);
    expect((await client.signOut({ scope: 'local' })).error).toBeNull();
    expect((await owner.getUser()).error).toBeNull();
  });

  test('a recovery link is a first step like any other', async () => {
    const { email, factorId, secret } = await guarded();
    const client = publicClient(origin);
    good(await client.resetPasswordForEmail(email, { redirectTo: `${SITE}/auth/callback` }));
    const { link } = proofIn((await server.delivered()).to(email).at(-1));
    good(await client.exchangeCodeForSession(new URL(await server.follow(link)).searchParams.get('code') ?? ''));
    expect(await level(client)).toEqual(['aal1', 'aal2']);
    expect((await client.updateUser({ password: 'found again' })).error?.code).toBe('insufficient_aal');
    good(await client.mfa.challengeAndVerify({ factorId, code: shown(secret) }));
    good(await client.updateUser({ password: 'found again' }));
  });

  test('removing the last factor ends two-step sign-in everywhere; the next tokens say so', async () => {
    const { client, email, factorId, secret } = await guarded();
    const other = await signIn(email);
    good(await other.mfa.challengeAndVerify({ factorId, code: shown(secret) }));
    good(await client.mfa.unenroll({ factorId }));
    for (const each of [client, other]) {
      good(await each.refreshSession());
      expect(await level(each)).toEqual(['aal1', 'aal1']);
      expect(claimsIn(await tokenOf(each))).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    }
    good(await other.updateUser({ data: { a: 1 } }));
    // What was told within this hour already is that it was set up.
    server.clock.now += 3_600_000;
    expect((await server.delivered()).to(email).at(-1)?.subject).toBe('Two-step sign-in is off for your Tenfold account');
  });

  test('a second factor is its own way in, and removing one lowers only what it raised', async () => {
    const { client, email, factorId, secret } = await guarded();
    const spare = await enroll(client, 'Spare');
    good(await client.mfa.challengeAndVerify({ factorId: spare.id, code: shown(spare.totp.secret) }));
    const other = await signIn(email);
    good(await other.mfa.challengeAndVerify({ factorId, code: shown(secret) }));
    good(await client.mfa.unenroll({ factorId }));
    expect((await client.updateUser({ data: { a: 1 } })).error).toBeNull();
    expect((await other.updateUser({ data: { a: 2 } })).error?.code).toBe('insufficient_aal');
    good(await other.mfa.challengeAndVerify({ factorId: spare.id, code: shown(spare.totp.secret) }));
    expect((await other.updateUser({ data: { a: 3 } })).error).toBeNull();
  });

  test('names are unique when given, ten factors are the most, and what was left half done makes way after five minutes', async () => {
    const { client } = await newcomer();
    await enroll(client, 'Twice');
    const again = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Twice' });
    expect([again.error?.status, again.error?.code]).toEqual([422, 'mfa_factor_name_conflict']);
    for (let i = 0; i < 9; i += 1) await enroll(client);
    const eleventh = await client.mfa.enroll({ factorType: 'totp' });
    expect([eleventh.error?.status, eleventh.error?.code]).toEqual([422, 'too_many_enrolled_mfa_factors']);
    server.clock.now += 5 * 60_000;
    const { id } = await enroll(client, 'Twice');
    expect(good(await client.mfa.listFactors()).all.map((factor) => factor.id)).toEqual([id]);
  });

  test('the first code of one removes others that were never finished', async () => {
    const { client } = await newcomer();
    await enroll(client, 'Forgotten');
    const { id, totp } = await enroll(client);
    good(await client.mfa.challengeAndVerify({ factorId: id, code: shown(totp.secret) }));
    expect(good(await client.mfa.listFactors()).all.map((factor) => factor.id)).toEqual([id]);
  });

  test('a recovery code is a second step; the client takes the session that it brings', async () => {
    const { client: owner, email } = await guarded();
    const ask = async (method: 'GET' | 'POST', path: string, token: string, body?: object) => server.call(method, path, body, { token });
    const made = await ask('POST', '/recovery-codes', await tokenOf(owner));
    const codes = made.body['codes'] as readonly string[];
    const client = await signIn(email);
    const { status, body } = await ask('POST', '/recovery-codes/verify', await tokenOf(client), { code: codes[0] });
    expect(status).toBe(200);
    good(await client.setSession({ access_token: String(body['access_token']), refresh_token: String(body['refresh_token']) }));
    expect(await level(client)).toEqual(['aal2', 'aal2']);
    good(await client.refreshSession());
    good(await client.updateUser({ data: { a: 1 } }));
    expect((await ask('GET', '/recovery-codes', await tokenOf(client))).body).toEqual({ left: 9 });
  });
});
