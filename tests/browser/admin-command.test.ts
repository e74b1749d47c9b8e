import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtFolder } from './harness/server.ts';
import { serverForTests } from './harness.ts';

const server = serverForTests();

interface Ended {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What `npm run admin -- <words>` runs, with the settings of the server. */
const admin = (...words: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: server.dataDir };
    const child = execFile(process.execPath, [`${builtFolder}/server/admin.js`, ...words], { env }, (_error, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? -1, stdout, stderr }),
    );
  });

const CHECKED = { exitCode: 0, stdout: 'Players checked: 0. Totals that were wrong and are right now: 0.\n', stderr: '' };

describe('The built command', () => {
  it('works while the server runs, after it was killed, and with the next one', async () => {
    expect(await admin('check')).toEqual(CHECKED);
    await server.kill();
    expect(statSync(`${server.dataDir}/admin.sock`).isSocket()).toBe(true);
    expect(await admin('check')).toEqual(CHECKED);
    await server.start();
    expect(await admin('check')).toEqual(CHECKED);
    expect(server.log).toContain('"command":"check"');
  });

  it('says on standard error what could not be done, and what is no command', async () => {
    expect(await admin('promote', 'nobody@example.org')).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'There is no account with the address or name "nobody@example.org".\n',
    });
    expect(await admin('reboot')).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining('promote <e-mail') as string });
    expect(await admin('help')).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('promote <e-mail') as string, stderr: '' });
    // Unknown words may be a name or an address.
    expect(server.log).not.toContain('nobody@example.org');
  });
});
