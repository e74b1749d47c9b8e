import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onSqliteFirst } from '../engines.ts';
import { TEST_NOW } from '../app-for-test.ts';
import { openAccounts, type AccountsApp, type Answer } from './accounts-for-test.ts';
import { claimsIn, codeOf, enrollTotp, firstStep, guardedMember, verify } from './factors-for-test.ts';

const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

onSqliteFirst('recovery codes', (engine) => {
  let server: AccountsApp;
  let email = '';
  let count = 0;
  const log: string[] = [];
  beforeAll(async () => {
    const env = { AUTH_ACCESS_TTL_S: '86400', LOG_LEVEL: 'trace' };
    server = await openAccounts(engine, env, TEST_NOW, undefined, { write: (line) => void log.push(line) });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    count += 1;
    email = `mia${count}@example.org`;
  });

  const make = async (token: string): Promise<readonly string[]> =>
    (await server.call('POST', '/recovery-codes', {}, { token })).body['codes'] as readonly string[];
  const left = async (token: string): Promise<unknown> => (await server.call('GET', '/recovery-codes', undefined, { token })).body['left'];
  const redeem = (token: string, code: unknown): Promise<Answer> => server.call('POST', '/recovery-codes/verify', { code }, { token });
  const signIn = async (): Promise<string> => (await firstStep(server, email)).access;

  test('are ten, of sixty random bits each, and are kept as digests', async () => {
    const { access, id } = await guardedMember(server, email);
    expect(await left(access)).toBe(0);
    const codes = await make(access);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(await left(access)).toBe(10);
    const rows = JSON.stringify(await server.database.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute());
    for (const code of codes) expect(rows).not.toContain(code);
  });

  test('are each good once as the second step, which the owner is told by mail and the log by its event', async () => {
    const codes = await make((await guardedMember(server, email)).access);
    const used = await redeem(await signIn(), codes[3]);
    expect(used.status).toBe(200);
    expect(claimsIn(used.body['access_token'])).toMatchObject({
      aal: 'aal2',
      gen: 3,
      amr: [{ method: 'recovery_code' }, { method: 'password' }],
    });
    expect((used.body['user'] as { factors: unknown[] }).factors).toHaveLength(1);
    const token = String(used.body['access_token']);
    expect((await server.call('PUT', '/user', { data: { a: 1 } }, { token })).status).toBe(200);
    expect(await left(token)).toBe(9);
    // What was told within this hour already is the factor.
    server.clock.now += 3_600_000;
    const mail = (await server.delivered()).to(email).at(-1);
    expect(mail?.subject).toBe('A recovery code of your Tenfold account was used');
    expect(mail?.text).toContain('Codes left: 9.');
    expect(codeOf(await redeem(await signIn(), codes[3]))).toBe('422 mfa_verification_failed');
    expect(log.join('')).toContain('"event":"recovery_code_used"');
    for (const code of codes) expect(log.join('')).not.toContain(code);
  });

  test.each([
    ['in lower case', (code: string) => code.toLowerCase()],
    ['in full width', (code: string) => code.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))],
    ['without hyphens', (code: string) => code.replaceAll('-', '')],
    ['with blanks', (code: string) => ` ${code.replaceAll('-', ' ')} `],
    ['with look-alikes', (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'l')],
  ])('may be typed %s', async (_how, typed) => {
    const [code = ''] = await make((await guardedMember(server, email)).access);
    expect((await redeem(await signIn(), typed(code))).status).toBe(200);
  });

  test('eight tries with one code at once raise one session, and use up one code', async () => {
    const [code] = await make((await guardedMember(server, email)).access);
    const [first, second] = [await signIn(), await signIn()];
    const answers = await Promise.all(many(8, (i) => redeem(i % 2 === 0 ? first : second, code)));
    const raised = answers.filter(({ status }) => status === 200);
    expect(new Set(raised.map(({ body }) => body['refresh_token'])).size).toBe(1);
    expect(await left(String(raised[0]?.body['access_token']))).toBe(9);
  });

  test('one whose answer was lost is answered alike when it is brought again: neither it nor a mail is used up twice', async () => {
    const { access } = await guardedMember(server, email);
    const [code = '', other] = await make(access);
    const token = await signIn();
    const lost = await redeem(token, code);
    const mails = (await server.delivered()).to(email).length;
    server.clock.now += 60_000;
    const again = await redeem(token, code.toLowerCase());
    expect([again.status, again.body['refresh_token']]).toEqual([200, lost.body['refresh_token']]);
    expect((await server.delivered()).to(email)).toHaveLength(mails);
    expect(await left(String(again.body['access_token']))).toBe(9);
    expect(codeOf(await redeem(token, code))).toBe('422 mfa_verification_failed');
    expect((await redeem(token, other)).status).toBe(200);
  });

  test('have the limits of codes, which are not those of the factor', async () => {
    const { access, factor } = await guardedMember(server, email);
    const [code] = await make(access);
    const token = await signIn();
    const answers = await Promise.all(many(17, () => redeem(token, '0000-0000-0000')));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([...many(15, () => 422), 429, 429]);
    const right = await redeem(token, code);
    expect([codeOf(right), right.headers['retry-after']]).toEqual(['429 over_request_rate_limit', '300']);
    expect((await verify(server, token, factor)).status).toBe(200);
    server.clock.now += 5 * 60_000;
    expect((await redeem(token, code)).status).toBe(200);
  });

  test('new ones end the older ones', async () => {
    const { access } = await guardedMember(server, email);
    const [old] = await make(access);
    const [code] = await make(access);
    const token = await signIn();
    expect(codeOf(await redeem(token, old))).toBe('422 mfa_verification_failed');
    expect((await redeem(token, code)).status).toBe(200);
  });

  test('are for accounts with a second factor, and are made and counted only after the second step', async () => {
    const member = await server.member(email);
    expect(codeOf(await server.call('POST', '/recovery-codes', {}, { token: member.access }))).toBe('404 mfa_factor_not_found');
    await verify(server, member.access, await enrollTotp(server, member.access));
    const token = await signIn();
    const refused = [
      await server.call('POST', '/recovery-codes', {}, { token }),
      await server.call('GET', '/recovery-codes', undefined, { token }),
      await redeem(token, ''),
      await redeem(token, 123),
    ];
    expect(refused.map(codeOf)).toEqual(['401 insufficient_aal', '401 insufficient_aal', '400 validation_failed', '400 validation_failed']);
  });

  test("a stranger's codes are worth nothing", async () => {
    const codes = await make((await guardedMember(server, `owner-of-${email}`)).access);
    await guardedMember(server, email);
    expect(codeOf(await redeem(await signIn(), codes[0]))).toBe('422 mfa_verification_failed');
  });

  test('end with the last factor, and so does what they raised', async () => {
    const { access, factor } = await guardedMember(server, email);
    const [first, second] = await make(access);
    const raised = String((await redeem(await signIn(), first)).body['access_token']);
    expect((await server.call('DELETE', `/factors/${factor.id}`, undefined, { token: raised })).status).toBe(200);
    const sessionId = String(claimsIn(raised)['session_id']);
    const { db } = server.database;
    const session = await db.selectFrom('auth_sessions').select(['aal', 'amr']).where('id', '=', sessionId).executeTakeFirstOrThrow();
    expect([session.aal, session.amr]).toEqual(['aal1', expect.not.stringContaining('recovery_code')]);
    expect(await left(raised)).toBe(0);
    expect(codeOf(await redeem(raised, second))).toBe('422 mfa_verification_failed');
  });
});
