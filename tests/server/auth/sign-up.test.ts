import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEachEngine } from '../engines.ts';
import { challengeOf, openAccounts, PASSWORD, proofIn, SITE, type AccountsApp, type Answer } from './accounts-for-test.ts';

const EMAIL = 'mia@example.org';

/** An answer with its values replaced by their kinds: what two answers may not differ in. */
const skeleton = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(skeleton);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, skeleton(inner)]));
  return typeof value === 'string'
    ? value
        .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'uuid')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    : value;
};
const shape = ({ status, headers, body }: Answer, email: string): unknown => {
  const { date: _date, ...kept } = headers;
  return skeleton({ status, headers: kept, body: JSON.parse(JSON.stringify(body).replaceAll(email, 'address')) as unknown });
};

onEachEngine('sign-up', (engine) => {
  let server: AccountsApp;
  beforeEach(async () => {
    server = await openAccounts(engine);
  });
  afterEach(() => server.close());

  const signUp = (email: string, more: object = {}): Promise<Answer> =>
    server.call('POST', '/signup', { email, password: PASSWORD, ...more });
  const signIn = (email: string, password: string): Promise<Answer> =>
    server.call('POST', '/token?grant_type=password', { email, password });
  const linkTo = async (email: string) => proofIn((await server.delivered()).to(email).at(-1));
  const follow = (link: URL): Promise<string> => server.follow(link);

  test('answers free, unconfirmed and taken addresses in one shape', async () => {
    await server.member('taken@example.org');
    await signUp('await@example.org');
    server.clock.now += 61_000;
    const shapes = [];
    for (const email of ['freed@example.org', 'await@example.org', 'taken@example.org'])
      shapes.push(shape(await signUp(email, { data: { a: 1 } }), email));
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  test('stays the same when it is asked again: ids and times tell nothing', async () => {
    await server.member('taken@example.org');
    for (const email of ['free@example.org', 'taken@example.org']) {
      const [first, second] = [await signUp(email), await signUp(email)];
      expect(second.body).toEqual(first.body);
    }
  });

  test('tells the owner of a taken address, without a link, and changes nothing', async () => {
    const member = await server.member('taken@example.org');
    server.clock.now += 61_000;
    const { body } = await server.call('POST', '/signup', { email: 'Taken@Example.org', password: 'planted one' });
    expect(body['id']).not.toBe(member.id);
    const notice = (await server.delivered()).to('taken@example.org').at(-1);
    expect(notice?.subject).toBe('You already have a Tenfold account');
    expect(`${notice?.text ?? ''}${notice?.html ?? ''}`).not.toMatch(/https?:|(?<!#)\b\d{6}\b/);
    expect((await signIn('taken@example.org', 'planted one')).status).toBe(400);
    expect((await signIn('taken@example.org', PASSWORD)).status).toBe(200);
  });

  test('answers an unknown address, a wrong password and an unconfirmed account alike', async () => {
    await server.member('taken@example.org');
    await signUp('waiting@example.org');
    const shapes = [];
    for (const email of ['nobody@example.org', 'taken@example.org', 'waiting@example.org'])
      shapes.push(shape(await signIn(email, 'wrong horse'), email));
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  test.each(['/recover', '/resend'])('%s answers by address and history alone', async (path) => {
    await server.member('taken@example.org');
    await signUp('waiting@example.org');
    server.clock.now += 61_000;
    for (const round of [200, 429]) {
      const shapes = [];
      for (const email of ['nobody@example.org', 'taken@example.org', 'waiting@example.org']) {
        const answer = await server.call('POST', path, { type: 'signup', email });
        expect(answer.status).toBe(round);
        shapes.push(shape(answer, email));
      }
      expect(shapes[1]).toEqual(shapes[0]);
      expect(shapes[2]).toEqual(shapes[0]);
    }
    const { headers, body } = await server.call('POST', path, { type: 'signup', email: 'nobody@example.org' });
    expect([headers['retry-after'], body['code'], body['message']]).toEqual([
      '60',
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 60 seconds.',
    ]);
  });

  test('checks a username the same way whether or not the address is taken', async () => {
    await server.member('taken@example.org', 'Mia');
    for (const email of ['free@example.org', 'taken@example.org']) {
      const { status, body } = await signUp(email, { data: { username: 'mia' } });
      expect([status, body['message']]).toEqual([422, 'Username already exists. Try another name.']);
    }
  });

  test('a display name that is taken gives way to the username, silently', async () => {
    await server.member('taken@example.org', 'Mia');
    await signUp(EMAIL, { data: { username: 'Noa', display_name: 'mia' } });
    const { body } = await server.call('POST', '/verify', { type: 'signup', token_hash: (await linkTo(EMAIL)).token });
    const { id, user_metadata } = body['user'] as { id: string; user_metadata: unknown };
    expect(user_metadata).toEqual({ username: 'Noa', display_name: 'Noa' });
    expect(await server.accounts.directory.profile(id)).toEqual({ username: 'Noa', displayName: 'Noa', role: 'player' });
  });

  test('six at once for one address give six equal answers, one account and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(EMAIL, { data: { username: 'Mia' } })));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await server.database.db.selectFrom('users').select('id').execute()).toHaveLength(1);
    expect((await server.delivered()).to(EMAIL)).toHaveLength(1);
    expect(await follow((await linkTo(EMAIL)).link)).toContain('access_token=');
    expect((await signIn(EMAIL, PASSWORD)).status).toBe(200);
  });

  test('six at once for one username have one winner', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => signUp(`learner${String(i)}@example.org`, { data: { username: i % 2 === 0 ? 'Mia' : 'MIA' } })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422, 422, 422, 422]);
    expect(await server.database.db.selectFrom('profiles').select('user_id').execute()).toHaveLength(1);
    expect(await server.database.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  test('a recovery of an account never confirmed ends the password that was planted in it', async () => {
    await signUp(EMAIL, { password: 'planted by a stranger' });
    await server.call('POST', '/recover', { email: EMAIL });
    expect(await follow((await linkTo(EMAIL)).link)).toContain('access_token=');
    expect((await signIn(EMAIL, 'planted by a stranger')).body['code']).toBe('invalid_credentials');
  });

  test('nothing but its own fields has an effect', async () => {
    await signUp(EMAIL, {
      id: 'x',
      role: 'admin',
      app_metadata: { role: 'admin' },
      email_confirmed_at: 'now',
      user_metadata: { a: 1 },
      is_anonymous: true,
      data: { role: 'admin', username: 'Mia' },
    });
    const { token } = await linkTo(EMAIL);
    const { body } = await server.call('POST', '/verify', { type: 'signup', token_hash: token });
    expect(body['user']).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { role: 'admin', username: 'Mia' },
    });
    const { id } = body['user'] as { id: string };
    expect(await server.accounts.directory.profile(id)).toEqual({ username: 'Mia', displayName: 'Mia', role: 'player' });
  });

  test('a learner without a name gets a neutral one, not a piece of the address', async () => {
    const { id } = await server.member('mia.secret@example.org');
    const profile = await server.accounts.directory.profile(id);
    expect(profile?.username).toMatch(/^learner-[2-9a-z]{8}$/);
    expect(profile?.displayName).toBe(profile?.username);
  });

  test('every sign of a password counts, and none is cut off or folded', async () => {
    const passwords = [`${'p'.repeat(127)}a`, 'p\u0000assword', ' lead and trail ', 'A\u030angstrom', 'ååååååå', '日本語の合言葉'];
    for (const [i, password] of passwords.entries()) {
      const email = `user${String(i)}@example.org`;
      await signUp(email, { password });
      await follow((await linkTo(email)).link);
      expect((await signIn(email, password)).status, password).toBe(200);
      expect((await signIn(email, `${password} `)).status, password).toBe(400);
      expect((await signIn(email, password.slice(0, -1))).status, password).toBe(400);
      // Composed signs are the same password (decision D35), blanks at its ends are not.
      const composed = password.normalize('NFC').trim();
      const isSame = composed.normalize('NFKC') === password.normalize('NFKC');
      expect((await signIn(email, composed)).status, password).toBe(isSame ? 200 : 400);
    }
  });

  test('a hash names its parameters, and no row holds the password', async () => {
    await signUp(EMAIL);
    const rows = await server.database.db.selectFrom('users').selectAll().execute();
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  test('a link works once, for its type, for a day', async () => {
    await signUp(EMAIL);
    const { token } = await linkTo(EMAIL);
    const verify = (type: string, token_hash: string) => server.call('POST', '/verify', { type, token_hash });
    expect((await verify('recovery', token)).status).toBe(403);
    server.clock.now += 24 * 3_600_000 - 1;
    expect((await verify('signup', token)).status).toBe(200);
    expect((await verify('signup', token)).status).toBe(403);
    await signUp('late@example.org');
    const late = await linkTo('late@example.org');
    server.clock.now += 24 * 3_600_000;
    expect((await verify('signup', late.token)).status).toBe(403);
  });

  test('a link used eight times at once gives one session', async () => {
    await signUp(EMAIL);
    const { token } = await linkTo(EMAIL);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.call('POST', '/verify', { type: 'signup', token_hash: token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a code of a mail lives ten minutes and five wrong tries; the link stays good', async () => {
    await signUp(EMAIL);
    const { code, token } = await linkTo(EMAIL);
    const type = (digits: string) => server.call('POST', '/verify', { type: 'signup', email: EMAIL, token: digits });
    const wrong = code === '111111' ? '222222' : '111111';
    for (let i = 0; i < 5; i += 1) expect((await type(wrong)).status).toBe(403);
    expect((await type(code)).body['code']).toBe('otp_expired');
    expect((await server.call('POST', '/verify', { type: 'signup', token_hash: token })).status).toBe(200);
    await signUp('leo@example.org');
    const slow = await linkTo('leo@example.org');
    server.clock.now += 10 * 60_000;
    expect((await server.call('POST', '/verify', { type: 'signup', email: 'leo@example.org', token: slow.code })).status).toBe(403);
  });

  test('PKCE: one exchange, for the right verifier, within five minutes and five tries', async () => {
    const verifier = 'v'.repeat(50);
    const exchange = (auth_code: string | null, code_verifier: string) =>
      server.call('POST', '/token?grant_type=pkce', { auth_code, code_verifier });
    const codeFor = async (email: string) => {
      await signUp(email, challengeOf(verifier));
      return new URL(await follow((await linkTo(email)).link)).searchParams.get('code');
    };
    const code = await codeFor(EMAIL);
    expect((await exchange(code, 'w'.repeat(50))).body['code']).toBe('bad_code_verifier');
    expect((await exchange(code, 'short')).body['code']).toBe('bad_code_verifier');
    const eight = await Promise.all(Array.from({ length: 8 }, () => exchange(code, verifier)));
    expect(eight.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);

    const tried = await codeFor('leo@example.org');
    for (let i = 0; i < 5; i += 1) expect((await exchange(tried, 'w'.repeat(50))).status).toBe(400);
    expect((await exchange(tried, verifier)).body['code']).toBe('flow_state_not_found');

    const slow = await codeFor('ana@example.org');
    server.clock.now += 5 * 60_000;
    expect((await exchange(slow, verifier)).body['code']).toBe('flow_state_expired');
    expect((await signIn('ana@example.org', PASSWORD)).status).toBe(200);
  });

  test('a dead link of a PKCE flow says so in the query too', async () => {
    await signUp(EMAIL, challengeOf('v'.repeat(50)));
    const { link } = await linkTo(EMAIL);
    await follow(link);
    const landing = new URL(await follow(link));
    expect(landing.searchParams.get('error_code')).toBe('otp_expired');
    expect(new URLSearchParams(landing.hash.slice(1)).get('error_description')).toBe('Email link is invalid or has expired');
  });

  test('links are built on the settings, whatever Host and forwarded headers say', async () => {
    await server.call(
      'POST',
      '/signup',
      { email: EMAIL, password: PASSWORD },
      {
        headers: {
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          referer: 'https://evil.example/',
        },
      },
    );
    const mail = (await server.delivered()).to(EMAIL)[0];
    expect(mail?.text).not.toContain('evil.example');
    expect((await linkTo(EMAIL)).link.origin).toBe(SITE);
  });

  test('leads back to the site only: checked when the mail is made and again when its link is followed', async () => {
    await server.call('POST', `/signup?redirect_to=${encodeURIComponent('https://evil.example/')}`, { email: EMAIL, password: PASSWORD });
    const { link } = await linkTo(EMAIL);
    expect(link.searchParams.get('redirect_to')).toBe(SITE);
    link.searchParams.set('redirect_to', '//evil.example');
    expect(new URL(await follow(link)).origin).toBe(SITE);
    link.searchParams.set('redirect_to', 'https://tenfold.test@evil.example/');
    expect(new URL(await follow(link)).origin).toBe(SITE);
  });

  test('recoveries, sign-ups and changes of one account at once are all answered', async () => {
    const member = await server.member(EMAIL);
    server.clock.now += 61_000;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => [
        server.call('POST', '/recover', { email: EMAIL }),
        signUp(EMAIL),
        server.call('PUT', '/user', { email: `new${String(i)}@example.org` }, { token: member.access }),
      ]).flat(),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  });

  test('a new password kills outstanding links and upload tickets, at once', async () => {
    const member = await server.member(EMAIL);
    await server.call('POST', '/recover', { email: EMAIL });
    const { link } = await linkTo(EMAIL);
    const given = { id: 'lost', player: member.id, issuedMs: server.clock.now };
    expect(await server.accounts.directory.ticketStanding(given)).toBe('alive');
    await server.call('PUT', '/user', { password: 'a new password' }, { token: member.access });
    expect(await follow(link)).toContain('otp_expired');
    expect(await server.accounts.directory.ticketStanding(given)).toBe('revoked');
    server.clock.now += 1;
    expect(await server.accounts.directory.ticketStanding({ ...given, issuedMs: server.clock.now })).toBe('alive');
  });

  test('sign-up can be closed', async () => {
    const closed = await openAccounts(engine, { AUTH_DISABLE_SIGNUP: 'true' });
    expect((await closed.call('POST', '/signup', { email: EMAIL, password: PASSWORD })).body['code']).toBe('signup_disabled');
    expect((await closed.call('GET', '/settings')).body['disable_signup']).toBe(true);
    await closed.close();
  });
});
