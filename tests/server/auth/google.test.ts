import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onSqliteFirst } from '../engines.ts';
import { challengeOf, PASSWORD, proofIn, SITE } from './accounts-for-test.ts';
import { guardedMember } from './factors-for-test.ts';
import { openGoogleApp, told, VERIFIER, type GoogleApp } from './google-for-test.ts';

const EMAIL = 'mia@example.org';

/** Asks for another identity. */
const ASK = `/user/identities/authorize?provider=google&${new URLSearchParams(challengeOf(VERIFIER)).toString()}`;

onSqliteFirst('sign-in with Google', (engine) => {
  let app: GoogleApp;
  beforeEach(async () => {
    app = await openGoogleApp(engine);
  });
  afterEach(() => app.close());

  const usersOf = () => app.server.database.db.selectFrom('users').selectAll().execute();
  const identities = () =>
    app.server.database.db.selectFrom('identities').select(['user_id', 'provider', 'subject', 'email', 'email_verified']).execute();
  const byPassword = (password = PASSWORD) => app.server.call('POST', '/token?grant_type=password', { email: EMAIL, password });
  const noticesTo = async (address: string) =>
    (await app.server.delivered()).to(address).filter(({ subject }) => subject === 'Google was connected to your Tenfold account');

  test('a verified address without an account: a new confirmed user with a neutral name', async () => {
    const { user, access_token: token } = (await app.signIn()) as { user: Record<string, unknown>; access_token: string };
    expect(user).toMatchObject({
      email: EMAIL,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { username: expect.stringMatching(/^learner-/), display_name: expect.stringMatching(/^learner-/) },
      identities: [
        { provider: 'google', id: 'google-1', email: EMAIL, identity_data: { sub: 'google-1', email: EMAIL, email_verified: true } },
      ],
    });
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { amr: { method: string }[]; aal: string };
    expect([claims.aal, claims.amr.map(({ method }) => method)]).toEqual(['aal1', ['oauth']]);
    const profile = await app.server.database.db.selectFrom('profiles').selectAll().executeTakeFirstOrThrow();
    expect(user['user_metadata']).toMatchObject({ username: profile.username });
    expect((await app.server.delivered()).mails).toEqual([]);
  });

  test('the settings say that Google is offered', async () => {
    expect((await app.server.call('GET', '/settings')).body).toMatchObject({ external: { google: true } });
  });

  test('a known identity signs in as its user, whatever its address is now', async () => {
    const { user: first } = (await app.signIn()) as { user: { id: string } };
    app.google.person = { sub: 'google-1', email: 'other@example.org', email_verified: false };
    app.server.clock.now += 60_000;
    const { user: second } = (await app.signIn()) as { user: { id: string; email: string; identities: { last_sign_in_at: string }[] } };
    expect([second.id, second.email]).toEqual([first.id, EMAIL]);
    expect(second.identities[0]?.last_sign_in_at).toBe(new Date(app.server.clock.now).toISOString());
    expect(await identities()).toMatchObject([{ email: 'other@example.org', email_verified: 0 }]);
  });

  test('a verified address with a confirmed account: the identity is added, and its owner is told by mail', async () => {
    const member = await app.server.member(EMAIL, 'Mia');
    const { user } = (await app.signIn()) as { user: { id: string; app_metadata: object; user_metadata: object } };
    expect(user.id).toBe(member.id);
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] });
    expect(user.user_metadata).toMatchObject({ username: 'Mia' });
    expect(await noticesTo(EMAIL)).toHaveLength(1);
    expect((await byPassword()).status).toBe(200);
    await app.signIn();
    expect(await noticesTo(EMAIL)).toHaveLength(1);
  });

  test('a verified address with an account never confirmed: the planted password, data, name and links are gone', async () => {
    await app.server.call('POST', '/signup', { email: EMAIL, password: PASSWORD, data: { username: 'Planted', mine: true } });
    const { token } = proofIn((await app.server.delivered()).to(EMAIL)[0]);
    const { user } = (await app.signIn()) as { user: { user_metadata: object; app_metadata: object } };
    expect(user.user_metadata).toEqual({
      username: expect.stringMatching(/^learner-/),
      display_name: expect.stringMatching(/^learner-/),
    });
    expect(user.app_metadata).toEqual({ provider: 'google', providers: ['google'] });
    expect((await byPassword()).body['code']).toBe('invalid_credentials');
    expect((await app.server.call('POST', '/verify', { type: 'signup', token_hash: token })).body['code']).toBe('otp_expired');
    const free = await app.server.call('POST', '/signup', { email: 'leo@example.org', password: PASSWORD, data: { username: 'Planted' } });
    expect(free.status).toBe(200);
    expect(await usersOf()).toHaveLength(2);
  });

  test.each([
    ['an address that Google has not verified', { sub: 'g', email: EMAIL, email_verified: false }],
    ['an address of which Google says nothing', { sub: 'g', email: EMAIL }],
    ['no address', { sub: 'g', email_verified: true }],
    ['no address that could be one', { sub: 'g', email: 'mia@example.org\r\nBcc: all', email_verified: true }],
  ])('%s: no session, and no account is touched', async (_what, person) => {
    const member = await app.server.member(EMAIL);
    app.google.person = person;
    expect(told(await app.arrive())).toEqual([
      'access_denied',
      'provider_email_needs_verification',
      'Google has not verified the email address of this account',
    ]);
    expect((await usersOf()).map(({ id }) => id)).toEqual([member.id]);
    expect(await identities()).toHaveLength(1);
  });

  test('a banned user gets no session, by a known identity or by a new one', async () => {
    const member = await app.server.member(EMAIL);
    await app.server.database.write((writer) =>
      writer
        .updateTable('users')
        .set({ banned_until: Date.now() + 3_600_000 })
        .execute(),
    );
    expect(told(await app.arrive())[1]).toBe('user_banned');
    expect(await identities()).toHaveLength(1);
    await app.server.database.write((writer) => writer.updateTable('users').set({ banned_until: null }).execute());
    await app.signIn();
    await app.server.database.write((writer) =>
      writer
        .updateTable('users')
        .set({ banned_until: Date.now() + 3_600_000 })
        .execute(),
    );
    expect(told(await app.arrive())[1]).toBe('user_banned');
    expect((await usersOf())[0]?.id).toBe(member.id);
  });

  test('the same new person twice at the same time becomes one user', async () => {
    const paths = await Promise.all([app.cameBack(), app.cameBack()]);
    const landings = await Promise.all(paths.map((path) => app.server.call('GET', path)));
    expect(landings.map(({ headers }) => new URL(String(headers['location'])).searchParams.has('code'))).toEqual([true, true]);
    expect([(await usersOf()).length, (await identities()).length]).toEqual([1, 1]);
  });

  test('a link adds an identity with any address; the own address stays, and both mailboxes are told', async () => {
    const member = await app.server.member('leo@example.org', 'Leo');
    const landing = await app.link(member.access);
    expect([landing.pathname, [...landing.searchParams.keys()]]).toEqual(['/auth/callback', ['code']]);
    const { body } = await app.server.call('GET', '/user', undefined, { token: member.access });
    expect(body).toMatchObject({ email: 'leo@example.org', app_metadata: { provider: 'email', providers: ['email', 'google'] } });
    expect([(await noticesTo('leo@example.org')).length, (await noticesTo(EMAIL)).length]).toEqual([1, 1]);
    app.google.person = { sub: 'google-2', email: 'third@example.org', email_verified: false };
    await app.link(member.access);
    expect(await identities()).toHaveLength(3);
    app.server.clock.now += 3_600_000;
    expect([(await noticesTo('leo@example.org')).length, (await noticesTo('third@example.org')).length]).toEqual([2, 0]);
  });

  test('a link that somebody else followed adds nothing: the code is for the session that asked, with its verifier', async () => {
    const thief = await app.server.member('leo@example.org', 'Leo');
    // The victim's browser comes back from Google by an address that the thief got.
    const code = (await app.askToLink(thief.access)).searchParams.get('code') ?? '';
    expect(await identities()).toHaveLength(1);
    const victim = await app.server.member('victim@example.org', 'Vic');
    const take = (token: string, code_verifier: string) =>
      app.server.call('POST', '/user/identities/connect', { auth_code: code, code_verifier }, { token });
    const asVictim = await take(victim.access, 'w'.repeat(43));
    expect([asVictim.status, asVictim.body['code']]).toEqual([400, 'bad_code_verifier']);
    const exchanged = await app.server.call('POST', '/token?grant_type=pkce', { auth_code: code, code_verifier: 'w'.repeat(43) });
    expect([exchanged.status, exchanged.body['code']]).toEqual([400, 'bad_code_verifier']);
    expect((await identities()).map(({ provider }) => provider)).toEqual(['email', 'email']);
    const { user } = (await app.signIn()) as { user: { id: string } };
    expect([thief.id, victim.id]).not.toContain(user.id);
  });

  test('a link is for the session that asked, not for another of the same user', async () => {
    const member = await app.server.member('leo@example.org', 'Leo');
    const code = (await app.askToLink(member.access)).searchParams.get('code') ?? '';
    const other = await app.server.call('POST', '/token?grant_type=password', { email: member.email, password: PASSWORD });
    const token = String(other.body['access_token']);
    const taken = await app.server.call('POST', '/user/identities/connect', { auth_code: code, code_verifier: VERIFIER }, { token });
    expect([taken.status, taken.body['code']]).toEqual([404, 'flow_state_not_found']);
    expect(await identities()).toHaveLength(1);
  });

  test('a link without a challenge is refused before anybody is asked', async () => {
    const member = await app.server.member('leo@example.org', 'Leo');
    const asked = await app.server.call('GET', '/user/identities/authorize?provider=google', undefined, { token: member.access });
    expect([asked.status, asked.body['code']]).toEqual([400, 'validation_failed']);
    expect(await app.server.database.db.selectFrom('oauth_states').selectAll().execute()).toEqual([]);
  });

  test('Google always asks the person, whatever the caller wants', async () => {
    const member = await app.server.member('leo@example.org', 'Leo');
    const { headers } = await app.server.call('GET', `${ASK}&prompt=none`, undefined, { token: member.access });
    expect(new URL(String(headers['location'])).searchParams.getAll('prompt')).toEqual(['consent']);
  });

  test('a link asks for a fresh proof, like all that changes who one is (decision D34)', async () => {
    const member = await app.server.member('leo@example.org', 'Leo');
    app.server.clock.now += 10 * 60_000;
    const asked = await app.server.call('GET', ASK, undefined, { token: member.access });
    expect([asked.status, asked.body['code']]).toEqual([400, 'reauthentication_needed']);
  });

  test('a link of an identity that another user has is refused; one of the own changes nothing', async () => {
    const owner = (await app.signIn()) as { user: { id: string }; access_token: string };
    const member = await app.server.member('leo@example.org');
    expect(told(await app.link(member.access)).slice(0, 2)).toEqual(['access_denied', 'identity_already_exists']);
    expect((await app.link(owner.access_token)).searchParams.has('code')).toBe(true);
    expect((await identities()).filter(({ provider }) => provider === 'google').map(({ user_id }) => user_id)).toEqual([owner.user.id]);
  });

  test('a link whose session has ended meanwhile adds nothing', async () => {
    const member = await app.server.member('leo@example.org');
    const { body } = await app.server.call('GET', `${ASK}&skip_http_redirect=true`, undefined, { token: member.access });
    const back = await app.google.visit(String(body['url']));
    await app.server.call('POST', '/logout', undefined, { token: member.access });
    const { headers } = await app.server.call('GET', `/callback${back.search}`);
    expect(told(new URL(String(headers['location'])))[1]).toBe('session_not_found');
    expect(await identities()).toHaveLength(1);
  });

  test('whoever has a second step has it still to come after Google, and may neither connect nor disconnect anything before', async () => {
    const member = await guardedMember(app.server, EMAIL);
    const { user, access_token: token } = (await app.signIn()) as {
      user: { id: string; identities: { identity_id: string }[] };
      access_token: string;
    };
    expect([user.id, user.identities.length]).toEqual([member.id, 2]);
    const asked = [
      await app.server.call('GET', '/user/identities/authorize?provider=google&skip_http_redirect=true', undefined, { token }),
      await app.server.call('DELETE', `/user/identities/${user.identities[1]?.identity_id ?? ''}`, undefined, { token }),
    ];
    expect(asked.map(({ status, body }) => [status, body['code']])).toEqual([
      [401, 'insufficient_aal'],
      [401, 'insufficient_aal'],
    ]);
    app.google.person = { sub: 'google-2', email: 'third@example.org', email_verified: true };
    expect((await app.link(member.access)).searchParams.has('code')).toBe(true);
  });

  test('a link without skip_http_redirect leads the browser itself', async () => {
    const member = await app.server.member('leo@example.org');
    const { status, headers } = await app.server.call('GET', ASK, undefined, { token: member.access });
    expect([status, new URL(String(headers['location'])).origin]).toEqual([303, app.google.issuer]);
  });

  test('in the implicit flow the fragment carries the session, and nothing of the provider', async () => {
    const landing = await app.arrive('');
    const fields = new URLSearchParams(landing.hash.slice(1));
    expect(landing.search).toBe('');
    expect([...fields.keys()]).toEqual(['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type']);
    expect((await app.server.call('GET', '/user', undefined, { token: fields.get('access_token') ?? '' })).status).toBe(200);
  });

  test('the return address is the site unless it is allowed, also when the browser comes back', async () => {
    for (const wanted of ['https://evil.example/', `${SITE}@evil.example/`, '//evil.example', 'javascript:alert(1)']) {
      const asked = await app.server.call('GET', `/authorize?provider=google&redirect_to=${encodeURIComponent(wanted)}`);
      const back = await app.google.visit(String(asked.headers['location']));
      const { headers } = await app.server.call('GET', `/callback${back.search}`);
      expect(String(headers['location'])).toMatch(/^http:\/\/tenfold\.test\/#access_token=/);
    }
  });

  test('when sign-ups are closed nobody new comes in, and whoever has an account does', async () => {
    const closed = await openGoogleApp(engine, { AUTH_DISABLE_SIGNUP: 'true' });
    try {
      expect(told(await closed.arrive()).slice(1)).toEqual(['signup_disabled', 'Signups not allowed for this instance']);
      const row = { id: randomUUID(), email: EMAIL, email_confirmed_at: 1, created_at: 1, updated_at: 1 };
      await closed.server.database.write((writer) => writer.insertInto('users').values(row).execute());
      expect(await closed.signIn()).toMatchObject({ user: { id: row.id } });
    } finally {
      await closed.close();
    }
  });
});
