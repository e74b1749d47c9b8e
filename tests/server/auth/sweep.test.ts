import { expect, test } from 'vitest';
import { issueState } from '../../../server/auth/identities/oauth-states.ts';
import { sweep } from '../../../server/auth/sweep.ts';
import { onEachEngine } from '../engines.ts';
import { challengeOf, openAccounts, PASSWORD, proofIn, SITE } from './accounts-for-test.ts';
import { enrollTotp, guardedMember, verify, wrongCodeAt } from './factors-for-test.ts';

const DAY_MS = 24 * 3_600_000;

onEachEngine('sweeping', (engine) => {
  test('removes what is over, and nothing that lives', async () => {
    const server = await openAccounts(engine);
    const { db } = server.database;
    const member = await server.member('mia@example.org');
    await server.call('POST', '/signup', { email: 'leo@example.org', password: PASSWORD, ...challengeOf('v'.repeat(43)) });
    await server.follow(proofIn((await server.delivered()).to('leo@example.org')[0]).link);
    await server.call('POST', '/recover', { email: 'mia@example.org' });
    await server.delivered();
    await server.database.write((writer) =>
      issueState(writer, { redirectTo: SITE, challenge: undefined, linking: undefined }, server.clock.now),
    );
    const counts = async () => {
      const rows = [
        await db.selectFrom('auth_codes').selectAll().execute(),
        await db.selectFrom('oauth_states').selectAll().execute(),
        await db.selectFrom('mail_tokens').selectAll().execute(),
        await db.selectFrom('mail_history').selectAll().execute(),
        await db.selectFrom('auth_sessions').selectAll().execute(),
        await db.selectFrom('refresh_tokens').selectAll().execute(),
      ];
      return rows.map(({ length }) => length);
    };
    const parts = { store: server.database, clock: () => server.clock.now };
    await sweep(parts);
    expect(await counts()).toEqual([1, 1, 1, 2, 1, 1]);
    server.clock.now += 2 * DAY_MS;
    await sweep(parts);
    expect(await counts()).toEqual([0, 0, 0, 0, 1, 1]);
    expect((await server.call('POST', '/token?grant_type=refresh_token', { refresh_token: member.refresh })).status).toBe(200);
    server.clock.now += 400 * DAY_MS;
    await sweep(parts);
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
    await server.close();
  });

  test('factors that were never finished go after a day, with their challenges and the wrong codes; finished ones stay', async () => {
    const server = await openAccounts(engine, { AUTH_ACCESS_TTL_S: '86400' });
    const { db } = server.database;
    const { access, factor } = await guardedMember(server, 'mia@example.org');
    await enrollTotp(server, access, 'half done');
    await verify(server, access, factor, { code: wrongCodeAt(factor.secret, server.clock.now) });
    const counts = async () => [
      (await db.selectFrom('factors').selectAll().execute()).length,
      (await db.selectFrom('factor_challenges').selectAll().execute()).length,
      (await db.selectFrom('wrong_codes').selectAll().execute()).length,
    ];
    const parts = { store: server.database, clock: () => server.clock.now };
    await sweep(parts);
    expect(await counts()).toEqual([2, 1, 1]);
    server.clock.now += 2 * DAY_MS;
    await sweep(parts);
    expect(await counts()).toEqual([1, 0, 0]);
    await server.close();
  });

  test('an account that nobody confirms goes after seven days, with its name and its link; a confirmed one stays', async () => {
    const server = await openAccounts(engine);
    const { db } = server.database;
    await server.member('mia@example.org', 'Mia');
    await server.call('POST', '/signup', { email: 'leo@example.org', password: PASSWORD, data: { username: 'Noa' } });
    const parts = { store: server.database, clock: () => server.clock.now };
    const left = async () => {
      const names = await db.selectFrom('profile_names').select('name_key').orderBy('name_key').execute();
      const users = await db.selectFrom('users').select('email').orderBy('email').execute();
      return [names.map(({ name_key }) => name_key), users.map(({ email }) => email)];
    };
    server.clock.now += 7 * DAY_MS;
    await sweep(parts);
    expect(await left()).toEqual([
      ['mia', 'noa'],
      ['leo@example.org', 'mia@example.org'],
    ]);
    server.clock.now += 1;
    await sweep(parts);
    expect(await left()).toEqual([['mia'], ['mia@example.org']]);
    for (const table of ['identities', 'profiles', 'mail_tokens'] as const) {
      const rows = await db.selectFrom(table).select('user_id').execute();
      expect([table, rows.length]).toEqual([table, table === 'mail_tokens' ? 0 : 1]);
    }
    await server.close();
  });
});
