import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SmsTransport } from '../../../server/sms/sms.ts';
import { TEST_NOW } from '../app-for-test.ts';
import { onSqliteFirst } from '../engines.ts';
import { openAccounts, prove, type AccountsApp, type Answer, type Member } from './accounts-for-test.ts';
import { claimsIn, codeOf, enrollTotp, firstStep, verify } from './factors-for-test.ts';

const MINUTE_MS = 60_000;

onSqliteFirst('phone factors', (engine) => {
  let server: AccountsApp;
  let folder: string;
  let email = '';
  let phone = '';
  let count = 0;
  const log: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tenfold-sms-'));
    const env = { AUTH_ACCESS_TTL_S: '86400', SMS_DIR: folder, LOG_LEVEL: 'trace' };
    server = await openAccounts(engine, env, TEST_NOW, undefined, { write: (line) => void log.push(line) });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    count += 1;
    email = `mia${count}@example.org`;
    phone = `+155501${String(count).padStart(4, '0')}`;
    server.clock.now += 2 * MINUTE_MS;
  });

  const enroll = (token: string, number = phone): Promise<Answer> =>
    server.call('POST', '/factors', { factor_type: 'phone', phone: number }, { token });
  const challenge = (token: string, id: string): Promise<Answer> => server.call('POST', `/factors/${id}/challenge`, {}, { token });
  const answer = (token: string, id: string, challenge_id: unknown, code: string): Promise<Answer> =>
    server.call('POST', `/factors/${id}/verify`, { challenge_id, code }, { token });
  /** The messages to a number, oldest first, as they lie in the folder. */
  const messages = async (number = phone): Promise<readonly string[]> => {
    const names = (await readdir(folder)).sort();
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    expect(names.every((name) => /^\d{8}T\d{9}Z-\d{6}-[0-9a-f]{8}\.sms$/.test(name))).toBe(true);
    return texts.filter((text) => text.startsWith(`To: ${number}\n\n`));
  };
  const sentCode = async (): Promise<string> => /\b\d{6}\b/.exec((await messages()).at(-1)?.split('\n\n')[1] ?? '')?.[0] ?? '';
  const other = (code: string): string => (code === '000000' ? '111111' : '000000');
  /** A member with a verified phone. */
  const guarded = async (): Promise<Member & { readonly factorId: string }> => {
    const member = await server.member(email);
    const factorId = String((await enroll(member.access)).body['id']);
    const begun = await challenge(member.access, factorId);
    const { body } = await answer(member.access, factorId, begun.body['id'], await sentCode());
    server.clock.now += MINUTE_MS;
    return { ...member, factorId, access: String(body['access_token']) };
  };

  test('are offered, enrolled by their number, and confirmed by the code that was sent', async () => {
    expect((await server.call('GET', '/settings')).body['phone_factors']).toBe(true);
    const member = await server.member(email);
    const enrolled = await enroll(member.access);
    const id = String(enrolled.body['id']);
    expect([enrolled.status, enrolled.body]).toEqual([200, { id, type: 'phone', phone }]);
    const begun = await challenge(member.access, id);
    expect([begun.status, begun.body]).toEqual([
      200,
      { id: expect.any(String), type: 'phone', expires_at: Math.floor((server.clock.now + 5 * MINUTE_MS) / 1000) },
    ]);
    const verified = await answer(member.access, id, begun.body['id'], await sentCode());
    expect(claimsIn(verified.body['access_token'])).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/phone' }, { method: 'otp' }] });
    expect((verified.body['user'] as { factors: unknown }).factors).toMatchObject([
      { id, factor_type: 'phone', status: 'verified', phone },
    ]);
  });

  test('a code is good once, and for five tries', async () => {
    const { factorId } = await guarded();
    const token = (await firstStep(server, email)).access;
    const { id } = (await challenge(token, factorId)).body;
    const code = await sentCode();
    for (let i = 0; i < 4; i += 1) expect(codeOf(await answer(token, factorId, id, other(code)))).toBe('422 mfa_verification_failed');
    const raised = await answer(token, factorId, id, code);
    expect(raised.status).toBe(200);
    // The same answer again, in case it was lost, until it is seen that it was not.
    expect((await answer(token, factorId, id, code)).body['refresh_token']).toBe(raised.body['refresh_token']);
    await server.call('GET', '/user', undefined, { token: String(raised.body['access_token']) });
    server.clock.now += MINUTE_MS;
    expect(codeOf(await answer(token, factorId, id, code))).toBe('422 mfa_challenge_expired');
    const second = (await challenge(token, factorId)).body['id'];
    const fresh = await sentCode();
    for (let i = 0; i < 5; i += 1) await answer(token, factorId, second, other(fresh));
    expect(codeOf(await answer(token, factorId, second, fresh))).toBe('422 mfa_challenge_expired');
  });

  test('a code is good for five minutes, and a newer one ends it', async () => {
    const { access, factorId } = await guarded();
    const first = (await challenge(access, factorId)).body['id'];
    const code = await sentCode();
    server.clock.now += MINUTE_MS;
    const second = (await challenge(access, factorId)).body['id'];
    expect(codeOf(await answer(access, factorId, first, code))).toBe('422 mfa_challenge_expired');
    const newer = await sentCode();
    server.clock.now += 5 * MINUTE_MS;
    expect(codeOf(await answer(access, factorId, second, newer))).toBe('422 mfa_challenge_expired');
  });

  test('a factor gets one message a minute, however often it is asked for at once', async () => {
    const { access, factorId } = await guarded();
    const before = (await messages()).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => challenge(access, factorId)));
    expect(answers.map(codeOf).sort()).toEqual(['200 undefined', ...Array.from({ length: 4 }, () => '429 over_sms_send_rate_limit')]);
    expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('60');
    expect((await messages()).length).toBe(before + 1);
  });

  test('a user gets ten messages a day, whatever is enrolled and removed between them', async () => {
    const { access } = await server.member(email);
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      server.clock.now += MINUTE_MS;
      await prove(server, access);
      const id = String((await enroll(access, `+15550199${String(i).padStart(3, '0')}`)).body['id']);
      statuses.push((await challenge(access, id)).status);
      await server.call('DELETE', `/factors/${id}`, undefined, { token: access });
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('two accounts together do not send a number two messages in a minute', async () => {
    const [one, two] = [await server.member(email), await server.member(`other-${email}`)];
    const ids = [String((await enroll(one.access)).body['id']), String((await enroll(two.access)).body['id'])] as const;
    expect([(await challenge(one.access, ids[0])).status, (await challenge(two.access, ids[1])).status]).toEqual([200, 429]);
  });

  test('a stranger with the same number cannot use up the messages of a verified factor', async () => {
    const { access, factorId } = await guarded();
    const stranger = await server.member(`other-${email}`);
    const id = String((await enroll(stranger.access)).body['id']);
    expect((await challenge(stranger.access, id)).status).toBe(200);
    expect((await challenge(access, factorId)).status).toBe(200);
  });

  test('a verified number is not enrolled a second time, and a phone begun by a thief does not survive in a second account of codes', async () => {
    const member = await server.member(email);
    const thief = (await firstStep(server, email)).access;
    const planted = String((await enroll(thief, '+15550177000')).body['id']);
    await verify(server, member.access, await enrollTotp(server, member.access));
    const token = (await firstStep(server, email)).access;
    expect(codeOf(await challenge(token, planted))).toBe('403 insufficient_aal');
    expect(codeOf(await answer(token, planted, planted, '000000'))).toBe('403 insufficient_aal');
    expect((await messages('+15550177000')).length).toBe(0);
    server.clock.now += MINUTE_MS;
    email = `second-${email}`;
    const { access } = await guarded();
    expect(codeOf(await enroll(access))).toBe('422 mfa_verified_factor_exists');
  });

  test.each(['5550100', '+0155501000', '+1555', '+1 555 0100 000', '+1555010000000000', '', '+155501\u0000000'])(
    '"%s" is no number',
    async (number) => {
      const { access } = await server.member(email);
      expect(codeOf(await enroll(access, number))).toBe('400 validation_failed');
    },
  );

  test('the log names the file, and holds no number and no code', async () => {
    await guarded();
    const text = log.join('');
    expect(text).toMatch(/"file":"\d{8}T\d{9}Z-\d{6}-[0-9a-f]{8}\.sms"/);
    expect(text).not.toContain(phone);
    expect(text).not.toContain(`: ${await sentCode()}`);
    expect(text).not.toContain(`"${await sentCode()}"`);
  });
});

onSqliteFirst('phone factors whose messages cannot be sent', (engine) => {
  test('are answered as if they were, and the log says so', async () => {
    const log: string[] = [];
    const sms: SmsTransport = { send: () => Promise.reject(new Error('the provider is away')) };
    const server = await openAccounts(
      engine,
      { LOG_LEVEL: 'warn' },
      TEST_NOW,
      undefined,
      { write: (line) => void log.push(line) },
      [],
      sms,
    );
    const { access } = await server.member('mia@example.org');
    const { id } = (await server.call('POST', '/factors', { factor_type: 'phone', phone: '+15550100' }, { token: access })).body;
    expect((await server.call('POST', `/factors/${String(id)}/challenge`, {}, { token: access })).status).toBe(200);
    expect(log.join('')).toContain('a text message could not be sent');
    await server.close();
  });
});
