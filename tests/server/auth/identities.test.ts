import type { UserIdentity } from '@supabase/auth-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEachEngine } from '../engines.ts';
import { PASSWORD, proofIn, publicClient, SITE, type Member } from './accounts-for-test.ts';
import { openGoogleApp, type GoogleApp } from './google-for-test.ts';

const EMAIL = 'mia@example.org';
const options = { redirectTo: `${SITE}/auth/callback` };

onEachEngine('the unmodified public client and Google', (engine) => {
  let app: GoogleApp;
  let origin: string;
  beforeEach(async () => {
    app = await openGoogleApp(engine);
    origin = await app.server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  /** Follows an address as a browser does, from the server to the provider and back to the site. */
  const follow = async (address: string | null): Promise<URL> => {
    const begun = new URL(address ?? '');
    const toGoogle = begun.origin === origin ? (await fetch(begun, { redirect: 'manual' })).headers.get('location') : begun.href;
    const back = await app.google.visit(toGoogle ?? '');
    app.server.clock.now += 1000;
    const answer = await fetch(`${origin}${back.pathname}${back.search}`, { redirect: 'manual' });
    return new URL(answer.headers.get('location') ?? '');
  };

  const identitiesOf = async (client: ReturnType<typeof publicClient>): Promise<readonly UserIdentity[]> =>
    (await client.getUserIdentities()).data?.identities ?? [];

  const signedIn = async (flow: 'pkce' | 'implicit') => {
    const client = publicClient(origin, flow);
    const { data, error } = await client.signInWithOAuth({
      provider: 'google',
      options: { ...options, queryParams: { access_type: 'offline', prompt: 'consent' } },
    });
    expect(error).toBeNull();
    const landing = await follow(data.url);
    expect(`${landing.origin}${landing.pathname}`).toBe(`${SITE}/auth/callback`);
    return { client, landing };
  };

  test('signs in by PKCE', async () => {
    const { client, landing } = await signedIn('pkce');
    expect(landing.hash).toBe('');
    const { data, error } = await client.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
    expect([error, data.session?.user.app_metadata]).toEqual([null, { provider: 'google', providers: ['google'] }]);
    expect((await client.getUser()).data.user?.email).toBe(EMAIL);
    expect(app.google.asked.get('prompt')).toBe('consent');
  });

  test('signs in by the implicit flow', async () => {
    const { client, landing } = await signedIn('implicit');
    const fields = new URLSearchParams(landing.hash.slice(1));
    const { error } = await client.setSession({
      access_token: fields.get('access_token') ?? '',
      refresh_token: fields.get('refresh_token') ?? '',
    });
    expect([error, (await client.getUser()).data.user?.email]).toEqual([null, EMAIL]);
  });

  test('does not link by the implicit flow: nothing would show who asked', async () => {
    await app.server.member('leo@example.org', 'Leo');
    const client = publicClient(origin, 'implicit');
    await client.signInWithPassword({ email: 'leo@example.org', password: PASSWORD });
    expect((await client.linkIdentity({ provider: 'google', options })).error?.code).toBe('validation_failed');
  });

  test('links, lists and unlinks by PKCE', async () => {
    await app.server.member('leo@example.org', 'Leo');
    const client = publicClient(origin);
    await client.signInWithPassword({ email: 'leo@example.org', password: PASSWORD });
    const linking = await client.linkIdentity({ provider: 'google', options });
    expect(linking.error).toBeNull();
    const landing = await follow(linking.data.url);
    expect(await identitiesOf(client)).toHaveLength(1);
    expect((await client.exchangeCodeForSession(landing.searchParams.get('code') ?? '')).error).toBeNull();
    const listed = await identitiesOf(client);
    expect(listed.map(({ provider, identity_data: known }) => [provider, known?.['email']])).toEqual([
      ['email', 'leo@example.org'],
      ['google', EMAIL],
    ]);
    for (const google of listed.slice(1)) expect((await client.unlinkIdentity(google)).error).toBeNull();
    const left = await identitiesOf(client);
    expect(left.map(({ provider }) => provider)).toEqual(['email']);
    for (const last of left) expect((await client.unlinkIdentity(last)).error?.code).toBe('single_identity_not_deletable');
  });
});

onEachEngine('identities', (engine) => {
  let app: GoogleApp;
  let member: Member;
  let own: readonly string[];
  beforeEach(async () => {
    app = await openGoogleApp(engine);
    member = await app.server.member('leo@example.org', 'Leo');
    await app.link(member.access);
    own = await identitiesOf(member.access);
  });
  afterEach(() => app.close());

  const identitiesOf = async (token: string): Promise<readonly string[]> => {
    const { body } = await app.server.call('GET', '/user', undefined, { token });
    return (body['identities'] as UserIdentity[]).map(({ identity_id }) => identity_id);
  };
  const unlink = async (id: string | undefined, token = member.access) => {
    const { status, body } = await app.server.call('DELETE', `/user/identities/${id ?? ''}`, undefined, {
      token,
      headers: { 'content-type': 'application/json' },
    });
    return [status, body['code']];
  };

  test('of two removed at the same time one stays', async () => {
    const answers = await Promise.all(own.map((id) => unlink(id)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([, code]) => code === 'single_identity_not_deletable')).toHaveLength(1);
    expect(await identitiesOf(member.access)).toHaveLength(1);
  });

  test('of another user are answered like those that do not exist', async () => {
    const other = await app.server.member('ada@example.org');
    expect(await unlink(own[1], other.access)).toEqual([422, 'identity_not_found']);
    expect(await unlink('01234567-89ab-4def-8123-456789abcdef')).toEqual([422, 'identity_not_found']);
    expect(await identitiesOf(member.access)).toEqual(own);
  });

  test('a removed one no longer signs in as the user', async () => {
    expect(await unlink(own[1])).toEqual([200, undefined]);
    const { user } = (await app.signIn()) as { user: { id: string } };
    expect(user.id).not.toBe(member.id);
  });

  test('without the e-mail identity the password signs in no more, until a new one is chosen', async () => {
    expect(await unlink(own[0])).toEqual([200, undefined]);
    const signIn = (password: string) => app.server.call('POST', '/token?grant_type=password', { email: member.email, password });
    expect((await signIn(PASSWORD)).body['code']).toBe('invalid_credentials');
    app.server.clock.now += 1000;
    await app.server.call('PUT', '/user', { password: 'a new password' }, { token: member.access });
    expect((await signIn('a new password')).body['user']).toMatchObject({ app_metadata: { providers: ['google', 'email'] } });
  });

  test('whoever came by Google can choose a password by mail, and disconnect Google', async () => {
    app.google.person = { sub: 'google-9', email: 'zoe@example.org', email_verified: true };
    await app.signIn();
    await app.server.call('POST', '/recover', { email: 'zoe@example.org' });
    const { token } = proofIn((await app.server.delivered()).to('zoe@example.org').at(-1));
    const { body } = await app.server.call('POST', '/verify', { type: 'recovery', token_hash: token });
    const access = String(body['access_token']);
    app.server.clock.now += 1000;
    await app.server.call('PUT', '/user', { password: 'chosen by Zoe' }, { token: access });
    const [google] = await identitiesOf(access);
    expect(await unlink(google, access)).toEqual([200, undefined]);
    const signIn = await app.server.call('POST', '/token?grant_type=password', { email: 'zoe@example.org', password: 'chosen by Zoe' });
    expect(signIn.status).toBe(200);
  });
});
