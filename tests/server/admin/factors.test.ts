import { expect, test } from 'vitest';
import { runCommand } from '../../../server/admin/run-command.ts';
import { configForTest } from '../app-for-test.ts';
import { openAccounts, tombstonesInMemory } from '../auth/accounts-for-test.ts';
import { firstStep, guardedMember } from '../auth/factors-for-test.ts';
import { onEachEngine } from '../engines.ts';

onEachEngine('an operator', (engine) => {
  test('turns two-step sign-in off for who has lost phone and recovery codes, and tells them by mail; others keep theirs', async () => {
    const server = await openAccounts(engine, { AUTH_ACCESS_TTL_S: '86400' });
    const { email, access } = await guardedMember(server, 'mia@example.org');
    const other = await guardedMember(server, 'leo@example.org');
    await server.call('POST', '/recovery-codes', {}, { token: access });
    const deps = {
      database: server.database,
      clock: () => server.clock.now,
      random: (bytes: number) => new Uint8Array(bytes),
      changed: () => {},
      tombstones: tombstonesInMemory(),
      dataDir: '/nowhere',
      checkCopy: () => Promise.resolve(),
      config: configForTest(),
      mail: server.accounts.mail,
    };
    const remove = (who: string) => runCommand(deps, ['remove-factors', who]);
    expect(await remove(email)).toEqual({
      exitCode: 0,
      lines: [expect.stringMatching(/^\S.* \(mia@example\.org\) signs in with the first step alone now\.$/)],
    });
    // What was told within this hour already is that it was set up.
    server.clock.now += 3_600_000;
    const mail = (await server.delivered()).to(email).at(-1);
    expect(mail?.subject).toBe('Two-step sign-in is off for your Tenfold account');
    expect(mail?.text).toContain('Whoever runs this Tenfold just turned two-step sign-in off for your account');
    const { body } = await server.call('GET', '/user', undefined, { token: access });
    expect(body['factors']).toEqual([]);
    expect((await server.call('GET', '/recovery-codes', undefined, { token: (await firstStep(server, email)).access })).body).toEqual({
      left: 0,
    });
    const use = async (token: string) => (await server.call('PUT', '/user', { data: {} }, { token })).status;
    expect([await use(access), await use((await firstStep(server, other.email)).access)]).toEqual([200, 401]);
    expect((await remove(email)).lines).toEqual([expect.stringMatching(/has no two-step sign-in\.$/)]);
    expect(await remove('nobody@example.org')).toMatchObject({ exitCode: 1 });
    expect((await server.delivered()).to(email).at(-1)).toBe(mail);
    await server.close();
  });
});
