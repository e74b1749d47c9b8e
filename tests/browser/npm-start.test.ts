import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { lendPackages } from '../checkout-copy.ts';
import { freePort } from '../free-port.mjs';
import { openDatabase } from '../../server/database/open.ts';
import { SHOWS_WITHIN_MS } from './harness/engines.ts';
import { withFolder } from './harness/folder.ts';
import { builtFolder, TestServer } from './harness/server.ts';
import { admin } from './steps/admin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm start` as a shell of its own would run it: the leader of a process group. */
interface Started {
  readonly npm: ChildProcess;
  readonly dataDir: string;
  readonly port: number;
}

const begun: ChildProcess[] = [];
afterEach(() => {
  for (const { pid } of begun.splice(0)) if (pid !== undefined) endGroup(pid);
});

/** Ends what a failed test left behind. */
function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing is left of it.
  }
}

async function start(dataDir: string, command: readonly string[] = ['npm', 'start']): Promise<Started> {
  const port = await freePort();
  const [program = '', ...args] = command;
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir };
  const npm = spawn(program, args, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  begun.push(npm);
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (part) => (output += String(part)));
  await expect.poll(async () => ((await answers(port)) ? 'served' : output), { timeout: SHOWS_WITHIN_MS }).toBe('served');
  return { npm, dataDir, port };
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Expects that nobody has the port and the database any more. */
async function expectFree({ dataDir, port }: Started): Promise<void> {
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening');
  probe.close();
  await (await openDatabase({ dataDir }, () => new Uint8Array(8))).close();
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'npm start that gets %s ends with the server, in order, and leaves port and database free',
  async (signal) => {
    await withFolder(async (folder) => {
      const started = await start(folder);
      started.npm.kill(signal);
      expect(await once(started.npm, 'exit')).toEqual([0, null]);
      await expectFree(started);
    });
  },
);

it('Ctrl+C, which terminal and npm both send, is one order to end', async () => {
  await withFolder(async (folder) => {
    const started = await start(folder);
    if (started.npm.pid === undefined) throw new Error('npm has no process.');
    process.kill(-started.npm.pid, 'SIGINT');
    expect(await once(started.npm, 'exit')).toEqual([0, null]);
    await expectFree(started);
  });
});

it('A server whose npm was killed, or whose shell passes nothing on, ends by itself', async () => {
  await withFolder(async (folder) => {
    const killed = await start(folder);
    killed.npm.kill('SIGKILL');
    await expect.poll(() => answers(killed.port), { timeout: SHOWS_WITHIN_MS }).toBe(false);
    await expect.poll(() => admin(folder, 'check'), { timeout: SHOWS_WITHIN_MS }).toMatchObject({ exitCode: 0 });
    await expectFree(killed);
    const deaf = await start(folder, ['sh', '-c', `"${process.execPath}" tools/start.mjs; true`]);
    deaf.npm.kill('SIGTERM');
    await expect.poll(() => answers(deaf.port), { timeout: SHOWS_WITHIN_MS }).toBe(false);
    await expect.poll(() => expectFree(deaf).then(() => 'free', String), { timeout: SHOWS_WITHIN_MS }).toBe('free');
  });
});

it('The built server needs its packages and a data folder, but neither git, npm nor the sources', async () => {
  await withFolder(async (folder) => {
    cpSync(builtFolder, join(folder, 'dist'), { recursive: true });
    lendPackages(folder);
    const server = await TestServer.start({ PATH: folder }, join(folder, 'dist'));
    const answer = await fetch(server.origin);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Train speed and accuracy')]);
    await server.remove();
  });
});

it('A server that cannot start says why once, and npm start fails', async () => {
  await withFolder(async (folder) => {
    const env = { ...process.env, PORT: 'eighty', DATA_DIR: folder };
    const { status, stderr } = spawnSync('npm', ['start', '--silent'], { cwd: root, env, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'Tenfold cannot start: PORT must be a whole number from 0 to 65535.\n',
    });
  });
});
