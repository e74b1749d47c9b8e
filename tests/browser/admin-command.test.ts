import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverForTests, TestServer } from './harness.ts';
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

  it('makes a backup beside the running server, and puts it back once that has stopped', async () => {
    const backup = await admin(server.dataDir, 'backup');
    expect(backup).toMatchObject({ exitCode: 0, stderr: '' });
    const [, folder = ''] = /^The backup is in (\S+)\. /.exec(backup.stdout) ?? [];
    expect(statSync(join(folder, 'tenfold.db')).size).toBeGreaterThan(0);
    expect(await admin(server.dataDir, 'restore', folder)).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: 'A server runs on this data folder. Stop it, and run this command again.\n',
    });
    await server.stop();
    expect(await admin(server.dataDir, 'restore', folder)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^The backup is restored\./) as string,
    });
    await server.start();
    expect(server.log).not.toContain('other_keys');
    expect(await admin(server.dataDir, 'check')).toEqual(CHECKED);
  });

  it('and a server warns once, in words, if a database comes back without its keys', async () => {
    const { stdout } = await admin(server.dataDir, 'backup');
    const [, folder = ''] = /^The backup is in (\S+)\. /.exec(stdout) ?? [];
    const elsewhere = mkdtempSync(join(tmpdir(), 'tenfold-elsewhere-'));
    expect(await admin(elsewhere, 'restore', folder)).toMatchObject({ exitCode: 0 });
    const other = await TestServer.start({ DATA_DIR: elsewhere });
    expect(other.log).toContain('"event":"other_keys","keys":["factors","accounts","auth-signing","upload-ticket"]');
    expect(other.log).toContain('two-step sign-in by an app');
    await other.restart();
    expect(other.log.split('"event":"other_keys"')).toHaveLength(2);
    await other.remove();
    rmSync(elsewhere, { recursive: true, force: true });
  });
});
