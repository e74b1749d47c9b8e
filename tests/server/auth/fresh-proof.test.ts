import { afterEach, beforeEach, expect, test } from 'vitest';
import { onSqliteFirst } from '../engines.ts';
import { openAccounts, PASSWORD, proofIn, prove, type AccountsApp, type Answer, type Member } from './accounts-for-test.ts';
import { codeOf, enrollTotp, firstStep, guardedMember, verify, type GuardedMember } from './factors-for-test.ts';

const EMAIL = 'mia@example.org';
const TEN_MINUTES_MS = 10 * 60_000;
const STALE = '400 reauthentication_needed';

/** What changes who one is (decision D34), as a session that is open on a shared device may try it. */
interface Change {
  readonly name: string;
  readonly ask: (server: AccountsApp, token: string, member: GuardedMember) => Promise<Answer>;
}

const identityOf = async (server: AccountsApp, token: string): Promise<string> => {
  const { body } = await server.call('GET', '/user', undefined, { token });
  return (body['identities'] as { identity_id: string }[])[0]?.identity_id ?? '';
};

const CHANGES: readonly Change[] = [
  { name: 'a new password', ask: (server, token) => server.call('PUT', '/user', { password: 'chosen by a thief' }, { token }) },
  { name: 'another address', ask: (server, token) => server.call('PUT', '/user', { email: 'thief@example.org' }, { token }) },
  { name: 'another factor', ask: (server, token) => server.call('POST', '/factors', { factor_type: 'totp' }, { token }) },
  {
    name: 'the end of a factor',
    ask: (server, token, { factor }) => server.call('DELETE', `/factors/${factor.id}`, undefined, { token }),
  },
  { name: 'new recovery codes', ask: (server, token) => server.call('POST', '/recovery-codes', {}, { token }) },
  {
    name: 'the end of an identity',
    async ask(server, token, { id }) {
      const now = server.clock.now;
      const google = { user_id: id, provider: 'google', email: '', created_at: now, updated_at: now } as const;
      const row = { ...google, id: crypto.randomUUID(), subject: crypto.randomUUID() };
      await server.database.write((writer) => writer.insertInto('identities').values(row).execute());
      return server.call('DELETE', `/user/identities/${await identityOf(server, token)}`, undefined, { token });
    },
  },
];

onSqliteFirst('what changes who one is', (engine) => {
  let server: AccountsApp;
  let member: GuardedMember;
  beforeEach(async () => {
    server = await openAccounts(engine, { AUTH_ACCESS_TTL_S: '86400' });
    member = await guardedMember(server, EMAIL);
    server.clock.now += TEN_MINUTES_MS;
  });
  afterEach(() => server.close());

  const stored = async (): Promise<string> => {
    const { db } = server.database;
    const users = await db.selectFrom('users').select(['email', 'new_email', 'password_hash']).execute();
    const others = [
      await db.selectFrom('factors').select(['id', 'status']).execute(),
      await db.selectFrom('recovery_codes').select('code_hash').execute(),
      await db.selectFrom('identities').select('provider').where('provider', '=', 'email').execute(),
    ];
    return JSON.stringify([users, others]);
  };

  test.each(CHANGES)('$name is not made by a session that was only found open', async ({ ask }) => {
    const before = await stored();
    expect(codeOf(await ask(server, member.access, member))).toBe(STALE);
    expect(await stored()).toBe(before);
  });

  test.each(CHANGES)('$name is made after the password, for ten minutes', async ({ ask }) => {
    expect(await prove(server, member.access, 'a guess')).toEqual([403, 'wrong_password']);
    expect(codeOf(await ask(server, member.access, member))).toBe(STALE);
    expect(await prove(server, member.access)).toEqual([200, undefined]);
    server.clock.now += TEN_MINUTES_MS - 1;
    expect((await ask(server, member.access, member)).status).toBe(200);
  });

  test.each(CHANGES)('$name is made after a sign-in with its second step', async ({ ask }) => {
    const { access } = await firstStep(server, EMAIL);
    server.clock.now += TEN_MINUTES_MS - 1;
    const { body } = await verify(server, access, member.factor);
    server.clock.now += TEN_MINUTES_MS - 1;
    expect((await ask(server, String(body['access_token']), member)).status).toBe(200);
  });

  test('a proof ends after ten minutes, and is good for its own session alone', async () => {
    const other = await verify(server, (await firstStep(server, EMAIL)).access, member.factor);
    server.clock.now += TEN_MINUTES_MS;
    expect(await prove(server, member.access)).toEqual([200, undefined]);
    const change = (token: string): Promise<Answer> => server.call('PUT', '/user', { email: 'new@example.org' }, { token });
    expect(codeOf(await change(String(other.body['access_token'])))).toBe(STALE);
    server.clock.now += TEN_MINUTES_MS;
    expect(codeOf(await change(member.access))).toBe(STALE);
  });

  test('the password can come with the change, and a wrong one changes nothing', async () => {
    const change = (current_password: string): Promise<Answer> =>
      server.call('PUT', '/user', { password: 'a new password', current_password }, { token: member.access });
    expect(codeOf(await change('a guess'))).toBe('400 invalid_credentials');
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await server.call('POST', '/token?grant_type=password', { email: EMAIL, password: 'a new password' })).status).toBe(200);
  });

  test('a wrong password with a change is refused however fresh the sign-in is', async () => {
    await prove(server, member.access);
    const changed = await server.call('PUT', '/user', { password: 'another one', current_password: 'a guess' }, { token: member.access });
    expect(codeOf(changed)).toBe('400 invalid_credentials');
  });

  test('ten wrong passwords make it wait, and the right one with them', async () => {
    for (let n = 0; n < 10; n += 1) expect(await prove(server, member.access, 'a guess')).toEqual([403, 'wrong_password']);
    expect(await prove(server, member.access)).toEqual([429, 'rate_limit']);
    server.clock.now += 5 * 60_000;
    expect(await prove(server, member.access)).toEqual([200, undefined]);
  });

  test('what is not about who one is asks for nothing', async () => {
    expect((await server.call('PUT', '/user', { data: { theme: 'dark' } }, { token: member.access })).status).toBe(200);
    expect((await server.call('PUT', '/user', { email: EMAIL }, { token: member.access })).status).toBe(200);
    expect((await server.call('GET', '/recovery-codes', undefined, { token: member.access })).status).toBe(200);
  });

  test('a factor that was begun and never finished can be thrown away', async () => {
    await prove(server, member.access);
    const begun = await enrollTotp(server, member.access, 'half done');
    server.clock.now += TEN_MINUTES_MS;
    expect((await server.call('DELETE', `/factors/${begun.id}`, undefined, { token: member.access })).status).toBe(200);
  });
});

onSqliteFirst('a recovery', (engine) => {
  test('chooses a password within its hour, and then its session is one like any other', async () => {
    const server = await openAccounts(engine, { AUTH_ACCESS_TTL_S: '86400' });
    await server.member(EMAIL);
    await server.call('POST', '/recover', { email: EMAIL });
    const { token: token_hash } = proofIn((await server.delivered()).to(EMAIL).at(-1));
    const { body } = await server.call('POST', '/verify', { type: 'recovery', token_hash });
    const token = String(body['access_token']);
    const change = (password: string): Promise<Answer> => server.call('PUT', '/user', { password }, { token });
    server.clock.now += 59 * 60_000;
    expect((await change('chosen late')).status).toBe(200);
    server.clock.now += TEN_MINUTES_MS;
    expect(codeOf(await change('chosen again'))).toBe(STALE);
    await server.close();
  });

  test('that chose none for an hour chooses none', async () => {
    const server = await openAccounts(engine, { AUTH_ACCESS_TTL_S: '86400' });
    await server.member(EMAIL);
    await server.call('POST', '/recover', { email: EMAIL });
    const { token: token_hash } = proofIn((await server.delivered()).to(EMAIL).at(-1));
    const { body } = await server.call('POST', '/verify', { type: 'recovery', token_hash });
    server.clock.now += 60 * 60_000;
    expect(codeOf(await server.call('PUT', '/user', { password: 'chosen late' }, { token: String(body['access_token']) }))).toBe(STALE);
    await server.close();
  });
});

onSqliteFirst('an account without a password', (engine) => {
  test('proves itself by a sign-in alone', async () => {
    const server = await openAccounts(engine, { AUTH_ACCESS_TTL_S: '86400' });
    const member: Member = await server.member(EMAIL);
    await server.database.write((writer) => writer.updateTable('users').set({ password_hash: null }).execute());
    const choose = (): Promise<Answer> => server.call('PUT', '/user', { password: 'my first one' }, { token: member.access });
    server.clock.now += TEN_MINUTES_MS;
    expect(await prove(server, member.access, '')).toEqual([403, 'stale_sign_in']);
    expect(codeOf(await choose())).toBe(STALE);
    server.clock.now -= TEN_MINUTES_MS;
    expect((await choose()).status).toBe(200);
    await server.close();
  });
});
