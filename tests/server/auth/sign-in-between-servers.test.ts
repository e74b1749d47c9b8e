import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { ON, solved } from './captcha-for-test.ts';
import { challengeOf, PASSWORD, proofIn, type AccountsApp, type Answer, type Member } from './accounts-for-test.ts';
import { codeOf } from './factors-for-test.ts';
import { atOnce, openTwoServers, type TwoServers } from './two-servers.ts';

const has = inject('postgresUrl') !== undefined;

describe.skipIf(!has)('sign-in at two servers on one PostgreSQL', () => {
  let servers: TwoServers;
  let first: AccountsApp;
  let second: AccountsApp;
  let mia: Member;
  let email = '';
  let count = 0;
  beforeAll(async () => {
    servers = await openTwoServers();
    ({ first, second } = servers);
  });
  afterAll(() => servers.close());
  beforeEach(async () => {
    count += 1;
    email = `new${count}@example.org`;
    // A round of the other one's mails would take those of this test along, into its own postbox.
    await second.delivered();
    mia = await first.member(`mia${count}@example.org`, `Mia ${count}`);
  });

  const refresh = (server: AccountsApp, refresh_token: unknown): Promise<Answer> =>
    server.call('POST', '/token?grant_type=refresh_token', { refresh_token });
  const use = async (server: AccountsApp, access: unknown): Promise<number> =>
    (await server.call('GET', '/user', undefined, { token: String(access) })).status;
  const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort((a, b) => a - b);
  /** What the mail to a new address holds, whichever server has sent it. */
  async function proofFor(server: AccountsApp, to: string) {
    return proofIn((await server.delivered()).to(to).at(-1));
  }
  const changeName = (server: AccountsApp, { access }: Member, username: string) =>
    server.app.inject({
      method: 'PUT',
      url: '/api/account/username',
      headers: { authorization: `Bearer ${access}` },
      payload: { username },
    });

  test('a token that eight refresh at once, at both, has one successor', async () => {
    const answers = await atOnce(8, (i) => refresh(servers.of(i), mia.refresh));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const successors = new Set(answers.map(({ body }) => body['refresh_token']));
    expect([successors.size, successors.has(mia.refresh)]).toEqual([1, false]);
  });

  test('an answer that one gave and that was lost, the other gives again', async () => {
    const lost = await refresh(first, mia.refresh);
    servers.pass(60_000);
    expect((await refresh(second, mia.refresh)).body['refresh_token']).toBe(lost.body['refresh_token']);
  });

  test('a token whose successor one has seen is theft at the other: its session ends at both, and no other one', async () => {
    const other = await second.call('POST', '/token?grant_type=password', { email: mia.email, password: PASSWORD });
    const child = await refresh(first, mia.refresh);
    expect(await use(first, child.body['access_token'])).toBe(200);
    servers.pass(11_000);
    expect(codeOf(await refresh(second, mia.refresh))).toBe('400 refresh_token_already_used');
    expect(codeOf(await refresh(first, child.body['refresh_token']))).toBe('400 session_not_found');
    expect(await use(first, child.body['access_token'])).toBe(403);
    expect(await use(first, other.body['access_token'])).toBe(200);
  });

  test.each<[how: string, end: (who: Member) => Promise<unknown>]>([
    ['signed out', ({ access }) => first.call('POST', '/logout?scope=local', undefined, { token: access })],
    ['signed out of all devices', ({ access }) => first.call('POST', '/logout?scope=global', undefined, { token: access })],
  ])('a session that is %s at one is dead at the other at once', async (_how, end) => {
    expect(await use(second, mia.access)).toBe(200);
    await end(mia);
    expect(await use(second, mia.access)).toBe(403);
    expect(codeOf(await refresh(second, mia.refresh))).toBe('400 session_not_found');
  });

  test('a new password that one takes ends the old one and the other sessions at the other', async () => {
    const { body } = await second.call('POST', '/token?grant_type=password', { email: mia.email, password: PASSWORD });
    await first.call('PUT', '/user', { password: 'another horse' }, { token: mia.access });
    expect(await use(second, body['access_token'])).toBe(403);
    const again = await second.call('POST', '/token?grant_type=password', { email: mia.email, password: PASSWORD });
    expect(codeOf(again)).toBe('400 invalid_credentials');
  });

  test('the six digits of a mail that both are given at once bring one session, and wrong ones at one count at the other', async () => {
    await first.call('POST', '/signup', { email, password: PASSWORD });
    const { code } = await proofFor(first, email);
    const give = (server: AccountsApp, token: string) => server.call('POST', '/verify', { type: 'signup', email, token });
    expect(statuses(await atOnce(6, (i) => give(servers.of(i), code)))).toEqual([200, 403, 403, 403, 403, 403]);
    const next = `other-${email}`;
    await first.call('POST', '/signup', { email: next, password: PASSWORD });
    const proof = await proofFor(first, next);
    const wrong = proof.code === '111111' ? '222222' : '111111';
    await atOnce(5, (i) => servers.of(i).call('POST', '/verify', { type: 'signup', email: next, token: wrong }));
    const late = await second.call('POST', '/verify', { type: 'signup', email: next, token: proof.code });
    expect(codeOf(late)).toBe('403 otp_expired');
  });

  test('the code of a link that both exchange at once brings one session', async () => {
    const verifier = 'v'.repeat(50);
    await first.call('POST', '/signup', { email, password: PASSWORD, ...challengeOf(verifier) });
    const { link } = await proofFor(first, email);
    const auth_code = new URL(await second.follow(link)).searchParams.get('code');
    const exchange = (i: number) => servers.of(i).call('POST', '/token?grant_type=pkce', { auth_code, code_verifier: verifier });
    expect(statuses(await atOnce(8, exchange))).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
  });

  test('a name that six sign-ups want at once, at both, has one owner', async () => {
    const signUp = (i: number) =>
      servers.of(i).call('POST', '/signup', { email: `${i}-${email}`, password: PASSWORD, data: { username: `Sun ${count}` } });
    expect(statuses(await atOnce(6, signUp))).toEqual([200, 422, 422, 422, 422, 422]);
  });

  test('a name that two accounts change to at once, one at each, one of them gets', async () => {
    const leo = await second.member(email, `Leo ${count}`);
    const answers = await Promise.all([changeName(first, mia, `Moon ${count}`), changeName(second, leo, `MOON_${count}`)]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe.skipIf(!has)('a captcha at two servers on one PostgreSQL', () => {
  test('of one is passed once, although eight bring it at once to both', async () => {
    const servers = await openTwoServers(ON);
    const captcha_token = await solved(servers.first, 'recover');
    const ask = (i: number) =>
      servers.of(i).call('POST', '/recover', { email: `a${i}@example.org`, gotrue_meta_security: { captcha_token } });
    expect((await atOnce(8, ask)).map(codeOf).sort()).toEqual(['200 undefined', ...Array.from({ length: 7 }, () => '400 captcha_failed')]);
    await servers.close();
  });
});
