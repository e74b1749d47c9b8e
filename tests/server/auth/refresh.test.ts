import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decideRefresh } from '../../../server/auth/sessions/refresh.ts';
import { onEachEngine } from '../engines.ts';
import { openAccounts, PASSWORD, type AccountsApp, type Answer, type Member } from './accounts-for-test.ts';

const DAY_MS = 24 * 3_600_000;

describe('the rule of refresh tokens (protocol, "Refresh tokens")', () => {
  const facts = { brought: 3, active: 4, seen: 3, rotatedAt: 0, now: 60_000, reuseWindowMs: 10_000 };
  test.each([
    ['the active one rotates', { brought: 4 }, 'rotate'],
    ['the parent of one never seen is answered again, however late', { now: 30 * DAY_MS }, 'repeat'],
    ['the parent of one that was seen, within the window', { seen: 4, now: 9999 }, 'repeat'],
    ['the parent of one that was seen, at the end of the window', { seen: 4, now: 10_000 }, 'theft'],
    ['the grandparent, within the window', { brought: 2, now: 1 }, 'theft'],
    ['a number left behind by a second factor', { brought: 2, active: 4, seen: 2, now: 1 }, 'theft'],
  ] as const)('%s', (_what, change, verdict) => {
    expect(decideRefresh({ ...facts, ...change })).toBe(verdict);
  });
});

onEachEngine('refresh tokens', (engine) => {
  let server: AccountsApp;
  let member: Member;
  beforeEach(async () => {
    server = await openAccounts(engine);
    member = await server.member('member@example.org');
  });
  afterEach(() => server.close());

  const refresh = (refresh_token: unknown): Promise<Answer> => server.call('POST', '/token?grant_type=refresh_token', { refresh_token });
  const use = async (access: unknown): Promise<number> => (await server.call('GET', '/user', undefined, { token: String(access) })).status;
  const codeOf = ({ status, body }: Answer) => `${String(status)} ${String(body['code'])}`;

  test('eight refreshes at once give everybody the same successor', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(member.refresh)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const tokens = new Set(answers.map(({ body }) => body['refresh_token']));
    expect(tokens.size).toBe(1);
    expect(tokens.has(member.refresh)).toBe(false);
    expect(await use(answers[5]?.body['access_token'])).toBe(200);
  });

  test('a lost answer is made good after weeks offline', async () => {
    const lost = await refresh(member.refresh);
    server.clock.now += 30 * DAY_MS;
    const again = await refresh(member.refresh);
    expect(again.status).toBe(200);
    expect(again.body['refresh_token']).toBe(lost.body['refresh_token']);
    expect(await use(again.body['access_token'])).toBe(200);
  });

  test('the parent is theft once its child was used by a request: that session ends, the others live', async () => {
    const other = await server.call('POST', '/token?grant_type=password', { email: member.email, password: PASSWORD });
    const child = await refresh(member.refresh);
    expect(await use(child.body['access_token'])).toBe(200);
    server.clock.now += 11_000;
    expect(codeOf(await refresh(member.refresh))).toBe('400 refresh_token_already_used');
    expect(codeOf(await refresh(child.body['refresh_token']))).toBe('400 session_not_found');
    expect(await use(child.body['access_token'])).toBe(403);
    expect(await use(other.body['access_token'])).toBe(200);
  });

  test('the parent still passes within the window although the child was used: a second tab', async () => {
    const child = await refresh(member.refresh);
    await use(child.body['access_token']);
    server.clock.now += 9_000;
    const second = await refresh(member.refresh);
    expect(second.body['refresh_token']).toBe(child.body['refresh_token']);
  });

  test('a grandparent is theft at any time', async () => {
    const child = await refresh(member.refresh);
    await refresh(child.body['refresh_token']);
    expect(codeOf(await refresh(member.refresh))).toBe('400 refresh_token_already_used');
  });

  test('an old access token of the parent does not count as the child seen', async () => {
    await refresh(member.refresh);
    expect(await use(member.access)).toBe(200);
    server.clock.now += 60_000;
    expect((await refresh(member.refresh)).status).toBe(200);
  });

  test('a session ends after 90 days without use, and after 365 in all', async () => {
    server.clock.now += 90 * DAY_MS;
    expect(codeOf(await refresh(member.refresh))).toBe('400 session_expired');
    const second = await server.call('POST', '/token?grant_type=password', { email: member.email, password: PASSWORD });
    let token = second.body['refresh_token'];
    for (let month = 0; month < 6; month += 1) {
      server.clock.now += 60 * DAY_MS;
      token = (await refresh(token)).body['refresh_token'];
    }
    server.clock.now += 6 * DAY_MS;
    expect(codeOf(await refresh(token))).toBe('400 session_expired');
  });

  test('a refresh after sign-out says that the session is gone', async () => {
    await server.call('POST', '/logout?scope=local', undefined, { token: member.access });
    expect(codeOf(await refresh(member.refresh))).toBe('400 session_not_found');
  });

  test('a failed refresh is limited by source; a valid one always passes', async () => {
    for (let i = 0; i < 60; i += 1) expect((await refresh(`wrong ${String(i)}`)).status).toBe(400);
    const limited = await refresh('wrong again');
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '300']);
    expect((await refresh(member.refresh)).status).toBe(200);
  });

  test('no token lies in the database in clear text', async () => {
    const { body } = await refresh(member.refresh);
    const rows = JSON.stringify(await server.database.db.selectFrom('refresh_tokens').selectAll().execute());
    for (const secret of [member.refresh, body['refresh_token']]) expect(rows).not.toContain(secret);
    expect(rows).toContain('token_hash');
  });
});
