import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serverForTests } from './harness.ts';
import { admin } from './steps/admin.ts';

const server = serverForTests();

const CHECKED = { exitCode: 0, stdout: 'Players checked: 0. Totals that were wrong and are right now: 0.\n', stderr: '' };

describe('The built command', () => {
  it('works while the server runs, after it was killed, and with the next one', async () => {
    expect(await admin(server.dataDir, 'check')).toEqual(CHECKED);
    await server.kill();
    expect(statSync(`${server.dataDir}/admin.sock`).isSocket()).toBe(true);
    expect(await admin(server.dataDir, 'check')).toEqual(CHECKED);
    await server.start();
    expect(await admin(server.dataDir, 'check')).toEqual(CHECKED);
    expect(server.log).toContain('"command":"check"');
  });

  it('says on standard error what could not be done, and what is no command', async () => {
    expect(await admin(server.dataDir, 'promote', 'nobody@example.org')).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'There is no account with the address or name "nobody@example.org".\n',
    });
    expect(await admin(server.dataDir, 'reboot')).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringContaining('promote <e-mail') as string,
    });
    expect(await admin(server.dataDir, 'help')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('promote <e-mail') as string,
      stderr: '',
    });
    // Unknown words may be a name or an address.
    expect(server.log).not.toContain('nobody@example.org');
  });
});
