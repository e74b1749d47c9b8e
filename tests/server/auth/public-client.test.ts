import { afterEach, beforeEach, expect, test } from 'vitest';
import { pressed } from '../../pressed-link.ts';
import { onSqliteFirst } from '../engines.ts';
import { openAccounts, PASSWORD, proofIn, publicClient, SITE, type AccountsApp } from './accounts-for-test.ts';

const EMAIL = 'Mia@Example.org';
const ADDRESS = 'mia@example.org';

onSqliteFirst('the unmodified public client', (engine) => {
  let server: AccountsApp;
  let origin: string;

  beforeEach(async () => {
    // The client compares expiry with the machine's clock.
    server = await openAccounts(engine, {}, Date.now());
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => server.close());

  const signUp = (client: ReturnType<typeof publicClient>) =>
    client.signUp({
      email: EMAIL,
      password: PASSWORD,
      options: { data: { username: 'Mia', display_name: 'Mia' }, emailRedirectTo: `${SITE}/auth/callback` },
    });

  const follow = async (link: URL): Promise<URL> => {
    const address = `${origin}${link.pathname}`;
    const page = await fetch(`${address}${link.search}`, { redirect: 'manual' });
    expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([200, 'no-store', 'no-referrer']);
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(pressed(link)),
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return new URL(((await answer.json()) as { readonly location: string }).location);
  };

  const signedIn = async (client = publicClient(origin)) => {
    await signUp(client);
    const { link } = proofIn((await server.delivered()).to(ADDRESS)[0]);
    await follow(link);
    const { error } = await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(error).toBeNull();
    return client;
  };

  test('signs up, and the mailed link opened in the same browser brings a session', async () => {
    const client = publicClient(origin);
    const { data, error } = await signUp(client);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.email).toBe(ADDRESS);
    const { link, token } = proofIn((await server.delivered()).to(ADDRESS)[0]);
    expect(link.origin).toBe(SITE);
    expect(token).toMatch(/^pkce_[A-Za-z0-9_-]{22,}$/);
    const landing = await follow(link);
    expect(`${landing.origin}${landing.pathname}`).toBe(`${SITE}/auth/callback`);
    expect(landing.hash).toBe('');
    expect([...landing.searchParams.keys()]).toEqual(['code']);
    const exchanged = await client.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
    expect(exchanged.error).toBeNull();
    expect(exchanged.data.session?.user.email_confirmed_at).toBeDefined();
    expect(exchanged.data.session?.user.factors).toEqual([]);
  });

  test('confirms by the token of the link and by the six digits', async () => {
    const byToken = publicClient(origin);
    await signUp(byToken);
    const { token } = proofIn((await server.delivered()).to(ADDRESS)[0]);
    const { data, error } = await byToken.verifyOtp({ token_hash: token, type: 'signup' });
    expect(error).toBeNull();
    expect(data.session?.access_token).toBeDefined();

    const byCode = publicClient(origin, 'implicit');
    await byCode.signUp({ email: 'leo@example.org', password: PASSWORD });
    const { code } = proofIn((await server.delivered()).to('leo@example.org')[0]);
    const typed = await byCode.verifyOtp({ email: 'leo@example.org', token: code, type: 'signup' });
    expect(typed.error).toBeNull();
    expect(typed.data.user?.email).toBe('leo@example.org');
  });

  test('takes the type that its documentation names for every code', async () => {
    const client = publicClient(origin, 'implicit');
    await client.signUp({ email: EMAIL, password: PASSWORD });
    const { code } = proofIn((await server.delivered()).to(ADDRESS).at(-1));
    expect((await client.verifyOtp({ email: EMAIL, token: code === '000000' ? '111111' : '000000', type: 'email' })).error?.code).toBe(
      'otp_expired',
    );
    const confirmed = await client.verifyOtp({ email: EMAIL, token: code, type: 'email' });
    expect([confirmed.error, confirmed.data.user?.email]).toEqual([null, ADDRESS]);
    await client.resetPasswordForEmail(EMAIL);
    const recovery = proofIn((await server.delivered()).to(ADDRESS).at(-1));
    const recovered = await client.verifyOtp({ token_hash: recovery.token, type: 'email' });
    expect([recovered.error, recovered.data.user?.email]).toEqual([null, ADDRESS]);
  });

  test('in the implicit flow the link carries the session in the fragment, and nothing in the query', async () => {
    await publicClient(origin, 'implicit').signUp({
      email: EMAIL,
      password: PASSWORD,
      options: { emailRedirectTo: `${SITE}/auth/callback` },
    });
    const landing = await follow(proofIn((await server.delivered()).to(ADDRESS)[0]).link);
    const fields = new URLSearchParams(landing.hash.slice(1));
    expect(landing.search).toBe('');
    expect(fields.get('type')).toBe('signup');
    const { error } = await publicClient(origin).setSession({
      access_token: fields.get('access_token') ?? '',
      refresh_token: fields.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
  });

  test('signs in, reads the user, verifies its token by the published keys', async () => {
    const client = await signedIn();
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({
      email: ADDRESS,
      role: 'authenticated',
      aud: 'authenticated',
      is_anonymous: false,
      factors: [],
      user_metadata: { username: 'Mia' },
    });
    const claims = await client.getClaims();
    expect(claims.error).toBeNull();
    expect(claims.data?.claims).toMatchObject({ iss: `${SITE}/auth/v1`, aal: 'aal1', gen: 1, email: ADDRESS });
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  test('says what was wrong, with its code', async () => {
    const client = publicClient(origin);
    await signUp(client);
    expect((await client.signInWithPassword({ email: EMAIL, password: PASSWORD })).error).toMatchObject({
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
    expect((await client.signInWithPassword({ email: EMAIL, password: 'wrong horse' })).error).toMatchObject({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    expect((await client.signUp({ email: 'x@example.org', password: 'short' })).error).toMatchObject({
      code: 'weak_password',
      reasons: ['length'],
    });
  });

  test('updates data and password; the other devices are signed out, this one stays', async () => {
    const [here, there] = [await signedIn(), publicClient(origin)];
    await there.signInWithPassword({ email: EMAIL, password: PASSWORD });
    const changed = await here.updateUser({ data: { colour: 'green', username: null }, password: 'a new password' });
    expect(changed.error).toBeNull();
    expect(changed.data.user?.user_metadata).toEqual({ colour: 'green', display_name: 'Mia' });
    expect((await here.getUser()).error).toBeNull();
    expect((await there.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await server.delivered()).to(ADDRESS).at(-1)?.subject).toBe('Your Tenfold password was changed');
    expect((await publicClient(origin).signInWithPassword({ email: EMAIL, password: PASSWORD })).error?.code).toBe('invalid_credentials');
    expect((await publicClient(origin).signInWithPassword({ email: EMAIL, password: 'a new password' })).error).toBeNull();
  });

  test('refreshes, and the new tokens work', async () => {
    const client = await signedIn();
    const before = (await client.getSession()).data.session;
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
    expect((await client.getUser()).error).toBeNull();
  });

  test.each(['local', 'others', 'global'] as const)('signs out with scope %s exactly the sessions it names', async (scope) => {
    const [here, there] = [await signedIn(), publicClient(origin)];
    await there.signInWithPassword({ email: EMAIL, password: PASSWORD });
    const tokens = [(await here.getSession()).data.session?.access_token, (await there.getSession()).data.session?.access_token];
    expect((await here.signOut({ scope })).error).toBeNull();
    const alive = await Promise.all(tokens.map(async (token) => (await server.call('GET', '/user', undefined, { token })).status === 200));
    expect(alive).toEqual({ local: [false, true], others: [true, false], global: [false, false] }[scope]);
  });

  test('recovers a forgotten password', async () => {
    await signedIn();
    const client = publicClient(origin);
    expect((await client.resetPasswordForEmail(EMAIL, { redirectTo: `${SITE}/auth/callback` })).error).toBeNull();
    const landing = await follow(proofIn((await server.delivered()).to(ADDRESS).at(-1)).link);
    expect((await client.exchangeCodeForSession(landing.searchParams.get('code') ?? '')).error).toBeNull();
    expect((await client.updateUser({ password: 'found again' })).error).toBeNull();
    expect((await publicClient(origin).signInWithPassword({ email: EMAIL, password: 'found again' })).error).toBeNull();
  });

  test('moves to another address once both mailboxes agreed, in any order', async () => {
    const client = await signedIn(publicClient(origin, 'implicit'));
    const wanted = await client.updateUser({ email: 'mia@new.example' });
    expect(wanted.data.user?.new_email).toBe('mia@new.example');
    const post = await server.delivered();
    const half = await follow(proofIn(post.to('mia@new.example')[0]).link);
    expect(half.hash).toMatch(/^#message=/);
    expect((await client.getUser()).data.user?.email).toBe(ADDRESS);
    await follow(proofIn(post.to(ADDRESS).at(-1)).link);
    expect((await client.getUser()).data.user?.email).toBe('mia@new.example');
    expect((await publicClient(origin).signInWithPassword({ email: 'mia@new.example', password: PASSWORD })).error).toBeNull();
  });
});
