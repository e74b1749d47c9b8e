import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { find } from '../../tools/setup/run.mjs';
import { withFolder } from '../browser/harness/folder.ts';
import { builtFolder, TestServer } from '../browser/harness/server.ts';

const caddy = find(['caddy']);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Caddy with the Caddyfile that we ship, on ports of this test. */
async function startCaddy(folder: string, port: number, server: string): Promise<ChildProcess> {
  const file = join(folder, 'Caddyfile');
  const own = `admin off\n\thttp_port ${await freePort()}\n\tskip_install_trust`;
  writeFileSync(file, readFileSync('deploy/Caddyfile', 'utf8').replace('skip_install_trust', own));
  mkdirSync(join(folder, 'home'));
  const env = {
    ...process.env,
    HOME: join(folder, 'home'),
    XDG_DATA_HOME: folder,
    TENFOLD_SITE: `localhost:${port}`,
    TENFOLD_SERVER: server,
  };
  return spawn(caddy ?? '', ['run', '--adapter', 'caddyfile', '--config', file], { env, stdio: 'ignore' });
}

/** The status of an answer, to a device that trusts the authority. */
function statusAt(address: string, ca: Buffer): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { ca, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });
}

describe.skipIf(caddy === undefined)(`A box behind Caddy${caddy === undefined ? ' (not run: needs Caddy)' : ''}`, () => {
  test('the doctor finds nothing wrong, and who trusts the root certificate reaches all', async () => {
    await withFolder(async (folder) => {
      const port = await freePort();
      const origin = `https://localhost:${port}`;
      const server = await TestServer.start({ SITE_URL: origin, HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' });
      const proxy = await startCaddy(folder, port, `127.0.0.1:${new URL(server.origin).port}`);
      try {
        const root = join(folder, 'caddy/pki/authorities/local/root.crt');
        await expect.poll(() => existsSync(root)).toBe(true);
        const ca = readFileSync(root);
        await expect.poll(() => statusAt(`${origin}/healthz`, ca).catch(() => 0)).toBe(200);
        expect(await statusAt(`${origin}/sw.js`, ca)).toBe(200);
        const env = { ...process.env, DATA_DIR: server.dataDir };
        const { status, stdout, stderr } = spawnSync(process.execPath, [`${builtFolder}/server/admin.js`, 'doctor'], {
          env,
          encoding: 'utf8',
        });
        expect([status, stderr]).toEqual([0, '']);
        expect(stdout).toContain(`ok    ${origin} leads to a Tenfold server.`);
        expect(stdout).toMatch(/^note {2}The certificate is signed by "Tenfold at our school/m);
        expect(stdout).toContain('ok    Only a proxy on this machine reaches the server.');
        const socket = new WebSocket(`${origin.replace('https', 'wss')}/api/realtime`, { ca, origin });
        await once(socket, 'open');
        socket.terminate();
      } finally {
        proxy.kill();
        await once(proxy, 'exit');
        await server.remove();
      }
    });
  });
});
