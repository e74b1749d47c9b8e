import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../free-port.mjs';

const dist = fileURLToPath(new URL(`../../../${process.env['DIST_DIR'] ?? 'dist'}`, import.meta.url));
const readyWithinMs = 60_000;

/** The built server with data of its own, which go when it stops. */
export async function startServer() {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = await mkdtemp(`${tmpdir()}/tenfold-screenshots-`);
  const settings = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), SITE_URL: origin, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [`${dist}/server/main.js`], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = Date.now() + readyWithinMs;
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('The server did not start: is the product built?');
    await pause(50);
  }
  const stop = async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin, stop };
}
