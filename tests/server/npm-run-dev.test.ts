import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyCheckout, lendPackages } from '../checkout-copy.ts';
import { freePort } from '../free-port.mjs';

const SOURCES = [
  'client',
  'server',
  'shared',
  'sw',
  'build',
  'tools',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

let copy: string;
let end: () => Promise<void>;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'tenfold-dev-'));
  end = () => Promise.resolve();
});
afterEach(async () => {
  await end();
  rmSync(copy, { recursive: true, force: true });
});

/** Runs `npm run dev` in the copy; returns what its address answers at a path, and "" while it does not. */
async function runDev(): Promise<(path: string) => Promise<string>> {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: join(copy, 'data'), LOG_LEVEL: 'silent' };
  const npm = spawn('npm', ['run', 'dev'], { cwd: copy, env, stdio: ['pipe', 'ignore', 'ignore'] });
  end = async () => {
    if (npm.exitCode !== null || npm.signalCode !== null) return;
    npm.kill('SIGTERM');
    await once(npm, 'exit');
  };
  return (path) =>
    fetch(`http://localhost:${port}${path}`).then(
      (response) => response.text(),
      () => '',
    );
}

test('npm run dev serves window and API, follows an edit of a route, and ends with its npm', async () => {
  copyCheckout(copy, SOURCES);
  lendPackages(copy);
  const get = await runDev();
  await expect.poll(() => get('/healthz')).toBe('{"status":"ok"}');
  expect(JSON.parse(await get('/api/site'))).toEqual({ social: {} });
  expect(await get('/')).toContain('src="./main.tsx"');
  expect(await get('/main.tsx')).toContain('react-root.ts');
  const route = join(copy, 'server/http/health.ts');
  writeFileSync(route, readFileSync(route, 'utf8').replace("({ status: 'ok' })", "({ status: 'edited' })"));
  await expect.poll(() => get('/healthz')).toBe('{"status":"edited"}');
  await end();
  expect(await get('/healthz')).toBe('');
});
