import { randomUUID } from 'node:crypto';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_NOW } from '../app-for-test.ts';
import { onSqliteFirst } from '../engines.ts';
import { activityItem, newId } from '../played-games.ts';
import { TestSocket } from '../realtime/test-socket.ts';
import { openAccounts, PASSWORD, type AccountsApp } from './accounts-for-test.ts';
import {
  challenge,
  claimsIn,
  codeAt,
  codeOf,
  enrollTotp,
  firstStep,
  guardedMember,
  STEP_MS,
  verify,
  wrongCodeAt,
} from './factors-for-test.ts';

const MINUTE_MS = 60_000;
const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

onSqliteFirst('the second step (protocol, "Second factors")', (engine) => {
  let server: AccountsApp;
  let email = '';
  let count = 0;
  const log: string[] = [];
  beforeAll(async () => {
    const env = { AUTH_ACCESS_TTL_S: '86400', LOG_LEVEL: 'trace' };
    server = await openAccounts(engine, env, TEST_NOW, undefined, { write: (line) => void log.push(line) });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    count += 1;
    email = `mia${count}@example.org`;
  });

  const guarded = () => guardedMember(server, email);
  const signIn = async (): Promise<string> => (await firstStep(server, email)).access;
  const wrong = (secret: string): string => wrongCodeAt(secret, server.clock.now);

  test('accepts each code once, also for another challenge and another session', async () => {
    const { factor } = await guarded();
    const code = codeAt(factor.secret, server.clock.now);
    const [first, second] = [await signIn(), await signIn()];
    expect((await verify(server, first, factor, { code })).status).toBe(200);
    // The other session of the first step has ended with it.
    expect(codeOf(await verify(server, second, factor, { code }))).toBe('403 session_not_found');
    const third = await signIn();
    expect(codeOf(await verify(server, third, factor, { code }))).toBe('422 mfa_verification_failed');
    server.clock.now += STEP_MS;
    expect((await verify(server, third, factor)).status).toBe(200);
  });

  test('refuses the code of a step before the one that was used last', async () => {
    const { factor } = await guarded();
    const token = await signIn();
    const ahead = codeAt(factor.secret, server.clock.now + STEP_MS);
    expect((await verify(server, token, factor, { code: ahead })).status).toBe(200);
    const next = await signIn();
    expect(codeOf(await verify(server, next, factor))).toBe('422 mfa_verification_failed');
  });

  test('eight tries with one code at once raise one session', async () => {
    const { factor } = await guarded();
    const token = await signIn();
    const [code, ids] = [codeAt(factor.secret, server.clock.now), await Promise.all(many(8, () => challenge(server, token, factor.id)))];
    const answers = await Promise.all(ids.map((challengeId) => verify(server, token, factor, { code, challengeId })));
    expect(answers.map(codeOf).sort()).toEqual(['200 undefined', ...many(7, () => '422 mfa_verification_failed')]);
  });

  test('uses a challenge once, for its own factor, within five minutes', async () => {
    const { access, factor } = await guarded();
    const other = await enrollTotp(server, access, 'Other');
    const begun = await challenge(server, access, factor.id);
    expect(codeOf(await verify(server, access, other, { challengeId: begun }))).toBe('422 mfa_challenge_expired');
    const raised = await verify(server, access, factor, { challengeId: begun });
    expect(raised.status).toBe(200);
    server.clock.now += STEP_MS;
    expect(codeOf(await verify(server, access, factor, { challengeId: begun }))).toBe('422 mfa_challenge_expired');
    const late = await challenge(server, access, factor.id);
    server.clock.now += 5 * MINUTE_MS;
    expect(codeOf(await verify(server, access, factor, { challengeId: late }))).toBe('422 mfa_challenge_expired');
  });

  test('whose answer was lost is answered alike when it is brought again, until the new token is seen', async () => {
    const { factor } = await guarded();
    const token = await signIn();
    const tried = { code: codeAt(factor.secret, server.clock.now), challengeId: await challenge(server, token, factor.id) };
    const lost = await verify(server, token, factor, tried);
    server.clock.now += MINUTE_MS;
    const again = await verify(server, token, factor, tried);
    expect([again.status, again.body['refresh_token']]).toEqual([200, lost.body['refresh_token']]);
    const access = String(again.body['access_token']);
    expect(claimsIn(access)).toMatchObject({ aal: 'aal2', gen: 3 });
    const other = { ...tried, code: wrong(factor.secret) };
    expect(codeOf(await verify(server, token, factor, other))).toBe('422 mfa_challenge_expired');
    expect((await server.call('GET', '/user', undefined, { token: access })).status).toBe(200);
    expect(codeOf(await verify(server, token, factor, tried))).toBe('422 mfa_challenge_expired');
    const refreshed = await server.call('POST', '/token?grant_type=refresh_token', { refresh_token: lost.body['refresh_token'] });
    expect(refreshed.status).toBe(200);
    // Neither does it bring back what the session has gone on from.
    expect(codeOf(await verify(server, token, factor, tried))).toBe('422 mfa_challenge_expired');
  });

  test.each([
    ['no code', { code: '' }, '400 validation_failed'],
    ['no challenge', { challenge_id: null }, '400 validation_failed'],
    ['a challenge that is no id', { challenge_id: 'x\u0000' }, '422 mfa_challenge_expired'],
    ['a challenge that never was', { challenge_id: '01234567-89ab-4def-8123-456789abcdef' }, '422 mfa_challenge_expired'],
    ['a code of another type', { code: 123_456 }, '400 validation_failed'],
    ['letters', { code: 'abcdef' }, '422 mfa_verification_failed'],
  ])('with %s is refused', async (_what, change, expected) => {
    const { access, factor } = await guarded();
    const body = { challenge_id: await challenge(server, access, factor.id), code: codeAt(factor.secret, server.clock.now), ...change };
    expect(codeOf(await server.call('POST', `/factors/${factor.id}/verify`, body, { token: access }))).toBe(expected);
  });

  test("answers a stranger's factor like one that does not exist", async () => {
    const { factor } = await guarded();
    const stranger = await server.member(`stranger-of-${email}`);
    const asks = (id: string) => [
      server.call('POST', `/factors/${id}/challenge`, {}, { token: stranger.access }),
      server.call('POST', `/factors/${id}/verify`, { challenge_id: id, code: '123456' }, { token: stranger.access }),
      server.call('DELETE', `/factors/${id}`, undefined, { token: stranger.access }),
    ];
    const skeleton = async (id: string) => (await Promise.all(asks(id))).map(({ status, body }) => [status, body]);
    const foreign = await skeleton(factor.id);
    expect(foreign).toEqual(await skeleton('01234567-89ab-4def-8123-456789abcdef'));
    expect(foreign.map(([status]) => status)).toEqual([404, 404, 404]);
  });

  test('refuses after fifteen wrong codes in five minutes, on any session; the right one is refused, too', async () => {
    const { factor } = await guarded();
    const token = await signIn();
    const id = await challenge(server, token, factor.id);
    const tries = await Promise.all(many(18, () => verify(server, token, factor, { challengeId: id, code: wrong(factor.secret) })));
    expect(tries.map(codeOf).sort()).toEqual([
      ...many(15, () => '422 mfa_verification_failed'),
      ...many(3, () => '429 over_request_rate_limit'),
    ]);
    const right = await verify(server, await signIn(), factor);
    expect([codeOf(right), right.headers['retry-after']]).toEqual(['429 over_request_rate_limit', '300']);
    server.clock.now += 5 * MINUTE_MS;
    expect((await verify(server, token, factor)).status).toBe(200);
  });

  test('refuses after fifty wrong codes in a day', async () => {
    const { factor } = await guarded();
    const token = await signIn();
    for (const round of [15, 15, 15, 5]) {
      const id = await challenge(server, token, factor.id);
      for (let i = 0; i < round; i += 1) await verify(server, token, factor, { challengeId: id, code: wrong(factor.secret) });
      server.clock.now += 5 * MINUTE_MS;
    }
    const right = await verify(server, token, factor);
    expect([codeOf(right), right.headers['retry-after']]).toEqual(['429 over_request_rate_limit', String(24 * 3600 - 20 * 60)]);
  });

  test('ends every session without it, and no session with it', async () => {
    const { access, factor } = await guarded();
    const [first, second] = [await signIn(), await signIn()];
    const use = async (token: string): Promise<number> => (await server.call('GET', '/user', undefined, { token })).status;
    expect((await verify(server, first, factor)).status).toBe(200);
    expect([await use(access), await use(first), await use(second)]).toEqual([200, 200, 403]);
  });

  test('nobody who has the password alone signs a device out by signing in, however often', async () => {
    const { id, access } = await guarded();
    const row = { user_id: id, amr: '[]', gen: 1, seen_gen: 0, rotated_at: 0, created_at: server.clock.now };
    // As if a hundred sessions of the first step had begun since.
    const rows = many(100, () => ({ ...row, id: randomUUID(), used_at: server.clock.now + 1 }));
    await server.database.write((writer) => writer.insertInto('auth_sessions').values(rows).execute());
    server.clock.now += 1000;
    const token = await signIn();
    const statuses = [access, token].map(async (each) => (await server.call('GET', '/user', undefined, { token: each })).status);
    expect(await Promise.all(statuses)).toEqual([200, 200]);
    const { db } = server.database;
    expect(await db.selectFrom('auth_sessions').select('id').where('user_id', '=', id).execute()).toHaveLength(100);
  });

  test('no refresh token from before it brings a session with it', async () => {
    const { factor } = await guarded();
    const before = await firstStep(server, email);
    expect((await verify(server, before.access, factor)).status).toBe(200);
    const refresh = await server.call('POST', '/token?grant_type=refresh_token', { refresh_token: before.refresh });
    expect(codeOf(refresh)).toBe('400 refresh_token_already_used');
  });

  test('whoever has the password alone cannot finish a factor that they began before the owner', async () => {
    const member = await server.member(email);
    const thief = await firstStep(server, email);
    const planted = await enrollTotp(server, thief.access, 'planted');
    const owned = await enrollTotp(server, member.access, 'owned');
    expect((await verify(server, member.access, owned)).status).toBe(200);
    // As if it were of another type, which the owner's first code leaves alone.
    const row = { factor_type: 'totp', status: 'unverified', created_at: server.clock.now, updated_at: server.clock.now } as const;
    await server.database.write((writer) =>
      writer
        .insertInto('factors')
        .values({ ...row, id: planted.id, user_id: member.id, friendly_name: null })
        .execute(),
    );
    const token = await signIn();
    const asks = [
      await server.call('POST', `/factors/${planted.id}/challenge`, {}, { token }),
      await verify(server, token, planted, { code: '123456', challengeId: planted.id }),
    ];
    expect(asks.map(codeOf)).toEqual(['403 insufficient_aal', '403 insufficient_aal']);
  });

  const ticketFor = (token: string, deviceId = 'phone') =>
    server.app.inject({
      method: 'POST',
      url: '/api/sync/ticket',
      headers: { authorization: `Bearer ${token}` },
      payload: { deviceId, installId: deviceId },
    });
  const ticketOf = async (token: string): Promise<string> => (await ticketFor(token)).json<{ ticket: string }>().ticket;
  /** Sends an item from the phone. */
  const push = async (ticket: string, owner: string): Promise<number> => {
    const sent = await server.app.inject({
      method: 'POST',
      url: '/api/sync/push',
      headers: { authorization: `Bearer ${ticket}` },
      payload: { proto: 1, batchId: newId(), deviceId: 'phone', deviceNow: server.clock.now, items: [activityItem(newId(), owner)] },
    });
    return sent.statusCode;
  };

  test('is asked for by the realtime channel, when a connection begins and before each word to it', async () => {
    const { access, id } = await guarded();
    const early = await TestSocket.open(server.app);
    early.say('authenticate', { accessToken: await signIn(), deviceId: 'tablet' });
    expect(await early.closed).toBe(4401);
    const ticket = await ticketOf(access);
    const spare = await enrollTotp(server, access, 'Spare');
    const token = String((await verify(server, access, spare)).body['access_token']);
    const socket = await TestSocket.signedIn(server.app, token);
    expect(await push(ticket, id)).toBe(200);
    expect(await socket.next()).toBe('changed');
    expect((await server.call('DELETE', `/factors/${spare.id}`, undefined, { token })).status).toBe(200);
    expect(await push(ticket, id)).toBe(200);
    expect(await socket.closed).toBe(4401);
  });

  test('is not asked of a ticket: a device goes on sending games; but without it no new one is given', async () => {
    const member = await server.member(email);
    const ticket = await ticketOf(member.access);
    await verify(server, member.access, await enrollTotp(server, member.access));
    expect(await push(ticket, member.id)).toBe(200);
    const refused = await ticketFor(await signIn());
    expect([refused.statusCode, refused.json()]).toEqual([401, { error: 'Authentication required', code: 'insufficient_aal' }]);
  });

  test('that a session lost while the body of a request was still coming does not count for that request', async () => {
    const { access, factor } = await guarded();
    const spare = await enrollTotp(server, access, 'Spare');
    expect((await verify(server, access, spare)).status).toBe(200);
    server.clock.now += STEP_MS;
    const other = await signIn();
    const raised = String((await verify(server, other, factor)).body['access_token']);
    const body = JSON.stringify({ password: 'chosen by a thief' });
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    const { directory } = server.accounts;
    const authenticate = directory.authenticate.bind(directory);
    const letThrough = new Promise<boolean>((resolve) => {
      directory.authenticate = async (...asked) => {
        const principal = await authenticate(...asked);
        resolve(principal.ok);
        return principal;
      };
    });
    const head = ['PUT /auth/v1/user HTTP/1.1', 'Host: x', `Authorization: Bearer ${raised}`, 'Content-Type: application/json'];
    socket.write(`${[...head, `Content-Length: ${body.length}`, 'Connection: close'].join('\r\n')}\r\n\r\n${body.slice(0, 1)}`);
    expect(await letThrough).toBe(true);
    directory.authenticate = authenticate;
    expect((await server.call('DELETE', `/factors/${factor.id}`, undefined, { token: access })).status).toBe(200);
    socket.write(body.slice(1));
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toMatch(/^HTTP\/1\.1 403 .*session_not_found/s);
    const signedIn = await server.call('POST', '/token?grant_type=password', { email, password: PASSWORD });
    expect(signedIn.status).toBe(200);
  });

  test('asks for a code whose secret cannot be read as for a wrong one, and says so in no answer', async () => {
    const { access, factor } = await guarded();
    await server.database.write((writer) =>
      writer
        .updateTable('factors')
        .set({ secret: 'x'.repeat(80) })
        .where('id', '=', factor.id)
        .execute(),
    );
    expect(codeOf(await verify(server, access, factor))).toBe('422 mfa_verification_failed');
  });

  test('the log names what happened to a factor, and holds no secret and no challenge', async () => {
    const { access, factor } = await guarded();
    const id = await challenge(server, access, factor.id);
    await verify(server, access, factor, { challengeId: id });
    await server.call('DELETE', `/factors/${factor.id}`, undefined, { token: access });
    const text = log.join('');
    for (const event of ['factor_added', 'factor_removed']) expect(text).toContain(`"event":"${event}"`);
    for (const secret of [factor.secret, id, email]) expect(text).not.toContain(secret);
  });

  test('no secret lies in the database in clear text', async () => {
    const { factor } = await guarded();
    const rows = await server.database.db.selectFrom('factors').selectAll().where('id', '=', factor.id).execute();
    expect(rows[0]?.secret?.length).toBeGreaterThan(60);
    expect(JSON.stringify(rows)).not.toContain(factor.secret);
  });

  test.each([
    ['a name with a control character', { factor_type: 'totp', friendly_name: 'a\u0000b' }],
    ['a name of half a character', { factor_type: 'totp', friendly_name: '\uD800' }],
    ['a name without end', { factor_type: 'totp', friendly_name: 'x'.repeat(65) }],
    ['an issuer with a colon', { factor_type: 'totp', issuer: 'a:b' }],
    ['another type', { factor_type: 'webauthn' }],
    ['no type', {}],
  ])('no factor is enrolled with %s', async (_what, body) => {
    const { access } = await server.member(email);
    expect(codeOf(await server.call('POST', '/factors', body, { token: access }))).toBe('400 validation_failed');
  });
});
