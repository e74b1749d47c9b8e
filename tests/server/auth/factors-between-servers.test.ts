import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Answer } from './accounts-for-test.ts';
import { challenge, codeAt, codeOf, firstStep, guardedMember, verify, wrongCodeAt, type GuardedMember } from './factors-for-test.ts';
import { atOnce, openTwoServers, type TwoServers } from './two-servers.ts';

const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe.skipIf(inject('postgresUrl') === undefined)('second factors of two servers on one PostgreSQL', () => {
  let servers: TwoServers;
  let mia: GuardedMember;
  let count = 0;
  beforeAll(async () => {
    servers = await openTwoServers();
  });
  afterAll(() => servers.close());
  beforeEach(async () => {
    count += 1;
    // A round of the other one's mails would take those of this test along, into its own postbox.
    await servers.second.delivered();
    mia = await guardedMember(servers.first, `mia${count}@example.org`);
    servers.pass(0);
  });

  test('eight tries with one code at once, at both, raise one session', async () => {
    const { access } = await firstStep(servers.first, mia.email);
    const code = codeAt(mia.factor.secret, servers.first.clock.now);
    const ids = await atOnce(8, (i) => challenge(servers.of(i), access, mia.factor.id));
    const answers = await atOnce(8, (i) => verify(servers.of(i), access, mia.factor, { code, challengeId: ids[i] ?? '' }));
    expect(answers.map(codeOf).sort()).toEqual(['200 undefined', ...many(7, '422 mfa_verification_failed')]);
  });

  test('wrong codes at one count at the other', async () => {
    const { access } = await firstStep(servers.first, mia.email);
    const challengeId = await challenge(servers.first, access, mia.factor.id);
    const code = wrongCodeAt(mia.factor.secret, servers.first.clock.now);
    const answers = await atOnce(20, (i) => verify(servers.of(i), access, mia.factor, { code, challengeId }));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(15);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('a recovery code that both are given at once is good at one', async () => {
    const { codes } = (await servers.first.call('POST', '/recovery-codes', {}, { token: mia.access })).body as { codes: readonly string[] };
    const sessions = [await firstStep(servers.first, mia.email), await firstStep(servers.second, mia.email)];
    const redeem = (i: number): Promise<Answer> =>
      servers.of(i).call('POST', '/recovery-codes/verify', { code: codes[0] }, { token: sessions[i % 2]?.access });
    const raised = (await atOnce(8, redeem)).filter(({ status }) => status === 200);
    // The session that got it is answered alike at each of its tries; the other has ended with it.
    expect(new Set(raised.map(({ body }) => body['refresh_token'])).size).toBe(1);
    const { body } = await servers.second.call('GET', '/recovery-codes', undefined, { token: String(raised[0]?.body['access_token']) });
    expect(body).toEqual({ left: 9 });
  });

  test('a factor that is removed at one lowers its sessions at the other at once', async () => {
    expect((await servers.second.call('PUT', '/user', { data: { a: 1 } }, { token: mia.access })).status).toBe(200);
    const { access } = await firstStep(servers.second, mia.email);
    expect((await servers.first.call('DELETE', `/factors/${mia.factor.id}`, undefined, { token: mia.access })).status).toBe(200);
    expect((await servers.second.call('PUT', '/user', { data: { a: 2 } }, { token: access })).status).toBe(200);
  });

  test('tries, refreshes and removals at the same time end in answers, not in a deadlock', async () => {
    const { access, refresh } = await firstStep(servers.first, mia.email);
    const answers = await atOnce(24, (i): Promise<Answer> => {
      const server = servers.of(i);
      if (i % 3 === 0) return verify(server, access, mia.factor);
      if (i % 3 === 1) return server.call('POST', '/token?grant_type=refresh_token', { refresh_token: refresh });
      return server.call('DELETE', `/factors/${mia.factor.id}`, undefined, { token: mia.access });
    });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});
