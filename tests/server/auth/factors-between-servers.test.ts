import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { migrations } from '../../../server/database/migrations/index.ts';
import { openPostgres } from '../../../server/database/postgres.ts';
import { newPostgresDatabase, postgres } from '../engines.ts';
import { openAccounts, type AccountsApp, type Answer } from './accounts-for-test.ts';
import { challenge, codeAt, codeOf, firstStep, guardedMember, verify, wrongCodeAt, type GuardedMember } from './factors-for-test.ts';

const EMAIL = 'mia@example.org';
const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

describe.skipIf(inject('postgresUrl') === undefined)('second factors of two servers on one PostgreSQL', () => {
  let servers: readonly [AccountsApp, AccountsApp];
  let mia: GuardedMember;
  beforeEach(async () => {
    const address = await newPostgresDatabase();
    const start = (): Promise<AccountsApp> =>
      openAccounts({
        ...postgres,
        async open() {
          const store = openPostgres(address);
          await migrate(store, migrations, (bytes) => new Uint8Array(bytes));
          return store;
        },
      });
    servers = [await start(), await start()];
    mia = await guardedMember(servers[0], EMAIL);
    servers[1].clock.now = servers[0].clock.now;
  });
  afterEach(async () => {
    for (const server of servers) await server.close();
  });
  const serverOf = (i: number): AccountsApp => (i % 2 === 0 ? servers[0] : servers[1]);

  test('eight tries with one code at once, at both, raise one session', async () => {
    const { access } = await firstStep(servers[0], EMAIL);
    const code = codeAt(mia.factor.secret, servers[0].clock.now);
    const ids = await Promise.all(many(8, (i) => challenge(serverOf(i), access, mia.factor.id)));
    const answers = await Promise.all(ids.map((challengeId, i) => verify(serverOf(i), access, mia.factor, { code, challengeId })));
    expect(answers.map(codeOf).sort()).toEqual(['200 undefined', ...many(7, () => '422 mfa_verification_failed')]);
  });

  test('wrong codes at one count at the other', async () => {
    const { access } = await firstStep(servers[0], EMAIL);
    const challengeId = await challenge(servers[0], access, mia.factor.id);
    const code = wrongCodeAt(mia.factor.secret, servers[0].clock.now);
    const answers = await Promise.all(many(20, (i) => verify(serverOf(i), access, mia.factor, { code, challengeId })));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(15);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('a recovery code that both are given at once is good at one', async () => {
    const { codes } = (await servers[0].call('POST', '/recovery-codes', {}, { token: mia.access })).body as { codes: readonly string[] };
    const sessions = [await firstStep(servers[0], EMAIL), await firstStep(servers[1], EMAIL)];
    const redeem = (i: number): Promise<Answer> =>
      serverOf(i).call('POST', '/recovery-codes/verify', { code: codes[0] }, { token: sessions[i % 2]?.access });
    const raised = (await Promise.all(many(8, redeem))).filter(({ status }) => status === 200);
    // The session that got it is answered alike at each of its tries; the other has ended with it.
    expect(new Set(raised.map(({ body }) => body['refresh_token'])).size).toBe(1);
    const { body } = await servers[1].call('GET', '/recovery-codes', undefined, { token: String(raised[0]?.body['access_token']) });
    expect(body).toEqual({ left: 9 });
  });

  test('a factor that is removed at one lowers its sessions at the other at once', async () => {
    expect((await servers[1].call('PUT', '/user', { data: { a: 1 } }, { token: mia.access })).status).toBe(200);
    const { access } = await firstStep(servers[1], EMAIL);
    expect((await servers[0].call('DELETE', `/factors/${mia.factor.id}`, undefined, { token: mia.access })).status).toBe(200);
    expect((await servers[1].call('PUT', '/user', { data: { a: 2 } }, { token: access })).status).toBe(200);
  });

  test('tries, refreshes and removals at the same time end in answers, not in a deadlock', async () => {
    const { access, refresh } = await firstStep(servers[0], EMAIL);
    const answers = await Promise.all(
      many(24, (i): Promise<Answer> => {
        const server = serverOf(i);
        if (i % 3 === 0) return verify(server, access, mia.factor);
        if (i % 3 === 1) return server.call('POST', '/token?grant_type=refresh_token', { refresh_token: refresh });
        return server.call('DELETE', `/factors/${mia.factor.id}`, undefined, { token: mia.access });
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});
