import { expect, test } from 'vitest';
import type { Store } from '../../../server/database/store.ts';
import { ClockWatch, HourlySweep } from '../../../server/database/sweeping.ts';
import type { TextMessage } from '../../../server/sms/sms.ts';
import { TEST_NOW } from '../app-for-test.ts';
import { onSqliteFirst, type Engine } from '../engines.ts';
import { challengeOf, openAccounts, PASSWORD, proofIn, type AccountsApp, type Answer, type Member } from './accounts-for-test.ts';
import { ON, solved } from './captcha-for-test.ts';
import { challenge, codeOf, enrollTotp, firstStep, guardedMember, verify, wrongCodeAt, type GuardedMember } from './factors-for-test.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const AHEAD = TEST_NOW + 2 * 365 * DAY_MS;
const EMAIL = 'mia@example.org';

/** What happens while the clock is wrong leaves something for later. */
interface Case<Left> {
  readonly name: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly ahead: (server: AccountsApp, sent: readonly TextMessage[]) => Promise<Left>;
  readonly back: (server: AccountsApp, left: Left) => Promise<void>;
}

const times = async (count: number, ask: (i: number) => Promise<Answer>): Promise<Answer | undefined> => {
  let last: Answer | undefined;
  for (let i = 0; i < count; i += 1) last = await ask(i);
  return last;
};
const signIn = (server: AccountsApp, password: string): Promise<Answer> =>
  server.call('POST', '/token?grant_type=password', { email: EMAIL, password });
const recover = (server: AccountsApp, i = 0): Promise<Answer> =>
  server.call('POST', '/recover', { email: EMAIL }, { from: `198.51.100.${String(i)}` });
const ticket = async (server: AccountsApp, access: string): Promise<number> => {
  const headers = { authorization: `Bearer ${access}` };
  const answer = await server.app.inject({ method: 'POST', url: '/api/sync/ticket', headers, payload: { deviceId: 'd', installId: 'i' } });
  return answer.statusCode;
};
const codeIn = (sent: readonly TextMessage[]): string => /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
const isNoWait = ({ status, headers }: Answer): void => {
  expect([status, headers['retry-after']]).toEqual([200, undefined]);
};

const one = <Left>(row: Case<Left>): Case<unknown> => row as Case<unknown>;

const CASES: readonly Case<unknown>[] = [
  one<void>({
    name: 'ten wrong passwords do not refuse the right one',
    async ahead(server) {
      await server.member(EMAIL);
      await times(10, () => signIn(server, 'a guess'));
      expect((await signIn(server, PASSWORD)).status).toBe(429);
    },
    back: async (server) => isNoWait(await signIn(server, PASSWORD)),
  }),
  one<void>({
    name: 'a mail that was sent does not refuse another, and the minute between two holds',
    ahead: async (server) => isNoWait(await recover(server)),
    async back(server) {
      isNoWait(await recover(server, 1));
      const again = await recover(server, 2);
      expect([again.status, again.headers['retry-after']]).toEqual([429, '60']);
    },
  }),
  one<void>({
    name: 'ten mails are not ten of today',
    async ahead(server) {
      for (let i = 0; i < 10; i += 1) {
        isNoWait(await recover(server, i));
        server.clock.now += MINUTE_MS;
      }
    },
    back: async (server) => isNoWait(await recover(server, 20)),
  }),
  one<GuardedMember>({
    name: 'the code of an app is taken, and taken once',
    ahead: (server) => guardedMember(server, EMAIL),
    async back(server, { factor }) {
      const { access } = await firstStep(server, EMAIL);
      const tried = { challengeId: await challenge(server, access, factor.id) };
      isNoWait(await verify(server, access, factor, tried));
      const second = await firstStep(server, EMAIL);
      expect(codeOf(await verify(server, second.access, factor))).toBe('422 mfa_verification_failed');
    },
  }),
  one<GuardedMember>({
    name: 'wrong codes do not close a second step',
    async ahead(server) {
      const member = await guardedMember(server, EMAIL);
      const { access } = await firstStep(server, EMAIL);
      const code = wrongCodeAt(member.factor.secret, server.clock.now);
      await times(15, () => verify(server, access, member.factor, { code }));
      expect(codeOf(await verify(server, access, member.factor))).toBe('429 over_request_rate_limit');
      return member;
    },
    back: async (server, { factor }) => isNoWait(await verify(server, (await firstStep(server, EMAIL)).access, factor)),
  }),
  one<Member>({
    name: 'factors that were begun make way for another',
    async ahead(server) {
      const member = await server.member(EMAIL);
      for (let i = 0; i < 10; i += 1) await enrollTotp(server, member.access, `app ${i}`);
      return member;
    },
    back: async (server) => expect((await enrollTotp(server, (await firstStep(server, EMAIL)).access)).secret).not.toBe(''),
  }),
  one<Member>({
    name: 'twenty upload tickets are not twenty of today',
    async ahead(server) {
      const member = await server.member(EMAIL);
      for (let i = 0; i < 20; i += 1) expect(await ticket(server, member.access)).toBe(200);
      expect(await ticket(server, member.access)).toBe(429);
      return member;
    },
    back: async (server) => expect(await ticket(server, (await firstStep(server, EMAIL)).access)).toBe(200),
  }),
  one<Member>({
    name: 'a password change does not end the upload tickets of later',
    async ahead(server) {
      const member = await server.member(EMAIL);
      expect((await server.call('PUT', '/user', { password: 'a new password' }, { token: member.access })).status).toBe(200);
      return member;
    },
    async back(server) {
      const { body } = await signIn(server, 'a new password');
      const headers = { authorization: `Bearer ${String(body['access_token'])}` };
      const payload = { deviceId: 'd', installId: 'i' };
      const given = await server.app.inject({ method: 'POST', url: '/api/sync/ticket', headers, payload });
      const upload = { authorization: `Bearer ${given.json<{ ticket: string }>().ticket}` };
      const empty = { proto: 1, batchId: 'b', deviceId: 'd', deviceNow: 0, items: [] };
      expect((await server.app.inject({ method: 'POST', url: '/api/sync/push', headers: upload, payload: empty })).statusCode).toBe(200);
    },
  }),
  one<Member>({
    name: 'a refresh token that comes back is theft, however the clock stands',
    async ahead(server) {
      const member = await server.member(EMAIL);
      const { body } = await server.call('POST', '/token?grant_type=refresh_token', { refresh_token: member.refresh });
      expect((await server.call('GET', '/user', undefined, { token: String(body['access_token']) })).status).toBe(200);
      return member;
    },
    async back(server, { refresh }) {
      const again = await server.call('POST', '/token?grant_type=refresh_token', { refresh_token: refresh });
      expect(codeOf(again)).toBe('400 refresh_token_already_used');
    },
  }),
  one<Member>({
    name: 'a session goes on, and gets old from its next refresh on',
    ahead: (server) => server.member(EMAIL),
    async back(server, { refresh }) {
      const renew = (refresh_token: string): Promise<Answer> => server.call('POST', '/token?grant_type=refresh_token', { refresh_token });
      let renewed = await renew(refresh);
      for (let month = 0; month < 12; month += 1) {
        isNoWait(renewed);
        server.clock.now += 31 * DAY_MS;
        renewed = await renew(String(renewed.body['refresh_token']));
      }
      expect(codeOf(renewed)).toBe('400 session_expired');
    },
  }),
  one<Member>({
    name: 'a sign-in is not fresh for as long',
    async ahead(server) {
      const member = await server.member(EMAIL);
      await server.database.write((writer) => writer.updateTable('users').set({ password_hash: null }).execute());
      return member;
    },
    async back({ app }, { access }) {
      const headers = { authorization: `Bearer ${access}` };
      const answer = await app.inject({ method: 'DELETE', url: '/api/account', headers, payload: {} });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'stale_sign_in']);
    },
  }),
  one<{ readonly member: Member; readonly id: string; readonly challengeId: string; readonly code: string }>({
    name: 'the code of a text message is over, and another one can be sent',
    async ahead(server, sent) {
      const member = await server.member(EMAIL);
      const { body } = await server.call('POST', '/factors', { factor_type: 'phone', phone: '+15550100' }, { token: member.access });
      const id = String(body['id']);
      const challengeId = await challenge(server, member.access, id);
      return { member, id, challengeId, code: codeIn(sent) };
    },
    async back(server, { member, id, challengeId, code }) {
      const token = member.access;
      const tried = await server.call('POST', `/factors/${id}/verify`, { challenge_id: challengeId, code }, { token });
      expect(codeOf(tried)).toBe('422 mfa_challenge_expired');
      isNoWait(await server.call('POST', `/factors/${id}/challenge`, {}, { token }));
    },
  }),
  one<string>({
    name: 'the code of a link is over',
    async ahead(server) {
      await server.call('POST', '/signup', { email: EMAIL, password: PASSWORD, ...challengeOf('v'.repeat(43)) });
      const { link } = proofIn((await server.delivered()).to(EMAIL)[0]);
      return new URL(await server.follow(link)).searchParams.get('code') ?? '';
    },
    async back(server, auth_code) {
      const exchanged = await server.call('POST', '/token?grant_type=pkce', { auth_code, code_verifier: 'v'.repeat(43) });
      expect(codeOf(exchanged)).toBe('422 flow_state_expired');
    },
  }),
  one<ReturnType<typeof proofIn>>({
    name: 'the link of a mail is over, and its code, and others can be sent',
    async ahead(server) {
      await server.member(EMAIL);
      await recover(server);
      return proofIn((await server.delivered()).to(EMAIL).at(-1));
    },
    async back(server, { token, code }) {
      const verified = (body: object): Promise<Answer> => server.call('POST', '/verify', { type: 'recovery', ...body });
      expect(codeOf(await verified({ token_hash: token }))).toBe('403 otp_expired');
      expect(codeOf(await verified({ email: EMAIL, token: code }))).toBe('403 otp_expired');
      isNoWait(await recover(server));
      isNoWait(await verified({ token_hash: proofIn((await server.delivered()).to(EMAIL).at(-1)).token }));
    },
  }),
  one<string>({
    name: 'a proof of work is over, and a new one is taken',
    env: ON,
    ahead: (server) => solved(server, 'recover'),
    async back(server, stale) {
      const ask = (captcha_token: string): Promise<Answer> =>
        server.call('POST', '/recover', { email: EMAIL, gotrue_meta_security: { captcha_token } });
      expect(codeOf(await ask(stale))).toBe('400 captcha_failed');
      isNoWait(await ask(await solved(server, 'recover')));
    },
  }),
  one<void>({
    name: 'a mail that waited is sent',
    async ahead(server) {
      await server.member(EMAIL);
      await recover(server);
      server.post.fails = 1;
      await server.delivered();
      expect(server.post.to(EMAIL)).toHaveLength(1);
    },
    async back(server) {
      const sent = (await server.delivered()).to(EMAIL).map(({ subject }) => subject);
      expect(sent).toContain('Choose a new Tenfold password');
    },
  }),
  one<void>({
    name: 'what is counted in memory refuses nobody',
    async ahead(server) {
      const sent = { email: 'broken', password: PASSWORD };
      await times(100, () => server.call('POST', '/signup', { ...sent, email: `${String(Math.random()).slice(2)}@example.org` }));
      expect((await server.call('POST', '/signup', { ...sent, email: EMAIL })).status).toBe(429);
    },
    back: async (server) => isNoWait(await server.call('POST', '/signup', { email: EMAIL, password: PASSWORD })),
  }),
];

onSqliteFirst('a clock that was two years ahead and is right again', (engine) => {
  const run = async ({ env, ahead, back }: Case<unknown>, restarts: boolean): Promise<void> => {
    const sent: TextMessage[] = [];
    const sms = { send: (message: TextMessage) => Promise.resolve(void sent.push(message)) };
    const open = (on: Engine, start: number) =>
      openAccounts(on, { AUTH_ACCESS_TTL_S: '86400', ...env }, start, undefined, undefined, [], sms);
    let server = await open(engine, AHEAD);
    const left = await ahead(server, sent);
    if (restarts) {
      const { database } = server;
      await server.app.close();
      server = await open({ ...engine, open: () => Promise.resolve(database) }, TEST_NOW);
    }
    server.clock.now = TEST_NOW;
    await back(server, left);
    await server.close();
  };

  test.each(CASES)('$name', (row) => run(row, false));
  test.each(CASES)('$name, after a restart, too', (row) => run(row, true));
});

onSqliteFirst('the hourly sweep', (engine) => {
  test('says so at the start when the clock is behind what is stored, and removes nothing for a day', async () => {
    const log: string[] = [];
    const server = await openAccounts(engine, {}, AHEAD);
    await server.member(EMAIL);
    const { database } = server;
    await server.app.close();
    const kept: Engine = { ...engine, open: () => Promise.resolve(database) };
    const again = await openAccounts(kept, { LOG_LEVEL: 'warn' }, TEST_NOW, undefined, { write: (line) => void log.push(line) });
    await again.app.ready();
    expect(log.filter((line) => line.includes('"event":"clock_jumped"'))).toHaveLength(1);
    expect(log.join('')).toContain('the clock is behind the newest time in the database');
    expect(log.join('')).not.toContain(EMAIL);
    await again.close();
  });

  const sweepOf = (store: Store, clock: { now: number }) => {
    const [said, removed]: [string[], number[]] = [[], []];
    const warn = (_details: object, message: string): void => void said.push(message);
    const sweep = new HourlySweep({ store, clock: () => clock.now, warn }, () => Promise.resolve(void removed.push(clock.now)));
    const hours = async (count: number): Promise<void> => {
      for (let hour = 0; hour < count; hour += 1) {
        clock.now += HOUR_MS;
        await sweep.run();
      }
    };
    return { said, removed, hours };
  };

  test('removes nothing by a clock that has just jumped, to either side, and goes on after a day', async () => {
    const database = await engine.open();
    const clock = { now: TEST_NOW };
    const { said, removed, hours } = sweepOf(database, clock);
    await hours(3);
    expect([said, removed.length]).toEqual([[], 3]);
    clock.now = AHEAD;
    await hours(24);
    expect([said.length, removed.length]).toEqual([1, 3]);
    clock.now = TEST_NOW;
    await hours(24);
    expect([said.length, removed.length]).toEqual([2, 3]);
    await hours(2);
    expect(removed).toHaveLength(5);
    await database.close();
  });
});

test('a clock is steady through a weekend off, and not after months in which nothing was stored', () => {
  expect(new ClockWatch(TEST_NOW).look(TEST_NOW + 3 * DAY_MS)).toBe('steady');
  expect(new ClockWatch(TEST_NOW).look(TEST_NOW - 4 * MINUTE_MS)).toBe('steady');
  expect(new ClockWatch(TEST_NOW).look(TEST_NOW - 6 * MINUTE_MS)).toBe('back');
  expect(new ClockWatch(TEST_NOW).look(TEST_NOW + 31 * DAY_MS)).toBe('ahead');
});
