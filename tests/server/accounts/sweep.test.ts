import { expect, test } from 'vitest';
import { sweep } from '../../../server/accounts/sweep.ts';
import { onEachEngine } from '../engines.ts';
import { challengeOf, openAccounts, PASSWORD, proofIn } from './accounts-for-test.ts';

const DAY_MS = 24 * 3_600_000;

onEachEngine('sweeping', (engine) => {
  test('removes what is over, and nothing that lives', async () => {
    const server = await openAccounts(engine);
    const { db } = server.database;
    const member = await server.member('mia@example.org');
    await server.call('POST', '/signup', { email: 'leo@example.org', password: PASSWORD, ...challengeOf('v'.repeat(43)) });
    await server.call('GET', `/verify${proofIn((await server.delivered()).to('leo@example.org')[0]).link.search}`);
    await server.call('POST', '/recover', { email: 'mia@example.org' });
    const counts = async () => {
      const rows = [
        await db.selectFrom('auth_codes').selectAll().execute(),
        await db.selectFrom('mail_tokens').selectAll().execute(),
        await db.selectFrom('mail_history').selectAll().execute(),
        await db.selectFrom('auth_sessions').selectAll().execute(),
        await db.selectFrom('refresh_tokens').selectAll().execute(),
      ];
      return rows.map(({ length }) => length);
    };
    const parts = { store: server.database, clock: () => server.clock.now };
    await sweep(parts);
    expect(await counts()).toEqual([1, 1, 2, 1, 1]);
    server.clock.now += 2 * DAY_MS;
    await sweep(parts);
    expect(await counts()).toEqual([0, 0, 0, 1, 1]);
    expect((await server.call('POST', '/token?grant_type=refresh_token', { refresh_token: member.refresh })).status).toBe(200);
    server.clock.now += 400 * DAY_MS;
    await sweep(parts);
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
    await server.close();
  });
});
